import { accountCatalog } from '../account/catalog';

export const emailTexts = accountCatalog.texts('emailTexts');
