/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Activity,
  ActivityPage,
  Message,
  NoErrors,
  NotificationPreferences,
  Succeeded,
  UnreadCount
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary Activities of a feed, newest first
 */
export const GetNotificationsResponse = zod.strictObject({
  "data": ActivityPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * One per job, offer, document or payment. An activity leaves the list when what it reports is settled.
 * @summary Activities of a feed that still wait for a decision
 */
export const GetNeedsActionResponse = zod.strictObject({
  "data": zod.array(Activity),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Number of unread activities
 */
export const GetNotificationsCountResponse = zod.strictObject({
  "data": UnreadCount,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Mark activities as read
 */
export const MarkAsReadResponse = zod.strictObject({
  "data": UnreadCount,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Mark all activities of a feed as read
 */
export const MarkAllAsReadResponse = zod.strictObject({
  "data": UnreadCount,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The caller's notification preferences
 */
export const GetNotificationPreferencesResponse = zod.strictObject({
  "data": NotificationPreferences,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Topics that are left out keep their choice.
 * @summary Set how the caller is notified
 */
export const UpdateNotificationPreferencesResponse = zod.strictObject({
  "data": NotificationPreferences,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

