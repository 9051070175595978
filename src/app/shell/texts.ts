import { shellCatalog } from './catalog';

export const shellTexts = shellCatalog.texts('shellTexts');
