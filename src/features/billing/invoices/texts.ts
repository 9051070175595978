import { billingCatalog } from '../catalog';

export const invoicesTexts = billingCatalog.texts('invoicesTexts');
export const invoicePdfTexts = billingCatalog.texts('invoicePdfTexts');
