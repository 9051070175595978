import { calendarCatalog } from '../catalog';

export const toolTexts = calendarCatalog.texts('toolTexts');
