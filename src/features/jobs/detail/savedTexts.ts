import { jobsCatalog } from '../catalog';

export const savedTexts = jobsCatalog.texts('savedTexts');
