import { teamCatalog } from '../catalog';

export const memberTexts = teamCatalog.texts('memberTexts');
