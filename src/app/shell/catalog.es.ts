export { shellTexts } from './texts.es';
