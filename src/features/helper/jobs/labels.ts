import { helperJobsCatalog } from './catalog';

export const jobLabels = helperJobsCatalog.texts('jobLabels');
