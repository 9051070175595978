import { ordersCatalog } from '../catalog';

export const rulesTexts = ordersCatalog.texts('rulesTexts');
