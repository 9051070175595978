import { ordersCatalog } from '../catalog';

export const actionTexts = ordersCatalog.texts('actionTexts');
