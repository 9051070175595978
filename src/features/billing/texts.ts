import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const pageTexts = inCurrentLanguage({ en: en.pageTexts, es: es.pageTexts });
export const cancelTexts = inCurrentLanguage({ en: en.cancelTexts, es: es.cancelTexts });
export const plansTexts = inCurrentLanguage({ en: en.plansTexts, es: es.plansTexts });
export const planDialogTexts = inCurrentLanguage({ en: en.planDialogTexts, es: es.planDialogTexts });
export const paymentTexts = inCurrentLanguage({ en: en.paymentTexts, es: es.paymentTexts });
export const addressTexts = inCurrentLanguage({ en: en.addressTexts, es: es.addressTexts });
export const invoicesTexts = inCurrentLanguage({ en: en.invoicesTexts, es: es.invoicesTexts });
export const invoicePdfTexts = inCurrentLanguage({ en: en.invoicePdfTexts, es: es.invoicePdfTexts });
export const planLabels = inCurrentLanguage({ en: en.planLabels, es: es.planLabels });
export const cardRuleTexts = inCurrentLanguage({ en: en.cardRuleTexts, es: es.cardRuleTexts });
