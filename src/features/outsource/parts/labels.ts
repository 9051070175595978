import { outsourceCatalog } from '../catalog';

export const offerLabels = outsourceCatalog.texts('offerLabels');
