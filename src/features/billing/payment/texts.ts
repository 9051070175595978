import { billingCatalog } from '../catalog';

export const paymentTexts = billingCatalog.texts('paymentTexts');
