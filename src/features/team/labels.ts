import { teamCatalog } from './catalog';

export const labels = teamCatalog.texts('labels');
