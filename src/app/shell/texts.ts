import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { shellTexts as en } from './texts.en';
import { shellTexts as es } from './texts.es';

export const shellTexts = inCurrentLanguage({ en, es });
