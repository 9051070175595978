import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const planLabels = inCurrentLanguage({ en: en.planLabels, es: es.planLabels });
export const cardRuleTexts = inCurrentLanguage({ en: en.cardRuleTexts, es: es.cardRuleTexts });
