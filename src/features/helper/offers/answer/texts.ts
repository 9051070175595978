import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { applyTexts as en } from './texts.en';
import { applyTexts as es } from './texts.es';

export const applyTexts = inCurrentLanguage({ en, es });
