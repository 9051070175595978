import { jobsCatalog } from '../catalog';

export const exportTexts = jobsCatalog.texts('exportTexts');
