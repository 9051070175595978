import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { searchTexts as en } from './texts.en';
import { searchTexts as es } from './texts.es';

export const searchTexts = inCurrentLanguage({ en, es });
