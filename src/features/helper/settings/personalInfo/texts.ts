import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const personalInfoTexts = inCurrentLanguage({ en: en.personalInfoTexts, es: es.personalInfoTexts });
