import { billingCatalog } from '../catalog';

export const planLabels = billingCatalog.texts('planLabels');
export const cardRuleTexts = billingCatalog.texts('cardRuleTexts');
