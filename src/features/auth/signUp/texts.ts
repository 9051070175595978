import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { signUpTexts as en } from './texts.en';
import { signUpTexts as es } from './texts.es';

export const signUpTexts = inCurrentLanguage({ en, es });
