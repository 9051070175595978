import { orderFormCatalog } from './catalog';

export const formTexts = orderFormCatalog.texts('formTexts');
