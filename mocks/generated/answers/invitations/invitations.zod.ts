/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  HelperInvitation,
  HelperInvitationCounts,
  HelperInvitationDetail,
  HelperInvitationPage,
  Invitation,
  Message,
  NoErrors,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary Accept - also after declining
 */
export const AcceptInvitationResponse = zod.strictObject({
  "data": Invitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Decline
 */
export const RejectInvitationResponse = zod.strictObject({
  "data": Invitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Withdraw from a crew
 */
export const CancelInvitationByHelperResponse = zod.strictObject({
  "data": Invitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Withdraw an invitation
 */
export const CancelInvitationByCompanyResponse = zod.strictObject({
  "data": Invitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * New ones by when they expire, accepted and waiting ones by the start of the job, canceled ones newest first. Completed jobs are in the earnings.
 * @summary The caller's invitations to jobs
 */
export const GetHelperInvitationsResponse = zod.strictObject({
  "data": HelperInvitationPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Number of the caller's invitations in each list
 */
export const GetHelperInvitationCountsResponse = zod.strictObject({
  "data": HelperInvitationCounts,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary One of the caller's invitations with its job
 */
export const GetHelperInvitationResponse = zod.strictObject({
  "data": HelperInvitationDetail,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Report being on the way to a job
 */
export const ReportOnMyWayResponse = zod.strictObject({
  "data": HelperInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * From 2 hours before the start until the caller has checked in. A later report replaces the one before.
 * @summary Report being late for a job
 */
export const ReportRunningLateResponse = zod.strictObject({
  "data": HelperInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Report arriving at a job
 */
export const CheckInResponse = zod.strictObject({
  "data": HelperInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Report the end of the work on a job
 */
export const CheckOutResponse = zod.strictObject({
  "data": HelperInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Hidden until both sides have rated - or for seven days. `block` ends invitations from the company. Once: afterwards only `work_again` can change, in a rating that is the same otherwise.
 * @summary Rate the company of a completed job
 */
export const RateCompanyResponse = zod.strictObject({
  "data": HelperInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

