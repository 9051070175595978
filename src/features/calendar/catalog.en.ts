export { calendarTexts } from './texts.en';
export { moveTexts } from './move/texts.en';
export { weekPrintTexts } from './print/texts.en';
export { toolTexts } from './tools/texts.en';
