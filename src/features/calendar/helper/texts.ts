import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const helperCalendarTexts = inCurrentLanguage({ en: en.helperCalendarTexts, es: es.helperCalendarTexts });
export const dayHoursTexts = inCurrentLanguage({ en: en.dayHoursTexts, es: es.dayHoursTexts });
