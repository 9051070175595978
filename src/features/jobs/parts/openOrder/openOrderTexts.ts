import { jobsCatalog } from '../../catalog';

export const openOrderTexts = jobsCatalog.texts('openOrderTexts');
