import { billingCatalog } from '../catalog';

export const cancelTexts = billingCatalog.texts('cancelTexts');
