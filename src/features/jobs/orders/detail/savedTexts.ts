import { ordersCatalog } from '../catalog';

export const savedTexts = ordersCatalog.texts('savedTexts');
