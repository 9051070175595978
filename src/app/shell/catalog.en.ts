export { shellTexts } from './texts.en';
