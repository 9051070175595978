import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const loginTexts = inCurrentLanguage({ en: en.loginTexts, es: es.loginTexts });
export const socialTexts = inCurrentLanguage({ en: en.socialTexts, es: es.socialTexts });
