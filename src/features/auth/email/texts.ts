import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { emailTexts as en } from './texts.en';
import { emailTexts as es } from './texts.es';

export const emailTexts = inCurrentLanguage({ en, es });
