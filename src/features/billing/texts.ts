import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const pageTexts = inCurrentLanguage({ en: en.pageTexts, es: es.pageTexts });
export const cancelTexts = inCurrentLanguage({ en: en.cancelTexts, es: es.cancelTexts });
export const addressTexts = inCurrentLanguage({ en: en.addressTexts, es: es.addressTexts });
export const invoicesTexts = inCurrentLanguage({ en: en.invoicesTexts, es: es.invoicesTexts });
export const invoicePdfTexts = inCurrentLanguage({ en: en.invoicePdfTexts, es: es.invoicePdfTexts });
