import { ordersCatalog } from '../catalog';

export const listTexts = ordersCatalog.texts('listTexts');
