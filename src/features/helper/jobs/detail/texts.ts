import { helperJobsCatalog } from '../catalog';

export const jobDetailTexts = helperJobsCatalog.texts('jobDetailTexts');
