export { limitTexts } from './texts.en';
