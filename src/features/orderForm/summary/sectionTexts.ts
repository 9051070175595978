import { orderFormCatalog } from '../catalog';

export const sectionTexts = orderFormCatalog.texts('sectionTexts');
