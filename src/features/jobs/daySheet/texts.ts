import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { crewSheetTexts as en } from './texts.en';
import { crewSheetTexts as es } from './texts.es';

export const crewSheetTexts = inCurrentLanguage({ en, es });
