import { helperJobsCatalog } from '../catalog';

export const jobListTexts = helperJobsCatalog.texts('jobListTexts');
