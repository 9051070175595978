import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { offerListTexts as en } from './texts.en';
import { offerListTexts as es } from './texts.es';

export const offerListTexts = inCurrentLanguage({ en, es });
