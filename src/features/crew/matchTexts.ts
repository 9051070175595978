import { crewCatalog } from './catalog';

export const matchTexts = crewCatalog.texts('matchTexts');
