import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { earningsTexts as en } from './texts.en';
import { earningsTexts as es } from './texts.es';

export const earningsTexts = inCurrentLanguage({ en, es });
