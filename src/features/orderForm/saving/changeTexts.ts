import { orderFormCatalog } from '../catalog';

export const changeTexts = orderFormCatalog.texts('changeTexts');
