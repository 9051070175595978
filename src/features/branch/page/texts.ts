import { branchCatalog } from '../catalog';

export const pageTexts = branchCatalog.texts('pageTexts');
