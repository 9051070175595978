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

export const getAvailabilitiesResponseDataAvailabilitiesDefault = [];
export const getAvailabilitiesResponseDataExceptionsItemWindowsItemMax = 13;


export const getAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getAvailabilitiesResponseDataExceptionsItemWindowsMax = 3;

export const getAvailabilitiesResponseDataExceptionsDefault = [];
export const getAvailabilitiesResponseDataMaxJobsPerDayDefault = null;
export const getAvailabilitiesResponseDataMaxJobsPerDayMax = 3;

export const getAvailabilitiesResponseDataMaxHoursPerWeekDefault = null;
export const getAvailabilitiesResponseDataMaxHoursPerWeekMax = 60;

export const getAvailabilitiesResponseDataMinPayPerJobDefault = null;
export const getAvailabilitiesResponseDataMinPayPerJobMin = 0;

export const getAvailabilitiesResponseDataOnCallDefault = false;
export const getAvailabilitiesResponseDataTimezoneDefault = ``;
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(getAvailabilitiesResponseDataAvailabilitiesDefault).describe('By weekday; days that are missing are days off.'),
  "exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(getAvailabilitiesResponseDataExceptionsItemWindowsItemMax).regex(getAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getAvailabilitiesResponseDataExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(getAvailabilitiesResponseDataExceptionsDefault).describe('By date.'),
  "max_jobs_per_day": zod.int().min(1).max(getAvailabilitiesResponseDataMaxJobsPerDayMax).nullable().default(getAvailabilitiesResponseDataMaxJobsPerDayDefault).describe('More only warn.'),
  "max_hours_per_week": zod.int().min(1).max(getAvailabilitiesResponseDataMaxHoursPerWeekMax).nullable().default(getAvailabilitiesResponseDataMaxHoursPerWeekDefault).describe('More only warn; more than 60 are refused.'),
  "min_pay_per_job": zod.int().min(getAvailabilitiesResponseDataMinPayPerJobMin).nullable().default(getAvailabilitiesResponseDataMinPayPerJobDefault).describe('Cents; jobs that pay less only warn. Null without a minimum.'),
  "on_call": zod.boolean().default(getAvailabilitiesResponseDataOnCallDefault).describe('Takes jobs at short notice today.'),
  "timezone": zod.string().max(getAvailabilitiesResponseDataTimezoneMax).default(getAvailabilitiesResponseDataTimezoneDefault).describe('IANA name.')
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

export const updateAvailabilitiesResponseDataAvailabilitiesDefault = [];
export const updateAvailabilitiesResponseDataExceptionsItemWindowsItemMax = 13;


export const updateAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateAvailabilitiesResponseDataExceptionsItemWindowsMax = 3;

export const updateAvailabilitiesResponseDataExceptionsDefault = [];
export const updateAvailabilitiesResponseDataMaxJobsPerDayDefault = null;
export const updateAvailabilitiesResponseDataMaxJobsPerDayMax = 3;

export const updateAvailabilitiesResponseDataMaxHoursPerWeekDefault = null;
export const updateAvailabilitiesResponseDataMaxHoursPerWeekMax = 60;

export const updateAvailabilitiesResponseDataMinPayPerJobDefault = null;
export const updateAvailabilitiesResponseDataMinPayPerJobMin = 0;

