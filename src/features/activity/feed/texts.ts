import { activityCatalog } from '../catalog';

export const feedTexts = activityCatalog.texts('feedTexts');
