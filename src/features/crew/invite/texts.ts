import { crewCatalog } from '../catalog';

export const inviteTexts = crewCatalog.texts('inviteTexts');
