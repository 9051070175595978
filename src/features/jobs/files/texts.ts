import { jobsCatalog } from '../catalog';

export const fileTexts = jobsCatalog.texts('fileTexts');
