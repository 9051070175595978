export { termsTexts } from './termsTexts.en';
export { signUpTexts } from './texts.en';
