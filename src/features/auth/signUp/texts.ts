import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const signUpTexts = inCurrentLanguage({ en: en.signUpTexts, es: es.signUpTexts });
export const termsTexts = inCurrentLanguage({ en: en.termsTexts, es: es.termsTexts });
