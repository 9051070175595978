import { signUpCatalog } from '../catalog';

export const termsTexts = signUpCatalog.texts('termsTexts');
