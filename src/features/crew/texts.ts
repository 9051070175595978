import { crewCatalog } from './catalog';

export const crewTexts = crewCatalog.texts('crewTexts');
