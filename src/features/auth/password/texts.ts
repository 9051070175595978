import { accountCatalog } from '../account/catalog';

export const passwordTexts = accountCatalog.texts('passwordTexts');
