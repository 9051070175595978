export { dayHoursTexts, helperCalendarTexts } from './texts.es';
