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






export const acceptInvitationResponseDataHourlyRateMin = 0;





export const AcceptInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(acceptInvitationResponseDataHourlyRateMin).describe('Cents per hour.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "reason_comment": zod.string().nullable(),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "invited_by": zod.int().min(1),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "reconfirm_of": zod.int().min(1).nullable(),
  "late_cancel": zod.boolean()
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






export const rejectInvitationResponseDataHourlyRateMin = 0;





export const RejectInvitationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(rejectInvitationResponseDataHourlyRateMin).describe('Cents per hour.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "reason_comment": zod.string().nullable(),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "invited_by": zod.int().min(1),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "reconfirm_of": zod.int().min(1).nullable(),
  "late_cancel": zod.boolean()
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






export const cancelInvitationByHelperResponseDataHourlyRateMin = 0;





export const CancelInvitationByHelperResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(cancelInvitationByHelperResponseDataHourlyRateMin).describe('Cents per hour.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "reason_comment": zod.string().nullable(),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "invited_by": zod.int().min(1),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "reconfirm_of": zod.int().min(1).nullable(),
  "late_cancel": zod.boolean()
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






export const cancelInvitationByCompanyResponseDataHourlyRateMin = 0;





export const CancelInvitationByCompanyResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(cancelInvitationByCompanyResponseDataHourlyRateMin).describe('Cents per hour.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "reason_comment": zod.string().nullable(),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "invited_by": zod.int().min(1),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "reconfirm_of": zod.int().min(1).nullable(),
  "late_cancel": zod.boolean()
}).describe('A person invited to an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

