export { calendarTexts, moveTexts, weekPrintTexts } from './texts.en';
