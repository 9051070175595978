import { teamCatalog } from '../catalog';

export const removeTexts = teamCatalog.texts('removeTexts');
