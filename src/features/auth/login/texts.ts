import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { loginTexts as en } from './texts.en';
import { loginTexts as es } from './texts.es';

export const loginTexts = inCurrentLanguage({ en, es });
