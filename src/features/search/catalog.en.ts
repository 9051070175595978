export { searchTexts } from './texts.en';