export const updateAvailabilitiesResponseDataOnCallDefault = false;
export const updateAvailabilitiesResponseDataTimezoneDefault = ``;
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(updateAvailabilitiesResponseDataAvailabilitiesDefault).describe('By weekday; days that are missing are days off.'),
  "exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateAvailabilitiesResponseDataExceptionsItemWindowsItemMax).regex(updateAvailabilitiesResponseDataExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateAvailabilitiesResponseDataExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(updateAvailabilitiesResponseDataExceptionsDefault).describe('By date.'),
  "max_jobs_per_day": zod.int().min(1).max(updateAvailabilitiesResponseDataMaxJobsPerDayMax).nullable().default(updateAvailabilitiesResponseDataMaxJobsPerDayDefault).describe('More only warn.'),
  "max_hours_per_week": zod.int().min(1).max(updateAvailabilitiesResponseDataMaxHoursPerWeekMax).nullable().default(updateAvailabilitiesResponseDataMaxHoursPerWeekDefault).describe('More only warn; more than 60 are refused.'),
  "min_pay_per_job": zod.int().min(updateAvailabilitiesResponseDataMinPayPerJobMin).nullable().default(updateAvailabilitiesResponseDataMinPayPerJobDefault).describe('Cents; jobs that pay less only warn. Null without a minimum.'),
  "on_call": zod.boolean().default(updateAvailabilitiesResponseDataOnCallDefault).describe('Takes jobs at short notice today.'),
  "timezone": zod.string().max(updateAvailabilitiesResponseDataTimezoneMax).default(updateAvailabilitiesResponseDataTimezoneDefault).describe('IANA name.')
}).describe('When a helper works. Empty without any hours set; companies then assume every day.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The caller's profile
 */
export const getHelperProfileResponseDataUserIdDefault = null;

export const getHelperProfileResponseDataStatusMin = 0;
export const getHelperProfileResponseDataStatusMax = 3;

export const getHelperProfileResponseDataPersonalInfoEmailDefault = ``;
export const getHelperProfileResponseDataPersonalInfoPhoneDefault = ``;
export const getHelperProfileResponseDataPersonalInfoBirthDateDefault = null;
export const getHelperProfileResponseDataPersonalInfoAddressLineDefault = ``;
export const getHelperProfileResponseDataPersonalInfoCityDefault = ``;
export const getHelperProfileResponseDataPersonalInfoStateDefault = ``;
export const getHelperProfileResponseDataPersonalInfoZipDefault = null;
export const getHelperProfileResponseDataPersonalInfoAboutDefault = ``;
export const getHelperProfileResponseDataPersonalInfoLanguagesDefault = [];
export const getHelperProfileResponseDataPersonalInfoLocaleDefault = null;
export const getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getHelperProfileResponseDataPersonalInfoEmergencyContactDefault = null;
export const getHelperProfileResponseDataDriverLicenseOneStateMax = 2;


export const getHelperProfileResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperProfileResponseDataDriverLicenseOneNumberLast4Max = 4;


export const getHelperProfileResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const getHelperProfileResponseDataDriverLicenseDefault = null;
export const getHelperProfileResponseDataForemanYearsDefault = null;
export const getHelperProfileResponseDataForemanYearsMin = 0;


export const getHelperProfileResponseDataServingAreasItemNameDefault = ``;
export const getHelperProfileResponseDataServingAreasItemStateCodeDefault = ``;
export const getHelperProfileResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const getHelperProfileResponseDataServingAreasItemLatDefault = null;
export const getHelperProfileResponseDataServingAreasItemLngDefault = null;
export const getHelperProfileResponseDataServingAreasItemRadiusMilesDefault = null;
export const getHelperProfileResponseDataServingAreasItemRadiusMilesMin = 5;
export const getHelperProfileResponseDataServingAreasItemRadiusMilesMax = 100;

export const getHelperProfileResponseDataServingAreasDefault = [];
export const getHelperProfileResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const getHelperProfileResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperProfileResponseDataAvailabilitiesItemWindowsMax = 3;

export const getHelperProfileResponseDataAvailabilitiesDefault = [];
export const getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperProfileResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const getHelperProfileResponseDataAvailabilityExceptionsDefault = [];
export const getHelperProfileResponseDataHourlyRateMin = 0;

export const getHelperProfileResponseDataPositionRatesOne1Min = 1500;
export const getHelperProfileResponseDataPositionRatesOne1Max = 15000;
export const getHelperProfileResponseDataPositionRatesOne1MultipleOf = 50;

export const getHelperProfileResponseDataPositionRatesOne2Min = 1500;
export const getHelperProfileResponseDataPositionRatesOne2Max = 15000;
export const getHelperProfileResponseDataPositionRatesOne2MultipleOf = 50;

export const getHelperProfileResponseDataPositionRatesOne3Min = 1500;
export const getHelperProfileResponseDataPositionRatesOne3Max = 15000;
export const getHelperProfileResponseDataPositionRatesOne3MultipleOf = 50;

export const getHelperProfileResponseDataPositionRatesOne4Min = 1500;
export const getHelperProfileResponseDataPositionRatesOne4Max = 15000;
export const getHelperProfileResponseDataPositionRatesOne4MultipleOf = 50;

export const getHelperProfileResponseDataPositionRatesDefault = null;
export const getHelperProfileResponseDataRatingCountDefault = null;
export const getHelperProfileResponseDataRatingCountMin = 0;


export const getHelperProfileResponseDataToolIdsDefault = [];
export const getHelperProfileResponseDataVehicleTypesItemMakeMax = 50;

export const getHelperProfileResponseDataVehicleTypesItemYearMin = 1980;
export const getHelperProfileResponseDataVehicleTypesItemYearMax = 2100;

export const getHelperProfileResponseDataVehicleTypesDefault = [];
export const getHelperProfileResponseDataReliabilityOneAcceptanceMin = 0;
export const getHelperProfileResponseDataReliabilityOneAcceptanceMax = 100;

export const getHelperProfileResponseDataReliabilityOneShowUpMin = 0;
export const getHelperProfileResponseDataReliabilityOneShowUpMax = 100;

export const getHelperProfileResponseDataReliabilityOneLateCancelsMin = 0;

export const getHelperProfileResponseDataReliabilityDefault = null;
export const getHelperProfileResponseDataCompletenessOnePercentMin = 0;
export const getHelperProfileResponseDataCompletenessOnePercentMax = 100;

export const getHelperProfileResponseDataCompletenessDefault = null;

export const GetHelperProfileResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(getHelperProfileResponseDataUserIdDefault),
  "status": zod.int().min(getHelperProfileResponseDataStatusMin).max(getHelperProfileResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(getHelperProfileResponseDataPersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(getHelperProfileResponseDataPersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(getHelperProfileResponseDataPersonalInfoBirthDateDefault),
  "address_line": zod.string().default(getHelperProfileResponseDataPersonalInfoAddressLineDefault),
  "city": zod.string().default(getHelperProfileResponseDataPersonalInfoCityDefault),
  "state": zod.string().default(getHelperProfileResponseDataPersonalInfoStateDefault),
  "zip": zod.string().nullable().default(getHelperProfileResponseDataPersonalInfoZipDefault),
  "about": zod.string().default(getHelperProfileResponseDataPersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(getHelperProfileResponseDataPersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getHelperProfileResponseDataPersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(getHelperProfileResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(getHelperProfileResponseDataPersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(getHelperProfileResponseDataDriverLicenseDefault),
  "foreman_years": zod.int().min(getHelperProfileResponseDataForemanYearsMin).nullable().default(getHelperProfileResponseDataForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(getHelperProfileResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(getHelperProfileResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(getHelperProfileResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(getHelperProfileResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(getHelperProfileResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(getHelperProfileResponseDataServingAreasItemRadiusMilesMin).max(getHelperProfileResponseDataServingAreasItemRadiusMilesMax).nullable().default(getHelperProfileResponseDataServingAreasItemRadiusMilesDefault)
})).default(getHelperProfileResponseDataServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(getHelperProfileResponseDataAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(getHelperProfileResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getHelperProfileResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(getHelperProfileResponseDataAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(getHelperProfileResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(getHelperProfileResponseDataPositionRatesOne1Min).max(getHelperProfileResponseDataPositionRatesOne1Max).multipleOf(getHelperProfileResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(getHelperProfileResponseDataPositionRatesOne2Min).max(getHelperProfileResponseDataPositionRatesOne2Max).multipleOf(getHelperProfileResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(getHelperProfileResponseDataPositionRatesOne3Min).max(getHelperProfileResponseDataPositionRatesOne3Max).multipleOf(getHelperProfileResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(getHelperProfileResponseDataPositionRatesOne4Min).max(getHelperProfileResponseDataPositionRatesOne4Max).multipleOf(getHelperProfileResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(getHelperProfileResponseDataPositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(getHelperProfileResponseDataRatingCountMin).nullable().default(getHelperProfileResponseDataRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(getHelperProfileResponseDataToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(getHelperProfileResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(getHelperProfileResponseDataVehicleTypesItemYearMin).max(getHelperProfileResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(getHelperProfileResponseDataVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(getHelperProfileResponseDataReliabilityOneAcceptanceMin).max(getHelperProfileResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getHelperProfileResponseDataReliabilityOneShowUpMin).max(getHelperProfileResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getHelperProfileResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(getHelperProfileResponseDataReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(getHelperProfileResponseDataCompletenessOnePercentMin).max(getHelperProfileResponseDataCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(getHelperProfileResponseDataCompletenessDefault)
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Where the caller works
 */

export const getOwnServingAreasResponseDataServingAreasItemNameDefault = ``;
export const getOwnServingAreasResponseDataServingAreasItemStateCodeDefault = ``;
export const getOwnServingAreasResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const getOwnServingAreasResponseDataServingAreasItemLatDefault = null;
export const getOwnServingAreasResponseDataServingAreasItemLngDefault = null;
export const getOwnServingAreasResponseDataServingAreasItemRadiusMilesDefault = null;
export const getOwnServingAreasResponseDataServingAreasItemRadiusMilesMin = 5;
export const getOwnServingAreasResponseDataServingAreasItemRadiusMilesMax = 100;

export const getOwnServingAreasResponseDataServingAreasDefault = [];
export const getOwnServingAreasResponseDataMaxDefault = null;
export const getOwnServingAreasResponseDataMaxMin = 0;



export const GetOwnServingAreasResponse = zod.strictObject({
  "data": zod.strictObject({
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(getOwnServingAreasResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(getOwnServingAreasResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(getOwnServingAreasResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(getOwnServingAreasResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(getOwnServingAreasResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(getOwnServingAreasResponseDataServingAreasItemRadiusMilesMin).max(getOwnServingAreasResponseDataServingAreasItemRadiusMilesMax).nullable().default(getOwnServingAreasResponseDataServingAreasItemRadiusMilesDefault)
})).default(getOwnServingAreasResponseDataServingAreasDefault),
  "max": zod.int().min(getOwnServingAreasResponseDataMaxMin).nullable().default(getOwnServingAreasResponseDataMaxDefault).describe('Areas of the plan.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The caller's rate and work preferences
 */
export const getHourlyRateResponseDataHourlyRateMin = 0;

export const getHourlyRateResponseDataPositionRatesOne1Min = 1500;
export const getHourlyRateResponseDataPositionRatesOne1Max = 15000;
export const getHourlyRateResponseDataPositionRatesOne1MultipleOf = 50;

export const getHourlyRateResponseDataPositionRatesOne2Min = 1500;
export const getHourlyRateResponseDataPositionRatesOne2Max = 15000;
export const getHourlyRateResponseDataPositionRatesOne2MultipleOf = 50;

export const getHourlyRateResponseDataPositionRatesOne3Min = 1500;
export const getHourlyRateResponseDataPositionRatesOne3Max = 15000;
export const getHourlyRateResponseDataPositionRatesOne3MultipleOf = 50;

export const getHourlyRateResponseDataPositionRatesOne4Min = 1500;
export const getHourlyRateResponseDataPositionRatesOne4Max = 15000;
export const getHourlyRateResponseDataPositionRatesOne4MultipleOf = 50;

export const getHourlyRateResponseDataPositionRatesDefault = null;
export const getHourlyRateResponseDataMarketMinDefault = null;
export const getHourlyRateResponseDataMarketMinMin = 0;

export const getHourlyRateResponseDataMarketMaxDefault = null;
export const getHourlyRateResponseDataMarketMaxMin = 0;



export const GetHourlyRateResponse = zod.strictObject({
  "data": zod.strictObject({
  "hourly_rate": zod.int().min(getHourlyRateResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(getHourlyRateResponseDataPositionRatesOne1Min).max(getHourlyRateResponseDataPositionRatesOne1Max).multipleOf(getHourlyRateResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(getHourlyRateResponseDataPositionRatesOne2Min).max(getHourlyRateResponseDataPositionRatesOne2Max).multipleOf(getHourlyRateResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(getHourlyRateResponseDataPositionRatesOne3Min).max(getHourlyRateResponseDataPositionRatesOne3Max).multipleOf(getHourlyRateResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(getHourlyRateResponseDataPositionRatesOne4Min).max(getHourlyRateResponseDataPositionRatesOne4Max).multipleOf(getHourlyRateResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(getHourlyRateResponseDataPositionRatesDefault),
  "market_min": zod.int().min(getHourlyRateResponseDataMarketMinMin).nullable().default(getHourlyRateResponseDataMarketMinDefault).describe('A quarter of the helpers nearby ask less.'),
  "market_max": zod.int().min(getHourlyRateResponseDataMarketMaxMin).nullable().default(getHourlyRateResponseDataMarketMaxDefault).describe('A quarter of the helpers nearby ask more.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Ratings and reliability of the caller
 */
export const getOwnRatingResponseDataAverageDefault = null;
export const getOwnRatingResponseDataCountDefault = null;
export const getOwnRatingResponseDataCountMin = 0;

export const getOwnRatingResponseDataDistributionItemStarsMax = 5;

export const getOwnRatingResponseDataDistributionItemCountMin = 0;

export const getOwnRatingResponseDataDistributionDefault = [];
export const getOwnRatingResponseDataTagsDefault = [];
export const getOwnRatingResponseDataReviewsItemStarsMax = 5;

export const getOwnRatingResponseDataReviewsDefault = [];
export const getOwnRatingResponseDataReliabilityOneAcceptanceMin = 0;
export const getOwnRatingResponseDataReliabilityOneAcceptanceMax = 100;

export const getOwnRatingResponseDataReliabilityOneShowUpMin = 0;
export const getOwnRatingResponseDataReliabilityOneShowUpMax = 100;

export const getOwnRatingResponseDataReliabilityOneLateCancelsMin = 0;

export const getOwnRatingResponseDataReliabilityDefault = null;

export const GetOwnRatingResponse = zod.strictObject({
  "data": zod.strictObject({
  "average": zod.number().nullable().default(getOwnRatingResponseDataAverageDefault).describe('Null below three ratings.'),
  "count": zod.int().min(getOwnRatingResponseDataCountMin).nullable().default(getOwnRatingResponseDataCountDefault),
  "distribution": zod.array(zod.strictObject({
  "stars": zod.int().min(1).max(getOwnRatingResponseDataDistributionItemStarsMax),
  "count": zod.int().min(getOwnRatingResponseDataDistributionItemCountMin)
})).default(getOwnRatingResponseDataDistributionDefault),
  "tags": zod.array(zod.strictObject({
  "tag": zod.string(),
  "count": zod.int().min(1)
})).default(getOwnRatingResponseDataTagsDefault),
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
})).default(getOwnRatingResponseDataReviewsDefault).describe('The last ten.'),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(getOwnRatingResponseDataReliabilityOneAcceptanceMin).max(getOwnRatingResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getOwnRatingResponseDataReliabilityOneShowUpMin).max(getOwnRatingResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getOwnRatingResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(getOwnRatingResponseDataReliabilityDefault)
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


export const updateOwnServingAreasResponseDataServingAreasItemNameDefault = ``;
export const updateOwnServingAreasResponseDataServingAreasItemStateCodeDefault = ``;
export const updateOwnServingAreasResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updateOwnServingAreasResponseDataServingAreasItemLatDefault = null;
export const updateOwnServingAreasResponseDataServingAreasItemLngDefault = null;
export const updateOwnServingAreasResponseDataServingAreasItemRadiusMilesDefault = null;
export const updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateOwnServingAreasResponseDataServingAreasDefault = [];
export const updateOwnServingAreasResponseDataMaxDefault = null;
export const updateOwnServingAreasResponseDataMaxMin = 0;



export const UpdateOwnServingAreasResponse = zod.strictObject({
  "data": zod.strictObject({
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updateOwnServingAreasResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(updateOwnServingAreasResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(updateOwnServingAreasResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(updateOwnServingAreasResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(updateOwnServingAreasResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMin).max(updateOwnServingAreasResponseDataServingAreasItemRadiusMilesMax).nullable().default(updateOwnServingAreasResponseDataServingAreasItemRadiusMilesDefault)
})).default(updateOwnServingAreasResponseDataServingAreasDefault),
  "max": zod.int().min(updateOwnServingAreasResponseDataMaxMin).nullable().default(updateOwnServingAreasResponseDataMaxDefault).describe('Areas of the plan.')
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

export const updateHourlyRateResponseDataPositionRatesOne1Min = 1500;
export const updateHourlyRateResponseDataPositionRatesOne1Max = 15000;
export const updateHourlyRateResponseDataPositionRatesOne1MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRatesOne2Min = 1500;
export const updateHourlyRateResponseDataPositionRatesOne2Max = 15000;
export const updateHourlyRateResponseDataPositionRatesOne2MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRatesOne3Min = 1500;
export const updateHourlyRateResponseDataPositionRatesOne3Max = 15000;
export const updateHourlyRateResponseDataPositionRatesOne3MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRatesOne4Min = 1500;
export const updateHourlyRateResponseDataPositionRatesOne4Max = 15000;
export const updateHourlyRateResponseDataPositionRatesOne4MultipleOf = 50;

export const updateHourlyRateResponseDataPositionRatesDefault = null;
export const updateHourlyRateResponseDataMarketMinDefault = null;
export const updateHourlyRateResponseDataMarketMinMin = 0;

export const updateHourlyRateResponseDataMarketMaxDefault = null;
export const updateHourlyRateResponseDataMarketMaxMin = 0;



export const UpdateHourlyRateResponse = zod.strictObject({
  "data": zod.strictObject({
  "hourly_rate": zod.int().min(updateHourlyRateResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updateHourlyRateResponseDataPositionRatesOne1Min).max(updateHourlyRateResponseDataPositionRatesOne1Max).multipleOf(updateHourlyRateResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateHourlyRateResponseDataPositionRatesOne2Min).max(updateHourlyRateResponseDataPositionRatesOne2Max).multipleOf(updateHourlyRateResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateHourlyRateResponseDataPositionRatesOne3Min).max(updateHourlyRateResponseDataPositionRatesOne3Max).multipleOf(updateHourlyRateResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateHourlyRateResponseDataPositionRatesOne4Min).max(updateHourlyRateResponseDataPositionRatesOne4Max).multipleOf(updateHourlyRateResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(updateHourlyRateResponseDataPositionRatesDefault),
  "market_min": zod.int().min(updateHourlyRateResponseDataMarketMinMin).nullable().default(updateHourlyRateResponseDataMarketMinDefault).describe('A quarter of the helpers nearby ask less.'),
  "market_max": zod.int().min(updateHourlyRateResponseDataMarketMaxMin).nullable().default(updateHourlyRateResponseDataMarketMaxDefault).describe('A quarter of the helpers nearby ask more.')
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

export const updateVehiclesResponseDataUserIdDefault = null;

export const updateVehiclesResponseDataStatusMin = 0;
export const updateVehiclesResponseDataStatusMax = 3;

export const updateVehiclesResponseDataPersonalInfoEmailDefault = ``;
export const updateVehiclesResponseDataPersonalInfoPhoneDefault = ``;
export const updateVehiclesResponseDataPersonalInfoBirthDateDefault = null;
export const updateVehiclesResponseDataPersonalInfoAddressLineDefault = ``;
export const updateVehiclesResponseDataPersonalInfoCityDefault = ``;
export const updateVehiclesResponseDataPersonalInfoStateDefault = ``;
export const updateVehiclesResponseDataPersonalInfoZipDefault = null;
export const updateVehiclesResponseDataPersonalInfoAboutDefault = ``;
export const updateVehiclesResponseDataPersonalInfoLanguagesDefault = [];
export const updateVehiclesResponseDataPersonalInfoLocaleDefault = null;
export const updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateVehiclesResponseDataPersonalInfoEmergencyContactDefault = null;
export const updateVehiclesResponseDataDriverLicenseOneStateMax = 2;


export const updateVehiclesResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateVehiclesResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updateVehiclesResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateVehiclesResponseDataDriverLicenseDefault = null;
export const updateVehiclesResponseDataForemanYearsDefault = null;
export const updateVehiclesResponseDataForemanYearsMin = 0;


export const updateVehiclesResponseDataServingAreasItemNameDefault = ``;
export const updateVehiclesResponseDataServingAreasItemStateCodeDefault = ``;
export const updateVehiclesResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updateVehiclesResponseDataServingAreasItemLatDefault = null;
export const updateVehiclesResponseDataServingAreasItemLngDefault = null;
export const updateVehiclesResponseDataServingAreasItemRadiusMilesDefault = null;
export const updateVehiclesResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateVehiclesResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateVehiclesResponseDataServingAreasDefault = [];
export const updateVehiclesResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updateVehiclesResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateVehiclesResponseDataAvailabilitiesItemWindowsMax = 3;

export const updateVehiclesResponseDataAvailabilitiesDefault = [];
export const updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateVehiclesResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updateVehiclesResponseDataAvailabilityExceptionsDefault = [];
export const updateVehiclesResponseDataHourlyRateMin = 0;

export const updateVehiclesResponseDataPositionRatesOne1Min = 1500;
export const updateVehiclesResponseDataPositionRatesOne1Max = 15000;
export const updateVehiclesResponseDataPositionRatesOne1MultipleOf = 50;

export const updateVehiclesResponseDataPositionRatesOne2Min = 1500;
export const updateVehiclesResponseDataPositionRatesOne2Max = 15000;
export const updateVehiclesResponseDataPositionRatesOne2MultipleOf = 50;

export const updateVehiclesResponseDataPositionRatesOne3Min = 1500;
export const updateVehiclesResponseDataPositionRatesOne3Max = 15000;
export const updateVehiclesResponseDataPositionRatesOne3MultipleOf = 50;

export const updateVehiclesResponseDataPositionRatesOne4Min = 1500;
export const updateVehiclesResponseDataPositionRatesOne4Max = 15000;
export const updateVehiclesResponseDataPositionRatesOne4MultipleOf = 50;

export const updateVehiclesResponseDataPositionRatesDefault = null;
export const updateVehiclesResponseDataRatingCountDefault = null;
export const updateVehiclesResponseDataRatingCountMin = 0;


export const updateVehiclesResponseDataToolIdsDefault = [];
export const updateVehiclesResponseDataVehicleTypesItemMakeMax = 50;

export const updateVehiclesResponseDataVehicleTypesItemYearMin = 1980;
export const updateVehiclesResponseDataVehicleTypesItemYearMax = 2100;

export const updateVehiclesResponseDataVehicleTypesDefault = [];
export const updateVehiclesResponseDataReliabilityOneAcceptanceMin = 0;
export const updateVehiclesResponseDataReliabilityOneAcceptanceMax = 100;

export const updateVehiclesResponseDataReliabilityOneShowUpMin = 0;
export const updateVehiclesResponseDataReliabilityOneShowUpMax = 100;

export const updateVehiclesResponseDataReliabilityOneLateCancelsMin = 0;

export const updateVehiclesResponseDataReliabilityDefault = null;
export const updateVehiclesResponseDataCompletenessOnePercentMin = 0;
export const updateVehiclesResponseDataCompletenessOnePercentMax = 100;

export const updateVehiclesResponseDataCompletenessDefault = null;

export const UpdateVehiclesResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(updateVehiclesResponseDataUserIdDefault),
  "status": zod.int().min(updateVehiclesResponseDataStatusMin).max(updateVehiclesResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(updateVehiclesResponseDataPersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(updateVehiclesResponseDataPersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(updateVehiclesResponseDataPersonalInfoBirthDateDefault),
  "address_line": zod.string().default(updateVehiclesResponseDataPersonalInfoAddressLineDefault),
  "city": zod.string().default(updateVehiclesResponseDataPersonalInfoCityDefault),
  "state": zod.string().default(updateVehiclesResponseDataPersonalInfoStateDefault),
  "zip": zod.string().nullable().default(updateVehiclesResponseDataPersonalInfoZipDefault),
  "about": zod.string().default(updateVehiclesResponseDataPersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updateVehiclesResponseDataPersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updateVehiclesResponseDataPersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updateVehiclesResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updateVehiclesResponseDataPersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(updateVehiclesResponseDataDriverLicenseDefault),
  "foreman_years": zod.int().min(updateVehiclesResponseDataForemanYearsMin).nullable().default(updateVehiclesResponseDataForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updateVehiclesResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(updateVehiclesResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(updateVehiclesResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(updateVehiclesResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(updateVehiclesResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(updateVehiclesResponseDataServingAreasItemRadiusMilesMin).max(updateVehiclesResponseDataServingAreasItemRadiusMilesMax).nullable().default(updateVehiclesResponseDataServingAreasItemRadiusMilesDefault)
})).default(updateVehiclesResponseDataServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(updateVehiclesResponseDataAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updateVehiclesResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateVehiclesResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(updateVehiclesResponseDataAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(updateVehiclesResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updateVehiclesResponseDataPositionRatesOne1Min).max(updateVehiclesResponseDataPositionRatesOne1Max).multipleOf(updateVehiclesResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateVehiclesResponseDataPositionRatesOne2Min).max(updateVehiclesResponseDataPositionRatesOne2Max).multipleOf(updateVehiclesResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateVehiclesResponseDataPositionRatesOne3Min).max(updateVehiclesResponseDataPositionRatesOne3Max).multipleOf(updateVehiclesResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateVehiclesResponseDataPositionRatesOne4Min).max(updateVehiclesResponseDataPositionRatesOne4Max).multipleOf(updateVehiclesResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(updateVehiclesResponseDataPositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updateVehiclesResponseDataRatingCountMin).nullable().default(updateVehiclesResponseDataRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(updateVehiclesResponseDataToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updateVehiclesResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updateVehiclesResponseDataVehicleTypesItemYearMin).max(updateVehiclesResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(updateVehiclesResponseDataVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(updateVehiclesResponseDataReliabilityOneAcceptanceMin).max(updateVehiclesResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updateVehiclesResponseDataReliabilityOneShowUpMin).max(updateVehiclesResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updateVehiclesResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(updateVehiclesResponseDataReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(updateVehiclesResponseDataCompletenessOnePercentMin).max(updateVehiclesResponseDataCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(updateVehiclesResponseDataCompletenessDefault)
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

export const updateOwnToolsResponseDataUserIdDefault = null;

export const updateOwnToolsResponseDataStatusMin = 0;
export const updateOwnToolsResponseDataStatusMax = 3;

export const updateOwnToolsResponseDataPersonalInfoEmailDefault = ``;
export const updateOwnToolsResponseDataPersonalInfoPhoneDefault = ``;
export const updateOwnToolsResponseDataPersonalInfoBirthDateDefault = null;
export const updateOwnToolsResponseDataPersonalInfoAddressLineDefault = ``;
export const updateOwnToolsResponseDataPersonalInfoCityDefault = ``;
export const updateOwnToolsResponseDataPersonalInfoStateDefault = ``;
export const updateOwnToolsResponseDataPersonalInfoZipDefault = null;
export const updateOwnToolsResponseDataPersonalInfoAboutDefault = ``;
export const updateOwnToolsResponseDataPersonalInfoLanguagesDefault = [];
export const updateOwnToolsResponseDataPersonalInfoLocaleDefault = null;
export const updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateOwnToolsResponseDataPersonalInfoEmergencyContactDefault = null;
export const updateOwnToolsResponseDataDriverLicenseOneStateMax = 2;


export const updateOwnToolsResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOwnToolsResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updateOwnToolsResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updateOwnToolsResponseDataDriverLicenseDefault = null;
export const updateOwnToolsResponseDataForemanYearsDefault = null;
export const updateOwnToolsResponseDataForemanYearsMin = 0;


export const updateOwnToolsResponseDataServingAreasItemNameDefault = ``;
export const updateOwnToolsResponseDataServingAreasItemStateCodeDefault = ``;
export const updateOwnToolsResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updateOwnToolsResponseDataServingAreasItemLatDefault = null;
export const updateOwnToolsResponseDataServingAreasItemLngDefault = null;
export const updateOwnToolsResponseDataServingAreasItemRadiusMilesDefault = null;
export const updateOwnToolsResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateOwnToolsResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateOwnToolsResponseDataServingAreasDefault = [];
export const updateOwnToolsResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updateOwnToolsResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOwnToolsResponseDataAvailabilitiesItemWindowsMax = 3;

export const updateOwnToolsResponseDataAvailabilitiesDefault = [];
export const updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updateOwnToolsResponseDataAvailabilityExceptionsDefault = [];
export const updateOwnToolsResponseDataHourlyRateMin = 0;

export const updateOwnToolsResponseDataPositionRatesOne1Min = 1500;
export const updateOwnToolsResponseDataPositionRatesOne1Max = 15000;
export const updateOwnToolsResponseDataPositionRatesOne1MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRatesOne2Min = 1500;
export const updateOwnToolsResponseDataPositionRatesOne2Max = 15000;
export const updateOwnToolsResponseDataPositionRatesOne2MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRatesOne3Min = 1500;
export const updateOwnToolsResponseDataPositionRatesOne3Max = 15000;
export const updateOwnToolsResponseDataPositionRatesOne3MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRatesOne4Min = 1500;
export const updateOwnToolsResponseDataPositionRatesOne4Max = 15000;
export const updateOwnToolsResponseDataPositionRatesOne4MultipleOf = 50;

export const updateOwnToolsResponseDataPositionRatesDefault = null;
export const updateOwnToolsResponseDataRatingCountDefault = null;
export const updateOwnToolsResponseDataRatingCountMin = 0;


export const updateOwnToolsResponseDataToolIdsDefault = [];
export const updateOwnToolsResponseDataVehicleTypesItemMakeMax = 50;

export const updateOwnToolsResponseDataVehicleTypesItemYearMin = 1980;
export const updateOwnToolsResponseDataVehicleTypesItemYearMax = 2100;

export const updateOwnToolsResponseDataVehicleTypesDefault = [];
export const updateOwnToolsResponseDataReliabilityOneAcceptanceMin = 0;
export const updateOwnToolsResponseDataReliabilityOneAcceptanceMax = 100;

export const updateOwnToolsResponseDataReliabilityOneShowUpMin = 0;
export const updateOwnToolsResponseDataReliabilityOneShowUpMax = 100;

export const updateOwnToolsResponseDataReliabilityOneLateCancelsMin = 0;

export const updateOwnToolsResponseDataReliabilityDefault = null;
export const updateOwnToolsResponseDataCompletenessOnePercentMin = 0;
export const updateOwnToolsResponseDataCompletenessOnePercentMax = 100;

export const updateOwnToolsResponseDataCompletenessDefault = null;

export const UpdateOwnToolsResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(updateOwnToolsResponseDataUserIdDefault),
  "status": zod.int().min(updateOwnToolsResponseDataStatusMin).max(updateOwnToolsResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(updateOwnToolsResponseDataPersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(updateOwnToolsResponseDataPersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(updateOwnToolsResponseDataPersonalInfoBirthDateDefault),
  "address_line": zod.string().default(updateOwnToolsResponseDataPersonalInfoAddressLineDefault),
  "city": zod.string().default(updateOwnToolsResponseDataPersonalInfoCityDefault),
  "state": zod.string().default(updateOwnToolsResponseDataPersonalInfoStateDefault),
  "zip": zod.string().nullable().default(updateOwnToolsResponseDataPersonalInfoZipDefault),
  "about": zod.string().default(updateOwnToolsResponseDataPersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updateOwnToolsResponseDataPersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updateOwnToolsResponseDataPersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updateOwnToolsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updateOwnToolsResponseDataPersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(updateOwnToolsResponseDataDriverLicenseDefault),
  "foreman_years": zod.int().min(updateOwnToolsResponseDataForemanYearsMin).nullable().default(updateOwnToolsResponseDataForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updateOwnToolsResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(updateOwnToolsResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(updateOwnToolsResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(updateOwnToolsResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(updateOwnToolsResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(updateOwnToolsResponseDataServingAreasItemRadiusMilesMin).max(updateOwnToolsResponseDataServingAreasItemRadiusMilesMax).nullable().default(updateOwnToolsResponseDataServingAreasItemRadiusMilesDefault)
})).default(updateOwnToolsResponseDataServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(updateOwnToolsResponseDataAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateOwnToolsResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(updateOwnToolsResponseDataAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(updateOwnToolsResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updateOwnToolsResponseDataPositionRatesOne1Min).max(updateOwnToolsResponseDataPositionRatesOne1Max).multipleOf(updateOwnToolsResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updateOwnToolsResponseDataPositionRatesOne2Min).max(updateOwnToolsResponseDataPositionRatesOne2Max).multipleOf(updateOwnToolsResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updateOwnToolsResponseDataPositionRatesOne3Min).max(updateOwnToolsResponseDataPositionRatesOne3Max).multipleOf(updateOwnToolsResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updateOwnToolsResponseDataPositionRatesOne4Min).max(updateOwnToolsResponseDataPositionRatesOne4Max).multipleOf(updateOwnToolsResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(updateOwnToolsResponseDataPositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updateOwnToolsResponseDataRatingCountMin).nullable().default(updateOwnToolsResponseDataRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(updateOwnToolsResponseDataToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updateOwnToolsResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updateOwnToolsResponseDataVehicleTypesItemYearMin).max(updateOwnToolsResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(updateOwnToolsResponseDataVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(updateOwnToolsResponseDataReliabilityOneAcceptanceMin).max(updateOwnToolsResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updateOwnToolsResponseDataReliabilityOneShowUpMin).max(updateOwnToolsResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updateOwnToolsResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(updateOwnToolsResponseDataReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(updateOwnToolsResponseDataCompletenessOnePercentMin).max(updateOwnToolsResponseDataCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(updateOwnToolsResponseDataCompletenessDefault)
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

export const updatePositionsResponseDataUserIdDefault = null;

export const updatePositionsResponseDataStatusMin = 0;
export const updatePositionsResponseDataStatusMax = 3;

export const updatePositionsResponseDataPersonalInfoEmailDefault = ``;
export const updatePositionsResponseDataPersonalInfoPhoneDefault = ``;
export const updatePositionsResponseDataPersonalInfoBirthDateDefault = null;
export const updatePositionsResponseDataPersonalInfoAddressLineDefault = ``;
export const updatePositionsResponseDataPersonalInfoCityDefault = ``;
export const updatePositionsResponseDataPersonalInfoStateDefault = ``;
export const updatePositionsResponseDataPersonalInfoZipDefault = null;
export const updatePositionsResponseDataPersonalInfoAboutDefault = ``;
export const updatePositionsResponseDataPersonalInfoLanguagesDefault = [];
export const updatePositionsResponseDataPersonalInfoLocaleDefault = null;
export const updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePositionsResponseDataPersonalInfoEmergencyContactDefault = null;
export const updatePositionsResponseDataDriverLicenseOneStateMax = 2;


export const updatePositionsResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePositionsResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updatePositionsResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePositionsResponseDataDriverLicenseDefault = null;
export const updatePositionsResponseDataForemanYearsDefault = null;
export const updatePositionsResponseDataForemanYearsMin = 0;


export const updatePositionsResponseDataServingAreasItemNameDefault = ``;
export const updatePositionsResponseDataServingAreasItemStateCodeDefault = ``;
export const updatePositionsResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updatePositionsResponseDataServingAreasItemLatDefault = null;
export const updatePositionsResponseDataServingAreasItemLngDefault = null;
export const updatePositionsResponseDataServingAreasItemRadiusMilesDefault = null;
export const updatePositionsResponseDataServingAreasItemRadiusMilesMin = 5;
export const updatePositionsResponseDataServingAreasItemRadiusMilesMax = 100;

export const updatePositionsResponseDataServingAreasDefault = [];
export const updatePositionsResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updatePositionsResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePositionsResponseDataAvailabilitiesItemWindowsMax = 3;

export const updatePositionsResponseDataAvailabilitiesDefault = [];
export const updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePositionsResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updatePositionsResponseDataAvailabilityExceptionsDefault = [];
export const updatePositionsResponseDataHourlyRateMin = 0;

export const updatePositionsResponseDataPositionRatesOne1Min = 1500;
export const updatePositionsResponseDataPositionRatesOne1Max = 15000;
export const updatePositionsResponseDataPositionRatesOne1MultipleOf = 50;

export const updatePositionsResponseDataPositionRatesOne2Min = 1500;
export const updatePositionsResponseDataPositionRatesOne2Max = 15000;
export const updatePositionsResponseDataPositionRatesOne2MultipleOf = 50;

export const updatePositionsResponseDataPositionRatesOne3Min = 1500;
export const updatePositionsResponseDataPositionRatesOne3Max = 15000;
export const updatePositionsResponseDataPositionRatesOne3MultipleOf = 50;

export const updatePositionsResponseDataPositionRatesOne4Min = 1500;
export const updatePositionsResponseDataPositionRatesOne4Max = 15000;
export const updatePositionsResponseDataPositionRatesOne4MultipleOf = 50;

export const updatePositionsResponseDataPositionRatesDefault = null;
export const updatePositionsResponseDataRatingCountDefault = null;
export const updatePositionsResponseDataRatingCountMin = 0;


export const updatePositionsResponseDataToolIdsDefault = [];
export const updatePositionsResponseDataVehicleTypesItemMakeMax = 50;

export const updatePositionsResponseDataVehicleTypesItemYearMin = 1980;
export const updatePositionsResponseDataVehicleTypesItemYearMax = 2100;

export const updatePositionsResponseDataVehicleTypesDefault = [];
export const updatePositionsResponseDataReliabilityOneAcceptanceMin = 0;
export const updatePositionsResponseDataReliabilityOneAcceptanceMax = 100;

export const updatePositionsResponseDataReliabilityOneShowUpMin = 0;
export const updatePositionsResponseDataReliabilityOneShowUpMax = 100;

export const updatePositionsResponseDataReliabilityOneLateCancelsMin = 0;

export const updatePositionsResponseDataReliabilityDefault = null;
export const updatePositionsResponseDataCompletenessOnePercentMin = 0;
export const updatePositionsResponseDataCompletenessOnePercentMax = 100;

export const updatePositionsResponseDataCompletenessDefault = null;

export const UpdatePositionsResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(updatePositionsResponseDataUserIdDefault),
  "status": zod.int().min(updatePositionsResponseDataStatusMin).max(updatePositionsResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(updatePositionsResponseDataPersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(updatePositionsResponseDataPersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(updatePositionsResponseDataPersonalInfoBirthDateDefault),
  "address_line": zod.string().default(updatePositionsResponseDataPersonalInfoAddressLineDefault),
  "city": zod.string().default(updatePositionsResponseDataPersonalInfoCityDefault),
  "state": zod.string().default(updatePositionsResponseDataPersonalInfoStateDefault),
  "zip": zod.string().nullable().default(updatePositionsResponseDataPersonalInfoZipDefault),
  "about": zod.string().default(updatePositionsResponseDataPersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updatePositionsResponseDataPersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updatePositionsResponseDataPersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updatePositionsResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updatePositionsResponseDataPersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(updatePositionsResponseDataDriverLicenseDefault),
  "foreman_years": zod.int().min(updatePositionsResponseDataForemanYearsMin).nullable().default(updatePositionsResponseDataForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updatePositionsResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(updatePositionsResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(updatePositionsResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(updatePositionsResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(updatePositionsResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(updatePositionsResponseDataServingAreasItemRadiusMilesMin).max(updatePositionsResponseDataServingAreasItemRadiusMilesMax).nullable().default(updatePositionsResponseDataServingAreasItemRadiusMilesDefault)
})).default(updatePositionsResponseDataServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(updatePositionsResponseDataAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updatePositionsResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePositionsResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(updatePositionsResponseDataAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(updatePositionsResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updatePositionsResponseDataPositionRatesOne1Min).max(updatePositionsResponseDataPositionRatesOne1Max).multipleOf(updatePositionsResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updatePositionsResponseDataPositionRatesOne2Min).max(updatePositionsResponseDataPositionRatesOne2Max).multipleOf(updatePositionsResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updatePositionsResponseDataPositionRatesOne3Min).max(updatePositionsResponseDataPositionRatesOne3Max).multipleOf(updatePositionsResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updatePositionsResponseDataPositionRatesOne4Min).max(updatePositionsResponseDataPositionRatesOne4Max).multipleOf(updatePositionsResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(updatePositionsResponseDataPositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updatePositionsResponseDataRatingCountMin).nullable().default(updatePositionsResponseDataRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(updatePositionsResponseDataToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updatePositionsResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updatePositionsResponseDataVehicleTypesItemYearMin).max(updatePositionsResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(updatePositionsResponseDataVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(updatePositionsResponseDataReliabilityOneAcceptanceMin).max(updatePositionsResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updatePositionsResponseDataReliabilityOneShowUpMin).max(updatePositionsResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updatePositionsResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(updatePositionsResponseDataReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(updatePositionsResponseDataCompletenessOnePercentMin).max(updatePositionsResponseDataCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(updatePositionsResponseDataCompletenessDefault)
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

export const updatePersonalInfoBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updatePersonalInfoBodyPhoneMax = 10;

export const updatePersonalInfoBodyAddressLineMax = 120;

export const updatePersonalInfoBodyCityMax = 60;

export const updatePersonalInfoBodyStateMax = 2;


export const updatePersonalInfoBodyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)?$');
export const updatePersonalInfoBodyZipMax = 5;


export const updatePersonalInfoBodyZipRegExp = new RegExp('^[0-9]{5}$');
export const updatePersonalInfoBodyAboutMax = 300;

export const updatePersonalInfoBodyLanguagesMax = 3;

export const updatePersonalInfoBodyEmergencyNameMax = 100;

export const updatePersonalInfoBodyEmergencyPhoneRegExp = new RegExp('^([2-9][0-9]{2}[2-9][0-9]{6})?$');

export const updatePersonalInfoBodyEmergencyPhoneMax = 10;

export const updatePersonalInfoBodyEmergencyRelationMax = 50;



export const UpdatePersonalInfoBody = zod.object({
  "avatar": zod.instanceof(Blob).optional(),
  "first_name": zod.string().min(1).max(updatePersonalInfoBodyFirstNameMax).optional(),
  "last_name": zod.string().min(1).max(updatePersonalInfoBodyLastNameMax).optional(),
  "phone": zod.stringFormat('phone', updatePersonalInfoBodyPhoneRegExp).max(updatePersonalInfoBodyPhoneMax).optional().describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "birth_date": zod.iso.date().optional().describe('18 or older.'),
  "address_line": zod.string().max(updatePersonalInfoBodyAddressLineMax).optional(),
  "city": zod.string().max(updatePersonalInfoBodyCityMax).optional(),
  "state": zod.string().max(updatePersonalInfoBodyStateMax).regex(updatePersonalInfoBodyStateRegExp).optional().describe('Two letters of a US state or of the District of Columbia; empty text for none.'),
  "zip": zod.string().max(updatePersonalInfoBodyZipMax).regex(updatePersonalInfoBodyZipRegExp).optional(),
  "about": zod.string().max(updatePersonalInfoBodyAboutMax).optional(),
  "languages[]": zod.array(zod.enum(['en', 'es', 'other'])).max(updatePersonalInfoBodyLanguagesMax).optional(),
  "locale": zod.enum(['en', 'es']).optional().describe('Language of the user.'),
  "emergency_name": zod.string().max(updatePersonalInfoBodyEmergencyNameMax).optional(),
  "emergency_phone": zod.stringFormat('phone', updatePersonalInfoBodyEmergencyPhoneRegExp).max(updatePersonalInfoBodyEmergencyPhoneMax).optional(),
  "emergency_relation": zod.string().max(updatePersonalInfoBodyEmergencyRelationMax).optional()
}).describe('Multipart form. Omitted fields stay unchanged. Empty texts clear optional fields.')

export const updatePersonalInfoResponseDataUserIdDefault = null;

export const updatePersonalInfoResponseDataStatusMin = 0;
export const updatePersonalInfoResponseDataStatusMax = 3;

export const updatePersonalInfoResponseDataPersonalInfoEmailDefault = ``;
export const updatePersonalInfoResponseDataPersonalInfoPhoneDefault = ``;
export const updatePersonalInfoResponseDataPersonalInfoBirthDateDefault = null;
export const updatePersonalInfoResponseDataPersonalInfoAddressLineDefault = ``;
export const updatePersonalInfoResponseDataPersonalInfoCityDefault = ``;
export const updatePersonalInfoResponseDataPersonalInfoStateDefault = ``;
export const updatePersonalInfoResponseDataPersonalInfoZipDefault = null;
export const updatePersonalInfoResponseDataPersonalInfoAboutDefault = ``;
export const updatePersonalInfoResponseDataPersonalInfoLanguagesDefault = [];
export const updatePersonalInfoResponseDataPersonalInfoLocaleDefault = null;
export const updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePersonalInfoResponseDataPersonalInfoEmergencyContactDefault = null;
export const updatePersonalInfoResponseDataDriverLicenseOneStateMax = 2;


export const updatePersonalInfoResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePersonalInfoResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updatePersonalInfoResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePersonalInfoResponseDataDriverLicenseDefault = null;
export const updatePersonalInfoResponseDataForemanYearsDefault = null;
export const updatePersonalInfoResponseDataForemanYearsMin = 0;


export const updatePersonalInfoResponseDataServingAreasItemNameDefault = ``;
export const updatePersonalInfoResponseDataServingAreasItemStateCodeDefault = ``;
export const updatePersonalInfoResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updatePersonalInfoResponseDataServingAreasItemLatDefault = null;
export const updatePersonalInfoResponseDataServingAreasItemLngDefault = null;
export const updatePersonalInfoResponseDataServingAreasItemRadiusMilesDefault = null;
export const updatePersonalInfoResponseDataServingAreasItemRadiusMilesMin = 5;
export const updatePersonalInfoResponseDataServingAreasItemRadiusMilesMax = 100;

export const updatePersonalInfoResponseDataServingAreasDefault = [];
export const updatePersonalInfoResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updatePersonalInfoResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePersonalInfoResponseDataAvailabilitiesItemWindowsMax = 3;

export const updatePersonalInfoResponseDataAvailabilitiesDefault = [];
export const updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updatePersonalInfoResponseDataAvailabilityExceptionsDefault = [];
export const updatePersonalInfoResponseDataHourlyRateMin = 0;

export const updatePersonalInfoResponseDataPositionRatesOne1Min = 1500;
export const updatePersonalInfoResponseDataPositionRatesOne1Max = 15000;
export const updatePersonalInfoResponseDataPositionRatesOne1MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRatesOne2Min = 1500;
export const updatePersonalInfoResponseDataPositionRatesOne2Max = 15000;
export const updatePersonalInfoResponseDataPositionRatesOne2MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRatesOne3Min = 1500;
export const updatePersonalInfoResponseDataPositionRatesOne3Max = 15000;
export const updatePersonalInfoResponseDataPositionRatesOne3MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRatesOne4Min = 1500;
export const updatePersonalInfoResponseDataPositionRatesOne4Max = 15000;
export const updatePersonalInfoResponseDataPositionRatesOne4MultipleOf = 50;

export const updatePersonalInfoResponseDataPositionRatesDefault = null;
export const updatePersonalInfoResponseDataRatingCountDefault = null;
export const updatePersonalInfoResponseDataRatingCountMin = 0;


export const updatePersonalInfoResponseDataToolIdsDefault = [];
export const updatePersonalInfoResponseDataVehicleTypesItemMakeMax = 50;

export const updatePersonalInfoResponseDataVehicleTypesItemYearMin = 1980;
export const updatePersonalInfoResponseDataVehicleTypesItemYearMax = 2100;

export const updatePersonalInfoResponseDataVehicleTypesDefault = [];
export const updatePersonalInfoResponseDataReliabilityOneAcceptanceMin = 0;
export const updatePersonalInfoResponseDataReliabilityOneAcceptanceMax = 100;

export const updatePersonalInfoResponseDataReliabilityOneShowUpMin = 0;
export const updatePersonalInfoResponseDataReliabilityOneShowUpMax = 100;

export const updatePersonalInfoResponseDataReliabilityOneLateCancelsMin = 0;

export const updatePersonalInfoResponseDataReliabilityDefault = null;
export const updatePersonalInfoResponseDataCompletenessOnePercentMin = 0;
export const updatePersonalInfoResponseDataCompletenessOnePercentMax = 100;

export const updatePersonalInfoResponseDataCompletenessDefault = null;

export const UpdatePersonalInfoResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(updatePersonalInfoResponseDataUserIdDefault),
  "status": zod.int().min(updatePersonalInfoResponseDataStatusMin).max(updatePersonalInfoResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(updatePersonalInfoResponseDataPersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(updatePersonalInfoResponseDataPersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(updatePersonalInfoResponseDataPersonalInfoBirthDateDefault),
  "address_line": zod.string().default(updatePersonalInfoResponseDataPersonalInfoAddressLineDefault),
  "city": zod.string().default(updatePersonalInfoResponseDataPersonalInfoCityDefault),
  "state": zod.string().default(updatePersonalInfoResponseDataPersonalInfoStateDefault),
  "zip": zod.string().nullable().default(updatePersonalInfoResponseDataPersonalInfoZipDefault),
  "about": zod.string().default(updatePersonalInfoResponseDataPersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updatePersonalInfoResponseDataPersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updatePersonalInfoResponseDataPersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updatePersonalInfoResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updatePersonalInfoResponseDataPersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(updatePersonalInfoResponseDataDriverLicenseDefault),
  "foreman_years": zod.int().min(updatePersonalInfoResponseDataForemanYearsMin).nullable().default(updatePersonalInfoResponseDataForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updatePersonalInfoResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(updatePersonalInfoResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(updatePersonalInfoResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(updatePersonalInfoResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(updatePersonalInfoResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(updatePersonalInfoResponseDataServingAreasItemRadiusMilesMin).max(updatePersonalInfoResponseDataServingAreasItemRadiusMilesMax).nullable().default(updatePersonalInfoResponseDataServingAreasItemRadiusMilesDefault)
})).default(updatePersonalInfoResponseDataServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(updatePersonalInfoResponseDataAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePersonalInfoResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(updatePersonalInfoResponseDataAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(updatePersonalInfoResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updatePersonalInfoResponseDataPositionRatesOne1Min).max(updatePersonalInfoResponseDataPositionRatesOne1Max).multipleOf(updatePersonalInfoResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updatePersonalInfoResponseDataPositionRatesOne2Min).max(updatePersonalInfoResponseDataPositionRatesOne2Max).multipleOf(updatePersonalInfoResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updatePersonalInfoResponseDataPositionRatesOne3Min).max(updatePersonalInfoResponseDataPositionRatesOne3Max).multipleOf(updatePersonalInfoResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updatePersonalInfoResponseDataPositionRatesOne4Min).max(updatePersonalInfoResponseDataPositionRatesOne4Max).multipleOf(updatePersonalInfoResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(updatePersonalInfoResponseDataPositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updatePersonalInfoResponseDataRatingCountMin).nullable().default(updatePersonalInfoResponseDataRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(updatePersonalInfoResponseDataToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updatePersonalInfoResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updatePersonalInfoResponseDataVehicleTypesItemYearMin).max(updatePersonalInfoResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(updatePersonalInfoResponseDataVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(updatePersonalInfoResponseDataReliabilityOneAcceptanceMin).max(updatePersonalInfoResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updatePersonalInfoResponseDataReliabilityOneShowUpMin).max(updatePersonalInfoResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updatePersonalInfoResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(updatePersonalInfoResponseDataReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(updatePersonalInfoResponseDataCompletenessOnePercentMin).max(updatePersonalInfoResponseDataCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(updatePersonalInfoResponseDataCompletenessDefault)
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

export const updatePauseResponseDataUserIdDefault = null;

export const updatePauseResponseDataStatusMin = 0;
export const updatePauseResponseDataStatusMax = 3;

export const updatePauseResponseDataPersonalInfoEmailDefault = ``;
export const updatePauseResponseDataPersonalInfoPhoneDefault = ``;
export const updatePauseResponseDataPersonalInfoBirthDateDefault = null;
export const updatePauseResponseDataPersonalInfoAddressLineDefault = ``;
export const updatePauseResponseDataPersonalInfoCityDefault = ``;
export const updatePauseResponseDataPersonalInfoStateDefault = ``;
export const updatePauseResponseDataPersonalInfoZipDefault = null;
export const updatePauseResponseDataPersonalInfoAboutDefault = ``;
export const updatePauseResponseDataPersonalInfoLanguagesDefault = [];
export const updatePauseResponseDataPersonalInfoLocaleDefault = null;
export const updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneMax = 10;


export const updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updatePauseResponseDataPersonalInfoEmergencyContactDefault = null;
export const updatePauseResponseDataDriverLicenseOneStateMax = 2;


export const updatePauseResponseDataDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updatePauseResponseDataDriverLicenseOneNumberLast4Max = 4;


export const updatePauseResponseDataDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const updatePauseResponseDataDriverLicenseDefault = null;
export const updatePauseResponseDataForemanYearsDefault = null;
export const updatePauseResponseDataForemanYearsMin = 0;


export const updatePauseResponseDataServingAreasItemNameDefault = ``;
export const updatePauseResponseDataServingAreasItemStateCodeDefault = ``;
export const updatePauseResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updatePauseResponseDataServingAreasItemLatDefault = null;
export const updatePauseResponseDataServingAreasItemLngDefault = null;
export const updatePauseResponseDataServingAreasItemRadiusMilesDefault = null;
export const updatePauseResponseDataServingAreasItemRadiusMilesMin = 5;
export const updatePauseResponseDataServingAreasItemRadiusMilesMax = 100;

export const updatePauseResponseDataServingAreasDefault = [];
export const updatePauseResponseDataAvailabilitiesItemWindowsItemMax = 13;


export const updatePauseResponseDataAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePauseResponseDataAvailabilitiesItemWindowsMax = 3;

export const updatePauseResponseDataAvailabilitiesDefault = [];
export const updatePauseResponseDataAvailabilityExceptionsItemWindowsItemMax = 13;


export const updatePauseResponseDataAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updatePauseResponseDataAvailabilityExceptionsItemWindowsMax = 3;

export const updatePauseResponseDataAvailabilityExceptionsDefault = [];
export const updatePauseResponseDataHourlyRateMin = 0;

export const updatePauseResponseDataPositionRatesOne1Min = 1500;
export const updatePauseResponseDataPositionRatesOne1Max = 15000;
export const updatePauseResponseDataPositionRatesOne1MultipleOf = 50;

export const updatePauseResponseDataPositionRatesOne2Min = 1500;
export const updatePauseResponseDataPositionRatesOne2Max = 15000;
export const updatePauseResponseDataPositionRatesOne2MultipleOf = 50;

export const updatePauseResponseDataPositionRatesOne3Min = 1500;
export const updatePauseResponseDataPositionRatesOne3Max = 15000;
export const updatePauseResponseDataPositionRatesOne3MultipleOf = 50;

export const updatePauseResponseDataPositionRatesOne4Min = 1500;
export const updatePauseResponseDataPositionRatesOne4Max = 15000;
export const updatePauseResponseDataPositionRatesOne4MultipleOf = 50;

export const updatePauseResponseDataPositionRatesDefault = null;
export const updatePauseResponseDataRatingCountDefault = null;
export const updatePauseResponseDataRatingCountMin = 0;


export const updatePauseResponseDataToolIdsDefault = [];
export const updatePauseResponseDataVehicleTypesItemMakeMax = 50;

export const updatePauseResponseDataVehicleTypesItemYearMin = 1980;
export const updatePauseResponseDataVehicleTypesItemYearMax = 2100;

export const updatePauseResponseDataVehicleTypesDefault = [];
export const updatePauseResponseDataReliabilityOneAcceptanceMin = 0;
export const updatePauseResponseDataReliabilityOneAcceptanceMax = 100;

export const updatePauseResponseDataReliabilityOneShowUpMin = 0;
export const updatePauseResponseDataReliabilityOneShowUpMax = 100;

export const updatePauseResponseDataReliabilityOneLateCancelsMin = 0;

export const updatePauseResponseDataReliabilityDefault = null;
export const updatePauseResponseDataCompletenessOnePercentMin = 0;
export const updatePauseResponseDataCompletenessOnePercentMax = 100;

export const updatePauseResponseDataCompletenessDefault = null;

export const UpdatePauseResponse = zod.strictObject({
  "data": zod.strictObject({
  "user_id": zod.int().min(1).nullable().default(updatePauseResponseDataUserIdDefault),
  "status": zod.int().min(updatePauseResponseDataStatusMin).max(updatePauseResponseDataStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(updatePauseResponseDataPersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(updatePauseResponseDataPersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(updatePauseResponseDataPersonalInfoBirthDateDefault),
  "address_line": zod.string().default(updatePauseResponseDataPersonalInfoAddressLineDefault),
  "city": zod.string().default(updatePauseResponseDataPersonalInfoCityDefault),
  "state": zod.string().default(updatePauseResponseDataPersonalInfoStateDefault),
  "zip": zod.string().nullable().default(updatePauseResponseDataPersonalInfoZipDefault),
  "about": zod.string().default(updatePauseResponseDataPersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(updatePauseResponseDataPersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updatePauseResponseDataPersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneMax).regex(updatePauseResponseDataPersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(updatePauseResponseDataPersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(updatePauseResponseDataDriverLicenseDefault),
  "foreman_years": zod.int().min(updatePauseResponseDataForemanYearsMin).nullable().default(updatePauseResponseDataForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updatePauseResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().default(updatePauseResponseDataServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(updatePauseResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(updatePauseResponseDataServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(updatePauseResponseDataServingAreasItemLngDefault),
  "radius_miles": zod.int().min(updatePauseResponseDataServingAreasItemRadiusMilesMin).max(updatePauseResponseDataServingAreasItemRadiusMilesMax).nullable().default(updatePauseResponseDataServingAreasItemRadiusMilesDefault)
})).default(updatePauseResponseDataServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(updatePauseResponseDataAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(updatePauseResponseDataAvailabilityExceptionsItemWindowsItemMax).regex(updatePauseResponseDataAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updatePauseResponseDataAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(updatePauseResponseDataAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(updatePauseResponseDataHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updatePauseResponseDataPositionRatesOne1Min).max(updatePauseResponseDataPositionRatesOne1Max).multipleOf(updatePauseResponseDataPositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(updatePauseResponseDataPositionRatesOne2Min).max(updatePauseResponseDataPositionRatesOne2Max).multipleOf(updatePauseResponseDataPositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(updatePauseResponseDataPositionRatesOne3Min).max(updatePauseResponseDataPositionRatesOne3Max).multipleOf(updatePauseResponseDataPositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(updatePauseResponseDataPositionRatesOne4Min).max(updatePauseResponseDataPositionRatesOne4Max).multipleOf(updatePauseResponseDataPositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(updatePauseResponseDataPositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(updatePauseResponseDataRatingCountMin).nullable().default(updatePauseResponseDataRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(updatePauseResponseDataToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(updatePauseResponseDataVehicleTypesItemMakeMax),
  "year": zod.int().min(updatePauseResponseDataVehicleTypesItemYearMin).max(updatePauseResponseDataVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(updatePauseResponseDataVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(updatePauseResponseDataReliabilityOneAcceptanceMin).max(updatePauseResponseDataReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(updatePauseResponseDataReliabilityOneShowUpMin).max(updatePauseResponseDataReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(updatePauseResponseDataReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(updatePauseResponseDataReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(updatePauseResponseDataCompletenessOnePercentMin).max(updatePauseResponseDataCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(updatePauseResponseDataCompletenessDefault)
}).describe('The caller\'s profile.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Everything about the caller's profile, jobs and earnings
 */
export const getOwnDataResponseDataProfileUserIdDefault = null;

export const getOwnDataResponseDataProfileStatusMin = 0;
export const getOwnDataResponseDataProfileStatusMax = 3;

export const getOwnDataResponseDataProfilePersonalInfoEmailDefault = ``;
export const getOwnDataResponseDataProfilePersonalInfoPhoneDefault = ``;
export const getOwnDataResponseDataProfilePersonalInfoBirthDateDefault = null;
export const getOwnDataResponseDataProfilePersonalInfoAddressLineDefault = ``;
export const getOwnDataResponseDataProfilePersonalInfoCityDefault = ``;
export const getOwnDataResponseDataProfilePersonalInfoStateDefault = ``;
export const getOwnDataResponseDataProfilePersonalInfoZipDefault = null;
export const getOwnDataResponseDataProfilePersonalInfoAboutDefault = ``;
export const getOwnDataResponseDataProfilePersonalInfoLanguagesDefault = [];
export const getOwnDataResponseDataProfilePersonalInfoLocaleDefault = null;
export const getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneMax = 10;


export const getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOwnDataResponseDataProfilePersonalInfoEmergencyContactDefault = null;
export const getOwnDataResponseDataProfileDriverLicenseOneStateMax = 2;


export const getOwnDataResponseDataProfileDriverLicenseOneStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOwnDataResponseDataProfileDriverLicenseOneNumberLast4Max = 4;


export const getOwnDataResponseDataProfileDriverLicenseOneNumberLast4RegExp = new RegExp('^[0-9]{4}$');
export const getOwnDataResponseDataProfileDriverLicenseDefault = null;
export const getOwnDataResponseDataProfileForemanYearsDefault = null;
export const getOwnDataResponseDataProfileForemanYearsMin = 0;


export const getOwnDataResponseDataProfileServingAreasItemNameDefault = ``;
export const getOwnDataResponseDataProfileServingAreasItemStateCodeDefault = ``;
export const getOwnDataResponseDataProfileServingAreasItemNameWithStateInitialsDefault = ``;
export const getOwnDataResponseDataProfileServingAreasItemLatDefault = null;
export const getOwnDataResponseDataProfileServingAreasItemLngDefault = null;
export const getOwnDataResponseDataProfileServingAreasItemRadiusMilesDefault = null;
export const getOwnDataResponseDataProfileServingAreasItemRadiusMilesMin = 5;
export const getOwnDataResponseDataProfileServingAreasItemRadiusMilesMax = 100;

export const getOwnDataResponseDataProfileServingAreasDefault = [];
export const getOwnDataResponseDataProfileAvailabilitiesItemWindowsItemMax = 13;


export const getOwnDataResponseDataProfileAvailabilitiesItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOwnDataResponseDataProfileAvailabilitiesItemWindowsMax = 3;

export const getOwnDataResponseDataProfileAvailabilitiesDefault = [];
export const getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemMax = 13;


export const getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsMax = 3;

export const getOwnDataResponseDataProfileAvailabilityExceptionsDefault = [];
export const getOwnDataResponseDataProfileHourlyRateMin = 0;

export const getOwnDataResponseDataProfilePositionRatesOne1Min = 1500;
export const getOwnDataResponseDataProfilePositionRatesOne1Max = 15000;
export const getOwnDataResponseDataProfilePositionRatesOne1MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRatesOne2Min = 1500;
export const getOwnDataResponseDataProfilePositionRatesOne2Max = 15000;
export const getOwnDataResponseDataProfilePositionRatesOne2MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRatesOne3Min = 1500;
export const getOwnDataResponseDataProfilePositionRatesOne3Max = 15000;
export const getOwnDataResponseDataProfilePositionRatesOne3MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRatesOne4Min = 1500;
export const getOwnDataResponseDataProfilePositionRatesOne4Max = 15000;
export const getOwnDataResponseDataProfilePositionRatesOne4MultipleOf = 50;

export const getOwnDataResponseDataProfilePositionRatesDefault = null;
export const getOwnDataResponseDataProfileRatingCountDefault = null;
export const getOwnDataResponseDataProfileRatingCountMin = 0;


export const getOwnDataResponseDataProfileToolIdsDefault = [];
export const getOwnDataResponseDataProfileVehicleTypesItemMakeMax = 50;

export const getOwnDataResponseDataProfileVehicleTypesItemYearMin = 1980;
export const getOwnDataResponseDataProfileVehicleTypesItemYearMax = 2100;

export const getOwnDataResponseDataProfileVehicleTypesDefault = [];
export const getOwnDataResponseDataProfileReliabilityOneAcceptanceMin = 0;
export const getOwnDataResponseDataProfileReliabilityOneAcceptanceMax = 100;

export const getOwnDataResponseDataProfileReliabilityOneShowUpMin = 0;
export const getOwnDataResponseDataProfileReliabilityOneShowUpMax = 100;

export const getOwnDataResponseDataProfileReliabilityOneLateCancelsMin = 0;

export const getOwnDataResponseDataProfileReliabilityDefault = null;
export const getOwnDataResponseDataProfileCompletenessOnePercentMin = 0;
export const getOwnDataResponseDataProfileCompletenessOnePercentMax = 100;

export const getOwnDataResponseDataProfileCompletenessDefault = null;
export const getOwnDataResponseDataRatingAverageDefault = null;
export const getOwnDataResponseDataRatingCountDefault = null;
export const getOwnDataResponseDataRatingCountMin = 0;

export const getOwnDataResponseDataRatingDistributionItemStarsMax = 5;

export const getOwnDataResponseDataRatingDistributionItemCountMin = 0;

export const getOwnDataResponseDataRatingDistributionDefault = [];
export const getOwnDataResponseDataRatingTagsDefault = [];
export const getOwnDataResponseDataRatingReviewsItemStarsMax = 5;

export const getOwnDataResponseDataRatingReviewsDefault = [];
export const getOwnDataResponseDataRatingReliabilityOneAcceptanceMin = 0;
export const getOwnDataResponseDataRatingReliabilityOneAcceptanceMax = 100;

export const getOwnDataResponseDataRatingReliabilityOneShowUpMin = 0;
export const getOwnDataResponseDataRatingReliabilityOneShowUpMax = 100;

export const getOwnDataResponseDataRatingReliabilityOneLateCancelsMin = 0;

export const getOwnDataResponseDataRatingReliabilityDefault = null;


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
  "user_id": zod.int().min(1).nullable().default(getOwnDataResponseDataProfileUserIdDefault),
  "status": zod.int().min(getOwnDataResponseDataProfileStatusMin).max(getOwnDataResponseDataProfileStatusMax).describe('0 incomplete, 1 active, 2 paused, 3 suspended.'),
  "personal_info": zod.strictObject({
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.string().default(getOwnDataResponseDataProfilePersonalInfoEmailDefault).describe('Changed with a code.'),
  "phone": zod.string().default(getOwnDataResponseDataProfilePersonalInfoPhoneDefault),
  "birth_date": zod.iso.date().nullable().default(getOwnDataResponseDataProfilePersonalInfoBirthDateDefault),
  "address_line": zod.string().default(getOwnDataResponseDataProfilePersonalInfoAddressLineDefault),
  "city": zod.string().default(getOwnDataResponseDataProfilePersonalInfoCityDefault),
  "state": zod.string().default(getOwnDataResponseDataProfilePersonalInfoStateDefault),
  "zip": zod.string().nullable().default(getOwnDataResponseDataProfilePersonalInfoZipDefault),
  "about": zod.string().default(getOwnDataResponseDataProfilePersonalInfoAboutDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).default(getOwnDataResponseDataProfilePersonalInfoLanguagesDefault),
  "locale": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getOwnDataResponseDataProfilePersonalInfoLocaleDefault),
  "emergency_contact": zod.union([zod.strictObject({
  "name": zod.string(),
  "phone": zod.string().max(getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneMax).regex(getOwnDataResponseDataProfilePersonalInfoEmergencyContactOnePhoneRegExp).describe('Ten digits or empty.'),
  "relation": zod.string()
}),zod.null()]).default(getOwnDataResponseDataProfilePersonalInfoEmergencyContactDefault)
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
}),zod.null()]).default(getOwnDataResponseDataProfileDriverLicenseDefault),
  "foreman_years": zod.int().min(getOwnDataResponseDataProfileForemanYearsMin).nullable().default(getOwnDataResponseDataProfileForemanYearsDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(getOwnDataResponseDataProfileServingAreasItemNameDefault),
  "state_code": zod.string().default(getOwnDataResponseDataProfileServingAreasItemStateCodeDefault),
  "name_with_state_initials": zod.string().default(getOwnDataResponseDataProfileServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().nullable().default(getOwnDataResponseDataProfileServingAreasItemLatDefault),
  "lng": zod.number().nullable().default(getOwnDataResponseDataProfileServingAreasItemLngDefault),
  "radius_miles": zod.int().min(getOwnDataResponseDataProfileServingAreasItemRadiusMilesMin).max(getOwnDataResponseDataProfileServingAreasItemRadiusMilesMax).nullable().default(getOwnDataResponseDataProfileServingAreasItemRadiusMilesDefault)
})).default(getOwnDataResponseDataProfileServingAreasDefault),
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
}).describe('The usual hours of one weekday. Without windows it is a day off.')).default(getOwnDataResponseDataProfileAvailabilitiesDefault),
  "availability_exceptions": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "off": zod.boolean(),
  "windows": zod.array(zod.string().max(getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemMax).regex(getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(getOwnDataResponseDataProfileAvailabilityExceptionsItemWindowsMax).describe('Empty on a day off.'),
  "note": zod.string().describe('Only for the helper.')
}).describe('Other hours on one day, or a day off.')).default(getOwnDataResponseDataProfileAvailabilityExceptionsDefault),
  "hourly_rate": zod.int().min(getOwnDataResponseDataProfileHourlyRateMin).nullable().describe('Cents per hour.'),
  "position_rates": zod.union([zod.strictObject({
  "1": zod.int().min(getOwnDataResponseDataProfilePositionRatesOne1Min).max(getOwnDataResponseDataProfilePositionRatesOne1Max).multipleOf(getOwnDataResponseDataProfilePositionRatesOne1MultipleOf).optional().describe('Cents per hour.'),
  "2": zod.int().min(getOwnDataResponseDataProfilePositionRatesOne2Min).max(getOwnDataResponseDataProfilePositionRatesOne2Max).multipleOf(getOwnDataResponseDataProfilePositionRatesOne2MultipleOf).optional().describe('Cents per hour.'),
  "3": zod.int().min(getOwnDataResponseDataProfilePositionRatesOne3Min).max(getOwnDataResponseDataProfilePositionRatesOne3Max).multipleOf(getOwnDataResponseDataProfilePositionRatesOne3MultipleOf).optional().describe('Cents per hour.'),
  "4": zod.int().min(getOwnDataResponseDataProfilePositionRatesOne4Min).max(getOwnDataResponseDataProfilePositionRatesOne4Max).multipleOf(getOwnDataResponseDataProfilePositionRatesOne4MultipleOf).optional().describe('Cents per hour.')
}).describe('Cents per hour in single positions, by position code. Other positions pay the base rate.'),zod.null()]).default(getOwnDataResponseDataProfilePositionRatesDefault),
  "rating": zod.number().nullable().describe('Null below three ratings.'),
  "rating_count": zod.int().min(getOwnDataResponseDataProfileRatingCountMin).nullable().default(getOwnDataResponseDataProfileRatingCountDefault),
  "tool_ids": zod.array(zod.int().min(1)).default(getOwnDataResponseDataProfileToolIdsDefault),
  "vehicle_types": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "make": zod.string().max(getOwnDataResponseDataProfileVehicleTypesItemMakeMax),
  "year": zod.int().min(getOwnDataResponseDataProfileVehicleTypesItemYearMin).max(getOwnDataResponseDataProfileVehicleTypesItemYearMax).nullable(),
  "insured_until": zod.union([zod.iso.date(),zod.null()])
})).default(getOwnDataResponseDataProfileVehicleTypesDefault),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(getOwnDataResponseDataProfileReliabilityOneAcceptanceMin).max(getOwnDataResponseDataProfileReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getOwnDataResponseDataProfileReliabilityOneShowUpMin).max(getOwnDataResponseDataProfileReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getOwnDataResponseDataProfileReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(getOwnDataResponseDataProfileReliabilityDefault),
  "completeness": zod.union([zod.strictObject({
  "percent": zod.int().min(getOwnDataResponseDataProfileCompletenessOnePercentMin).max(getOwnDataResponseDataProfileCompletenessOnePercentMax),
  "missing": zod.array(zod.enum(['name', 'phone', 'position', 'serving_area', 'availability', 'hourly_rate']))
}),zod.null()]).default(getOwnDataResponseDataProfileCompletenessDefault)
}).describe('The caller\'s profile.'),
  "rating": zod.strictObject({
  "average": zod.number().nullable().default(getOwnDataResponseDataRatingAverageDefault).describe('Null below three ratings.'),
  "count": zod.int().min(getOwnDataResponseDataRatingCountMin).nullable().default(getOwnDataResponseDataRatingCountDefault),
  "distribution": zod.array(zod.strictObject({
  "stars": zod.int().min(1).max(getOwnDataResponseDataRatingDistributionItemStarsMax),
  "count": zod.int().min(getOwnDataResponseDataRatingDistributionItemCountMin)
})).default(getOwnDataResponseDataRatingDistributionDefault),
  "tags": zod.array(zod.strictObject({
  "tag": zod.string(),
  "count": zod.int().min(1)
})).default(getOwnDataResponseDataRatingTagsDefault),
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
})).default(getOwnDataResponseDataRatingReviewsDefault).describe('The last ten.'),
  "reliability": zod.union([zod.strictObject({
  "acceptance": zod.int().min(getOwnDataResponseDataRatingReliabilityOneAcceptanceMin).max(getOwnDataResponseDataRatingReliabilityOneAcceptanceMax).nullable().describe('Percent of answered invitations.'),
  "show_up": zod.int().min(getOwnDataResponseDataRatingReliabilityOneShowUpMin).max(getOwnDataResponseDataRatingReliabilityOneShowUpMax).nullable().describe('Percent of finished jobs.'),
  "late_cancels": zod.int().min(getOwnDataResponseDataRatingReliabilityOneLateCancelsMin)
}).describe('Of the last 90 days.'),zod.null()]).default(getOwnDataResponseDataRatingReliabilityDefault)
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

export const getEarningsResponseDataCurrentPageDefault = null;

export const getEarningsResponseDataLastPageDefault = null;

export const getEarningsResponseDataPerPageDefault = null;

export const getEarningsResponseDataTotalDefault = null;
export const getEarningsResponseDataTotalMin = 0;

export const getEarningsResponseDataFromDefault = null;
export const getEarningsResponseDataToDefault = null;

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
  "current_page": zod.int().min(1).nullable().default(getEarningsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getEarningsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getEarningsResponseDataPerPageDefault),
  "total": zod.int().min(getEarningsResponseDataTotalMin).nullable().default(getEarningsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getEarningsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getEarningsResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of weeks with completed jobs, newest first.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

