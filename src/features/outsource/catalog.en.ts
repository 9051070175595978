export { fitTexts } from './fit/texts.en';
