import { jobsCatalog } from '../catalog';

export const detailTexts = jobsCatalog.texts('detailTexts');
