import { helperJobsCatalog } from '../catalog';

export const jobDetailTexts = helperJobsCatalog.texts('jobDetailTexts');
export const rateTexts = helperJobsCatalog.texts('rateTexts');
