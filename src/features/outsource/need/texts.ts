import { outsourceCatalog } from '../catalog';

export const needTexts = outsourceCatalog.texts('needTexts');
