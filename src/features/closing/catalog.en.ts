export { closingTexts } from './texts.en';
