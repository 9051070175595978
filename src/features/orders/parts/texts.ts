import { ordersCatalog } from '../catalog';

export const cardTexts = ordersCatalog.texts('cardTexts');
