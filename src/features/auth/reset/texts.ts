import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { resetTexts as en } from './texts.en';
import { resetTexts as es } from './texts.es';

export const resetTexts = inCurrentLanguage({ en, es });
