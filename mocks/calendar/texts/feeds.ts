import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { feedTexts as en } from './feeds.en';
import { feedTexts as es } from './feeds.es';

export const feedTexts = inCurrentLanguage({ en, es });
