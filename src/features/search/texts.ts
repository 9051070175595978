import { searchCatalog } from './catalog';

export const searchTexts = searchCatalog.texts('searchTexts');
