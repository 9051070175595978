import { calendarCatalog } from '../catalog';

export const moveTexts = calendarCatalog.texts('moveTexts');
