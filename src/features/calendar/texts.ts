import { calendarCatalog } from './catalog';

export const calendarTexts = calendarCatalog.texts('calendarTexts');
