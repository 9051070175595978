import { outsourceCatalog } from '../catalog';

export const publishTexts = outsourceCatalog.texts('publishTexts');
