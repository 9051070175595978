/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * An earlier address stops working immediately.
 * @summary Create the caller's calendar feed or change its address
 */
export const createCalendarFeedHeaderIdempotencyKeyMin = 8;
export const createCalendarFeedHeaderIdempotencyKeyMax = 64;



export const CreateCalendarFeedHeader = zod.object({
  "Idempotency-Key": zod.string().min(createCalendarFeedHeaderIdempotencyKeyMin).max(createCalendarFeedHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
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

/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's jobs and invitations of a span of days
 */
export const GetHelperCalendarQueryParams = zod.object({
  "filter[date_from]": zod.iso.date().optional().describe('First day - in the time zone of each job\'s branch.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day - at most 62 after the first.')
})

