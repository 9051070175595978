import { helperOffersCatalog } from '../catalog';

export const applyTexts = helperOffersCatalog.texts('applyTexts');
