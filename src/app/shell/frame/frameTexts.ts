import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { frameTexts as en } from './frameTexts.en';
import { frameTexts as es } from './frameTexts.es';

export const frameTexts = inCurrentLanguage({ en, es });
