import { ordersCatalog } from '../../catalog';

export const openOrderTexts = ordersCatalog.texts('openOrderTexts');
