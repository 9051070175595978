export { loginTexts } from './texts.es';
export { socialTexts } from '../social/texts.es';
