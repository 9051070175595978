import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const accountTexts = inCurrentLanguage({ en: en.accountTexts, es: es.accountTexts });
export const emailTexts = inCurrentLanguage({ en: en.emailTexts, es: es.emailTexts });
export const otpTexts = inCurrentLanguage({ en: en.otpTexts, es: es.otpTexts });
export const passwordTexts = inCurrentLanguage({ en: en.passwordTexts, es: es.passwordTexts });
export const resetTexts = inCurrentLanguage({ en: en.resetTexts, es: es.resetTexts });
