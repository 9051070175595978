export { searchTexts } from './texts.es';
