/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AnsweredApplications,
  HelperOffer,
  HelperOfferCounts,
  HelperOfferPage,
  Message,
  NoErrors,
  Nothing,
  OfferApplication,
  OfferApplicationPage,
  OfferMatches,
  OfferPage,
  OutsourceMonth,
  OutsourceOffer,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * Open ones by their deadline, then the others, latest first.
 * @summary Offers of a branch
 */
export const GetOffersResponse = zod.strictObject({
  "data": OfferPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * 402 names the plan limit `offers`. 409: `open_offer` if the order has an open one, `position_filled` if it has fewer open places than the offer asks for, `too_late` if the job began.
 * @summary Publish an offer
 */
export const CreateOfferResponse = zod.strictObject({
  "data": OutsourceOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Find AI - a deterministic score. 402 if the plan does not include it. Changes nothing.
 * @summary People who fit a need, with reasons
 */
export const MatchHelpersResponse = zod.strictObject({
  "data": OfferMatches,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * By branch and month, the last twelve months.
 * @summary Outsourcing results
 */
export const GetOutsourceNumbersResponse = zod.strictObject({
  "data": zod.array(OutsourceMonth),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary An offer
 */
export const GetOfferResponse = zod.strictObject({
  "data": OutsourceOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Change an open offer
 */
export const UpdateOfferResponse = zod.strictObject({
  "data": OutsourceOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Delete an offer that accepted no one
 */
export const DeleteOfferResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Close an offer; who was accepted stays on the crew
 */
export const CloseOfferResponse = zod.strictObject({
  "data": OutsourceOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Publish an offer again
 */
export const RepeatOfferResponse = zod.strictObject({
  "data": OutsourceOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Applications of an offer
 */
export const GetOfferApplicationsResponse = zod.strictObject({
  "data": OfferApplicationPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Accept and decline several applications
 */
export const AnswerApplicationsResponse = zod.strictObject({
  "data": AnsweredApplications,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * The same rule as accepting an invitation: 409 `position_filled`, `hard_conflict`, `weekly_limit`, `wrong_state`; 410 `offer_closed` after the deadline; 402 if the helper's plan is full.
 * @summary Accept an application; the helper joins the crew
 */
export const AcceptApplicationResponse = zod.strictObject({
  "data": OfferApplication,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Decline an application
 */
export const RejectApplicationResponse = zod.strictObject({
  "data": OfferApplication,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Cancel an application, also an accepted one
 */
export const CancelApplicationResponse = zod.strictObject({
  "data": OfferApplication,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * New ones by their deadline, accepted ones by the start of the job, the others latest first.
 * @summary Offers the caller was notified of
 */
export const GetHelperOffersResponse = zod.strictObject({
  "data": HelperOfferPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Number of the caller's offers in each list
 */
export const GetHelperOfferCountsResponse = zod.strictObject({
  "data": HelperOfferCounts,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary One offer; opening it counts as viewed
 */
export const GetHelperOfferResponse = zod.strictObject({
  "data": HelperOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * 409 `position_filled`, `hard_conflict`, `wrong_state`; 410 `offer_closed` after the deadline or once it was closed.
 * @summary Apply for an offer
 */
export const ApplyForOfferResponse = zod.strictObject({
  "data": HelperOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Pass on an offer; the caller may still apply while it is open
 */
export const PassOfferResponse = zod.strictObject({
  "data": HelperOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Withdraw an application, also an accepted one
 */
export const WithdrawApplicationResponse = zod.strictObject({
  "data": HelperOffer,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

