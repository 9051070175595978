import { teamCatalog } from '../catalog';

export const findTexts = teamCatalog.texts('findTexts');
