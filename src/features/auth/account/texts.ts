import { accountCatalog } from './catalog';

export const accountTexts = accountCatalog.texts('accountTexts');
