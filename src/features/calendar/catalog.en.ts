export { calendarTexts } from './texts.en';
export { moveTexts } from './move/texts.en';
