/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary The caller's calendar feed
 */
export const GetCalendarFeedResponse = zod.strictObject({
  "data": zod.strictObject({
  "url": zod.string().nullable().describe('Address of the feed with its secret token; null without a feed.'),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()])
}).describe('The caller\'s calendar feed.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * An earlier address stops working immediately.
 * @summary Create the caller's calendar feed or change its address
 */
export const createCalendarFeedHeaderIdempotencyKeyMin = 8;
export const createCalendarFeedHeaderIdempotencyKeyMax = 64;



export const CreateCalendarFeedHeader = zod.object({
  "Idempotency-Key": zod.string().min(createCalendarFeedHeaderIdempotencyKeyMin).max(createCalendarFeedHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const CreateCalendarFeedResponse = zod.strictObject({
  "data": zod.strictObject({
  "url": zod.string().nullable().describe('Address of the feed with its secret token; null without a feed.'),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()])
}).describe('The caller\'s calendar feed.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Its address stops working immediately. Also succeeds without a feed.
 * @summary End the caller's calendar feed
 */
export const deleteCalendarFeedHeaderIdempotencyKeyMin = 8;
export const deleteCalendarFeedHeaderIdempotencyKeyMax = 64;



export const DeleteCalendarFeedHeader = zod.object({
  "Idempotency-Key": zod.string().min(deleteCalendarFeedHeaderIdempotencyKeyMin).max(deleteCalendarFeedHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const DeleteCalendarFeedResponse = zod.strictObject({
  "data": zod.strictObject({
  "url": zod.string().nullable().describe('Address of the feed with its secret token; null without a feed.'),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()])
}).describe('The caller\'s calendar feed.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * The token in the address is the only credential, because calendar apps send no other. The office gets the jobs of its branches, a helper those they accepted. 404 for a token that is unknown, changed or ended.
 * @summary A calendar feed for calendar apps
 */
export const readCalendarFeedPathTokenMin = 32;
export const readCalendarFeedPathTokenMax = 64;


export const readCalendarFeedPathTokenRegExp = new RegExp('^[A-Za-z0-9]{32,64}$');


export const ReadCalendarFeedParams = zod.object({
  "token": zod.string().min(readCalendarFeedPathTokenMin).max(readCalendarFeedPathTokenMax).regex(readCalendarFeedPathTokenRegExp).describe('The secret token of a calendar feed.')
})

export const ReadCalendarFeedResponse = zod.unknown()

/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's jobs and invitations of a span of days
 */
export const GetHelperCalendarQueryParams = zod.object({
  "filter[date_from]": zod.iso.date().optional().describe('First day - in the time zone of each job\'s branch.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day - at most 62 after the first.')
})



export const getHelperCalendarResponseDataItemsItemTimezoneMax = 64;

export const getHelperCalendarResponseDataItemsItemArrivalWindowMax = 13;


export const getHelperCalendarResponseDataItemsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperCalendarResponseDataItemsItemHourlyRateMin = 0;


export const getHelperCalendarResponseDataAvailabilityItemWindowsItemMax = 13;


export const getHelperCalendarResponseDataAvailabilityItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');


export const GetHelperCalendarResponse = zod.strictObject({
  "data": zod.strictObject({
  "items": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "title": zod.string().describe('The cities.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getHelperCalendarResponseDataItemsItemTimezoneMax).describe('IANA name.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getHelperCalendarResponseDataItemsItemArrivalWindowMax).regex(getHelperCalendarResponseDataItemsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "estimated_hours": zod.number().describe('Of each day of the job.'),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "pick_up_address": zod.string().nullable().describe('The first stop; its city until accepted.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(getHelperCalendarResponseDataItemsItemHourlyRateMin).describe('Cents per hour.'),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When an invitation that waits expires.'),
  "has_conflict": zod.boolean().describe('Another accepted job of the caller is at the same time.'),
  "version": zod.int().min(1)
}).describe('An accepted job, or an invitation that waits for an answer. Until it is accepted only the cities are known.')).describe('By their start.'),
  "availability": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "windows": zod.array(zod.string().max(getHelperCalendarResponseDataAvailabilityItemWindowsItemMax).regex(getHelperCalendarResponseDataAvailabilityItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')),
  "off": zod.boolean().describe('No hours on that day. False as long as no hours are set at all.'),
  "is_exception": zod.boolean(),
  "note": zod.string()
}).describe('The hours of the caller on one day, exceptions included.')).describe('The caller\'s hours on each day of the span.')
}).describe('The caller\'s jobs and invitations on some days.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

