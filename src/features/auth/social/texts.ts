import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { socialTexts as en } from './texts.en';
import { socialTexts as es } from './texts.es';

export const socialTexts = inCurrentLanguage({ en, es });
