import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { dangerZoneTexts as en } from './texts.en';
import { dangerZoneTexts as es } from './texts.es';

export const dangerZoneTexts = inCurrentLanguage({ en, es });
