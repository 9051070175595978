import { jobsCatalog } from '../catalog';

export const actionTexts = jobsCatalog.texts('actionTexts');
