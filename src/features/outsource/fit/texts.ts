import { outsourceCatalog } from '../catalog';

export const fitTexts = outsourceCatalog.texts('fitTexts');
