import { jobsCatalog } from '../catalog';

export const cardTexts = jobsCatalog.texts('cardTexts');
