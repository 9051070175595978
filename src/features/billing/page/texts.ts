import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { pageTexts as en } from './texts.en';
import { pageTexts as es } from './texts.es';

export const pageTexts = inCurrentLanguage({ en, es });
