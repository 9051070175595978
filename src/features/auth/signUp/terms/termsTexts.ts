import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { termsTexts as en } from './termsTexts.en';
import { termsTexts as es } from './termsTexts.es';

export const termsTexts = inCurrentLanguage({ en, es });
