import { ordersCatalog } from '../catalog';

export const exportTexts = ordersCatalog.texts('exportTexts');
