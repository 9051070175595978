import { helperJobsCatalog } from '../catalog';

export const joinRequestTexts = helperJobsCatalog.texts('joinRequestTexts');
