import { branchCatalog } from '../catalog';

export const areaTexts = branchCatalog.texts('areaTexts');
