/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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

