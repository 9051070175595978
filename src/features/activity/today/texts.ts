import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { todayTexts as en } from './texts.en';
import { todayTexts as es } from './texts.es';

export const todayTexts = inCurrentLanguage({ en, es });
