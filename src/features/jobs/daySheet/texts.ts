import { jobsCatalog } from '../catalog';

export const sheetTexts = jobsCatalog.texts('sheetTexts');
