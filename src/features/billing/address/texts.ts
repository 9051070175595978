import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { addressTexts as en } from './texts.en';
import { addressTexts as es } from './texts.es';

export const addressTexts = inCurrentLanguage({ en, es });
