import { orderFormCatalog } from '../catalog';

export const itemTexts = orderFormCatalog.texts('itemTexts');
