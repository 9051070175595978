import { outsourceCatalog } from '../catalog';

export const matchesTexts = outsourceCatalog.texts('matchesTexts');
