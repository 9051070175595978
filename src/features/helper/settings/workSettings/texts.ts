import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const workTexts = inCurrentLanguage({ en: en.workTexts, es: es.workTexts });
