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


export const acceptInvitationResponseDataOrderIdDefault = null;

export const acceptInvitationResponseDataBranchIdDefault = null;

export const acceptInvitationResponseDataEmployeeIdDefault = null;

export const acceptInvitationResponseDataUserIdDefault = null;

export const acceptInvitationResponseDataPositionDefault = null;
export const acceptInvitationResponseDataHourlyRateDefault = null;
export const acceptInvitationResponseDataHourlyRateMin = 0;

export const acceptInvitationResponseDataStatusDefault = null;
export const acceptInvitationResponseDataSourceDefault = null;
export const acceptInvitationResponseDataMessageDefault = null;
export const acceptInvitationResponseDataReasonDefault = null;
export const acceptInvitationResponseDataReasonCommentDefault = null;
export const acceptInvitationResponseDataCancelledByDefault = null;
export const acceptInvitationResponseDataInvitedByDefault = null;

export const acceptInvitationResponseDataCreatedAtDefault = null;
export const acceptInvitationResponseDataRespondedAtDefault = null;
export const acceptInvitationResponseDataExpiresAtDefault = null;
export const acceptInvitationResponseDataReconfirmOfDefault = null;

export const acceptInvitationResponseDataLateCancelDefault = false;

export const AcceptInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().default(acceptInvitationResponseDataOrderIdDefault),
  "branch_id": zod.int().min(1).nullable().default(acceptInvitationResponseDataBranchIdDefault),
  "employee_id": zod.int().min(1).nullable().default(acceptInvitationResponseDataEmployeeIdDefault),
  "user_id": zod.int().min(1).nullable().default(acceptInvitationResponseDataUserIdDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(acceptInvitationResponseDataPositionDefault),
  "hourly_rate": zod.int().min(acceptInvitationResponseDataHourlyRateMin).nullable().default(acceptInvitationResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(acceptInvitationResponseDataStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(acceptInvitationResponseDataSourceDefault),
  "message": zod.string().nullable().default(acceptInvitationResponseDataMessageDefault),
  "reason": zod.string().nullable().default(acceptInvitationResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(acceptInvitationResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(acceptInvitationResponseDataCancelledByDefault),
  "invited_by": zod.int().min(1).nullable().default(acceptInvitationResponseDataInvitedByDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptInvitationResponseDataCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptInvitationResponseDataRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptInvitationResponseDataExpiresAtDefault),
  "reconfirm_of": zod.int().min(1).nullable().default(acceptInvitationResponseDataReconfirmOfDefault),
  "late_cancel": zod.boolean().default(acceptInvitationResponseDataLateCancelDefault)
}).describe('A person invited to an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const rejectInvitationResponseDataOrderIdDefault = null;

export const rejectInvitationResponseDataBranchIdDefault = null;

export const rejectInvitationResponseDataEmployeeIdDefault = null;

export const rejectInvitationResponseDataUserIdDefault = null;

export const rejectInvitationResponseDataPositionDefault = null;
export const rejectInvitationResponseDataHourlyRateDefault = null;
export const rejectInvitationResponseDataHourlyRateMin = 0;

export const rejectInvitationResponseDataStatusDefault = null;
export const rejectInvitationResponseDataSourceDefault = null;
export const rejectInvitationResponseDataMessageDefault = null;
export const rejectInvitationResponseDataReasonDefault = null;
export const rejectInvitationResponseDataReasonCommentDefault = null;
export const rejectInvitationResponseDataCancelledByDefault = null;
export const rejectInvitationResponseDataInvitedByDefault = null;

export const rejectInvitationResponseDataCreatedAtDefault = null;
export const rejectInvitationResponseDataRespondedAtDefault = null;
export const rejectInvitationResponseDataExpiresAtDefault = null;
export const rejectInvitationResponseDataReconfirmOfDefault = null;

export const rejectInvitationResponseDataLateCancelDefault = false;

export const RejectInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().default(rejectInvitationResponseDataOrderIdDefault),
  "branch_id": zod.int().min(1).nullable().default(rejectInvitationResponseDataBranchIdDefault),
  "employee_id": zod.int().min(1).nullable().default(rejectInvitationResponseDataEmployeeIdDefault),
  "user_id": zod.int().min(1).nullable().default(rejectInvitationResponseDataUserIdDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(rejectInvitationResponseDataPositionDefault),
  "hourly_rate": zod.int().min(rejectInvitationResponseDataHourlyRateMin).nullable().default(rejectInvitationResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(rejectInvitationResponseDataStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(rejectInvitationResponseDataSourceDefault),
  "message": zod.string().nullable().default(rejectInvitationResponseDataMessageDefault),
  "reason": zod.string().nullable().default(rejectInvitationResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(rejectInvitationResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(rejectInvitationResponseDataCancelledByDefault),
  "invited_by": zod.int().min(1).nullable().default(rejectInvitationResponseDataInvitedByDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectInvitationResponseDataCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectInvitationResponseDataRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectInvitationResponseDataExpiresAtDefault),
  "reconfirm_of": zod.int().min(1).nullable().default(rejectInvitationResponseDataReconfirmOfDefault),
  "late_cancel": zod.boolean().default(rejectInvitationResponseDataLateCancelDefault)
}).describe('A person invited to an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const cancelInvitationByHelperResponseDataOrderIdDefault = null;

export const cancelInvitationByHelperResponseDataBranchIdDefault = null;

export const cancelInvitationByHelperResponseDataEmployeeIdDefault = null;

export const cancelInvitationByHelperResponseDataUserIdDefault = null;

export const cancelInvitationByHelperResponseDataPositionDefault = null;
export const cancelInvitationByHelperResponseDataHourlyRateDefault = null;
export const cancelInvitationByHelperResponseDataHourlyRateMin = 0;

export const cancelInvitationByHelperResponseDataStatusDefault = null;
export const cancelInvitationByHelperResponseDataSourceDefault = null;
export const cancelInvitationByHelperResponseDataMessageDefault = null;
export const cancelInvitationByHelperResponseDataReasonDefault = null;
export const cancelInvitationByHelperResponseDataReasonCommentDefault = null;
export const cancelInvitationByHelperResponseDataCancelledByDefault = null;
export const cancelInvitationByHelperResponseDataInvitedByDefault = null;

export const cancelInvitationByHelperResponseDataCreatedAtDefault = null;
export const cancelInvitationByHelperResponseDataRespondedAtDefault = null;
export const cancelInvitationByHelperResponseDataExpiresAtDefault = null;
export const cancelInvitationByHelperResponseDataReconfirmOfDefault = null;

export const cancelInvitationByHelperResponseDataLateCancelDefault = false;

export const CancelInvitationByHelperResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().default(cancelInvitationByHelperResponseDataOrderIdDefault),
  "branch_id": zod.int().min(1).nullable().default(cancelInvitationByHelperResponseDataBranchIdDefault),
  "employee_id": zod.int().min(1).nullable().default(cancelInvitationByHelperResponseDataEmployeeIdDefault),
  "user_id": zod.int().min(1).nullable().default(cancelInvitationByHelperResponseDataUserIdDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(cancelInvitationByHelperResponseDataPositionDefault),
  "hourly_rate": zod.int().min(cancelInvitationByHelperResponseDataHourlyRateMin).nullable().default(cancelInvitationByHelperResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(cancelInvitationByHelperResponseDataStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(cancelInvitationByHelperResponseDataSourceDefault),
  "message": zod.string().nullable().default(cancelInvitationByHelperResponseDataMessageDefault),
  "reason": zod.string().nullable().default(cancelInvitationByHelperResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(cancelInvitationByHelperResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(cancelInvitationByHelperResponseDataCancelledByDefault),
  "invited_by": zod.int().min(1).nullable().default(cancelInvitationByHelperResponseDataInvitedByDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelInvitationByHelperResponseDataCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelInvitationByHelperResponseDataRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelInvitationByHelperResponseDataExpiresAtDefault),
  "reconfirm_of": zod.int().min(1).nullable().default(cancelInvitationByHelperResponseDataReconfirmOfDefault),
  "late_cancel": zod.boolean().default(cancelInvitationByHelperResponseDataLateCancelDefault)
}).describe('A person invited to an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const cancelInvitationByCompanyResponseDataOrderIdDefault = null;

export const cancelInvitationByCompanyResponseDataBranchIdDefault = null;

export const cancelInvitationByCompanyResponseDataEmployeeIdDefault = null;

export const cancelInvitationByCompanyResponseDataUserIdDefault = null;

export const cancelInvitationByCompanyResponseDataPositionDefault = null;
export const cancelInvitationByCompanyResponseDataHourlyRateDefault = null;
export const cancelInvitationByCompanyResponseDataHourlyRateMin = 0;

export const cancelInvitationByCompanyResponseDataStatusDefault = null;
export const cancelInvitationByCompanyResponseDataSourceDefault = null;
export const cancelInvitationByCompanyResponseDataMessageDefault = null;
export const cancelInvitationByCompanyResponseDataReasonDefault = null;
export const cancelInvitationByCompanyResponseDataReasonCommentDefault = null;
export const cancelInvitationByCompanyResponseDataCancelledByDefault = null;
export const cancelInvitationByCompanyResponseDataInvitedByDefault = null;

export const cancelInvitationByCompanyResponseDataCreatedAtDefault = null;
export const cancelInvitationByCompanyResponseDataRespondedAtDefault = null;
export const cancelInvitationByCompanyResponseDataExpiresAtDefault = null;
export const cancelInvitationByCompanyResponseDataReconfirmOfDefault = null;

export const cancelInvitationByCompanyResponseDataLateCancelDefault = false;

export const CancelInvitationByCompanyResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().default(cancelInvitationByCompanyResponseDataOrderIdDefault),
  "branch_id": zod.int().min(1).nullable().default(cancelInvitationByCompanyResponseDataBranchIdDefault),
  "employee_id": zod.int().min(1).nullable().default(cancelInvitationByCompanyResponseDataEmployeeIdDefault),
  "user_id": zod.int().min(1).nullable().default(cancelInvitationByCompanyResponseDataUserIdDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(cancelInvitationByCompanyResponseDataPositionDefault),
  "hourly_rate": zod.int().min(cancelInvitationByCompanyResponseDataHourlyRateMin).nullable().default(cancelInvitationByCompanyResponseDataHourlyRateDefault).describe('Cents per hour.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(cancelInvitationByCompanyResponseDataStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(cancelInvitationByCompanyResponseDataSourceDefault),
  "message": zod.string().nullable().default(cancelInvitationByCompanyResponseDataMessageDefault),
  "reason": zod.string().nullable().default(cancelInvitationByCompanyResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(cancelInvitationByCompanyResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(cancelInvitationByCompanyResponseDataCancelledByDefault),
  "invited_by": zod.int().min(1).nullable().default(cancelInvitationByCompanyResponseDataInvitedByDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelInvitationByCompanyResponseDataCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelInvitationByCompanyResponseDataRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelInvitationByCompanyResponseDataExpiresAtDefault),
  "reconfirm_of": zod.int().min(1).nullable().default(cancelInvitationByCompanyResponseDataReconfirmOfDefault),
  "late_cancel": zod.boolean().default(cancelInvitationByCompanyResponseDataLateCancelDefault)
}).describe('A person invited to an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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




export const getHelperInvitationsResponseDataDataItemHirerRatingCountMin = 0;

export const getHelperInvitationsResponseDataDataItemArrivalWindowMax = 13;


export const getHelperInvitationsResponseDataDataItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperInvitationsResponseDataDataItemTimezoneMax = 64;

export const getHelperInvitationsResponseDataDataItemVolumeCuftMin = 0;

export const getHelperInvitationsResponseDataDataItemStopsItemStateMax = 2;


export const getHelperInvitationsResponseDataDataItemStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperInvitationsResponseDataDataItemStopsItemFloorMin = 0;

export const getHelperInvitationsResponseDataDataItemStopsItemFlightsOfStairsMin = 0;

export const getHelperInvitationsResponseDataDataItemStopsItemLongCarryFtMin = 0;

export const getHelperInvitationsResponseDataDataItemHomeMilesMin = 0;

export const getHelperInvitationsResponseDataDataItemDriveMilesMin = 0;

export const getHelperInvitationsResponseDataDataItemPayHoursMin = 0;

export const getHelperInvitationsResponseDataDataItemPayHourlyRateMin = 0;

export const getHelperInvitationsResponseDataDataItemPayMinPaidHoursMin = 0;

export const getHelperInvitationsResponseDataDataItemPayPaidHoursMin = 0;

export const getHelperInvitationsResponseDataDataItemPayWageMin = 0;

export const getHelperInvitationsResponseDataDataItemPayTravelPayMin = 0;

export const getHelperInvitationsResponseDataDataItemPayTotalMin = 0;

export const getHelperInvitationsResponseDataDataItemEarnedMin = 0;


export const getHelperInvitationsResponseDataDataItemShowUpPayOneTotalMin = 0;

export const getHelperInvitationsResponseDataDataItemRequiredMin = 0;

export const getHelperInvitationsResponseDataDataItemAcceptedMin = 0;


export const getHelperInvitationsResponseDataDataItemMyRatingOneStarsMax = 5;

export const getHelperInvitationsResponseDataDataItemMyRatingOneTagsItemMax = 30;

export const getHelperInvitationsResponseDataDataItemMyRatingOneTagsMax = 10;

export const getHelperInvitationsResponseDataDataItemMyRatingOneCommentMax = 500;

export const getHelperInvitationsResponseDataDataItemAttendanceItemMilesAwayMin = 0;

export const getHelperInvitationsResponseDataDataItemRunningLateOneMinutesMin = 10;
export const getHelperInvitationsResponseDataDataItemRunningLateOneMinutesMax = 45;
export const getHelperInvitationsResponseDataDataItemRunningLateOneMinutesMultipleOf = 5;


export const getHelperInvitationsResponseDataCurrentPageDefault = null;

export const getHelperInvitationsResponseDataLastPageDefault = null;

export const getHelperInvitationsResponseDataPerPageDefault = null;

export const getHelperInvitationsResponseDataTotalDefault = null;
export const getHelperInvitationsResponseDataTotalMin = 0;

export const getHelperInvitationsResponseDataFromDefault = null;
export const getHelperInvitationsResponseDataToDefault = null;

export const GetHelperInvitationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(getHelperInvitationsResponseDataDataItemHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getHelperInvitationsResponseDataDataItemArrivalWindowMax).regex(getHelperInvitationsResponseDataDataItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(getHelperInvitationsResponseDataDataItemTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(getHelperInvitationsResponseDataDataItemVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(getHelperInvitationsResponseDataDataItemStopsItemStateMax).regex(getHelperInvitationsResponseDataDataItemStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(getHelperInvitationsResponseDataDataItemStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(getHelperInvitationsResponseDataDataItemStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(getHelperInvitationsResponseDataDataItemStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(getHelperInvitationsResponseDataDataItemHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(getHelperInvitationsResponseDataDataItemDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(getHelperInvitationsResponseDataDataItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(getHelperInvitationsResponseDataDataItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(getHelperInvitationsResponseDataDataItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(getHelperInvitationsResponseDataDataItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(getHelperInvitationsResponseDataDataItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getHelperInvitationsResponseDataDataItemPayTravelPayMin),
  "total": zod.int().min(getHelperInvitationsResponseDataDataItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(getHelperInvitationsResponseDataDataItemEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(getHelperInvitationsResponseDataDataItemShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(getHelperInvitationsResponseDataDataItemRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(getHelperInvitationsResponseDataDataItemAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(getHelperInvitationsResponseDataDataItemMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getHelperInvitationsResponseDataDataItemMyRatingOneTagsItemMax)).max(getHelperInvitationsResponseDataDataItemMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(getHelperInvitationsResponseDataDataItemMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getHelperInvitationsResponseDataDataItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getHelperInvitationsResponseDataDataItemRunningLateOneMinutesMin).max(getHelperInvitationsResponseDataDataItemRunningLateOneMinutesMax).multipleOf(getHelperInvitationsResponseDataDataItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.')),
  "current_page": zod.int().min(1).nullable().default(getHelperInvitationsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getHelperInvitationsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getHelperInvitationsResponseDataPerPageDefault),
  "total": zod.int().min(getHelperInvitationsResponseDataTotalMin).nullable().default(getHelperInvitationsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getHelperInvitationsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getHelperInvitationsResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of a helper\'s invitations.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Number of the caller's invitations in each list
 */
export const getHelperInvitationCountsResponseDataNewMin = 0;

export const getHelperInvitationCountsResponseDataAcceptedMin = 0;

export const getHelperInvitationCountsResponseDataWaitingMin = 0;

export const getHelperInvitationCountsResponseDataCancelledMin = 0;

export const getHelperInvitationCountsResponseDataBranchRequestsMin = 0;



export const GetHelperInvitationCountsResponse = zod.strictObject({
  "data": zod.strictObject({
  "new": zod.int().min(getHelperInvitationCountsResponseDataNewMin),
  "accepted": zod.int().min(getHelperInvitationCountsResponseDataAcceptedMin),
  "waiting": zod.int().min(getHelperInvitationCountsResponseDataWaitingMin),
  "cancelled": zod.int().min(getHelperInvitationCountsResponseDataCancelledMin),
  "branch_requests": zod.int().min(getHelperInvitationCountsResponseDataBranchRequestsMin).describe('Unanswered requests to join a branch.')
}).describe('Number of invitations in each list.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary One of the caller's invitations with its job
 */



export const GetHelperInvitationParams = zod.object({
  "invitationId": zod.coerce.number().int().min(1).describe('Id of an invitation to an order; one that the caller may not see is a 404.')
})




export const getHelperInvitationResponseDataInvitationHirerRatingCountMin = 0;

export const getHelperInvitationResponseDataInvitationArrivalWindowMax = 13;


export const getHelperInvitationResponseDataInvitationArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperInvitationResponseDataInvitationTimezoneMax = 64;

export const getHelperInvitationResponseDataInvitationVolumeCuftMin = 0;

export const getHelperInvitationResponseDataInvitationStopsItemStateMax = 2;


export const getHelperInvitationResponseDataInvitationStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperInvitationResponseDataInvitationStopsItemFloorMin = 0;

export const getHelperInvitationResponseDataInvitationStopsItemFlightsOfStairsMin = 0;

export const getHelperInvitationResponseDataInvitationStopsItemLongCarryFtMin = 0;

export const getHelperInvitationResponseDataInvitationHomeMilesMin = 0;

export const getHelperInvitationResponseDataInvitationDriveMilesMin = 0;

export const getHelperInvitationResponseDataInvitationPayHoursMin = 0;

export const getHelperInvitationResponseDataInvitationPayHourlyRateMin = 0;

export const getHelperInvitationResponseDataInvitationPayMinPaidHoursMin = 0;

export const getHelperInvitationResponseDataInvitationPayPaidHoursMin = 0;

export const getHelperInvitationResponseDataInvitationPayWageMin = 0;

export const getHelperInvitationResponseDataInvitationPayTravelPayMin = 0;

export const getHelperInvitationResponseDataInvitationPayTotalMin = 0;

export const getHelperInvitationResponseDataInvitationEarnedMin = 0;


export const getHelperInvitationResponseDataInvitationShowUpPayOneTotalMin = 0;

export const getHelperInvitationResponseDataInvitationRequiredMin = 0;

export const getHelperInvitationResponseDataInvitationAcceptedMin = 0;


export const getHelperInvitationResponseDataInvitationMyRatingOneStarsMax = 5;

export const getHelperInvitationResponseDataInvitationMyRatingOneTagsItemMax = 30;

export const getHelperInvitationResponseDataInvitationMyRatingOneTagsMax = 10;

export const getHelperInvitationResponseDataInvitationMyRatingOneCommentMax = 500;

export const getHelperInvitationResponseDataInvitationAttendanceItemMilesAwayMin = 0;

export const getHelperInvitationResponseDataInvitationRunningLateOneMinutesMin = 10;
export const getHelperInvitationResponseDataInvitationRunningLateOneMinutesMax = 45;
export const getHelperInvitationResponseDataInvitationRunningLateOneMinutesMultipleOf = 5;


export const getHelperInvitationResponseDataDetailOneOrderCustomerNameDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderCustomerNameMax = 50;

export const getHelperInvitationResponseDataDetailOneOrderCustomerLastNameDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderCustomerLastNameMax = 50;

export const getHelperInvitationResponseDataDetailOneOrderCustomerPrimaryPhoneDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderCustomerPrimaryPhoneMax = 10;


export const getHelperInvitationResponseDataDetailOneOrderCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getHelperInvitationResponseDataDetailOneOrderCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getHelperInvitationResponseDataDetailOneOrderCustomerSecondaryPhoneOneMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderCustomerSecondaryPhoneDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderCustomerEmailOneMax = 254;

export const getHelperInvitationResponseDataDetailOneOrderCustomerEmailDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderCompanyNameDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderCompanyNameMax = 100;

export const getHelperInvitationResponseDataDetailOneOrderJobTypeDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderMoveSizeDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPackingDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDateDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderArrivalWindowOneMax = 13;


export const getHelperInvitationResponseDataDetailOneOrderArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperInvitationResponseDataDetailOneOrderArrivalWindowDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderFirmTimeDefault = false;
export const getHelperInvitationResponseDataDetailOneOrderEstimatedHoursDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderEstimatedHoursMax = 14;
export const getHelperInvitationResponseDataDetailOneOrderEstimatedHoursMultipleOf = 0.5;

export const getHelperInvitationResponseDataDetailOneOrderFlexibleDaysDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderFlexibleDaysMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderFlexibleDaysMax = 14;

export const getHelperInvitationResponseDataDetailOneOrderEndDateDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAddressLineDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAddressLineMax = 120;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemUnitDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemUnitMax = 20;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemNoUnitDefault = false;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemCityDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemCityMax = 60;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemStateDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemStateMax = 2;


export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemZipDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemZipMax = 5;


export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLatDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLatMin = -90;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLatMax = 90;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLngDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLngMin = -180;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLngMax = 180;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemPlaceTypeDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFloorDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFloorMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFloorMax = 30;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFlightsOfStairsDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFlightsOfStairsMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFlightsOfStairsMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorWindowOneMax = 13;


export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorWindowDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLongCarryFtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLongCarryFtMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLongCarryFtMax = 1000;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemParkingDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemTruckMaxFtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemTruckMaxFtMin = 8;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemTruckMaxFtMax = 60;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactNameDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactNameMax = 100;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactPhoneOneMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactPhoneDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAccessNotesDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAccessNotesMax = 500;

export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemCoiRequiredDefault = false;
export const getHelperInvitationResponseDataDetailOneOrderPickUpAddressesMax = 5;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAddressLineDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAddressLineMax = 120;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemUnitDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemUnitMax = 20;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemNoUnitDefault = false;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemCityDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemCityMax = 60;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemStateDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemStateMax = 2;


export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemZipDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemZipMax = 5;


export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLatDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLatMin = -90;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLatMax = 90;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLngDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLngMin = -180;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLngMax = 180;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemPlaceTypeDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFloorDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFloorMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFloorMax = 30;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFlightsOfStairsDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFlightsOfStairsMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFlightsOfStairsMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorWindowOneMax = 13;


export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorWindowDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLongCarryFtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLongCarryFtMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLongCarryFtMax = 1000;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemParkingDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemTruckMaxFtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemTruckMaxFtMin = 8;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemTruckMaxFtMax = 60;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactNameDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactNameMax = 100;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactPhoneOneMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactPhoneDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAccessNotesDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAccessNotesMax = 500;

export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemCoiRequiredDefault = false;
export const getHelperInvitationResponseDataDetailOneOrderDestinationAddressesMax = 5;


export const getHelperInvitationResponseDataDetailOneOrderItemsItemNameMax = 80;

export const getHelperInvitationResponseDataDetailOneOrderItemsItemQtyMax = 500;

export const getHelperInvitationResponseDataDetailOneOrderItemsItemCuftMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderItemsItemCuftMax = 500;
export const getHelperInvitationResponseDataDetailOneOrderItemsItemCuftMultipleOf = 0.5;

export const getHelperInvitationResponseDataDetailOneOrderItemsItemWeightLbMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderItemsItemWeightLbMax = 5000;

export const getHelperInvitationResponseDataDetailOneOrderItemsItemRoomMax = 40;

export const getHelperInvitationResponseDataDetailOneOrderItemsDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderItemsMax = 200;

export const getHelperInvitationResponseDataDetailOneOrderSpecialItemsDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderSpecialItemsMax = 7;

export const getHelperInvitationResponseDataDetailOneOrderVolumeCuftDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderVolumeCuftMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderVolumeCuftMax = 20000;

export const getHelperInvitationResponseDataDetailOneOrderWeightLbDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderWeightLbMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderWeightLbMax = 200000;

export const getHelperInvitationResponseDataDetailOneOrderCrewRequirementsItemCountMax = 12;

export const getHelperInvitationResponseDataDetailOneOrderCrewRequirementsDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderCrewRequirementsMax = 4;


export const getHelperInvitationResponseDataDetailOneOrderToolIdsDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderToolIdsMax = 24;

export const getHelperInvitationResponseDataDetailOneOrderLanguagesDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderLanguagesMax = 3;

export const getHelperInvitationResponseDataDetailOneOrderFavoritesFirstDefault = false;
export const getHelperInvitationResponseDataDetailOneOrderVehicleRequirementsItemCountMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderVehicleRequirementsDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderVehicleRequirementsMax = 9;

export const getHelperInvitationResponseDataDetailOneOrderPayTypeDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne1Min = 1500;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne1Max = 15000;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne1MultipleOf = 50;

export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne2Min = 1500;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne2Max = 15000;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne2MultipleOf = 50;

export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne3Min = 1500;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne3Max = 15000;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne3MultipleOf = 50;

export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne4Min = 1500;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne4Max = 15000;
export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne4MultipleOf = 50;

export const getHelperInvitationResponseDataDetailOneOrderOfferedRatesDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderMinPaidHoursDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderMinPaidHoursMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderMinPaidHoursMax = 14;
export const getHelperInvitationResponseDataDetailOneOrderMinPaidHoursMultipleOf = 0.5;

export const getHelperInvitationResponseDataDetailOneOrderTravelPayDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderTravelPayMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderTravelPayMax = 100000;

export const getHelperInvitationResponseDataDetailOneOrderCustomerQuoteDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderCustomerQuoteMin = 0;
export const getHelperInvitationResponseDataDetailOneOrderCustomerQuoteMax = 100000000;

export const getHelperInvitationResponseDataDetailOneOrderCrewNotesDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderCrewNotesMax = 2000;

export const getHelperInvitationResponseDataDetailOneOrderCrewNotesLanguageDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderAccessNotesLanguageDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderOfficeNotesDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderOfficeNotesMax = 2000;


export const getHelperInvitationResponseDataDetailOneOrderNumberDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderClosedStateDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderBranchIdDefault = null;

export const getHelperInvitationResponseDataDetailOneOrderStartsAtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderLatestEndAtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderTimezoneDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderTimezoneMax = 64;

export const getHelperInvitationResponseDataDetailOneOrderStopsCountDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderStopsCountMin = 0;

export const getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneRequiredMin = 0;

export const getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneAcceptedMin = 0;

export const getHelperInvitationResponseDataDetailOneOrderCrewSummaryOnePendingMin = 0;

export const getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneCheckedInMin = 0;

export const getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneOpenItemCountMax = 12;

export const getHelperInvitationResponseDataDetailOneOrderCrewSummaryDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDistanceMilesDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderDistanceMilesMin = 0;


export const getHelperInvitationResponseDataDetailOneOrderAttachmentsItemSizeMin = 0;

export const getHelperInvitationResponseDataDetailOneOrderAttachmentsDefault = [];
export const getHelperInvitationResponseDataDetailOneOrderAttachmentsMax = 10;

export const getHelperInvitationResponseDataDetailOneOrderCreatedAtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderUpdatedAtDefault = null;
export const getHelperInvitationResponseDataDetailOneOrderUpdatedByDefault = ``;
export const getHelperInvitationResponseDataDetailOneOrderVersionDefault = null;

export const getHelperInvitationResponseDataDetailOneMoverOneCompanyDefault = ``;
export const getHelperInvitationResponseDataDetailOneMoverOneBranchDefault = ``;
export const getHelperInvitationResponseDataDetailOneMoverOneContactNameDefault = ``;
export const getHelperInvitationResponseDataDetailOneMoverOnePhoneDefault = ``;
export const getHelperInvitationResponseDataDetailOneMoverOnePhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getHelperInvitationResponseDataDetailOneMoverOnePhoneMax = 10;

export const getHelperInvitationResponseDataDetailOneMoverOneRatingDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemInvitationIdDefault = null;

export const getHelperInvitationResponseDataDetailOneMovingTeamItemEmployeeIdDefault = null;


export const getHelperInvitationResponseDataDetailOneMovingTeamItemFirstNameDefault = ``;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemLastNameDefault = ``;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemAvatarUrlDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemPositionDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemAsHelperDefault = false;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemHourlyRateDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemHourlyRateMin = 0;

export const getHelperInvitationResponseDataDetailOneMovingTeamItemStatusDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemSourceDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemMessageDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemReasonDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemCreatedAtDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemRespondedAtDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemExpiresAtDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemPhoneDefault = null;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemVersionDefault = null;

export const getHelperInvitationResponseDataDetailOneMovingTeamItemAttendanceItemMilesAwayMin = 0;

export const getHelperInvitationResponseDataDetailOneMovingTeamItemAttendanceDefault = [];
export const getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateOneMinutesMin = 10;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateOneMinutesMax = 45;
export const getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateOneMinutesMultipleOf = 5;

export const getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateDefault = null;
export const getHelperInvitationResponseDataDetailOneSlotsItemRequiredMin = 0;

export const getHelperInvitationResponseDataDetailOneSlotsItemAcceptedMin = 0;

export const getHelperInvitationResponseDataDetailOneSlotsItemPendingMin = 0;

export const getHelperInvitationResponseDataDetailOneSlotsDefault = [];
export const getHelperInvitationResponseDataDetailOneTimelineDefault = [];
export const getHelperInvitationResponseDataDetailOneCompletionOneBreakMinutesMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneActualHoursMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneTipsTotalMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOnePayoutTotalMin = 0;



export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemPaidHoursMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemHourlyRateMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemTravelPayMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemBonusMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemTipMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemTotalMin = 0;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneStarsMax = 5;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneTagsItemMax = 30;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneTagsMax = 10;

export const getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneCommentMax = 500;

export const getHelperInvitationResponseDataDetailOneCompletionOneIssuesItemTextMax = 500;


export const getHelperInvitationResponseDataDetailOneCompletionOneIssuesItemPhotoIdsMax = 10;

export const getHelperInvitationResponseDataDetailOneCompletionDefault = null;
export const getHelperInvitationResponseDataDetailOneCancelReasonDefault = null;
export const getHelperInvitationResponseDataDetailOneCancelCommentDefault = null;
export const getHelperInvitationResponseDataDetailOneShowUpPayHoursDefault = null;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemPaidHoursMin = 0;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemHourlyRateMin = 0;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemTravelPayMin = 0;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemBonusMin = 0;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemTipMin = 0;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemTotalMin = 0;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneStarsMax = 5;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneTagsItemMax = 30;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneTagsMax = 10;

export const getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneCommentMax = 500;

export const getHelperInvitationResponseDataDetailOneShowUpPayDefault = null;

export const GetHelperInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "invitation": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(getHelperInvitationResponseDataInvitationHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getHelperInvitationResponseDataInvitationArrivalWindowMax).regex(getHelperInvitationResponseDataInvitationArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(getHelperInvitationResponseDataInvitationTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(getHelperInvitationResponseDataInvitationVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(getHelperInvitationResponseDataInvitationStopsItemStateMax).regex(getHelperInvitationResponseDataInvitationStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(getHelperInvitationResponseDataInvitationStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(getHelperInvitationResponseDataInvitationStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(getHelperInvitationResponseDataInvitationStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(getHelperInvitationResponseDataInvitationHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(getHelperInvitationResponseDataInvitationDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(getHelperInvitationResponseDataInvitationPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(getHelperInvitationResponseDataInvitationPayHourlyRateMin),
  "min_paid_hours": zod.number().min(getHelperInvitationResponseDataInvitationPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(getHelperInvitationResponseDataInvitationPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(getHelperInvitationResponseDataInvitationPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getHelperInvitationResponseDataInvitationPayTravelPayMin),
  "total": zod.int().min(getHelperInvitationResponseDataInvitationPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(getHelperInvitationResponseDataInvitationEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(getHelperInvitationResponseDataInvitationShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(getHelperInvitationResponseDataInvitationRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(getHelperInvitationResponseDataInvitationAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(getHelperInvitationResponseDataInvitationMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getHelperInvitationResponseDataInvitationMyRatingOneTagsItemMax)).max(getHelperInvitationResponseDataInvitationMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(getHelperInvitationResponseDataInvitationMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getHelperInvitationResponseDataInvitationAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getHelperInvitationResponseDataInvitationRunningLateOneMinutesMin).max(getHelperInvitationResponseDataInvitationRunningLateOneMinutesMax).multipleOf(getHelperInvitationResponseDataInvitationRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.'),
  "detail": zod.union([zod.strictObject({
  "order": zod.strictObject({
  "customer_name": zod.string().max(getHelperInvitationResponseDataDetailOneOrderCustomerNameMax).default(getHelperInvitationResponseDataDetailOneOrderCustomerNameDefault),
  "customer_last_name": zod.string().max(getHelperInvitationResponseDataDetailOneOrderCustomerLastNameMax).default(getHelperInvitationResponseDataDetailOneOrderCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getHelperInvitationResponseDataDetailOneOrderCustomerPrimaryPhoneMax).regex(getHelperInvitationResponseDataDetailOneOrderCustomerPrimaryPhoneRegExp).default(getHelperInvitationResponseDataDetailOneOrderCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', getHelperInvitationResponseDataDetailOneOrderCustomerSecondaryPhoneOneRegExp).max(getHelperInvitationResponseDataDetailOneOrderCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(getHelperInvitationResponseDataDetailOneOrderCustomerEmailOneMax),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderCustomerEmailDefault),
  "company_name": zod.string().max(getHelperInvitationResponseDataDetailOneOrderCompanyNameMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderPackingDefault),
  "date": zod.iso.date().nullable().default(getHelperInvitationResponseDataDetailOneOrderDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(getHelperInvitationResponseDataDetailOneOrderArrivalWindowOneMax).regex(getHelperInvitationResponseDataDetailOneOrderArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderArrivalWindowDefault),
  "firm_time": zod.boolean().default(getHelperInvitationResponseDataDetailOneOrderFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(getHelperInvitationResponseDataDetailOneOrderEstimatedHoursMax).multipleOf(getHelperInvitationResponseDataDetailOneOrderEstimatedHoursMultipleOf).nullable().default(getHelperInvitationResponseDataDetailOneOrderEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(getHelperInvitationResponseDataDetailOneOrderFlexibleDaysMin).max(getHelperInvitationResponseDataDetailOneOrderFlexibleDaysMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(getHelperInvitationResponseDataDetailOneOrderEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAddressLineMax).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemUnitMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemCityMax).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemCityDefault),
  "state": zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemStateMax).regex(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemStateRegExp).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemZipMax).regex(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemZipRegExp).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemZipDefault),
  "lat": zod.number().min(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLatMin).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLatMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLatDefault),
  "lng": zod.number().min(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLngMin).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLngMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFloorMin).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFloorMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFlightsOfStairsMin).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFlightsOfStairsMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorWindowOneMax).regex(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLongCarryFtMin).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLongCarryFtMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemTruckMaxFtMin).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemTruckMaxFtMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactNameMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactPhoneOneRegExp).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAccessNotesMax).default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getHelperInvitationResponseDataDetailOneOrderPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAddressLineMax).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemUnitMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemCityMax).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemCityDefault),
  "state": zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemStateMax).regex(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemStateRegExp).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemZipMax).regex(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemZipRegExp).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemZipDefault),
  "lat": zod.number().min(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLatMin).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLatMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLatDefault),
  "lng": zod.number().min(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLngMin).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLngMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFloorMin).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFloorMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFlightsOfStairsMin).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFlightsOfStairsMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorWindowOneMax).regex(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLongCarryFtMin).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLongCarryFtMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemTruckMaxFtMin).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemTruckMaxFtMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactNameMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactPhoneOneRegExp).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAccessNotesMax).default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getHelperInvitationResponseDataDetailOneOrderDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(getHelperInvitationResponseDataDetailOneOrderItemsItemNameMax),
  "qty": zod.int().min(1).max(getHelperInvitationResponseDataDetailOneOrderItemsItemQtyMax),
  "cuft": zod.number().min(getHelperInvitationResponseDataDetailOneOrderItemsItemCuftMin).max(getHelperInvitationResponseDataDetailOneOrderItemsItemCuftMax).multipleOf(getHelperInvitationResponseDataDetailOneOrderItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(getHelperInvitationResponseDataDetailOneOrderItemsItemWeightLbMin).max(getHelperInvitationResponseDataDetailOneOrderItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(getHelperInvitationResponseDataDetailOneOrderItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(getHelperInvitationResponseDataDetailOneOrderItemsMax).default(getHelperInvitationResponseDataDetailOneOrderItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(getHelperInvitationResponseDataDetailOneOrderSpecialItemsMax).default(getHelperInvitationResponseDataDetailOneOrderSpecialItemsDefault),
  "volume_cuft": zod.int().min(getHelperInvitationResponseDataDetailOneOrderVolumeCuftMin).max(getHelperInvitationResponseDataDetailOneOrderVolumeCuftMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderVolumeCuftDefault),
  "weight_lb": zod.int().min(getHelperInvitationResponseDataDetailOneOrderWeightLbMin).max(getHelperInvitationResponseDataDetailOneOrderWeightLbMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getHelperInvitationResponseDataDetailOneOrderCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(getHelperInvitationResponseDataDetailOneOrderCrewRequirementsMax).default(getHelperInvitationResponseDataDetailOneOrderCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(getHelperInvitationResponseDataDetailOneOrderToolIdsMax).default(getHelperInvitationResponseDataDetailOneOrderToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getHelperInvitationResponseDataDetailOneOrderLanguagesMax).default(getHelperInvitationResponseDataDetailOneOrderLanguagesDefault),
  "favorites_first": zod.boolean().default(getHelperInvitationResponseDataDetailOneOrderFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getHelperInvitationResponseDataDetailOneOrderVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(getHelperInvitationResponseDataDetailOneOrderVehicleRequirementsMax).default(getHelperInvitationResponseDataDetailOneOrderVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneOrderPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne1Min).max(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne1Max).multipleOf(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne2Min).max(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne2Max).multipleOf(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne3Min).max(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne3Max).multipleOf(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne4Min).max(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne4Max).multipleOf(getHelperInvitationResponseDataDetailOneOrderOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderOfferedRatesDefault),
  "min_paid_hours": zod.number().min(getHelperInvitationResponseDataDetailOneOrderMinPaidHoursMin).max(getHelperInvitationResponseDataDetailOneOrderMinPaidHoursMax).multipleOf(getHelperInvitationResponseDataDetailOneOrderMinPaidHoursMultipleOf).nullable().default(getHelperInvitationResponseDataDetailOneOrderMinPaidHoursDefault),
  "travel_pay": zod.int().min(getHelperInvitationResponseDataDetailOneOrderTravelPayMin).max(getHelperInvitationResponseDataDetailOneOrderTravelPayMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(getHelperInvitationResponseDataDetailOneOrderCustomerQuoteMin).max(getHelperInvitationResponseDataDetailOneOrderCustomerQuoteMax).nullable().default(getHelperInvitationResponseDataDetailOneOrderCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(getHelperInvitationResponseDataDetailOneOrderCrewNotesMax).default(getHelperInvitationResponseDataDetailOneOrderCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(getHelperInvitationResponseDataDetailOneOrderOfficeNotesMax).default(getHelperInvitationResponseDataDetailOneOrderOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(getHelperInvitationResponseDataDetailOneOrderNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getHelperInvitationResponseDataDetailOneOrderBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderLatestEndAtDefault),
  "timezone": zod.string().max(getHelperInvitationResponseDataDetailOneOrderTimezoneMax).default(getHelperInvitationResponseDataDetailOneOrderTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(getHelperInvitationResponseDataDetailOneOrderStopsCountMin).nullable().default(getHelperInvitationResponseDataDetailOneOrderStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getHelperInvitationResponseDataDetailOneOrderCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getHelperInvitationResponseDataDetailOneOrderCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderCrewSummaryDefault),
  "distance_miles": zod.number().min(getHelperInvitationResponseDataDetailOneOrderDistanceMilesMin).nullable().default(getHelperInvitationResponseDataDetailOneOrderDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(getHelperInvitationResponseDataDetailOneOrderAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(getHelperInvitationResponseDataDetailOneOrderAttachmentsMax).default(getHelperInvitationResponseDataDetailOneOrderAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneOrderUpdatedAtDefault),
  "updated_by": zod.string().default(getHelperInvitationResponseDataDetailOneOrderUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(getHelperInvitationResponseDataDetailOneOrderVersionDefault).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "mover": zod.union([zod.strictObject({
  "company": zod.string().default(getHelperInvitationResponseDataDetailOneMoverOneCompanyDefault),
  "branch": zod.string().default(getHelperInvitationResponseDataDetailOneMoverOneBranchDefault),
  "contact_name": zod.string().default(getHelperInvitationResponseDataDetailOneMoverOneContactNameDefault),
  "phone": zod.stringFormat('phone', getHelperInvitationResponseDataDetailOneMoverOnePhoneRegExp).max(getHelperInvitationResponseDataDetailOneMoverOnePhoneMax).default(getHelperInvitationResponseDataDetailOneMoverOnePhoneDefault).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "rating": zod.number().nullable().default(getHelperInvitationResponseDataDetailOneMoverOneRatingDefault)
}).describe('The company as a helper sees it.'),zod.null()]),
  "moving_team": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1).nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemInvitationIdDefault),
  "employee_id": zod.int().min(1).nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemEmployeeIdDefault),
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(getHelperInvitationResponseDataDetailOneMovingTeamItemFirstNameDefault),
  "last_name": zod.string().default(getHelperInvitationResponseDataDetailOneMovingTeamItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemAvatarUrlDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneMovingTeamItemPositionDefault),
  "as_helper": zod.boolean().default(getHelperInvitationResponseDataDetailOneMovingTeamItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(getHelperInvitationResponseDataDetailOneMovingTeamItemHourlyRateMin).nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemHourlyRateDefault).describe('Cents; null for callers who may not see it.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneMovingTeamItemStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemSourceDefault),
  "message": zod.string().nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemMessageDefault),
  "reason": zod.string().nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemReasonDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneMovingTeamItemCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneMovingTeamItemRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneMovingTeamItemExpiresAtDefault),
  "phone": zod.string().nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemPhoneDefault),
  "version": zod.int().min(1).nullable().default(getHelperInvitationResponseDataDetailOneMovingTeamItemVersionDefault).describe('Counts the changes of the terms. Null for colleagues.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getHelperInvitationResponseDataDetailOneMovingTeamItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).default(getHelperInvitationResponseDataDetailOneMovingTeamItemAttendanceDefault).describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateOneMinutesMin).max(getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateOneMinutesMax).multipleOf(getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneMovingTeamItemRunningLateDefault).describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')).nullable(),
  "slots": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "required": zod.int().min(getHelperInvitationResponseDataDetailOneSlotsItemRequiredMin),
  "accepted": zod.int().min(getHelperInvitationResponseDataDetailOneSlotsItemAcceptedMin),
  "pending": zod.int().min(getHelperInvitationResponseDataDetailOneSlotsItemPendingMin)
})).default(getHelperInvitationResponseDataDetailOneSlotsDefault),
  "timeline": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.string(),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "actor": zod.string().nullable(),
  "text": zod.string(),
  "fields": zod.array(zod.string()).describe('Names of the changed fields.')
}).describe('An event in the history of an order.')).default(getHelperInvitationResponseDataDetailOneTimelineDefault),
  "completion": zod.union([zod.strictObject({
  "actual_start_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "actual_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "break_minutes": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneBreakMinutesMin),
  "actual_hours": zod.number().min(getHelperInvitationResponseDataDetailOneCompletionOneActualHoursMin),
  "tips_total": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneTipsTotalMin).describe('Cents.'),
  "payout_total": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOnePayoutTotalMin).describe('Cents.'),
  "lines": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemPaidHoursMin).describe('Of a flat job the estimated hours, of a canceled job the granted ones, else those worked.'),
  "hourly_rate": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemHourlyRateMin).describe('Cents per hour.'),
  "travel_pay": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemTravelPayMin).describe('Cents.'),
  "bonus": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemBonusMin).describe('Cents.'),
  "tip": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemTipMin).describe('Cents.'),
  "no_show": zod.boolean(),
  "total": zod.int().min(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemTotalMin).describe('Cents.'),
  "rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneTagsItemMax)).max(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneTagsMax).optional(),
  "comment": zod.string().max(getHelperInvitationResponseDataDetailOneCompletionOneLinesItemRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]),
  "work_again_at": zod.iso.datetime({"offset":false}).optional().describe('When the answer on working together again last changed; absent if it is as completed.')
}).describe('Pay of one person.')),
  "issues": zod.array(zod.strictObject({
  "type": zod.enum(['damage', 'delay', 'access', 'injury', 'other']),
  "text": zod.string().min(1).max(getHelperInvitationResponseDataDetailOneCompletionOneIssuesItemTextMax),
  "photo_ids": zod.array(zod.int().min(1)).max(getHelperInvitationResponseDataDetailOneCompletionOneIssuesItemPhotoIdsMax).optional().describe('Pictures among the files of the order.')
})),
  "customer_signature_name": zod.string().nullable(),
  "notes": zod.string()
}).describe('Hours, pay and ratings of a completed job.'),zod.null()]).default(getHelperInvitationResponseDataDetailOneCompletionDefault),
  "cancel_reason": zod.string().nullable().default(getHelperInvitationResponseDataDetailOneCancelReasonDefault),
  "cancel_comment": zod.string().nullable().default(getHelperInvitationResponseDataDetailOneCancelCommentDefault),
  "show_up_pay_hours": zod.union([zod.literal(0),zod.literal(2),zod.literal(4),zod.literal(null)]).nullable().default(getHelperInvitationResponseDataDetailOneShowUpPayHoursDefault),
  "show_up_pay": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getHelperInvitationResponseDataDetailOneShowUpPayItemPaidHoursMin).describe('Of a flat job the estimated hours, of a canceled job the granted ones, else those worked.'),
  "hourly_rate": zod.int().min(getHelperInvitationResponseDataDetailOneShowUpPayItemHourlyRateMin).describe('Cents per hour.'),
  "travel_pay": zod.int().min(getHelperInvitationResponseDataDetailOneShowUpPayItemTravelPayMin).describe('Cents.'),
  "bonus": zod.int().min(getHelperInvitationResponseDataDetailOneShowUpPayItemBonusMin).describe('Cents.'),
  "tip": zod.int().min(getHelperInvitationResponseDataDetailOneShowUpPayItemTipMin).describe('Cents.'),
  "no_show": zod.boolean(),
  "total": zod.int().min(getHelperInvitationResponseDataDetailOneShowUpPayItemTotalMin).describe('Cents.'),
  "rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneTagsItemMax)).max(getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneTagsMax).optional(),
  "comment": zod.string().max(getHelperInvitationResponseDataDetailOneShowUpPayItemRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]),
  "work_again_at": zod.iso.datetime({"offset":false}).optional().describe('When the answer on working together again last changed; absent if it is as completed.')
}).describe('Pay of one person.')).nullable().default(getHelperInvitationResponseDataDetailOneShowUpPayDefault).describe('Show-up pay of everyone who had accepted the job when it was canceled; null for other jobs. A helper sees their own only.')
}).describe('An order with its crew, company, history and pay.'),zod.null()]).describe('The job with company and crew. Without names, addresses and crew until it is accepted; null once the invitation was canceled, or declined and the job is closed.')
}).describe('An invitation and its job.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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




export const reportOnMyWayResponseDataHirerRatingCountMin = 0;

export const reportOnMyWayResponseDataArrivalWindowMax = 13;


export const reportOnMyWayResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reportOnMyWayResponseDataTimezoneMax = 64;

export const reportOnMyWayResponseDataVolumeCuftMin = 0;

export const reportOnMyWayResponseDataStopsItemStateMax = 2;


export const reportOnMyWayResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const reportOnMyWayResponseDataStopsItemFloorMin = 0;

export const reportOnMyWayResponseDataStopsItemFlightsOfStairsMin = 0;

export const reportOnMyWayResponseDataStopsItemLongCarryFtMin = 0;

export const reportOnMyWayResponseDataHomeMilesMin = 0;

export const reportOnMyWayResponseDataDriveMilesMin = 0;

export const reportOnMyWayResponseDataPayHoursMin = 0;

export const reportOnMyWayResponseDataPayHourlyRateMin = 0;

export const reportOnMyWayResponseDataPayMinPaidHoursMin = 0;

export const reportOnMyWayResponseDataPayPaidHoursMin = 0;

export const reportOnMyWayResponseDataPayWageMin = 0;

export const reportOnMyWayResponseDataPayTravelPayMin = 0;

export const reportOnMyWayResponseDataPayTotalMin = 0;

export const reportOnMyWayResponseDataEarnedMin = 0;


export const reportOnMyWayResponseDataShowUpPayOneTotalMin = 0;

export const reportOnMyWayResponseDataRequiredMin = 0;

export const reportOnMyWayResponseDataAcceptedMin = 0;


export const reportOnMyWayResponseDataMyRatingOneStarsMax = 5;

export const reportOnMyWayResponseDataMyRatingOneTagsItemMax = 30;

export const reportOnMyWayResponseDataMyRatingOneTagsMax = 10;

export const reportOnMyWayResponseDataMyRatingOneCommentMax = 500;

export const reportOnMyWayResponseDataAttendanceItemMilesAwayMin = 0;

export const reportOnMyWayResponseDataRunningLateOneMinutesMin = 10;
export const reportOnMyWayResponseDataRunningLateOneMinutesMax = 45;
export const reportOnMyWayResponseDataRunningLateOneMinutesMultipleOf = 5;




export const ReportOnMyWayResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(reportOnMyWayResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(reportOnMyWayResponseDataArrivalWindowMax).regex(reportOnMyWayResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(reportOnMyWayResponseDataTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(reportOnMyWayResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(reportOnMyWayResponseDataStopsItemStateMax).regex(reportOnMyWayResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(reportOnMyWayResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(reportOnMyWayResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(reportOnMyWayResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(reportOnMyWayResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(reportOnMyWayResponseDataDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(reportOnMyWayResponseDataPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(reportOnMyWayResponseDataPayHourlyRateMin),
  "min_paid_hours": zod.number().min(reportOnMyWayResponseDataPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(reportOnMyWayResponseDataPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(reportOnMyWayResponseDataPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(reportOnMyWayResponseDataPayTravelPayMin),
  "total": zod.int().min(reportOnMyWayResponseDataPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(reportOnMyWayResponseDataEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(reportOnMyWayResponseDataShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(reportOnMyWayResponseDataRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(reportOnMyWayResponseDataAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(reportOnMyWayResponseDataMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(reportOnMyWayResponseDataMyRatingOneTagsItemMax)).max(reportOnMyWayResponseDataMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(reportOnMyWayResponseDataMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(reportOnMyWayResponseDataAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(reportOnMyWayResponseDataRunningLateOneMinutesMin).max(reportOnMyWayResponseDataRunningLateOneMinutesMax).multipleOf(reportOnMyWayResponseDataRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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




export const reportRunningLateResponseDataHirerRatingCountMin = 0;

export const reportRunningLateResponseDataArrivalWindowMax = 13;


export const reportRunningLateResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reportRunningLateResponseDataTimezoneMax = 64;

export const reportRunningLateResponseDataVolumeCuftMin = 0;

export const reportRunningLateResponseDataStopsItemStateMax = 2;


export const reportRunningLateResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const reportRunningLateResponseDataStopsItemFloorMin = 0;

export const reportRunningLateResponseDataStopsItemFlightsOfStairsMin = 0;

export const reportRunningLateResponseDataStopsItemLongCarryFtMin = 0;

export const reportRunningLateResponseDataHomeMilesMin = 0;

export const reportRunningLateResponseDataDriveMilesMin = 0;

export const reportRunningLateResponseDataPayHoursMin = 0;

export const reportRunningLateResponseDataPayHourlyRateMin = 0;

export const reportRunningLateResponseDataPayMinPaidHoursMin = 0;

export const reportRunningLateResponseDataPayPaidHoursMin = 0;

export const reportRunningLateResponseDataPayWageMin = 0;

export const reportRunningLateResponseDataPayTravelPayMin = 0;

export const reportRunningLateResponseDataPayTotalMin = 0;

export const reportRunningLateResponseDataEarnedMin = 0;


export const reportRunningLateResponseDataShowUpPayOneTotalMin = 0;

export const reportRunningLateResponseDataRequiredMin = 0;

export const reportRunningLateResponseDataAcceptedMin = 0;


export const reportRunningLateResponseDataMyRatingOneStarsMax = 5;

export const reportRunningLateResponseDataMyRatingOneTagsItemMax = 30;

export const reportRunningLateResponseDataMyRatingOneTagsMax = 10;

export const reportRunningLateResponseDataMyRatingOneCommentMax = 500;

export const reportRunningLateResponseDataAttendanceItemMilesAwayMin = 0;

export const reportRunningLateResponseDataRunningLateOneMinutesMin = 10;
export const reportRunningLateResponseDataRunningLateOneMinutesMax = 45;
export const reportRunningLateResponseDataRunningLateOneMinutesMultipleOf = 5;




export const ReportRunningLateResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(reportRunningLateResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(reportRunningLateResponseDataArrivalWindowMax).regex(reportRunningLateResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(reportRunningLateResponseDataTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(reportRunningLateResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(reportRunningLateResponseDataStopsItemStateMax).regex(reportRunningLateResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(reportRunningLateResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(reportRunningLateResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(reportRunningLateResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(reportRunningLateResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(reportRunningLateResponseDataDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(reportRunningLateResponseDataPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(reportRunningLateResponseDataPayHourlyRateMin),
  "min_paid_hours": zod.number().min(reportRunningLateResponseDataPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(reportRunningLateResponseDataPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(reportRunningLateResponseDataPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(reportRunningLateResponseDataPayTravelPayMin),
  "total": zod.int().min(reportRunningLateResponseDataPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(reportRunningLateResponseDataEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(reportRunningLateResponseDataShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(reportRunningLateResponseDataRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(reportRunningLateResponseDataAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(reportRunningLateResponseDataMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(reportRunningLateResponseDataMyRatingOneTagsItemMax)).max(reportRunningLateResponseDataMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(reportRunningLateResponseDataMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(reportRunningLateResponseDataAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(reportRunningLateResponseDataRunningLateOneMinutesMin).max(reportRunningLateResponseDataRunningLateOneMinutesMax).multipleOf(reportRunningLateResponseDataRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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




export const checkInResponseDataHirerRatingCountMin = 0;

export const checkInResponseDataArrivalWindowMax = 13;


export const checkInResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const checkInResponseDataTimezoneMax = 64;

export const checkInResponseDataVolumeCuftMin = 0;

export const checkInResponseDataStopsItemStateMax = 2;


export const checkInResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const checkInResponseDataStopsItemFloorMin = 0;

export const checkInResponseDataStopsItemFlightsOfStairsMin = 0;

export const checkInResponseDataStopsItemLongCarryFtMin = 0;

export const checkInResponseDataHomeMilesMin = 0;

export const checkInResponseDataDriveMilesMin = 0;

export const checkInResponseDataPayHoursMin = 0;

export const checkInResponseDataPayHourlyRateMin = 0;

export const checkInResponseDataPayMinPaidHoursMin = 0;

export const checkInResponseDataPayPaidHoursMin = 0;

export const checkInResponseDataPayWageMin = 0;

export const checkInResponseDataPayTravelPayMin = 0;

export const checkInResponseDataPayTotalMin = 0;

export const checkInResponseDataEarnedMin = 0;


export const checkInResponseDataShowUpPayOneTotalMin = 0;

export const checkInResponseDataRequiredMin = 0;

export const checkInResponseDataAcceptedMin = 0;


export const checkInResponseDataMyRatingOneStarsMax = 5;

export const checkInResponseDataMyRatingOneTagsItemMax = 30;

export const checkInResponseDataMyRatingOneTagsMax = 10;

export const checkInResponseDataMyRatingOneCommentMax = 500;

export const checkInResponseDataAttendanceItemMilesAwayMin = 0;

export const checkInResponseDataRunningLateOneMinutesMin = 10;
export const checkInResponseDataRunningLateOneMinutesMax = 45;
export const checkInResponseDataRunningLateOneMinutesMultipleOf = 5;




export const CheckInResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(checkInResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(checkInResponseDataArrivalWindowMax).regex(checkInResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(checkInResponseDataTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(checkInResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(checkInResponseDataStopsItemStateMax).regex(checkInResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(checkInResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(checkInResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(checkInResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(checkInResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(checkInResponseDataDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(checkInResponseDataPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(checkInResponseDataPayHourlyRateMin),
  "min_paid_hours": zod.number().min(checkInResponseDataPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(checkInResponseDataPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(checkInResponseDataPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(checkInResponseDataPayTravelPayMin),
  "total": zod.int().min(checkInResponseDataPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(checkInResponseDataEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(checkInResponseDataShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(checkInResponseDataRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(checkInResponseDataAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(checkInResponseDataMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(checkInResponseDataMyRatingOneTagsItemMax)).max(checkInResponseDataMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(checkInResponseDataMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(checkInResponseDataAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(checkInResponseDataRunningLateOneMinutesMin).max(checkInResponseDataRunningLateOneMinutesMax).multipleOf(checkInResponseDataRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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




export const checkOutResponseDataHirerRatingCountMin = 0;

export const checkOutResponseDataArrivalWindowMax = 13;


export const checkOutResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const checkOutResponseDataTimezoneMax = 64;

export const checkOutResponseDataVolumeCuftMin = 0;

export const checkOutResponseDataStopsItemStateMax = 2;


export const checkOutResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const checkOutResponseDataStopsItemFloorMin = 0;

export const checkOutResponseDataStopsItemFlightsOfStairsMin = 0;

export const checkOutResponseDataStopsItemLongCarryFtMin = 0;

export const checkOutResponseDataHomeMilesMin = 0;

export const checkOutResponseDataDriveMilesMin = 0;

export const checkOutResponseDataPayHoursMin = 0;

export const checkOutResponseDataPayHourlyRateMin = 0;

export const checkOutResponseDataPayMinPaidHoursMin = 0;

export const checkOutResponseDataPayPaidHoursMin = 0;

export const checkOutResponseDataPayWageMin = 0;

export const checkOutResponseDataPayTravelPayMin = 0;

export const checkOutResponseDataPayTotalMin = 0;

export const checkOutResponseDataEarnedMin = 0;


export const checkOutResponseDataShowUpPayOneTotalMin = 0;

export const checkOutResponseDataRequiredMin = 0;

export const checkOutResponseDataAcceptedMin = 0;


export const checkOutResponseDataMyRatingOneStarsMax = 5;

export const checkOutResponseDataMyRatingOneTagsItemMax = 30;

export const checkOutResponseDataMyRatingOneTagsMax = 10;

export const checkOutResponseDataMyRatingOneCommentMax = 500;

export const checkOutResponseDataAttendanceItemMilesAwayMin = 0;

export const checkOutResponseDataRunningLateOneMinutesMin = 10;
export const checkOutResponseDataRunningLateOneMinutesMax = 45;
export const checkOutResponseDataRunningLateOneMinutesMultipleOf = 5;




export const CheckOutResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(checkOutResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(checkOutResponseDataArrivalWindowMax).regex(checkOutResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(checkOutResponseDataTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(checkOutResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(checkOutResponseDataStopsItemStateMax).regex(checkOutResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(checkOutResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(checkOutResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(checkOutResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(checkOutResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(checkOutResponseDataDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(checkOutResponseDataPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(checkOutResponseDataPayHourlyRateMin),
  "min_paid_hours": zod.number().min(checkOutResponseDataPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(checkOutResponseDataPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(checkOutResponseDataPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(checkOutResponseDataPayTravelPayMin),
  "total": zod.int().min(checkOutResponseDataPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(checkOutResponseDataEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(checkOutResponseDataShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(checkOutResponseDataRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(checkOutResponseDataAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(checkOutResponseDataMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(checkOutResponseDataMyRatingOneTagsItemMax)).max(checkOutResponseDataMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(checkOutResponseDataMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(checkOutResponseDataAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(checkOutResponseDataRunningLateOneMinutesMin).max(checkOutResponseDataRunningLateOneMinutesMax).multipleOf(checkOutResponseDataRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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




export const rateCompanyResponseDataHirerRatingCountMin = 0;

export const rateCompanyResponseDataArrivalWindowMax = 13;


export const rateCompanyResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const rateCompanyResponseDataTimezoneMax = 64;

export const rateCompanyResponseDataVolumeCuftMin = 0;

export const rateCompanyResponseDataStopsItemStateMax = 2;


export const rateCompanyResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const rateCompanyResponseDataStopsItemFloorMin = 0;

export const rateCompanyResponseDataStopsItemFlightsOfStairsMin = 0;

export const rateCompanyResponseDataStopsItemLongCarryFtMin = 0;

export const rateCompanyResponseDataHomeMilesMin = 0;

export const rateCompanyResponseDataDriveMilesMin = 0;

export const rateCompanyResponseDataPayHoursMin = 0;

export const rateCompanyResponseDataPayHourlyRateMin = 0;

export const rateCompanyResponseDataPayMinPaidHoursMin = 0;

export const rateCompanyResponseDataPayPaidHoursMin = 0;

export const rateCompanyResponseDataPayWageMin = 0;

export const rateCompanyResponseDataPayTravelPayMin = 0;

export const rateCompanyResponseDataPayTotalMin = 0;

export const rateCompanyResponseDataEarnedMin = 0;


export const rateCompanyResponseDataShowUpPayOneTotalMin = 0;

export const rateCompanyResponseDataRequiredMin = 0;

export const rateCompanyResponseDataAcceptedMin = 0;


export const rateCompanyResponseDataMyRatingOneStarsMax = 5;

export const rateCompanyResponseDataMyRatingOneTagsItemMax = 30;

export const rateCompanyResponseDataMyRatingOneTagsMax = 10;

export const rateCompanyResponseDataMyRatingOneCommentMax = 500;

export const rateCompanyResponseDataAttendanceItemMilesAwayMin = 0;

export const rateCompanyResponseDataRunningLateOneMinutesMin = 10;
export const rateCompanyResponseDataRunningLateOneMinutesMax = 45;
export const rateCompanyResponseDataRunningLateOneMinutesMultipleOf = 5;




export const RateCompanyResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(rateCompanyResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(rateCompanyResponseDataArrivalWindowMax).regex(rateCompanyResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(rateCompanyResponseDataTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(rateCompanyResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(rateCompanyResponseDataStopsItemStateMax).regex(rateCompanyResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(rateCompanyResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(rateCompanyResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(rateCompanyResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(rateCompanyResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(rateCompanyResponseDataDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(rateCompanyResponseDataPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(rateCompanyResponseDataPayHourlyRateMin),
  "min_paid_hours": zod.number().min(rateCompanyResponseDataPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(rateCompanyResponseDataPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(rateCompanyResponseDataPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(rateCompanyResponseDataPayTravelPayMin),
  "total": zod.int().min(rateCompanyResponseDataPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(rateCompanyResponseDataEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(rateCompanyResponseDataShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(rateCompanyResponseDataRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(rateCompanyResponseDataAcceptedMin),
  "leader": zod.string().nullable().describe('First name of who leads; null until the caller accepted.'),
  "message": zod.string().nullable(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The sender\'s language in the app when they sent the message; null without one.'),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).describe('What changed since the caller agreed or was invited - old and new values as texts of the API. Empty unless they were asked again.'),
  "conflicts": zod.array(zod.strictObject({
  "severity": zod.enum(['hard', 'soft']),
  "kind": zod.enum(['job', 'invitation', 'hours', 'jobs_per_day', 'hours_per_week', 'pay']).describe('Another accepted job or invitation; the own hours and limits.'),
  "text": zod.string(),
  "order_id": zod.int().min(1).nullable(),
  "number": zod.string().nullable(),
  "company_name": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Conflicts in the helper\'s schedule. Only a hard one blocks.')),
  "my_rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(rateCompanyResponseDataMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(rateCompanyResponseDataMyRatingOneTagsItemMax)).max(rateCompanyResponseDataMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(rateCompanyResponseDataMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(rateCompanyResponseDataAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(rateCompanyResponseDataRunningLateOneMinutesMin).max(rateCompanyResponseDataRunningLateOneMinutesMax).multipleOf(rateCompanyResponseDataRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'withdraw', 'on_my_way', 'running_late', 'check_in', 'check_out', 'rate']).describe('Actions available to the helper now.')),
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Null if it can be accepted, or was.'),
  "reason": zod.string().nullable().describe('Why it was declined or canceled.'),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "version": zod.int().min(1).describe('Of the job.')
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

