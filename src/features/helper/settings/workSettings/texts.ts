import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { workTexts as en } from './texts.en';
import { workTexts as es } from './texts.es';

export const workTexts = inCurrentLanguage({ en, es });
