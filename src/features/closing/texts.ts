import { closingCatalog } from './catalog';

export const closingTexts = closingCatalog.texts('closingTexts');
