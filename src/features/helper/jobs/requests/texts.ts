import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { joinRequestTexts as en } from './texts.en';
import { joinRequestTexts as es } from './texts.es';

export const joinRequestTexts = inCurrentLanguage({ en, es });
