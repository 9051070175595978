import { helperCatalog } from '../catalog';

export const dangerZoneTexts = helperCatalog.texts('dangerZoneTexts');
