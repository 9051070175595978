import { jobsCatalog } from '../catalog';

export const bulkTexts = jobsCatalog.texts('bulkTexts');
