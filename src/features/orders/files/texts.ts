import { ordersCatalog } from '../catalog';

export const fileTexts = ordersCatalog.texts('fileTexts');
