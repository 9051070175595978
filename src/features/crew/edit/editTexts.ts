import { crewCatalog } from '../catalog';

export const editTexts = crewCatalog.texts('editTexts');
