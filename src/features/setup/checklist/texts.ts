import { setupCatalog } from '../catalog';

export const checklistTexts = setupCatalog.texts('checklistTexts');
