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

export const getNotificationsResponseDataDataItemTypeDefault = null;
export const getNotificationsResponseDataDataItemBodyDefault = ``;
export const getNotificationsResponseDataDataItemReadAtDefault = null;
export const getNotificationsResponseDataDataItemBranchIdDefault = null;
export const getNotificationsResponseDataDataItemBranchIdMin = 0;

export const getNotificationsResponseDataDataItemCreatedAtDefault = null;
export const getNotificationsResponseDataDataItemActorDefault = null;
export const getNotificationsResponseDataDataItemSubjectDefault = null;
export const getNotificationsResponseDataDataItemUrlDefault = ``;
export const getNotificationsResponseDataDataItemSeverityDefault = null;






export const getNotificationsResponseDataDataItemDataOneFilledMin = 0;

export const getNotificationsResponseDataDataItemDataOneRequiredMin = 0;

export const getNotificationsResponseDataDataItemDataOneCountMin = 0;

export const getNotificationsResponseDataDataItemDataOneHourlyRateMin = 0;

export const getNotificationsResponseDataDataItemDataOneAmountMin = 0;

export const getNotificationsResponseDataDataItemDataOneStarsMax = 5;

export const getNotificationsResponseDataDataItemDataOneMinutesLateMin = 0;

export const getNotificationsResponseDataDataItemDataDefault = null;
export const getNotificationsResponseDataCurrentPageDefault = null;

export const getNotificationsResponseDataLastPageDefault = null;

export const getNotificationsResponseDataPerPageDefault = null;

export const getNotificationsResponseDataTotalDefault = null;
export const getNotificationsResponseDataTotalMin = 0;

export const getNotificationsResponseDataFromDefault = null;
export const getNotificationsResponseDataToDefault = null;

