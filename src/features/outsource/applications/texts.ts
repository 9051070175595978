import { outsourceCatalog } from '../catalog';

export const applicationTexts = outsourceCatalog.texts('applicationTexts');
