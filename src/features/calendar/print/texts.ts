import { calendarCatalog } from '../catalog';

export const weekPrintTexts = calendarCatalog.texts('weekPrintTexts');
