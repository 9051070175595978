import { ordersCatalog } from '../catalog';

export const historyTexts = ordersCatalog.texts('historyTexts');
