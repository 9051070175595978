import { billingCatalog } from '../catalog';

export const wordsTexts = billingCatalog.texts('wordsTexts');
export const cardRuleTexts = billingCatalog.texts('cardRuleTexts');
