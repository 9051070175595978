import { jobsCatalog } from '../catalog';

export const listTexts = jobsCatalog.texts('listTexts');
