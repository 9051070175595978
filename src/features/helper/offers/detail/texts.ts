import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { offerDetailTexts as en } from './texts.en';
import { offerDetailTexts as es } from './texts.es';

export const offerDetailTexts = inCurrentLanguage({ en, es });
