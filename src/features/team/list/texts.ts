import { teamCatalog } from '../catalog';

export const listTexts = teamCatalog.texts('listTexts');
