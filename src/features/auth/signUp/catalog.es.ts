export { termsTexts } from './termsTexts.es';
export { signUpTexts } from './texts.es';
