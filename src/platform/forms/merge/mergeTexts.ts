import { inCurrentLanguage } from '../../language/inCurrentLanguage';
import { mergeTexts as en } from './mergeTexts.en';
import { mergeTexts as es } from './mergeTexts.es';

export const mergeTexts = inCurrentLanguage({ en, es });
