import type { OperationId } from '../../../mocks/generated/operations';
import type { Cases } from './cases';

export const outsourceCases = {
  getOffers: {},
  createOffer: {},
  matchHelpers: {},
  getOutsourceNumbers: {},
  getOffer: {},
  updateOffer: {},
  deleteOffer: {},
  closeOffer: {},
  repeatOffer: {},
  getOfferApplications: {},
  answerApplications: {},
  acceptApplication: {},
  rejectApplication: {},
  cancelApplication: {},
  getHelperOfferCounts: {},
  getHelperOffers: {},
  getHelperOffer: {},
  applyForOffer: {},
  passOffer: {},
  withdrawApplication: {},
} satisfies Partial<Record<OperationId, Cases>>;
