import { helperCalendarCatalog } from './catalog';

export const helperCalendarTexts = helperCalendarCatalog.texts('helperCalendarTexts');
export const dayHoursTexts = helperCalendarCatalog.texts('dayHoursTexts');
