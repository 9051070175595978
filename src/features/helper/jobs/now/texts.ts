import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { nowTexts as en } from './texts.en';
import { nowTexts as es } from './texts.es';

export const nowTexts = inCurrentLanguage({ en, es });
