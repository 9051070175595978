import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { weekSheetTexts as en } from './texts.en';
import { weekSheetTexts as es } from './texts.es';

export const weekSheetTexts = inCurrentLanguage({ en, es });
