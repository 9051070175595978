import { branchCatalog } from '../catalog';

export const rulesTexts = branchCatalog.texts('rulesTexts');
