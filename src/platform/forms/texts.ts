import { inCurrentLanguage } from '../language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const texts = inCurrentLanguage({ en: en.texts, es: es.texts });
export const mergeTexts = inCurrentLanguage({ en: en.mergeTexts, es: es.mergeTexts });
