import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { settingsFormTexts as en } from './texts.en';
import { settingsFormTexts as es } from './texts.es';

export const settingsFormTexts = inCurrentLanguage({ en, es });
