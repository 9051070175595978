export { earningsTexts } from './texts.es';
