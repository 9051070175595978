import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { appTexts as en } from './texts.en';
import { appTexts as es } from './texts.es';

export const appTexts = inCurrentLanguage({ en, es });
