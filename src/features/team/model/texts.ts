import { teamCatalog } from '../catalog';

export const rulesTexts = teamCatalog.texts('rulesTexts');
