/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Accept - also after declining
 */



export const AcceptInvitationParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const acceptInvitationHeaderIdempotencyKeyMin = 8;
export const acceptInvitationHeaderIdempotencyKeyMax = 64;



export const AcceptInvitationHeader = zod.object({
  "Idempotency-Key": zod.string().min(acceptInvitationHeaderIdempotencyKeyMin).max(acceptInvitationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

/**
 * @summary Decline
 */



export const RejectInvitationParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const rejectInvitationHeaderIdempotencyKeyMin = 8;
export const rejectInvitationHeaderIdempotencyKeyMax = 64;



export const RejectInvitationHeader = zod.object({
  "Idempotency-Key": zod.string().min(rejectInvitationHeaderIdempotencyKeyMin).max(rejectInvitationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const rejectInvitationBodyCommentMax = 300;



export const RejectInvitationBody = zod.object({
  "reason": zod.enum(['not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'other']),
  "comment": zod.string().max(rejectInvitationBodyCommentMax).optional()
})

/**
 * @summary Withdraw from a crew
 */



export const CancelInvitationByHelperParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const cancelInvitationByHelperHeaderIdempotencyKeyMin = 8;
export const cancelInvitationByHelperHeaderIdempotencyKeyMax = 64;



export const CancelInvitationByHelperHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelInvitationByHelperHeaderIdempotencyKeyMin).max(cancelInvitationByHelperHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const cancelInvitationByHelperBodyCommentMax = 300;



export const CancelInvitationByHelperBody = zod.object({
  "reason": zod.enum(['sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'other']),
  "comment": zod.string().max(cancelInvitationByHelperBodyCommentMax).optional()
})

/**
 * @summary Withdraw an invitation
 */



export const CancelInvitationByCompanyParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const cancelInvitationByCompanyHeaderIdempotencyKeyMin = 8;
export const cancelInvitationByCompanyHeaderIdempotencyKeyMax = 64;



export const CancelInvitationByCompanyHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelInvitationByCompanyHeaderIdempotencyKeyMin).max(cancelInvitationByCompanyHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const cancelInvitationByCompanyBodyCommentMax = 300;



export const CancelInvitationByCompanyBody = zod.object({
  "reason": zod.enum(['crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'other']),
  "comment": zod.string().max(cancelInvitationByCompanyBodyCommentMax).optional()
})

/**
 * New ones by when they expire, accepted and waiting ones by the start of the job, canceled ones newest first. Completed jobs are in the earnings.
 * @summary The caller's invitations to jobs
 */
export const getHelperInvitationsQueryPageDefault = 1;
export const getHelperInvitationsQueryPageMax = 100000;

export const getHelperInvitationsQueryPerPageDefault = 10;
export const getHelperInvitationsQueryPerPageMax = 50;



export const GetHelperInvitationsQueryParams = zod.object({
  "filter[bucket]": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).optional().describe('One list; by default the new ones.'),
  "page": zod.coerce.number().int().min(1).max(getHelperInvitationsQueryPageMax).default(getHelperInvitationsQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getHelperInvitationsQueryPerPageMax).default(getHelperInvitationsQueryPerPageDefault).describe('Rows of a page.')
})

/**
 * @summary One of the caller's invitations with its job
 */



export const GetHelperInvitationParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

/**
 * @summary Report being on the way to a job
 */



export const ReportOnMyWayParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const reportOnMyWayHeaderIdempotencyKeyMin = 8;
export const reportOnMyWayHeaderIdempotencyKeyMax = 64;



export const ReportOnMyWayHeader = zod.object({
  "Idempotency-Key": zod.string().min(reportOnMyWayHeaderIdempotencyKeyMin).max(reportOnMyWayHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const reportOnMyWayBodyLatMin = -90;
export const reportOnMyWayBodyLatMax = 90;

export const reportOnMyWayBodyLngMin = -180;
export const reportOnMyWayBodyLngMax = 180;



export const ReportOnMyWayBody = zod.object({
  "at": zod.iso.datetime({"offset":false}).optional().describe('When it happened - at most a day ago; now by default. For calls that waited for a connection.'),
  "lat": zod.number().min(reportOnMyWayBodyLatMin).max(reportOnMyWayBodyLatMax).optional(),
  "lng": zod.number().min(reportOnMyWayBodyLngMin).max(reportOnMyWayBodyLngMax).optional()
})

/**
 * From 2 hours before the start until the caller has checked in. A later report replaces the one before.
 * @summary Report being late for a job
 */



export const ReportRunningLateParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const reportRunningLateHeaderIdempotencyKeyMin = 8;
export const reportRunningLateHeaderIdempotencyKeyMax = 64;



export const ReportRunningLateHeader = zod.object({
  "Idempotency-Key": zod.string().min(reportRunningLateHeaderIdempotencyKeyMin).max(reportRunningLateHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const reportRunningLateBodyMinutesMin = 10;
export const reportRunningLateBodyMinutesMax = 45;
export const reportRunningLateBodyMinutesMultipleOf = 5;



export const ReportRunningLateBody = zod.object({
  "minutes": zod.int().min(reportRunningLateBodyMinutesMin).max(reportRunningLateBodyMinutesMax).multipleOf(reportRunningLateBodyMinutesMultipleOf).describe('Minutes after the end of the arrival window.')
})

/**
 * @summary Report arriving at a job
 */



export const CheckInParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const checkInHeaderIdempotencyKeyMin = 8;
export const checkInHeaderIdempotencyKeyMax = 64;



export const CheckInHeader = zod.object({
  "Idempotency-Key": zod.string().min(checkInHeaderIdempotencyKeyMin).max(checkInHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const checkInBodyLatMin = -90;
export const checkInBodyLatMax = 90;

export const checkInBodyLngMin = -180;
export const checkInBodyLngMax = 180;



export const CheckInBody = zod.object({
  "at": zod.iso.datetime({"offset":false}).optional().describe('When it happened - at most a day ago; now by default. For calls that waited for a connection.'),
  "lat": zod.number().min(checkInBodyLatMin).max(checkInBodyLatMax).optional(),
  "lng": zod.number().min(checkInBodyLngMin).max(checkInBodyLngMax).optional()
})

/**
 * @summary Report the end of the work on a job
 */



export const CheckOutParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const checkOutHeaderIdempotencyKeyMin = 8;
export const checkOutHeaderIdempotencyKeyMax = 64;



export const CheckOutHeader = zod.object({
  "Idempotency-Key": zod.string().min(checkOutHeaderIdempotencyKeyMin).max(checkOutHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const checkOutBodyLatMin = -90;
export const checkOutBodyLatMax = 90;

export const checkOutBodyLngMin = -180;
export const checkOutBodyLngMax = 180;



export const CheckOutBody = zod.object({
  "at": zod.iso.datetime({"offset":false}).optional().describe('When it happened - at most a day ago; now by default. For calls that waited for a connection.'),
  "lat": zod.number().min(checkOutBodyLatMin).max(checkOutBodyLatMax).optional(),
  "lng": zod.number().min(checkOutBodyLngMin).max(checkOutBodyLngMax).optional()
})

/**
 * Hidden until both sides have rated - or for seven days. `block` ends invitations from the company. Once: afterwards only `work_again` can change, in a rating that is the same otherwise.
 * @summary Rate the company of a completed job
 */



export const RateCompanyParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})

export const rateCompanyHeaderIdempotencyKeyMin = 8;
export const rateCompanyHeaderIdempotencyKeyMax = 64;



export const RateCompanyHeader = zod.object({
  "Idempotency-Key": zod.string().min(rateCompanyHeaderIdempotencyKeyMin).max(rateCompanyHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const rateCompanyBodyStarsMax = 5;

export const rateCompanyBodyTagsItemMax = 30;

export const rateCompanyBodyTagsMax = 10;

export const rateCompanyBodyCommentMax = 500;



export const RateCompanyBody = zod.object({
  "stars": zod.int().min(1).max(rateCompanyBodyStarsMax),
  "tags": zod.array(zod.string().max(rateCompanyBodyTagsItemMax)).max(rateCompanyBodyTagsMax).optional(),
  "comment": zod.string().max(rateCompanyBodyCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
})

