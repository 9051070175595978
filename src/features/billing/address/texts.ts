import { billingCatalog } from '../catalog';

export const addressTexts = billingCatalog.texts('addressTexts');
