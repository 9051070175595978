import { loginCatalog } from '../login/catalog';

export const socialTexts = loginCatalog.texts('socialTexts');
