import { signUpCatalog } from './catalog';

export const signUpTexts = signUpCatalog.texts('signUpTexts');
