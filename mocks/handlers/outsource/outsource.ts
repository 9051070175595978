import * as generated from '../../generated/handlers/outsource/outsource.msw';
import { implement } from '../../http/implement';
import {
  acceptApplication,
  answerApplications,
  cancelApplication,
  rejectApplication,
} from './applications/answerApplications';
import { applyForOffer, passOffer, withdrawApplication } from './applications/apply';
import { closeOffer, deleteOffer, updateOffer } from './changeOffer';
import { getHelperOffer, getHelperOfferCounts, getHelperOffers } from './applications/helperOffers';
import { matchHelpers } from './matching/match';
import { getOutsourceNumbers } from './numbers';
import { getOffer, getOfferApplications, getOffers } from './offers';
import { createOffer, repeatOffer } from './publish';

export const outsourceHandlers = implement(generated, {
  getOffers,
  createOffer,
  matchHelpers,
  getOutsourceNumbers,
  getOffer,
  updateOffer,
  deleteOffer,
  closeOffer,
  repeatOffer,
  getOfferApplications,
  answerApplications,
  acceptApplication,
  rejectApplication,
  cancelApplication,
  getHelperOffers,
  getHelperOfferCounts,
  getHelperOffer,
  applyForOffer,
  passOffer,
  withdrawApplication,
});
