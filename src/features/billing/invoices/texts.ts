import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const invoicesTexts = inCurrentLanguage({ en: en.invoicesTexts, es: es.invoicesTexts });
export const invoicePdfTexts = inCurrentLanguage({ en: en.invoicePdfTexts, es: es.invoicePdfTexts });
