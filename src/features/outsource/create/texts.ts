import { outsourceCatalog } from '../catalog';

export const createOfferTexts = outsourceCatalog.texts('createOfferTexts');
