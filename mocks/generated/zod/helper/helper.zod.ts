/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary The caller's hours - weekly and on single days
 */
export const getAvailabilitiesResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const getAvailabilitiesResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getAvailabilitiesResponseDataAvailabilitiesItemWindowsMax = 3;

export const getAvailabilitiesResponseDataExceptionsItemWindowsItemMax = 13;


export const getAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getAvailabilitiesResponseDataExceptionsItemWindowsMax = 3;

export const getAvailabilitiesResponseDataMaxJobsPerDayMax = 3;

export const getAvailabilitiesResponseDataMaxHoursPerWeekMax = 60;

export const getAvailabilitiesResponseDataTimezoneMax = 64;



export const GetAvailabilitiesResponse = zod.strictObject({
  "data": zod.strictObject({
  "availabilities": zod.array(zod.strictObject({
  "weekday": zod.enum({
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
}).describe('1 Monday to 7 Sunday.'),
  "windows": zod.array(zod.string().max(getAvailabilitiesResponseDataAvailabilitiesItemWindowsItemMax).regex(getAvailabilitiesResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getAvailabilitiesResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')).describe('By weekday; days that are missing are days off.'),
  "exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(getAvailabilitiesResponseDataExceptionsItemWindowsItemMax).regex(getAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getAvailabilitiesResponseDataExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).describe('By date.'),
  "max_jobs_per_day": zod.int().min(1).max(getAvailabilitiesResponseDataMaxJobsPerDayMax).describe('More only warn.'),
  "max_hours_per_week": zod.int().min(1).max(getAvailabilitiesResponseDataMaxHoursPerWeekMax).describe('More only warn; more than 60 are refused.'),
  "on_call": zod.boolean().describe('Takes jobs at short notice today.'),
  "timezone": zod.string().max(getAvailabilitiesResponseDataTimezoneMax).describe('IANA name.')
}).describe('When a helper works. Empty without any hours set; companies then assume every day.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Set when the caller works
 */
export const updateAvailabilitiesHeaderIdempotencyKeyMin = 8;
export const updateAvailabilitiesHeaderIdempotencyKeyMax = 64;



export const UpdateAvailabilitiesHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateAvailabilitiesHeaderIdempotencyKeyMin).max(updateAvailabilitiesHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateAvailabilitiesBodyAvailabilitiesItemWindowsItemMax = 13;


export const updateAvailabilitiesBodyAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateAvailabilitiesBodyAvailabilitiesItemWindowsMax = 3;

export const updateAvailabilitiesBodyAvailabilitiesMax = 7;

export const updateAvailabilitiesBodyExceptionsItemWindowsItemMax = 13;


export const updateAvailabilitiesBodyExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateAvailabilitiesBodyExceptionsItemWindowsMax = 3;

export const updateAvailabilitiesBodyExceptionsItemNoteMax = 100;

export const updateAvailabilitiesBodyExceptionsMax = 100;

export const updateAvailabilitiesBodyMaxJobsPerDayMax = 3;

export const updateAvailabilitiesBodyMaxHoursPerWeekMax = 60;



export const UpdateAvailabilitiesBody = zod.object({
  "availabilities": zod.array(zod.object({
  "weekday": zod.enum({
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
}).describe('1 Monday to 7 Sunday.'),
  "windows": zod.array(zod.string().max(updateAvailabilitiesBodyAvailabilitiesItemWindowsItemMax).regex(updateAvailabilitiesBodyAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateAvailabilitiesBodyAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')).min(1).max(updateAvailabilitiesBodyAvailabilitiesMax),
  "exceptions": zod.array(zod.object({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateAvailabilitiesBodyExceptionsItemWindowsItemMax).regex(updateAvailabilitiesBodyExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateAvailabilitiesBodyExceptionsItemWindowsMax).optional(),
  "note": zod.string().max(updateAvailabilitiesBodyExceptionsItemNoteMax).optional()
})).max(updateAvailabilitiesBodyExceptionsMax).optional(),
  "max_jobs_per_day": zod.int().min(1).max(updateAvailabilitiesBodyMaxJobsPerDayMax).optional(),
  "max_hours_per_week": zod.int().min(1).max(updateAvailabilitiesBodyMaxHoursPerWeekMax).optional(),
  "on_call": zod.boolean().optional()
}).describe('Replaces the weekly hours. Whatever else is left out stays as it is. Hours pass no midnight, and windows of one day do not overlap.')

export const updateAvailabilitiesResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updateAvailabilitiesResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateAvailabilitiesResponseDataAvailabilitiesItemWindowsMax = 3;

export const updateAvailabilitiesResponseDataExceptionsItemWindowsItemMax = 13;


export const updateAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateAvailabilitiesResponseDataExceptionsItemWindowsMax = 3;

export const updateAvailabilitiesResponseDataMaxJobsPerDayMax = 3;

export const updateAvailabilitiesResponseDataMaxHoursPerWeekMax = 60;

export const updateAvailabilitiesResponseDataTimezoneMax = 64;



export const UpdateAvailabilitiesResponse = zod.strictObject({
  "data": zod.strictObject({
  "availabilities": zod.array(zod.strictObject({
  "weekday": zod.enum({
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
}).describe('1 Monday to 7 Sunday.'),
  "windows": zod.array(zod.string().max(updateAvailabilitiesResponseDataAvailabilitiesItemWindowsItemMax).regex(updateAvailabilitiesResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateAvailabilitiesResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')).describe('By weekday; days that are missing are days off.'),
  "exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateAvailabilitiesResponseDataExceptionsItemWindowsItemMax).regex(updateAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateAvailabilitiesResponseDataExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).describe('By date.'),
  "max_jobs_per_day": zod.int().min(1).max(updateAvailabilitiesResponseDataMaxJobsPerDayMax).describe('More only warn.'),
  "max_hours_per_week": zod.int().min(1).max(updateAvailabilitiesResponseDataMaxHoursPerWeekMax).describe('More only warn; more than 60 are refused.'),
  "on_call": zod.boolean().describe('Takes jobs at short notice today.'),
  "timezone": zod.string().max(updateAvailabilitiesResponseDataTimezoneMax).describe('IANA name.')
}).describe('When a helper works. Empty without any hours set; companies then assume every day.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

