import { orderFormCatalog } from '../catalog';

export const customerTexts = orderFormCatalog.texts('customerTexts');
