import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { feedTexts as en } from './texts.en';
import { feedTexts as es } from './texts.es';

export const feedTexts = inCurrentLanguage({ en, es });
