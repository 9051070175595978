/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Activities of a feed, newest first
 */
export const getNotificationsPathBranchIdMin = 0;



export const GetNotificationsParams = zod.object({
  "branchId": zod.coerce.number().int().min(getNotificationsPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

export const getNotificationsQueryPageDefault = 1;
export const getNotificationsQueryPageMax = 100000;

export const getNotificationsQueryTypeDefault = ``;

export const GetNotificationsQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).max(getNotificationsQueryPageMax).default(getNotificationsQueryPageDefault).describe('Page of the list, from 1.'),
  "type": zod.enum(['unread', '']).default(getNotificationsQueryTypeDefault).describe('Only unread activities, or all when empty.'),
  "filter[kind]": zod.enum(['jobs', 'crews', 'offers', 'team', 'company']).optional().describe('Only activities of one kind.')
})

/**
 * One per job, offer, document or payment. An activity leaves the list when what it reports is settled.
 * @summary Activities of a feed that still wait for a decision
 */
export const getNeedsActionPathBranchIdMin = 0;



export const GetNeedsActionParams = zod.object({
  "branchId": zod.coerce.number().int().min(getNeedsActionPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

/**
 * @summary Number of unread activities
 */
export const getNotificationsCountPathBranchIdMin = 0;



export const GetNotificationsCountParams = zod.object({
  "branchId": zod.coerce.number().int().min(getNotificationsCountPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

/**
 * @summary Mark activities as read
 */
export const markAsReadPathBranchIdMin = 0;



export const MarkAsReadParams = zod.object({
  "branchId": zod.coerce.number().int().min(markAsReadPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

export const markAsReadHeaderIdempotencyKeyMin = 8;
export const markAsReadHeaderIdempotencyKeyMax = 64;



export const MarkAsReadHeader = zod.object({
  "Idempotency-Key": zod.string().min(markAsReadHeaderIdempotencyKeyMin).max(markAsReadHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const markAsReadBodyTwoIdsMax = 100;



export const MarkAsReadBody = zod.union([zod.object({
  "notification_id": zod.uuid()
}),zod.object({
  "ids": zod.array(zod.uuid()).min(1).max(markAsReadBodyTwoIdsMax)
})]).describe('One activity, or several.')

/**
 * @summary Mark all activities of a feed as read
 */
export const markAllAsReadPathBranchIdMin = 0;



export const MarkAllAsReadParams = zod.object({
  "branchId": zod.coerce.number().int().min(markAllAsReadPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

export const markAllAsReadHeaderIdempotencyKeyMin = 8;
export const markAllAsReadHeaderIdempotencyKeyMax = 64;



export const MarkAllAsReadHeader = zod.object({
  "Idempotency-Key": zod.string().min(markAllAsReadHeaderIdempotencyKeyMin).max(markAllAsReadHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

/**
 * Topics that are left out keep their choice.
 * @summary Set how the caller is notified
 */
export const updateNotificationPreferencesHeaderIdempotencyKeyMin = 8;
export const updateNotificationPreferencesHeaderIdempotencyKeyMax = 64;



export const UpdateNotificationPreferencesHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateNotificationPreferencesHeaderIdempotencyKeyMin).max(updateNotificationPreferencesHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateNotificationPreferencesBodyChoicesMax = 8;

export const updateNotificationPreferencesBodyQuietHoursOneMax = 13;


export const updateNotificationPreferencesBodyQuietHoursOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');


export const UpdateNotificationPreferencesBody = zod.object({
  "choices": zod.array(zod.object({
  "topic": zod.enum(['invitation_new', 'order_changed', 'order_cancelled', 'reminder', 'offer_nearby', 'application_result', 'rating', 'billing']),
  "push": zod.boolean(),
  "email": zod.boolean(),
  "sms": zod.boolean()
}).describe('Notification channels for one topic. The app\'s feed always has it.')).max(updateNotificationPreferencesBodyChoicesMax),
  "quiet_hours": zod.union([zod.string().max(updateNotificationPreferencesBodyQuietHoursOneMax).regex(updateNotificationPreferencesBodyQuietHoursOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).describe('No push or text message then, in the person\'s time zone; null for none. May pass midnight.'),
  "sound": zod.boolean()
})

