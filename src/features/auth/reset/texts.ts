import { accountCatalog } from '../account/catalog';

export const resetTexts = accountCatalog.texts('resetTexts');
