import { ordersCatalog } from '../catalog';

export const sheetTexts = ordersCatalog.texts('sheetTexts');
