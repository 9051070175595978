import { outsourceCatalog } from '../catalog';

export const partTexts = outsourceCatalog.texts('partTexts');
