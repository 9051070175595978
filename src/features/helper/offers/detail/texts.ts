import { helperOffersCatalog } from '../catalog';

export const offerDetailTexts = helperOffersCatalog.texts('offerDetailTexts');
