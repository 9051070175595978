export { feedTexts } from './texts.es';
