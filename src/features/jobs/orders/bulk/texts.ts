import { ordersCatalog } from '../catalog';

export const bulkTexts = ordersCatalog.texts('bulkTexts');
