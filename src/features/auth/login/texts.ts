import { loginCatalog } from './catalog';

export const loginTexts = loginCatalog.texts('loginTexts');
