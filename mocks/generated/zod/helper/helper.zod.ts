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

export const getAvailabilitiesResponseDataMinPayPerJobMin = 0;

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
  "min_pay_per_job": zod.int().min(getAvailabilitiesResponseDataMinPayPerJobMin).nullable().describe('Cents; jobs that pay less only warn. Null without a minimum.'),
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

export const updateAvailabilitiesBodyMinPayPerJobMin = 0;
export const updateAvailabilitiesBodyMinPayPerJobMax = 200000;



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
  "min_pay_per_job": zod.int().min(updateAvailabilitiesBodyMinPayPerJobMin).max(updateAvailabilitiesBodyMinPayPerJobMax).nullish(),
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

export const updateAvailabilitiesResponseDataMinPayPerJobMin = 0;

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
  "min_pay_per_job": zod.int().min(updateAvailabilitiesResponseDataMinPayPerJobMin).nullable().describe('Cents; jobs that pay less only warn. Null without a minimum.'),
  "on_call": zod.boolean().describe('Takes jobs at short notice today.'),
  "timezone": zod.string().max(updateAvailabilitiesResponseDataTimezoneMax).describe('IANA name.')
}).describe('When a helper works. Empty without any hours set; companies then assume every day.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The caller's profile
 */

export const getHelperProfileResponseDataStatusMin = 0;
export const getHelperProfileResponseDataStatusMax = 3;

export const getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getHelperProfileResponseDataDriverLicenseOneStateMax = 2;


export const getHelperProfileResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperProfileResponseDataDriverLicenseOneNumberLast4Max = 4;


export const getHelperProfileResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const getHelperProfileResponseDataForemanYearsMin = 0;


export const getHelperProfileResponseDataServingAreasItemRadiusMilesMin = 5;
export const getHelperProfileResponseDataServingAreasItemRadiusMilesMax = 100;

export const getHelperProfileResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const getHelperProfileResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperProfileResponseDataAvailabilitiesItemWindowsMax = 3;

export const getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperProfileResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const getHelperProfileResponseDataHourlyRateMin = 0;

export const getHelperProfileResponseDataPositionRates1Min = 1500;
export const getHelperProfileResponseDataPositionRates1Max = 15000;
export const getHelperProfileResponseDataPositionRates1MultipleOf = 50;

export const getHelperProfileResponseDataPositionRates2Min = 1500;
export const getHelperProfileResponseDataPositionRates2Max = 15000;
export const getHelperProfileResponseDataPositionRates2MultipleOf = 50;

export const getHelperProfileResponseDataPositionRates3Min = 1500;
export const getHelperProfileResponseDataPositionRates3Max = 15000;
export const getHelperProfileResponseDataPositionRates3MultipleOf = 50;

export const getHelperProfileResponseDataPositionRates4Min = 1500;
export const getHelperProfileResponseDataPositionRates4Max = 15000;
export const getHelperProfileResponseDataPositionRates4MultipleOf = 50;

export const getHelperProfileResponseDataRatingCountMin = 0;



export const getHelperProfileResponseDataVehicleTypesItemMakeMax = 50;

export const getHelperProfileResponseDataVehicleTypesItemYearMin = 1980;
export const getHelperProfileResponseDataVehicleTypesItemYearMax = 2100;

export const getHelperProfileResponseDataReliabilityAcceptanceMin = 0;
export const getHelperProfileResponseDataReliabilityAcceptanceMax = 100;

export const getHelperProfileResponseDataReliabilityShowUpMin = 0;
export const getHelperProfileResponseDataReliabilityShowUpMax = 100;

export const getHelperProfileResponseDataReliabilityLateCancelsMin = 0;

export const getHelperProfileResponseDataCompletenessPercentMin = 0;
export const getHelperProfileResponseDataCompletenessPercentMax = 100;



export const GetHelperProfileResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(getHelperProfileResponseDataStatusMin).max(getHelperProfileResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(getHelperProfileResponseDataDriverLicenseOneStateMax).regex(getHelperProfileResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(getHelperProfileResponseDataDriverLicenseOneNumberLast4Max).regex(getHelperProfileResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(getHelperProfileResponseDataForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(getHelperProfileResponseDataServingAreasItemRadiusMilesMin).max(getHelperProfileResponseDataServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(getHelperProfileResponseDataAvailabilitiesItemWindowsItemMax).regex(getHelperProfileResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getHelperProfileResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getHelperProfileResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(getHelperProfileResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(getHelperProfileResponseDataPositionRates1Min).max(getHelperProfileResponseDataPositionRates1Max).multipleOf(getHelperProfileResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(getHelperProfileResponseDataPositionRates2Min).max(getHelperProfileResponseDataPositionRates2Max).multipleOf(getHelperProfileResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(getHelperProfileResponseDataPositionRates3Min).max(getHelperProfileResponseDataPositionRates3Max).multipleOf(getHelperProfileResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(getHelperProfileResponseDataPositionRates4Min).max(getHelperProfileResponseDataPositionRates4Max).multipleOf(getHelperProfileResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(getHelperProfileResponseDataRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(getHelperProfileResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(getHelperProfileResponseDataVehicleTypesItemYearMin).max(getHelperProfileResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(getHelperProfileResponseDataReliabilityAcceptanceMin).max(getHelperProfileResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getHelperProfileResponseDataReliabilityShowUpMin).max(getHelperProfileResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getHelperProfileResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(getHelperProfileResponseDataCompletenessPercentMin).max(getHelperProfileResponseDataCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Where the caller works
 */

export const getOwnServingAreasResponseDataServingAreasItemRadiusMilesMin = 5;
export const getOwnServingAreasResponseDataServingAreasItemRadiusMilesMax = 100;

export const getOwnServingAreasResponseDataMaxMin = 0;



export const GetOwnServingAreasResponse = zod.strictObject({
  "data": zod.strictObject({
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(getOwnServingAreasResponseDataServingAreasItemRadiusMilesMin).max(getOwnServingAreasResponseDataServingAreasItemRadiusMilesMax)
})),
  "max": zod.int().min(getOwnServingAreasResponseDataMaxMin).describe('Areas of the plan.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The caller's rate and work preferences
 */
export const getHourlyRateResponseDataHourlyRateMin = 0;

export const getHourlyRateResponseDataPositionRates1Min = 1500;
export const getHourlyRateResponseDataPositionRates1Max = 15000;
export const getHourlyRateResponseDataPositionRates1MultipleOf = 50;

export const getHourlyRateResponseDataPositionRates2Min = 1500;
export const getHourlyRateResponseDataPositionRates2Max = 15000;
export const getHourlyRateResponseDataPositionRates2MultipleOf = 50;

export const getHourlyRateResponseDataPositionRates3Min = 1500;
export const getHourlyRateResponseDataPositionRates3Max = 15000;
export const getHourlyRateResponseDataPositionRates3MultipleOf = 50;

export const getHourlyRateResponseDataPositionRates4Min = 1500;
export const getHourlyRateResponseDataPositionRates4Max = 15000;
export const getHourlyRateResponseDataPositionRates4MultipleOf = 50;

export const getHourlyRateResponseDataMarketMinMin = 0;

export const getHourlyRateResponseDataMarketMaxMin = 0;



export const GetHourlyRateResponse = zod.strictObject({
  "data": zod.strictObject({
  "hourly_rate": zod.int().min(getHourlyRateResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(getHourlyRateResponseDataPositionRates1Min).max(getHourlyRateResponseDataPositionRates1Max).multipleOf(getHourlyRateResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(getHourlyRateResponseDataPositionRates2Min).max(getHourlyRateResponseDataPositionRates2Max).multipleOf(getHourlyRateResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(getHourlyRateResponseDataPositionRates3Min).max(getHourlyRateResponseDataPositionRates3Max).multipleOf(getHourlyRateResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(getHourlyRateResponseDataPositionRates4Min).max(getHourlyRateResponseDataPositionRates4Max).multipleOf(getHourlyRateResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "market_min": zod.int().min(getHourlyRateResponseDataMarketMinMin).nullable().describe('A quarter of the helpers nearby ask less.'),
  "market_max": zod.int().min(getHourlyRateResponseDataMarketMaxMin).nullable().describe('A quarter of the helpers nearby ask more.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Ratings and reliability of the caller
 */
export const getOwnRatingResponseDataCountMin = 0;

export const getOwnRatingResponseDataDistributionItemStarsMax = 5;

export const getOwnRatingResponseDataDistributionItemCountMin = 0;



export const getOwnRatingResponseDataReviewsItemStarsMax = 5;

export const getOwnRatingResponseDataReliabilityAcceptanceMin = 0;
export const getOwnRatingResponseDataReliabilityAcceptanceMax = 100;

export const getOwnRatingResponseDataReliabilityShowUpMin = 0;
export const getOwnRatingResponseDataReliabilityShowUpMax = 100;

export const getOwnRatingResponseDataReliabilityLateCancelsMin = 0;



export const GetOwnRatingResponse = zod.strictObject({
  "data": zod.strictObject({
  "average": zod.number().nullable().describe('Null below three ratings.'),
  "count": zod.int().min(getOwnRatingResponseDataCountMin),
  "distribution": zod.array(zod.strictObject({
  "stars": zod.int().min(1).max(getOwnRatingResponseDataDistributionItemStarsMax),
  "count": zod.int().min(getOwnRatingResponseDataDistributionItemCountMin)
})),
  "tags": zod.array(zod.strictObject({
  "tag": zod.string(),
  "count": zod.int().min(1)
})),
  "reviews": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "company_name": zod.string(),
  "city": zod.string().nullable(),
  "date": zod.iso.date(),
  "stars": zod.int().min(1).max(getOwnRatingResponseDataReviewsItemStarsMax),
  "tags": zod.array(zod.string()),
  "comment": zod.string(),
  "comment_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the comment; null without one.')
})).describe('The last ten.'),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(getOwnRatingResponseDataReliabilityAcceptanceMin).max(getOwnRatingResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getOwnRatingResponseDataReliabilityShowUpMin).max(getOwnRatingResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getOwnRatingResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.')
}).describe('Companies\' ratings of the caller, without ratings that are still hidden.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Set where the caller works
 */
export const updateOwnServingAreasHeaderIdempotencyKeyMin = 8;
export const updateOwnServingAreasHeaderIdempotencyKeyMax = 64;



export const UpdateOwnServingAreasHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateOwnServingAreasHeaderIdempotencyKeyMin).max(updateOwnServingAreasHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const updateOwnServingAreasBodyServingAreasItemRadiusMilesMin = 5;
export const updateOwnServingAreasBodyServingAreasItemRadiusMilesMax = 100;

export const updateOwnServingAreasBodyServingAreasMax = 15;



export const UpdateOwnServingAreasBody = zod.object({
  "serving_areas": zod.array(zod.object({
  "id": zod.int().min(1),
  "radius_miles": zod.int().min(updateOwnServingAreasBodyServingAreasItemRadiusMilesMin).max(updateOwnServingAreasBodyServingAreasItemRadiusMilesMax).optional().describe('25 by default.')
})).min(1).max(updateOwnServingAreasBodyServingAreasMax).describe('The first one is where the helper starts from.')
})


export const updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateOwnServingAreasResponseDataMaxMin = 0;



export const UpdateOwnServingAreasResponse = zod.strictObject({
  "data": zod.strictObject({
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMin).max(updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMax)
})),
  "max": zod.int().min(updateOwnServingAreasResponseDataMaxMin).describe('Areas of the plan.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Set what the caller asks for
 */
export const updateHourlyRateHeaderIdempotencyKeyMin = 8;
export const updateHourlyRateHeaderIdempotencyKeyMax = 64;



export const UpdateHourlyRateHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateHourlyRateHeaderIdempotencyKeyMin).max(updateHourlyRateHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateHourlyRateBodyHourlyRateMin = 1500;
export const updateHourlyRateBodyHourlyRateMax = 15000;
export const updateHourlyRateBodyHourlyRateMultipleOf = 50;

export const updateHourlyRateBodyPositionRates1Min = 1500;
export const updateHourlyRateBodyPositionRates1Max = 15000;
export const updateHourlyRateBodyPositionRates1MultipleOf = 50;

export const updateHourlyRateBodyPositionRates2Min = 1500;
export const updateHourlyRateBodyPositionRates2Max = 15000;
export const updateHourlyRateBodyPositionRates2MultipleOf = 50;

export const updateHourlyRateBodyPositionRates3Min = 1500;
export const updateHourlyRateBodyPositionRates3Max = 15000;
export const updateHourlyRateBodyPositionRates3MultipleOf = 50;

export const updateHourlyRateBodyPositionRates4Min = 1500;
export const updateHourlyRateBodyPositionRates4Max = 15000;
export const updateHourlyRateBodyPositionRates4MultipleOf = 50;



export const UpdateHourlyRateBody = zod.object({
  "hourly_rate": zod.int().min(updateHourlyRateBodyHourlyRateMin).max(updateHourlyRateBodyHourlyRateMax).multipleOf(updateHourlyRateBodyHourlyRateMultipleOf).describe('Cents per hour.'),
  "position_rates": zod.object({
  "1": zod.int().min(updateHourlyRateBodyPositionRates1Min).max(updateHourlyRateBodyPositionRates1Max).multipleOf(updateHourlyRateBodyPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateHourlyRateBodyPositionRates2Min).max(updateHourlyRateBodyPositionRates2Max).multipleOf(updateHourlyRateBodyPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateHourlyRateBodyPositionRates3Min).max(updateHourlyRateBodyPositionRates3Max).multipleOf(updateHourlyRateBodyPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateHourlyRateBodyPositionRates4Min).max(updateHourlyRateBodyPositionRates4Max).multipleOf(updateHourlyRateBodyPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).optional().describe('Cents per hour in single positions, by position code. Other positions pay the base rate.')
})

export const updateHourlyRateResponseDataHourlyRateMin = 0;

export const updateHourlyRateResponseDataPositionRates1Min = 1500;
export const updateHourlyRateResponseDataPositionRates1Max = 15000;
export const updateHourlyRateResponseDataPositionRates1MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRates2Min = 1500;
export const updateHourlyRateResponseDataPositionRates2Max = 15000;
export const updateHourlyRateResponseDataPositionRates2MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRates3Min = 1500;
export const updateHourlyRateResponseDataPositionRates3Max = 15000;
export const updateHourlyRateResponseDataPositionRates3MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRates4Min = 1500;
export const updateHourlyRateResponseDataPositionRates4Max = 15000;
export const updateHourlyRateResponseDataPositionRates4MultipleOf = 50;

export const updateHourlyRateResponseDataMarketMinMin = 0;

export const updateHourlyRateResponseDataMarketMaxMin = 0;



export const UpdateHourlyRateResponse = zod.strictObject({
  "data": zod.strictObject({
  "hourly_rate": zod.int().min(updateHourlyRateResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(updateHourlyRateResponseDataPositionRates1Min).max(updateHourlyRateResponseDataPositionRates1Max).multipleOf(updateHourlyRateResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateHourlyRateResponseDataPositionRates2Min).max(updateHourlyRateResponseDataPositionRates2Max).multipleOf(updateHourlyRateResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateHourlyRateResponseDataPositionRates3Min).max(updateHourlyRateResponseDataPositionRates3Max).multipleOf(updateHourlyRateResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateHourlyRateResponseDataPositionRates4Min).max(updateHourlyRateResponseDataPositionRates4Max).multipleOf(updateHourlyRateResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "market_min": zod.int().min(updateHourlyRateResponseDataMarketMinMin).nullable().describe('A quarter of the helpers nearby ask less.'),
  "market_max": zod.int().min(updateHourlyRateResponseDataMarketMaxMin).nullable().describe('A quarter of the helpers nearby ask more.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Set the caller's vehicles
 */
export const updateVehiclesHeaderIdempotencyKeyMin = 8;
export const updateVehiclesHeaderIdempotencyKeyMax = 64;



export const UpdateVehiclesHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateVehiclesHeaderIdempotencyKeyMin).max(updateVehiclesHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const updateVehiclesBodyVehicleTypesItemMakeMax = 50;

export const updateVehiclesBodyVehicleTypesItemYearMin = 1980;
export const updateVehiclesBodyVehicleTypesItemYearMax = 2100;

export const updateVehiclesBodyVehicleTypesMax = 9;



export const UpdateVehiclesBody = zod.object({
  "vehicle_types": zod.array(zod.object({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updateVehiclesBodyVehicleTypesItemMakeMax),
  "year": zod.int().min(updateVehiclesBodyVehicleTypesItemYearMin).max(updateVehiclesBodyVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).max(updateVehiclesBodyVehicleTypesMax)
})


export const updateVehiclesResponseDataStatusMin = 0;
export const updateVehiclesResponseDataStatusMax = 3;

export const updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateVehiclesResponseDataDriverLicenseOneStateMax = 2;


export const updateVehiclesResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateVehiclesResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updateVehiclesResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateVehiclesResponseDataForemanYearsMin = 0;


export const updateVehiclesResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateVehiclesResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateVehiclesResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updateVehiclesResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateVehiclesResponseDataAvailabilitiesItemWindowsMax = 3;

export const updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateVehiclesResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updateVehiclesResponseDataHourlyRateMin = 0;

export const updateVehiclesResponseDataPositionRates1Min = 1500;
export const updateVehiclesResponseDataPositionRates1Max = 15000;
export const updateVehiclesResponseDataPositionRates1MultipleOf = 50;

export const updateVehiclesResponseDataPositionRates2Min = 1500;
export const updateVehiclesResponseDataPositionRates2Max = 15000;
export const updateVehiclesResponseDataPositionRates2MultipleOf = 50;

export const updateVehiclesResponseDataPositionRates3Min = 1500;
export const updateVehiclesResponseDataPositionRates3Max = 15000;
export const updateVehiclesResponseDataPositionRates3MultipleOf = 50;

export const updateVehiclesResponseDataPositionRates4Min = 1500;
export const updateVehiclesResponseDataPositionRates4Max = 15000;
export const updateVehiclesResponseDataPositionRates4MultipleOf = 50;

export const updateVehiclesResponseDataRatingCountMin = 0;



export const updateVehiclesResponseDataVehicleTypesItemMakeMax = 50;

export const updateVehiclesResponseDataVehicleTypesItemYearMin = 1980;
export const updateVehiclesResponseDataVehicleTypesItemYearMax = 2100;

export const updateVehiclesResponseDataReliabilityAcceptanceMin = 0;
export const updateVehiclesResponseDataReliabilityAcceptanceMax = 100;

export const updateVehiclesResponseDataReliabilityShowUpMin = 0;
export const updateVehiclesResponseDataReliabilityShowUpMax = 100;

export const updateVehiclesResponseDataReliabilityLateCancelsMin = 0;

export const updateVehiclesResponseDataCompletenessPercentMin = 0;
export const updateVehiclesResponseDataCompletenessPercentMax = 100;



export const UpdateVehiclesResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(updateVehiclesResponseDataStatusMin).max(updateVehiclesResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updateVehiclesResponseDataDriverLicenseOneStateMax).regex(updateVehiclesResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updateVehiclesResponseDataDriverLicenseOneNumberLast4Max).regex(updateVehiclesResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(updateVehiclesResponseDataForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updateVehiclesResponseDataServingAreasItemRadiusMilesMin).max(updateVehiclesResponseDataServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(updateVehiclesResponseDataAvailabilitiesItemWindowsItemMax).regex(updateVehiclesResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateVehiclesResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateVehiclesResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(updateVehiclesResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(updateVehiclesResponseDataPositionRates1Min).max(updateVehiclesResponseDataPositionRates1Max).multipleOf(updateVehiclesResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateVehiclesResponseDataPositionRates2Min).max(updateVehiclesResponseDataPositionRates2Max).multipleOf(updateVehiclesResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateVehiclesResponseDataPositionRates3Min).max(updateVehiclesResponseDataPositionRates3Max).multipleOf(updateVehiclesResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateVehiclesResponseDataPositionRates4Min).max(updateVehiclesResponseDataPositionRates4Max).multipleOf(updateVehiclesResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updateVehiclesResponseDataRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updateVehiclesResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updateVehiclesResponseDataVehicleTypesItemYearMin).max(updateVehiclesResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(updateVehiclesResponseDataReliabilityAcceptanceMin).max(updateVehiclesResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updateVehiclesResponseDataReliabilityShowUpMin).max(updateVehiclesResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updateVehiclesResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(updateVehiclesResponseDataCompletenessPercentMin).max(updateVehiclesResponseDataCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Set the caller's tools
 */
export const updateOwnToolsHeaderIdempotencyKeyMin = 8;
export const updateOwnToolsHeaderIdempotencyKeyMax = 64;



export const UpdateOwnToolsHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateOwnToolsHeaderIdempotencyKeyMin).max(updateOwnToolsHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const updateOwnToolsBodyToolIdsMax = 50;



export const UpdateOwnToolsBody = zod.object({
  "tool_ids": zod.array(zod.int().min(1)).max(updateOwnToolsBodyToolIdsMax)
})


export const updateOwnToolsResponseDataStatusMin = 0;
export const updateOwnToolsResponseDataStatusMax = 3;

export const updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateOwnToolsResponseDataDriverLicenseOneStateMax = 2;


export const updateOwnToolsResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOwnToolsResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updateOwnToolsResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateOwnToolsResponseDataForemanYearsMin = 0;


export const updateOwnToolsResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateOwnToolsResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateOwnToolsResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updateOwnToolsResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOwnToolsResponseDataAvailabilitiesItemWindowsMax = 3;

export const updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updateOwnToolsResponseDataHourlyRateMin = 0;

export const updateOwnToolsResponseDataPositionRates1Min = 1500;
export const updateOwnToolsResponseDataPositionRates1Max = 15000;
export const updateOwnToolsResponseDataPositionRates1MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRates2Min = 1500;
export const updateOwnToolsResponseDataPositionRates2Max = 15000;
export const updateOwnToolsResponseDataPositionRates2MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRates3Min = 1500;
export const updateOwnToolsResponseDataPositionRates3Max = 15000;
export const updateOwnToolsResponseDataPositionRates3MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRates4Min = 1500;
export const updateOwnToolsResponseDataPositionRates4Max = 15000;
export const updateOwnToolsResponseDataPositionRates4MultipleOf = 50;

export const updateOwnToolsResponseDataRatingCountMin = 0;



export const updateOwnToolsResponseDataVehicleTypesItemMakeMax = 50;

export const updateOwnToolsResponseDataVehicleTypesItemYearMin = 1980;
export const updateOwnToolsResponseDataVehicleTypesItemYearMax = 2100;

export const updateOwnToolsResponseDataReliabilityAcceptanceMin = 0;
export const updateOwnToolsResponseDataReliabilityAcceptanceMax = 100;

export const updateOwnToolsResponseDataReliabilityShowUpMin = 0;
export const updateOwnToolsResponseDataReliabilityShowUpMax = 100;

export const updateOwnToolsResponseDataReliabilityLateCancelsMin = 0;

export const updateOwnToolsResponseDataCompletenessPercentMin = 0;
export const updateOwnToolsResponseDataCompletenessPercentMax = 100;



export const UpdateOwnToolsResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(updateOwnToolsResponseDataStatusMin).max(updateOwnToolsResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updateOwnToolsResponseDataDriverLicenseOneStateMax).regex(updateOwnToolsResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updateOwnToolsResponseDataDriverLicenseOneNumberLast4Max).regex(updateOwnToolsResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(updateOwnToolsResponseDataForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updateOwnToolsResponseDataServingAreasItemRadiusMilesMin).max(updateOwnToolsResponseDataServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(updateOwnToolsResponseDataAvailabilitiesItemWindowsItemMax).regex(updateOwnToolsResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateOwnToolsResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(updateOwnToolsResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(updateOwnToolsResponseDataPositionRates1Min).max(updateOwnToolsResponseDataPositionRates1Max).multipleOf(updateOwnToolsResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateOwnToolsResponseDataPositionRates2Min).max(updateOwnToolsResponseDataPositionRates2Max).multipleOf(updateOwnToolsResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateOwnToolsResponseDataPositionRates3Min).max(updateOwnToolsResponseDataPositionRates3Max).multipleOf(updateOwnToolsResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateOwnToolsResponseDataPositionRates4Min).max(updateOwnToolsResponseDataPositionRates4Max).multipleOf(updateOwnToolsResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updateOwnToolsResponseDataRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updateOwnToolsResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updateOwnToolsResponseDataVehicleTypesItemYearMin).max(updateOwnToolsResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(updateOwnToolsResponseDataReliabilityAcceptanceMin).max(updateOwnToolsResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updateOwnToolsResponseDataReliabilityShowUpMin).max(updateOwnToolsResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updateOwnToolsResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(updateOwnToolsResponseDataCompletenessPercentMin).max(updateOwnToolsResponseDataCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Set what the caller works as
 */
export const updatePositionsHeaderIdempotencyKeyMin = 8;
export const updatePositionsHeaderIdempotencyKeyMax = 64;



export const UpdatePositionsHeader = zod.object({
  "Idempotency-Key": zod.string().min(updatePositionsHeaderIdempotencyKeyMin).max(updatePositionsHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updatePositionsBodyPositionsMax = 3;

export const updatePositionsBodyDriverLicenseOneStateMax = 2;


export const updatePositionsBodyDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePositionsBodyDriverLicenseOneNumberLast4Max = 4;


export const updatePositionsBodyDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePositionsBodyForemanYearsMin = 0;
export const updatePositionsBodyForemanYearsMax = 60;



export const UpdatePositionsBody = zod.object({
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).min(1).max(updatePositionsBodyPositionsMax),
  "driver_license": zod.union([zod.object({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updatePositionsBodyDriverLicenseOneStateMax).regex(updatePositionsBodyDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updatePositionsBodyDriverLicenseOneNumberLast4Max).regex(updatePositionsBodyDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]).optional().describe('Required to drive - unless it is known.'),
  "foreman_years": zod.int().min(updatePositionsBodyForemanYearsMin).max(updatePositionsBodyForemanYearsMax).optional().describe('Years as a foreman; 1 or more to lead.')
})


export const updatePositionsResponseDataStatusMin = 0;
export const updatePositionsResponseDataStatusMax = 3;

export const updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePositionsResponseDataDriverLicenseOneStateMax = 2;


export const updatePositionsResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePositionsResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updatePositionsResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePositionsResponseDataForemanYearsMin = 0;


export const updatePositionsResponseDataServingAreasItemRadiusMilesMin = 5;
export const updatePositionsResponseDataServingAreasItemRadiusMilesMax = 100;

export const updatePositionsResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updatePositionsResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePositionsResponseDataAvailabilitiesItemWindowsMax = 3;

export const updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePositionsResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updatePositionsResponseDataHourlyRateMin = 0;

export const updatePositionsResponseDataPositionRates1Min = 1500;
export const updatePositionsResponseDataPositionRates1Max = 15000;
export const updatePositionsResponseDataPositionRates1MultipleOf = 50;

export const updatePositionsResponseDataPositionRates2Min = 1500;
export const updatePositionsResponseDataPositionRates2Max = 15000;
export const updatePositionsResponseDataPositionRates2MultipleOf = 50;

export const updatePositionsResponseDataPositionRates3Min = 1500;
export const updatePositionsResponseDataPositionRates3Max = 15000;
export const updatePositionsResponseDataPositionRates3MultipleOf = 50;

export const updatePositionsResponseDataPositionRates4Min = 1500;
export const updatePositionsResponseDataPositionRates4Max = 15000;
export const updatePositionsResponseDataPositionRates4MultipleOf = 50;

export const updatePositionsResponseDataRatingCountMin = 0;



export const updatePositionsResponseDataVehicleTypesItemMakeMax = 50;

export const updatePositionsResponseDataVehicleTypesItemYearMin = 1980;
export const updatePositionsResponseDataVehicleTypesItemYearMax = 2100;

export const updatePositionsResponseDataReliabilityAcceptanceMin = 0;
export const updatePositionsResponseDataReliabilityAcceptanceMax = 100;

export const updatePositionsResponseDataReliabilityShowUpMin = 0;
export const updatePositionsResponseDataReliabilityShowUpMax = 100;

export const updatePositionsResponseDataReliabilityLateCancelsMin = 0;

export const updatePositionsResponseDataCompletenessPercentMin = 0;
export const updatePositionsResponseDataCompletenessPercentMax = 100;



export const UpdatePositionsResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(updatePositionsResponseDataStatusMin).max(updatePositionsResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updatePositionsResponseDataDriverLicenseOneStateMax).regex(updatePositionsResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updatePositionsResponseDataDriverLicenseOneNumberLast4Max).regex(updatePositionsResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(updatePositionsResponseDataForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updatePositionsResponseDataServingAreasItemRadiusMilesMin).max(updatePositionsResponseDataServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(updatePositionsResponseDataAvailabilitiesItemWindowsItemMax).regex(updatePositionsResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePositionsResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePositionsResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(updatePositionsResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(updatePositionsResponseDataPositionRates1Min).max(updatePositionsResponseDataPositionRates1Max).multipleOf(updatePositionsResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updatePositionsResponseDataPositionRates2Min).max(updatePositionsResponseDataPositionRates2Max).multipleOf(updatePositionsResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updatePositionsResponseDataPositionRates3Min).max(updatePositionsResponseDataPositionRates3Max).multipleOf(updatePositionsResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updatePositionsResponseDataPositionRates4Min).max(updatePositionsResponseDataPositionRates4Max).multipleOf(updatePositionsResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updatePositionsResponseDataRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updatePositionsResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updatePositionsResponseDataVehicleTypesItemYearMin).max(updatePositionsResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(updatePositionsResponseDataReliabilityAcceptanceMin).max(updatePositionsResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updatePositionsResponseDataReliabilityShowUpMin).max(updatePositionsResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updatePositionsResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(updatePositionsResponseDataCompletenessPercentMin).max(updatePositionsResponseDataCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Change the caller's personal information
 */
export const updatePersonalInfoHeaderIdempotencyKeyMin = 8;
export const updatePersonalInfoHeaderIdempotencyKeyMax = 64;



export const UpdatePersonalInfoHeader = zod.object({
  "Idempotency-Key": zod.string().min(updatePersonalInfoHeaderIdempotencyKeyMin).max(updatePersonalInfoHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updatePersonalInfoBodyFirstNameMax = 50;

export const updatePersonalInfoBodyLastNameMax = 50;

export const updatePersonalInfoBodyPhoneMax = 10;


export const updatePersonalInfoBodyPhoneRegExp = new RegExp('^[0-9]{10}$');
export const updatePersonalInfoBodyAddressLineMax = 120;

export const updatePersonalInfoBodyCityMax = 60;

export const updatePersonalInfoBodyStateMax = 2;


export const updatePersonalInfoBodyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)?$');
export const updatePersonalInfoBodyZipMax = 5;


export const updatePersonalInfoBodyZipRegExp = new RegExp('^[0-9]{5}$');
export const updatePersonalInfoBodyAboutMax = 300;

export const updatePersonalInfoBodyLanguagesMax = 3;

export const updatePersonalInfoBodyEmergencyNameMax = 100;

export const updatePersonalInfoBodyEmergencyPhoneMax = 10;


export const updatePersonalInfoBodyEmergencyPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePersonalInfoBodyEmergencyRelationMax = 50;



export const UpdatePersonalInfoBody = zod.object({
  "avatar": zod.instanceof(Blob).optional(),
  "first_name": zod.string().min(1).max(updatePersonalInfoBodyFirstNameMax).optional(),
  "last_name": zod.string().min(1).max(updatePersonalInfoBodyLastNameMax).optional(),
  "phone": zod.string().max(updatePersonalInfoBodyPhoneMax).regex(updatePersonalInfoBodyPhoneRegExp).optional().describe('Ten digits.'),
  "birth_date": zod.iso.date().optional().describe('18 or older.'),
  "address_line": zod.string().max(updatePersonalInfoBodyAddressLineMax).optional(),
  "city": zod.string().max(updatePersonalInfoBodyCityMax).optional(),
  "state": zod.string().max(updatePersonalInfoBodyStateMax).regex(updatePersonalInfoBodyStateRegExp).optional().describe('Two letters of a US state or of the District of Columbia; empty text for none.'),
  "zip": zod.string().max(updatePersonalInfoBodyZipMax).regex(updatePersonalInfoBodyZipRegExp).optional(),
  "about": zod.string().max(updatePersonalInfoBodyAboutMax).optional(),
  "languages[]": zod.array(zod.enum(['en', 'es', 'other'])).max(updatePersonalInfoBodyLanguagesMax).optional(),
  "locale": zod.enum(['en', 'es']).optional().describe('Language of the user.'),
  "emergency_name": zod.string().max(updatePersonalInfoBodyEmergencyNameMax).optional(),
  "emergency_phone": zod.string().max(updatePersonalInfoBodyEmergencyPhoneMax).regex(updatePersonalInfoBodyEmergencyPhoneRegExp).optional(),
  "emergency_relation": zod.string().max(updatePersonalInfoBodyEmergencyRelationMax).optional(),
  "shirt_size": zod.enum(['', 'S', 'M', 'L', 'XL', '2XL', '3XL']).optional()
}).describe('Multipart form. Omitted fields stay unchanged. Empty texts clear optional fields.')


export const updatePersonalInfoResponseDataStatusMin = 0;
export const updatePersonalInfoResponseDataStatusMax = 3;

export const updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePersonalInfoResponseDataDriverLicenseOneStateMax = 2;


export const updatePersonalInfoResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePersonalInfoResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updatePersonalInfoResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePersonalInfoResponseDataForemanYearsMin = 0;


export const updatePersonalInfoResponseDataServingAreasItemRadiusMilesMin = 5;
export const updatePersonalInfoResponseDataServingAreasItemRadiusMilesMax = 100;

export const updatePersonalInfoResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updatePersonalInfoResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePersonalInfoResponseDataAvailabilitiesItemWindowsMax = 3;

export const updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updatePersonalInfoResponseDataHourlyRateMin = 0;

export const updatePersonalInfoResponseDataPositionRates1Min = 1500;
export const updatePersonalInfoResponseDataPositionRates1Max = 15000;
export const updatePersonalInfoResponseDataPositionRates1MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRates2Min = 1500;
export const updatePersonalInfoResponseDataPositionRates2Max = 15000;
export const updatePersonalInfoResponseDataPositionRates2MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRates3Min = 1500;
export const updatePersonalInfoResponseDataPositionRates3Max = 15000;
export const updatePersonalInfoResponseDataPositionRates3MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRates4Min = 1500;
export const updatePersonalInfoResponseDataPositionRates4Max = 15000;
export const updatePersonalInfoResponseDataPositionRates4MultipleOf = 50;

export const updatePersonalInfoResponseDataRatingCountMin = 0;



export const updatePersonalInfoResponseDataVehicleTypesItemMakeMax = 50;

export const updatePersonalInfoResponseDataVehicleTypesItemYearMin = 1980;
export const updatePersonalInfoResponseDataVehicleTypesItemYearMax = 2100;

export const updatePersonalInfoResponseDataReliabilityAcceptanceMin = 0;
export const updatePersonalInfoResponseDataReliabilityAcceptanceMax = 100;

export const updatePersonalInfoResponseDataReliabilityShowUpMin = 0;
export const updatePersonalInfoResponseDataReliabilityShowUpMax = 100;

export const updatePersonalInfoResponseDataReliabilityLateCancelsMin = 0;

export const updatePersonalInfoResponseDataCompletenessPercentMin = 0;
export const updatePersonalInfoResponseDataCompletenessPercentMax = 100;



export const UpdatePersonalInfoResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(updatePersonalInfoResponseDataStatusMin).max(updatePersonalInfoResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updatePersonalInfoResponseDataDriverLicenseOneStateMax).regex(updatePersonalInfoResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updatePersonalInfoResponseDataDriverLicenseOneNumberLast4Max).regex(updatePersonalInfoResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(updatePersonalInfoResponseDataForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updatePersonalInfoResponseDataServingAreasItemRadiusMilesMin).max(updatePersonalInfoResponseDataServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(updatePersonalInfoResponseDataAvailabilitiesItemWindowsItemMax).regex(updatePersonalInfoResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePersonalInfoResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(updatePersonalInfoResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(updatePersonalInfoResponseDataPositionRates1Min).max(updatePersonalInfoResponseDataPositionRates1Max).multipleOf(updatePersonalInfoResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updatePersonalInfoResponseDataPositionRates2Min).max(updatePersonalInfoResponseDataPositionRates2Max).multipleOf(updatePersonalInfoResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updatePersonalInfoResponseDataPositionRates3Min).max(updatePersonalInfoResponseDataPositionRates3Max).multipleOf(updatePersonalInfoResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updatePersonalInfoResponseDataPositionRates4Min).max(updatePersonalInfoResponseDataPositionRates4Max).multipleOf(updatePersonalInfoResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updatePersonalInfoResponseDataRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updatePersonalInfoResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updatePersonalInfoResponseDataVehicleTypesItemYearMin).max(updatePersonalInfoResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(updatePersonalInfoResponseDataReliabilityAcceptanceMin).max(updatePersonalInfoResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updatePersonalInfoResponseDataReliabilityShowUpMin).max(updatePersonalInfoResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updatePersonalInfoResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(updatePersonalInfoResponseDataCompletenessPercentMin).max(updatePersonalInfoResponseDataCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Companies do not find a paused profile. Jobs and invitations stay.
 * @summary Pause the caller's profile or end the pause
 */
export const updatePauseHeaderIdempotencyKeyMin = 8;
export const updatePauseHeaderIdempotencyKeyMax = 64;



export const UpdatePauseHeader = zod.object({
  "Idempotency-Key": zod.string().min(updatePauseHeaderIdempotencyKeyMin).max(updatePauseHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const UpdatePauseBody = zod.object({
  "paused": zod.boolean()
})


export const updatePauseResponseDataStatusMin = 0;
export const updatePauseResponseDataStatusMax = 3;

export const updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePauseResponseDataDriverLicenseOneStateMax = 2;


export const updatePauseResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePauseResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updatePauseResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePauseResponseDataForemanYearsMin = 0;


export const updatePauseResponseDataServingAreasItemRadiusMilesMin = 5;
export const updatePauseResponseDataServingAreasItemRadiusMilesMax = 100;

export const updatePauseResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updatePauseResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePauseResponseDataAvailabilitiesItemWindowsMax = 3;

export const updatePauseResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updatePauseResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePauseResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updatePauseResponseDataHourlyRateMin = 0;

export const updatePauseResponseDataPositionRates1Min = 1500;
export const updatePauseResponseDataPositionRates1Max = 15000;
export const updatePauseResponseDataPositionRates1MultipleOf = 50;

export const updatePauseResponseDataPositionRates2Min = 1500;
export const updatePauseResponseDataPositionRates2Max = 15000;
export const updatePauseResponseDataPositionRates2MultipleOf = 50;

export const updatePauseResponseDataPositionRates3Min = 1500;
export const updatePauseResponseDataPositionRates3Max = 15000;
export const updatePauseResponseDataPositionRates3MultipleOf = 50;

export const updatePauseResponseDataPositionRates4Min = 1500;
export const updatePauseResponseDataPositionRates4Max = 15000;
export const updatePauseResponseDataPositionRates4MultipleOf = 50;

export const updatePauseResponseDataRatingCountMin = 0;



export const updatePauseResponseDataVehicleTypesItemMakeMax = 50;

export const updatePauseResponseDataVehicleTypesItemYearMin = 1980;
export const updatePauseResponseDataVehicleTypesItemYearMax = 2100;

export const updatePauseResponseDataReliabilityAcceptanceMin = 0;
export const updatePauseResponseDataReliabilityAcceptanceMax = 100;

export const updatePauseResponseDataReliabilityShowUpMin = 0;
export const updatePauseResponseDataReliabilityShowUpMax = 100;

export const updatePauseResponseDataReliabilityLateCancelsMin = 0;

export const updatePauseResponseDataCompletenessPercentMin = 0;
export const updatePauseResponseDataCompletenessPercentMax = 100;



export const UpdatePauseResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(updatePauseResponseDataStatusMin).max(updatePauseResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(updatePauseResponseDataDriverLicenseOneStateMax).regex(updatePauseResponseDataDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(updatePauseResponseDataDriverLicenseOneNumberLast4Max).regex(updatePauseResponseDataDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(updatePauseResponseDataForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updatePauseResponseDataServingAreasItemRadiusMilesMin).max(updatePauseResponseDataServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(updatePauseResponseDataAvailabilitiesItemWindowsItemMax).regex(updatePauseResponseDataAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePauseResponseDataAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updatePauseResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updatePauseResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePauseResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(updatePauseResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(updatePauseResponseDataPositionRates1Min).max(updatePauseResponseDataPositionRates1Max).multipleOf(updatePauseResponseDataPositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updatePauseResponseDataPositionRates2Min).max(updatePauseResponseDataPositionRates2Max).multipleOf(updatePauseResponseDataPositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updatePauseResponseDataPositionRates3Min).max(updatePauseResponseDataPositionRates3Max).multipleOf(updatePauseResponseDataPositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updatePauseResponseDataPositionRates4Min).max(updatePauseResponseDataPositionRates4Max).multipleOf(updatePauseResponseDataPositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updatePauseResponseDataRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updatePauseResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updatePauseResponseDataVehicleTypesItemYearMin).max(updatePauseResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(updatePauseResponseDataReliabilityAcceptanceMin).max(updatePauseResponseDataReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updatePauseResponseDataReliabilityShowUpMin).max(updatePauseResponseDataReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updatePauseResponseDataReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(updatePauseResponseDataCompletenessPercentMin).max(updatePauseResponseDataCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Everything about the caller's profile, jobs and earnings
 */

export const getOwnDataResponseDataProfileStatusMin = 0;
export const getOwnDataResponseDataProfileStatusMax = 3;

export const getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneMax = 10;


export const getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOwnDataResponseDataProfileDriverLicenseOneStateMax = 2;


export const getOwnDataResponseDataProfileDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOwnDataResponseDataProfileDriverLicenseOneNumberLast4Max = 4;


export const getOwnDataResponseDataProfileDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const getOwnDataResponseDataProfileForemanYearsMin = 0;


export const getOwnDataResponseDataProfileServingAreasItemRadiusMilesMin = 5;
export const getOwnDataResponseDataProfileServingAreasItemRadiusMilesMax = 100;

export const getOwnDataResponseDataProfileAvailabilitiesItemWindowsItemMax = 13;


export const getOwnDataResponseDataProfileAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOwnDataResponseDataProfileAvailabilitiesItemWindowsMax = 3;

export const getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemMax = 13;


export const getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsMax = 3;

export const getOwnDataResponseDataProfileHourlyRateMin = 0;

export const getOwnDataResponseDataProfilePositionRates1Min = 1500;
export const getOwnDataResponseDataProfilePositionRates1Max = 15000;
export const getOwnDataResponseDataProfilePositionRates1MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRates2Min = 1500;
export const getOwnDataResponseDataProfilePositionRates2Max = 15000;
export const getOwnDataResponseDataProfilePositionRates2MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRates3Min = 1500;
export const getOwnDataResponseDataProfilePositionRates3Max = 15000;
export const getOwnDataResponseDataProfilePositionRates3MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRates4Min = 1500;
export const getOwnDataResponseDataProfilePositionRates4Max = 15000;
export const getOwnDataResponseDataProfilePositionRates4MultipleOf = 50;

export const getOwnDataResponseDataProfileRatingCountMin = 0;



export const getOwnDataResponseDataProfileVehicleTypesItemMakeMax = 50;

export const getOwnDataResponseDataProfileVehicleTypesItemYearMin = 1980;
export const getOwnDataResponseDataProfileVehicleTypesItemYearMax = 2100;

export const getOwnDataResponseDataProfileReliabilityAcceptanceMin = 0;
export const getOwnDataResponseDataProfileReliabilityAcceptanceMax = 100;

export const getOwnDataResponseDataProfileReliabilityShowUpMin = 0;
export const getOwnDataResponseDataProfileReliabilityShowUpMax = 100;

export const getOwnDataResponseDataProfileReliabilityLateCancelsMin = 0;

export const getOwnDataResponseDataProfileCompletenessPercentMin = 0;
export const getOwnDataResponseDataProfileCompletenessPercentMax = 100;

export const getOwnDataResponseDataRatingCountMin = 0;

export const getOwnDataResponseDataRatingDistributionItemStarsMax = 5;

export const getOwnDataResponseDataRatingDistributionItemCountMin = 0;



export const getOwnDataResponseDataRatingReviewsItemStarsMax = 5;

export const getOwnDataResponseDataRatingReliabilityAcceptanceMin = 0;
export const getOwnDataResponseDataRatingReliabilityAcceptanceMax = 100;

export const getOwnDataResponseDataRatingReliabilityShowUpMin = 0;
export const getOwnDataResponseDataRatingReliabilityShowUpMax = 100;

export const getOwnDataResponseDataRatingReliabilityLateCancelsMin = 0;




export const getOwnDataResponseDataJobsItemHirerRatingCountMin = 0;

export const getOwnDataResponseDataJobsItemArrivalWindowMax = 13;


export const getOwnDataResponseDataJobsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOwnDataResponseDataJobsItemTimezoneMax = 64;

export const getOwnDataResponseDataJobsItemVolumeCuftMin = 0;

export const getOwnDataResponseDataJobsItemStopsItemStateMax = 2;


export const getOwnDataResponseDataJobsItemStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOwnDataResponseDataJobsItemStopsItemFloorMin = 0;

export const getOwnDataResponseDataJobsItemStopsItemFlightsOfStairsMin = 0;

export const getOwnDataResponseDataJobsItemStopsItemLongCarryFtMin = 0;

export const getOwnDataResponseDataJobsItemHomeMilesMin = 0;

export const getOwnDataResponseDataJobsItemDriveMilesMin = 0;

export const getOwnDataResponseDataJobsItemPayHoursMin = 0;

export const getOwnDataResponseDataJobsItemPayHourlyRateMin = 0;

export const getOwnDataResponseDataJobsItemPayMinPaidHoursMin = 0;

export const getOwnDataResponseDataJobsItemPayPaidHoursMin = 0;

export const getOwnDataResponseDataJobsItemPayWageMin = 0;

export const getOwnDataResponseDataJobsItemPayTravelPayMin = 0;

export const getOwnDataResponseDataJobsItemPayTotalMin = 0;

export const getOwnDataResponseDataJobsItemEarnedMin = 0;


export const getOwnDataResponseDataJobsItemShowUpPayOneTotalMin = 0;

export const getOwnDataResponseDataJobsItemRequiredMin = 0;

export const getOwnDataResponseDataJobsItemAcceptedMin = 0;


export const getOwnDataResponseDataJobsItemMyRatingOneStarsMax = 5;

export const getOwnDataResponseDataJobsItemMyRatingOneTagsItemMax = 30;

export const getOwnDataResponseDataJobsItemMyRatingOneTagsMax = 10;

export const getOwnDataResponseDataJobsItemMyRatingOneCommentMax = 500;

export const getOwnDataResponseDataJobsItemAttendanceItemMilesAwayMin = 0;

export const getOwnDataResponseDataJobsItemRunningLateOneMinutesMin = 10;
export const getOwnDataResponseDataJobsItemRunningLateOneMinutesMax = 45;
export const getOwnDataResponseDataJobsItemRunningLateOneMinutesMultipleOf = 5;


export const getOwnDataResponseDataEarningsItemHoursMin = 0;

export const getOwnDataResponseDataEarningsItemTotalMin = 0;



export const getOwnDataResponseDataEarningsItemJobsItemPaidHoursMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemHourlyRateMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemMinPaidHoursMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemWageMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemTravelPayMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemBonusMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemTipMin = 0;

export const getOwnDataResponseDataEarningsItemJobsItemTotalMin = 0;



export const GetOwnDataResponse = zod.strictObject({
  "data": zod.strictObject({
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "profile": zod.strictObject({
  "user_id": zod.int().min(1),
  "status": zod.int().min(getOwnDataResponseDataProfileStatusMin).max(getOwnDataResponseDataProfileStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().describe('Changed with a code.'),
  "phone": zod.string(),
  "birth_date": zod.string().nullable(),
  "address_line": zod.string(),
  "city": zod.string(),
  "state": zod.string(),
  "zip": zod.string().nullable(),
  "about": zod.string(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "locale": zod.enum(['en', 'es']).describe('Language of the user.'),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneMax).regex(getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]),
  "shirt_size": zod.string().nullable()
}),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "driver_license": zod.union([zod.strictObject({
  "class": zod.enum(['A', 'B', 'C']),
  "state": zod.string().max(getOwnDataResponseDataProfileDriverLicenseOneStateMax).regex(getOwnDataResponseDataProfileDriverLicenseOneStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "number_last4": zod.string().max(getOwnDataResponseDataProfileDriverLicenseOneNumberLast4Max).regex(getOwnDataResponseDataProfileDriverLicenseOneNumberLast4RegExp),
  "expires_on": zod.iso.date()
}),zod.null()]),
  "foreman_years": zod.int().min(getOwnDataResponseDataProfileForemanYearsMin),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(getOwnDataResponseDataProfileServingAreasItemRadiusMilesMin).max(getOwnDataResponseDataProfileServingAreasItemRadiusMilesMax)
})),
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
  "windows": zod.array(zod.string().max(getOwnDataResponseDataProfileAvailabilitiesItemWindowsItemMax).regex(getOwnDataResponseDataProfileAvailabilitiesItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getOwnDataResponseDataProfileAvailabilitiesItemWindowsMax)
}).describe('The usual hours of one weekday. Without windows it is a day off.')),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemMax).regex(getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')),
  "hourly_rate": zod.int().min(getOwnDataResponseDataProfileHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.strictObject({
  "1": zod.int().min(getOwnDataResponseDataProfilePositionRates1Min).max(getOwnDataResponseDataProfilePositionRates1Max).multipleOf(getOwnDataResponseDataProfilePositionRates1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(getOwnDataResponseDataProfilePositionRates2Min).max(getOwnDataResponseDataProfilePositionRates2Max).multipleOf(getOwnDataResponseDataProfilePositionRates2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(getOwnDataResponseDataProfilePositionRates3Min).max(getOwnDataResponseDataProfilePositionRates3Max).multipleOf(getOwnDataResponseDataProfilePositionRates3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(getOwnDataResponseDataProfilePositionRates4Min).max(getOwnDataResponseDataProfilePositionRates4Max).multipleOf(getOwnDataResponseDataProfilePositionRates4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(getOwnDataResponseDataProfileRatingCountMin),
  "tool_ids": zod.array(zod.int().min(1)),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(getOwnDataResponseDataProfileVehicleTypesItemMakeMax),
  "year": zod.int().min(getOwnDataResponseDataProfileVehicleTypesItemYearMin).max(getOwnDataResponseDataProfileVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(getOwnDataResponseDataProfileReliabilityAcceptanceMin).max(getOwnDataResponseDataProfileReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getOwnDataResponseDataProfileReliabilityShowUpMin).max(getOwnDataResponseDataProfileReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getOwnDataResponseDataProfileReliabilityLateCancelsMin)
}).describe('Of the last 90 days.'),
  "completeness": zod.strictObject({
  "percent": zod.int().min(getOwnDataResponseDataProfileCompletenessPercentMin).max(getOwnDataResponseDataProfileCompletenessPercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
})
}).describe('The caller\'s profile.'),
  "rating": zod.strictObject({
  "average": zod.number().nullable().describe('Null below three ratings.'),
  "count": zod.int().min(getOwnDataResponseDataRatingCountMin),
  "distribution": zod.array(zod.strictObject({
  "stars": zod.int().min(1).max(getOwnDataResponseDataRatingDistributionItemStarsMax),
  "count": zod.int().min(getOwnDataResponseDataRatingDistributionItemCountMin)
})),
  "tags": zod.array(zod.strictObject({
  "tag": zod.string(),
  "count": zod.int().min(1)
})),
  "reviews": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "company_name": zod.string(),
  "city": zod.string().nullable(),
  "date": zod.iso.date(),
  "stars": zod.int().min(1).max(getOwnDataResponseDataRatingReviewsItemStarsMax),
  "tags": zod.array(zod.string()),
  "comment": zod.string(),
  "comment_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the comment; null without one.')
})).describe('The last ten.'),
  "reliability": zod.strictObject({
  "acceptance": zod.int().min(getOwnDataResponseDataRatingReliabilityAcceptanceMin).max(getOwnDataResponseDataRatingReliabilityAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getOwnDataResponseDataRatingReliabilityShowUpMin).max(getOwnDataResponseDataRatingReliabilityShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getOwnDataResponseDataRatingReliabilityLateCancelsMin)
}).describe('Of the last 90 days.')
}).describe('Companies\' ratings of the caller, without ratings that are still hidden.'),
  "jobs": zod.array(zod.strictObject({
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
  "rating_count": zod.int().min(getOwnDataResponseDataJobsItemHirerRatingCountMin)
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
  "arrival_window": zod.string().max(getOwnDataResponseDataJobsItemArrivalWindowMax).regex(getOwnDataResponseDataJobsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('Expected end of the last day.'),
  "timezone": zod.string().max(getOwnDataResponseDataJobsItemTimezoneMax).describe('IANA name.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(getOwnDataResponseDataJobsItemVolumeCuftMin),
  "special_items": zod.array(zod.string()).describe('Heavy and delicate items.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(getOwnDataResponseDataJobsItemStopsItemStateMax).regex(getOwnDataResponseDataJobsItemStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(getOwnDataResponseDataJobsItemStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(getOwnDataResponseDataJobsItemStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(getOwnDataResponseDataJobsItemStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "home_miles": zod.number().min(getOwnDataResponseDataJobsItemHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(getOwnDataResponseDataJobsItemDriveMilesMin).describe('Of the job itself.'),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(getOwnDataResponseDataJobsItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(getOwnDataResponseDataJobsItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(getOwnDataResponseDataJobsItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(getOwnDataResponseDataJobsItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(getOwnDataResponseDataJobsItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getOwnDataResponseDataJobsItemPayTravelPayMin),
  "total": zod.int().min(getOwnDataResponseDataJobsItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.'),
  "earned": zod.int().min(getOwnDataResponseDataJobsItemEarnedMin).nullable().describe('Cents; null until the job is completed.'),
  "show_up_pay": zod.union([zod.strictObject({
  "hours": zod.int().min(1),
  "total": zod.int().min(getOwnDataResponseDataJobsItemShowUpPayOneTotalMin).describe('Cents.')
}).describe('Pay of a person for a job that they had accepted and that was canceled.'),zod.null()]).describe('What the caller is owed for a job that was canceled; null if nothing.'),
  "required": zod.int().min(getOwnDataResponseDataJobsItemRequiredMin).describe('Size of the crew.'),
  "accepted": zod.int().min(getOwnDataResponseDataJobsItemAcceptedMin),
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
  "stars": zod.int().min(1).max(getOwnDataResponseDataJobsItemMyRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getOwnDataResponseDataJobsItemMyRatingOneTagsItemMax)).max(getOwnDataResponseDataJobsItemMyRatingOneTagsMax).optional(),
  "comment": zod.string().max(getOwnDataResponseDataJobsItemMyRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]).describe('The caller\'s rating of the company after the job.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getOwnDataResponseDataJobsItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('By time.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getOwnDataResponseDataJobsItemRunningLateOneMinutesMin).max(getOwnDataResponseDataJobsItemRunningLateOneMinutesMax).multipleOf(getOwnDataResponseDataJobsItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
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
}).describe('An invitation as its recipient sees it. Cities only until it is accepted; the customer\'s name and phone afterwards, in the details.')).describe('All invitations, newest first.'),
  "earnings": zod.array(zod.strictObject({
  "date_from": zod.iso.date().describe('A Monday.'),
  "date_to": zod.iso.date(),
  "hours": zod.number().min(getOwnDataResponseDataEarningsItemHoursMin),
  "total": zod.int().min(getOwnDataResponseDataEarningsItemTotalMin).describe('Cents.'),
  "jobs": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "date": zod.iso.date(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getOwnDataResponseDataEarningsItemJobsItemPaidHoursMin),
  "hourly_rate": zod.int().min(getOwnDataResponseDataEarningsItemJobsItemHourlyRateMin),
  "is_flat": zod.boolean().describe('Paid for the planned hours, however long it took.'),
  "min_paid_hours": zod.number().min(getOwnDataResponseDataEarningsItemJobsItemMinPaidHoursMin).describe('Minimum paid hours.'),
  "wage": zod.int().min(getOwnDataResponseDataEarningsItemJobsItemWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getOwnDataResponseDataEarningsItemJobsItemTravelPayMin),
  "bonus": zod.int().min(getOwnDataResponseDataEarningsItemJobsItemBonusMin),
  "tip": zod.int().min(getOwnDataResponseDataEarningsItemJobsItemTipMin),
  "no_show": zod.boolean(),
  "is_show_up_pay": zod.boolean().optional().describe('The job was canceled; the hours and the wage are show-up pay.'),
  "total": zod.int().min(getOwnDataResponseDataEarningsItemJobsItemTotalMin)
}).describe('A helper\'s earnings from one job that was completed, or canceled with show-up pay. Money is cents.'))
}).describe('The paid jobs of a week.'))
}).describe('Everything the provider keeps about a helper\'s profile and work - for the helper to keep.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The caller's earnings by week
 */
export const getEarningsQueryPageDefault = 1;
export const getEarningsQueryPageMax = 100000;

export const getEarningsQueryPerPageDefault = 4;
export const getEarningsQueryPerPageMax = 26;



export const GetEarningsQueryParams = zod.object({
  "filter[date]": zod.iso.date().optional().describe('Only the week with this day, for a statement. 402 `statements` without Helper Pro.'),
  "page": zod.coerce.number().int().min(1).max(getEarningsQueryPageMax).default(getEarningsQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getEarningsQueryPerPageMax).default(getEarningsQueryPerPageDefault).describe('Weeks of a page.')
})

export const getEarningsResponseDataDataItemHoursMin = 0;

export const getEarningsResponseDataDataItemTotalMin = 0;



export const getEarningsResponseDataDataItemJobsItemPaidHoursMin = 0;

export const getEarningsResponseDataDataItemJobsItemHourlyRateMin = 0;

export const getEarningsResponseDataDataItemJobsItemMinPaidHoursMin = 0;

export const getEarningsResponseDataDataItemJobsItemWageMin = 0;

export const getEarningsResponseDataDataItemJobsItemTravelPayMin = 0;

export const getEarningsResponseDataDataItemJobsItemBonusMin = 0;

export const getEarningsResponseDataDataItemJobsItemTipMin = 0;

export const getEarningsResponseDataDataItemJobsItemTotalMin = 0;




export const getEarningsResponseDataTotalMin = 0;



export const GetEarningsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "date_from": zod.iso.date().describe('A Monday.'),
  "date_to": zod.iso.date(),
  "hours": zod.number().min(getEarningsResponseDataDataItemHoursMin),
  "total": zod.int().min(getEarningsResponseDataDataItemTotalMin).describe('Cents.'),
  "jobs": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "date": zod.iso.date(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getEarningsResponseDataDataItemJobsItemPaidHoursMin),
  "hourly_rate": zod.int().min(getEarningsResponseDataDataItemJobsItemHourlyRateMin),
  "is_flat": zod.boolean().describe('Paid for the planned hours, however long it took.'),
  "min_paid_hours": zod.number().min(getEarningsResponseDataDataItemJobsItemMinPaidHoursMin).describe('Minimum paid hours.'),
  "wage": zod.int().min(getEarningsResponseDataDataItemJobsItemWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getEarningsResponseDataDataItemJobsItemTravelPayMin),
  "bonus": zod.int().min(getEarningsResponseDataDataItemJobsItemBonusMin),
  "tip": zod.int().min(getEarningsResponseDataDataItemJobsItemTipMin),
  "no_show": zod.boolean(),
  "is_show_up_pay": zod.boolean().optional().describe('The job was canceled; the hours and the wage are show-up pay.'),
  "total": zod.int().min(getEarningsResponseDataDataItemJobsItemTotalMin)
}).describe('A helper\'s earnings from one job that was completed, or canceled with show-up pay. Money is cents.'))
}).describe('The paid jobs of a week.')),
  "current_page": zod.int().min(1),
  "last_page": zod.int().min(1).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1),
  "total": zod.int().min(getEarningsResponseDataTotalMin),
  "from": zod.int().nullable().describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().describe('Number of the last row; null on an empty page.')
}).describe('A page of weeks with completed jobs, newest first.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

