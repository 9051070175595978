export { termsTexts } from './terms/termsTexts.es';
export { signUpTexts } from './texts.es';
