import { outsourceCatalog } from '../catalog';

export const offersTexts = outsourceCatalog.texts('offersTexts');
