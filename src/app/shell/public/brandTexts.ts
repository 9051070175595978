import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { brandTexts as en } from './brandTexts.en';
import { brandTexts as es } from './brandTexts.es';

export const brandTexts = inCurrentLanguage({ en, es });
