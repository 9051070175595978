import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './inboxTexts.en';
import * as es from './inboxTexts.es';

export const inboxTexts = inCurrentLanguage({ en: en.inboxTexts, es: es.inboxTexts });
