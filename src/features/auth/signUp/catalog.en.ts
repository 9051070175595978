export { termsTexts } from './terms/termsTexts.en';
export { signUpTexts } from './texts.en';
