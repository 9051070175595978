/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CalendarFeed,
  HelperCalendar,
  Message,
  NoErrors,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary The caller's calendar feed
 */
export const GetCalendarFeedResponse = zod.strictObject({
  "data": CalendarFeed,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * An earlier address stops working immediately.
 * @summary Create the caller's calendar feed or change its address
 */
export const CreateCalendarFeedResponse = zod.strictObject({
  "data": CalendarFeed,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Its address stops working immediately. Also succeeds without a feed.
 * @summary End the caller's calendar feed
 */
export const DeleteCalendarFeedResponse = zod.strictObject({
  "data": CalendarFeed,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * The token in the address is the only credential, because calendar apps send no other. The office gets the jobs of its branches, a helper those they accepted. 404 for a token that is unknown, changed or ended.
 * @summary A calendar feed for calendar apps
 */
export const ReadCalendarFeedResponse = zod.unknown()

/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's jobs and invitations of a span of days
 */
export const GetHelperCalendarResponse = zod.strictObject({
  "data": HelperCalendar,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

