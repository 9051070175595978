import { billingCatalog } from '../catalog';

export const plansTexts = billingCatalog.texts('plansTexts');
export const planDialogTexts = billingCatalog.texts('planDialogTexts');
