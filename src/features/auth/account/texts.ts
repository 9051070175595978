import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { accountTexts as en } from './texts.en';
import { accountTexts as es } from './texts.es';

export const accountTexts = inCurrentLanguage({ en, es });
