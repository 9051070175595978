import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { passwordTexts as en } from './texts.en';
import { passwordTexts as es } from './texts.es';

export const passwordTexts = inCurrentLanguage({ en, es });
