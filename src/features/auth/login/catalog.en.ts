export { loginTexts } from './texts.en';
export { socialTexts } from '../social/texts.en';
