import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const offerListTexts = inCurrentLanguage({ en: en.offerListTexts, es: es.offerListTexts });
export const offerDetailTexts = inCurrentLanguage({ en: en.offerDetailTexts, es: es.offerDetailTexts });
export const applyTexts = inCurrentLanguage({ en: en.applyTexts, es: es.applyTexts });
