import type {
  AnsweredApplications,
  HelperOffer,
  Nothing,
  OfferApplication,
  OfferMatches,
  OutsourceOffer,
} from '../../../src/generated/model';
import * as generated from '../../generated/handlers/outsource/outsource.msw';
import { implement } from '../../http/implement';
import { paginate } from '../../http/pages';
import { orNotFound } from '../../http/refusal';

export const outsourceHandlers = implement(generated, {
  getOffers: ({ query }) => ({
    ...paginate([], query, (each: never): OutsourceOffer => each),
    counts: { open: 0, filled: 0, closed: 0, expired: 0, cancelled: 0 },
  }),
  createOffer: () => orNotFound<OutsourceOffer>(undefined),
  matchHelpers: () => orNotFound<OfferMatches>(undefined),
  getOutsourceNumbers: () => [],
  getOffer: () => orNotFound<OutsourceOffer>(undefined),
  updateOffer: () => orNotFound<OutsourceOffer>(undefined),
  deleteOffer: () => orNotFound<Nothing>(undefined),
  closeOffer: () => orNotFound<OutsourceOffer>(undefined),
  repeatOffer: () => orNotFound<OutsourceOffer>(undefined),
  getOfferApplications: ({ query }) => paginate([], query, (each: never): OfferApplication => each),
  answerApplications: () => orNotFound<AnsweredApplications>(undefined),
  acceptApplication: () => orNotFound<OfferApplication>(undefined),
  rejectApplication: () => orNotFound<OfferApplication>(undefined),
  cancelApplication: () => orNotFound<OfferApplication>(undefined),
  getHelperOfferCounts: () => ({ new: 0, accepted: 0, waiting: 0, cancelled: 0 }),
  getHelperOffers: ({ query }) => paginate([], query, (each: never): HelperOffer => each),
  getHelperOffer: () => orNotFound<HelperOffer>(undefined),
  applyForOffer: () => orNotFound<HelperOffer>(undefined),
  passOffer: () => orNotFound<HelperOffer>(undefined),
  withdrawApplication: () => orNotFound<HelperOffer>(undefined),
});
