import { ordersCatalog } from '../catalog';

export const detailTexts = ordersCatalog.texts('detailTexts');
