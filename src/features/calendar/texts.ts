import { calendarCatalog } from './catalog';

export const calendarTexts = calendarCatalog.texts('calendarTexts');
export const moveTexts = calendarCatalog.texts('moveTexts');
export const weekPrintTexts = calendarCatalog.texts('weekPrintTexts');
