import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const paymentTexts = inCurrentLanguage({ en: en.paymentTexts, es: es.paymentTexts });
export const cardRuleTexts = inCurrentLanguage({ en: en.cardRuleTexts, es: es.cardRuleTexts });
