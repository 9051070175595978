import { teamCatalog } from '../catalog';

export const requestedTexts = teamCatalog.texts('requestedTexts');
