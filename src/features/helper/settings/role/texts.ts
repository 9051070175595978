import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { roleTexts as en } from './texts.en';
import { roleTexts as es } from './texts.es';

export const roleTexts = inCurrentLanguage({ en, es });
