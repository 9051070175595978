import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { settingsNavTexts as en } from './texts.en';
import { settingsNavTexts as es } from './texts.es';

export const settingsNavTexts = inCurrentLanguage({ en, es });
