import { helperEarningsCatalog } from './catalog';

export const earningsTexts = helperEarningsCatalog.texts('earningsTexts');
