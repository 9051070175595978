import { teamCatalog } from './catalog';

export const words = teamCatalog.texts('words');