export const GetNotificationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.uuid(),
  "type": zod.union([zod.enum(['invitation.accepted', 'invitation.rejected', 'invitation.withdrawn', 'invitation.expired', 'order.partially_formed', 'order.formed', 'order.unformed_soon', 'order.created', 'order.updated', 'order.cancelled', 'order.completed', 'crew.checked_in', 'crew.late', 'branch_invitation.accepted', 'branch_invitation.rejected', 'offer.application_received', 'offer.filled', 'offer.expiring', 'rating.received', 'document.expiring', 'manager.assigned', 'branch.created', 'subscription.trial_ending', 'subscription.payment_failed', 'invitation.new', 'invitation.position_filled', 'order.changed', 'order.reminder', 'offer.new', 'application.accepted', 'application.rejected', 'application.closed', 'branch_invitation.new', 'pay.earned', 'rating.due']).describe('Type of activity. The last block is for helpers; `order.cancelled` and `rating.received` go to both sides.'),zod.null()]).default(getNotificationsResponseDataDataItemTypeDefault),
  "title": zod.string(),
  "body": zod.string().default(getNotificationsResponseDataDataItemBodyDefault),
  "is_read": zod.boolean(),
  "read_at": zod.iso.datetime({"offset":false}).nullable().default(getNotificationsResponseDataDataItemReadAtDefault),
  "branch_id": zod.int().min(getNotificationsResponseDataDataItemBranchIdMin).nullable().default(getNotificationsResponseDataDataItemBranchIdDefault).describe('0 in the personal feed.'),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(getNotificationsResponseDataDataItemCreatedAtDefault),
  "actor": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(getNotificationsResponseDataDataItemActorDefault).describe('The person who caused it; null without one.'),
  "subject": zod.union([zod.strictObject({
  "kind": zod.enum(['order', 'invitation', 'offer', 'application', 'employee', 'branch', 'subscription']),
  "id": zod.int().min(1),
  "label": zod.string()
}).describe('Subject of an activity.'),zod.null()]).default(getNotificationsResponseDataDataItemSubjectDefault),
  "url": zod.string().default(getNotificationsResponseDataDataItemUrlDefault).describe('Path within the app that shows the subject.'),
  "severity": zod.union([zod.literal('info'),zod.literal('success'),zod.literal('warning'),zod.literal('danger'),zod.literal(null)]).nullable().default(getNotificationsResponseDataDataItemSeverityDefault),
  "data": zod.union([zod.strictObject({
  "order_id": zod.int().min(1).optional(),
  "invitation_id": zod.int().min(1).optional(),
  "branch_invitation_id": zod.int().min(1).optional(),
  "offer_id": zod.int().min(1).optional(),
  "application_id": zod.int().min(1).optional(),
  "employee_id": zod.int().min(1).optional(),
  "user_id": zod.int().min(1).optional(),
  "company_name": zod.string().optional(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).optional().describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "reason": zod.string().optional().describe('Code of the reason given.'),
  "filled": zod.int().min(getNotificationsResponseDataDataItemDataOneFilledMin).optional().describe('Positions filled.'),
  "required": zod.int().min(getNotificationsResponseDataDataItemDataOneRequiredMin).optional().describe('Positions needed.'),
  "count": zod.int().min(getNotificationsResponseDataDataItemDataOneCountMin).optional().describe('Number of events that the activity combines.'),
  "starts_at": zod.iso.datetime({"offset":false}).optional().describe('An instant in UTC.'),
  "hourly_rate": zod.int().min(getNotificationsResponseDataDataItemDataOneHourlyRateMin).optional().describe('Cents.'),
  "amount": zod.int().min(getNotificationsResponseDataDataItemDataOneAmountMin).optional().describe('Cents.'),
  "stars": zod.number().min(1).max(getNotificationsResponseDataDataItemDataOneStarsMax).optional(),
  "minutes_late": zod.int().min(getNotificationsResponseDataDataItemDataOneMinutesLateMin).optional(),
  "document": zod.string().optional(),
  "expires_on": zod.iso.date().optional(),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).optional()
}).describe('Facts behind the texts; the type decides which are present.'),zod.null()]).default(getNotificationsResponseDataDataItemDataDefault)
}).describe('A notification of one person, in the feed of a branch or in the personal feed.')),
  "current_page": zod.int().min(1).nullable().default(getNotificationsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getNotificationsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getNotificationsResponseDataPerPageDefault),
  "total": zod.int().min(getNotificationsResponseDataTotalMin).nullable().default(getNotificationsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getNotificationsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getNotificationsResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of activities, newest first.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * One per job, offer, document or payment. An activity leaves the list when what it reports is settled.
 * @summary Activities of a feed that still wait for a decision
 */
export const getNeedsActionPathBranchIdMin = 0;



export const GetNeedsActionParams = zod.object({
  "branchId": zod.coerce.number().int().min(getNeedsActionPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

export const getNeedsActionResponseDataItemTypeDefault = null;
export const getNeedsActionResponseDataItemBodyDefault = ``;
export const getNeedsActionResponseDataItemReadAtDefault = null;
export const getNeedsActionResponseDataItemBranchIdDefault = null;
export const getNeedsActionResponseDataItemBranchIdMin = 0;

export const getNeedsActionResponseDataItemCreatedAtDefault = null;
export const getNeedsActionResponseDataItemActorDefault = null;
export const getNeedsActionResponseDataItemSubjectDefault = null;
export const getNeedsActionResponseDataItemUrlDefault = ``;
export const getNeedsActionResponseDataItemSeverityDefault = null;






export const getNeedsActionResponseDataItemDataOneFilledMin = 0;

export const getNeedsActionResponseDataItemDataOneRequiredMin = 0;

export const getNeedsActionResponseDataItemDataOneCountMin = 0;

export const getNeedsActionResponseDataItemDataOneHourlyRateMin = 0;

export const getNeedsActionResponseDataItemDataOneAmountMin = 0;

export const getNeedsActionResponseDataItemDataOneStarsMax = 5;

export const getNeedsActionResponseDataItemDataOneMinutesLateMin = 0;

export const getNeedsActionResponseDataItemDataDefault = null;

export const GetNeedsActionResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.uuid(),
  "type": zod.union([zod.enum(['invitation.accepted', 'invitation.rejected', 'invitation.withdrawn', 'invitation.expired', 'order.partially_formed', 'order.formed', 'order.unformed_soon', 'order.created', 'order.updated', 'order.cancelled', 'order.completed', 'crew.checked_in', 'crew.late', 'branch_invitation.accepted', 'branch_invitation.rejected', 'offer.application_received', 'offer.filled', 'offer.expiring', 'rating.received', 'document.expiring', 'manager.assigned', 'branch.created', 'subscription.trial_ending', 'subscription.payment_failed', 'invitation.new', 'invitation.position_filled', 'order.changed', 'order.reminder', 'offer.new', 'application.accepted', 'application.rejected', 'application.closed', 'branch_invitation.new', 'pay.earned', 'rating.due']).describe('Type of activity. The last block is for helpers; `order.cancelled` and `rating.received` go to both sides.'),zod.null()]).default(getNeedsActionResponseDataItemTypeDefault),
  "title": zod.string(),
  "body": zod.string().default(getNeedsActionResponseDataItemBodyDefault),
  "is_read": zod.boolean(),
  "read_at": zod.iso.datetime({"offset":false}).nullable().default(getNeedsActionResponseDataItemReadAtDefault),
  "branch_id": zod.int().min(getNeedsActionResponseDataItemBranchIdMin).nullable().default(getNeedsActionResponseDataItemBranchIdDefault).describe('0 in the personal feed.'),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(getNeedsActionResponseDataItemCreatedAtDefault),
  "actor": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(getNeedsActionResponseDataItemActorDefault).describe('The person who caused it; null without one.'),
  "subject": zod.union([zod.strictObject({
  "kind": zod.enum(['order', 'invitation', 'offer', 'application', 'employee', 'branch', 'subscription']),
  "id": zod.int().min(1),
  "label": zod.string()
}).describe('Subject of an activity.'),zod.null()]).default(getNeedsActionResponseDataItemSubjectDefault),
  "url": zod.string().default(getNeedsActionResponseDataItemUrlDefault).describe('Path within the app that shows the subject.'),
  "severity": zod.union([zod.literal('info'),zod.literal('success'),zod.literal('warning'),zod.literal('danger'),zod.literal(null)]).nullable().default(getNeedsActionResponseDataItemSeverityDefault),
  "data": zod.union([zod.strictObject({
  "order_id": zod.int().min(1).optional(),
  "invitation_id": zod.int().min(1).optional(),
  "branch_invitation_id": zod.int().min(1).optional(),
  "offer_id": zod.int().min(1).optional(),
  "application_id": zod.int().min(1).optional(),
  "employee_id": zod.int().min(1).optional(),
  "user_id": zod.int().min(1).optional(),
  "company_name": zod.string().optional(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).optional().describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "reason": zod.string().optional().describe('Code of the reason given.'),
  "filled": zod.int().min(getNeedsActionResponseDataItemDataOneFilledMin).optional().describe('Positions filled.'),
  "required": zod.int().min(getNeedsActionResponseDataItemDataOneRequiredMin).optional().describe('Positions needed.'),
  "count": zod.int().min(getNeedsActionResponseDataItemDataOneCountMin).optional().describe('Number of events that the activity combines.'),
  "starts_at": zod.iso.datetime({"offset":false}).optional().describe('An instant in UTC.'),
  "hourly_rate": zod.int().min(getNeedsActionResponseDataItemDataOneHourlyRateMin).optional().describe('Cents.'),
  "amount": zod.int().min(getNeedsActionResponseDataItemDataOneAmountMin).optional().describe('Cents.'),
  "stars": zod.number().min(1).max(getNeedsActionResponseDataItemDataOneStarsMax).optional(),
  "minutes_late": zod.int().min(getNeedsActionResponseDataItemDataOneMinutesLateMin).optional(),
  "document": zod.string().optional(),
  "expires_on": zod.iso.date().optional(),
  "changes": zod.array(zod.strictObject({
  "field": zod.string(),
  "from": zod.string(),
  "to": zod.string()
}).describe('One fact that changed, as texts.')).optional()
}).describe('Facts behind the texts; the type decides which are present.'),zod.null()]).default(getNeedsActionResponseDataItemDataDefault)
}).describe('A notification of one person, in the feed of a branch or in the personal feed.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Number of unread activities
 */
export const getNotificationsCountPathBranchIdMin = 0;



export const GetNotificationsCountParams = zod.object({
  "branchId": zod.coerce.number().int().min(getNotificationsCountPathBranchIdMin).describe('Id of a branch, or 0 for the caller\'s personal feed (helpers, and managers in helper view).')
})

export const getNotificationsCountResponseDataUnreadCountMin = 0;

export const getNotificationsCountResponseDataUnreadTotalDefault = null;
export const getNotificationsCountResponseDataUnreadTotalMin = 0;



export const GetNotificationsCountResponse = zod.strictObject({
  "data": zod.strictObject({
  "unread_count": zod.int().min(getNotificationsCountResponseDataUnreadCountMin).describe('Unread activities of the requested feed.'),
  "unread_total": zod.int().min(getNotificationsCountResponseDataUnreadTotalMin).nullable().default(getNotificationsCountResponseDataUnreadTotalDefault).describe('Unread activities over all feeds of the caller.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const markAsReadResponseDataUnreadCountMin = 0;

export const markAsReadResponseDataUnreadTotalDefault = null;
export const markAsReadResponseDataUnreadTotalMin = 0;



export const MarkAsReadResponse = zod.strictObject({
  "data": zod.strictObject({
  "unread_count": zod.int().min(markAsReadResponseDataUnreadCountMin).describe('Unread activities of the requested feed.'),
  "unread_total": zod.int().min(markAsReadResponseDataUnreadTotalMin).nullable().default(markAsReadResponseDataUnreadTotalDefault).describe('Unread activities over all feeds of the caller.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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

export const markAllAsReadResponseDataUnreadCountMin = 0;

export const markAllAsReadResponseDataUnreadTotalDefault = null;
export const markAllAsReadResponseDataUnreadTotalMin = 0;



export const MarkAllAsReadResponse = zod.strictObject({
  "data": zod.strictObject({
  "unread_count": zod.int().min(markAllAsReadResponseDataUnreadCountMin).describe('Unread activities of the requested feed.'),
  "unread_total": zod.int().min(markAllAsReadResponseDataUnreadTotalMin).nullable().default(markAllAsReadResponseDataUnreadTotalDefault).describe('Unread activities over all feeds of the caller.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The caller's notification preferences
 */
export const getNotificationPreferencesResponseDataChoicesMax = 8;

export const getNotificationPreferencesResponseDataQuietHoursOneMax = 13;


export const getNotificationPreferencesResponseDataQuietHoursOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');


export const GetNotificationPreferencesResponse = zod.strictObject({
  "data": zod.strictObject({
  "choices": zod.array(zod.strictObject({
  "topic": zod.enum(['invitation_new', 'order_changed', 'order_cancelled', 'reminder', 'offer_nearby', 'application_result', 'rating', 'billing']),
  "push": zod.boolean(),
  "email": zod.boolean(),
  "sms": zod.boolean()
}).describe('Notification channels for one topic. The app\'s feed always has it.')).max(getNotificationPreferencesResponseDataChoicesMax),
  "quiet_hours": zod.union([zod.string().max(getNotificationPreferencesResponseDataQuietHoursOneMax).regex(getNotificationPreferencesResponseDataQuietHoursOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).describe('No push or text message then, in the person\'s time zone; null for none. May pass midnight.'),
  "sound": zod.boolean()
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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

export const updateNotificationPreferencesResponseDataChoicesMax = 8;

export const updateNotificationPreferencesResponseDataQuietHoursOneMax = 13;


export const updateNotificationPreferencesResponseDataQuietHoursOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');


export const UpdateNotificationPreferencesResponse = zod.strictObject({
  "data": zod.strictObject({
  "choices": zod.array(zod.strictObject({
  "topic": zod.enum(['invitation_new', 'order_changed', 'order_cancelled', 'reminder', 'offer_nearby', 'application_result', 'rating', 'billing']),
  "push": zod.boolean(),
  "email": zod.boolean(),
  "sms": zod.boolean()
}).describe('Notification channels for one topic. The app\'s feed always has it.')).max(updateNotificationPreferencesResponseDataChoicesMax),
  "quiet_hours": zod.union([zod.string().max(updateNotificationPreferencesResponseDataQuietHoursOneMax).regex(updateNotificationPreferencesResponseDataQuietHoursOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).describe('No push or text message then, in the person\'s time zone; null for none. May pass midnight.'),
  "sound": zod.boolean()
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

