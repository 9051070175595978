import { orderFormCatalog } from '../catalog';

export const sideTitles = orderFormCatalog.texts('sideTitles');
export const stopTexts = orderFormCatalog.texts('stopTexts');
