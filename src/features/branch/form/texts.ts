import { branchCatalog } from '../catalog';

export const formTexts = branchCatalog.texts('formTexts');
