import { billingCatalog } from '../catalog';

export const pageTexts = billingCatalog.texts('pageTexts');
