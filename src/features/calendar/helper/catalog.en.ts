export { dayHoursTexts, helperCalendarTexts } from './texts.en';
