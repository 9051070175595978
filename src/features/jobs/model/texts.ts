import { jobsCatalog } from '../catalog';

export const rulesTexts = jobsCatalog.texts('rulesTexts');
