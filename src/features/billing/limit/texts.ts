import { limitCatalog } from './catalog';

export const limitTexts = limitCatalog.texts('limitTexts');
