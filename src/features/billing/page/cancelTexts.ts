import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { cancelTexts as en } from './cancelTexts.en';
import { cancelTexts as es } from './cancelTexts.es';

export const cancelTexts = inCurrentLanguage({ en, es });
