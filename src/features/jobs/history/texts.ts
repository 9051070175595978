import { jobsCatalog } from '../catalog';

export const historyTexts = jobsCatalog.texts('historyTexts');
