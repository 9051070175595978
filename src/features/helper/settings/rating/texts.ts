import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { ratingTexts as en } from './texts.en';
import { ratingTexts as es } from './texts.es';

export const ratingTexts = inCurrentLanguage({ en, es });
