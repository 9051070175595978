import { orderFormCatalog } from '../catalog';

export const suggestionTexts = orderFormCatalog.texts('suggestionTexts');
