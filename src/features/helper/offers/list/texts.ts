import { helperOffersCatalog } from '../catalog';

export const offerListTexts = helperOffersCatalog.texts('offerListTexts');
