/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Create a branch
 */
export const createBranchHeaderIdempotencyKeyMin = 8;
export const createBranchHeaderIdempotencyKeyMax = 64;



export const CreateBranchHeader = zod.object({
  "Idempotency-Key": zod.string().min(createBranchHeaderIdempotencyKeyMin).max(createBranchHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const createBranchBodyNameMax = 60;

export const createBranchBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createBranchBodyPhoneMax = 10;

export const createBranchBodyEmailMax = 254;

export const createBranchBodyAddressLineMax = 120;

export const createBranchBodyUnitMax = 20;

export const createBranchBodyCityMax = 60;

export const createBranchBodyStateMax = 2;


export const createBranchBodyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createBranchBodyZipMax = 5;


export const createBranchBodyZipRegExp = new RegExp('^[0-9]{5}$');
export const createBranchBodyLatMin = -90;
export const createBranchBodyLatMax = 90;

export const createBranchBodyLngMin = -180;
export const createBranchBodyLngMax = 180;

export const createBranchBodyTimezoneMax = 64;

export const createBranchBodyDefaultMinHoursMax = 14;
export const createBranchBodyDefaultMinHoursMultipleOf = 0.5;

export const createBranchBodyTravelBufferMinutesMin = 0;
export const createBranchBodyTravelBufferMinutesMax = 240;

export const createBranchBodyDefaultArrivalWindowsItemMax = 13;


export const createBranchBodyDefaultArrivalWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createBranchBodyDefaultArrivalWindowsMax = 6;


export const createBranchBodyServingAreaIdsMax = 20;

export const createBranchBodyServingAreaRadiiItemMin = 5;
export const createBranchBodyServingAreaRadiiItemMax = 100;

export const createBranchBodyServingAreaRadiiMax = 20;


export const createBranchBodyManagerIdsMax = 50;



export const CreateBranchBody = zod.object({
  "avatar": zod.instanceof(Blob).optional(),
  "name": zod.string().min(1).max(createBranchBodyNameMax).describe('Unique in the company.'),
  "phone": zod.stringFormat('phone', createBranchBodyPhoneRegExp).max(createBranchBodyPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "email": zod.email().max(createBranchBodyEmailMax).optional(),
  "address_line": zod.string().min(1).max(createBranchBodyAddressLineMax),
  "unit": zod.string().max(createBranchBodyUnitMax).optional(),
  "city": zod.string().min(1).max(createBranchBodyCityMax),
  "state": zod.string().max(createBranchBodyStateMax).regex(createBranchBodyStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createBranchBodyZipMax).regex(createBranchBodyZipRegExp),
  "lat": zod.number().min(createBranchBodyLatMin).max(createBranchBodyLatMax).optional(),
  "lng": zod.number().min(createBranchBodyLngMin).max(createBranchBodyLngMax).optional(),
  "timezone": zod.string().max(createBranchBodyTimezoneMax).optional().describe('IANA name.'),
  "default_min_hours": zod.number().min(1).max(createBranchBodyDefaultMinHoursMax).multipleOf(createBranchBodyDefaultMinHoursMultipleOf).optional(),
  "travel_buffer_minutes": zod.int().min(createBranchBodyTravelBufferMinutesMin).max(createBranchBodyTravelBufferMinutesMax).optional(),
  "default_arrival_windows[]": zod.array(zod.string().max(createBranchBodyDefaultArrivalWindowsItemMax).regex(createBranchBodyDefaultArrivalWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(createBranchBodyDefaultArrivalWindowsMax).optional(),
  "serving_area_ids[]": zod.array(zod.int().min(1)).min(1).max(createBranchBodyServingAreaIdsMax),
  "serving_area_radii[]": zod.array(zod.int().min(createBranchBodyServingAreaRadiiItemMin).max(createBranchBodyServingAreaRadiiItemMax)).max(createBranchBodyServingAreaRadiiMax).optional().describe('Miles, one for each of `serving_area_ids[]` in the same order. Without it new areas have their usual radius and the others keep theirs.'),
  "manager_ids[]": zod.array(zod.int().min(1)).max(createBranchBodyManagerIdsMax).optional().describe('Ids of managers (not of users).')
}).describe('Multipart form. Lists repeat the part `name[]`, as PHP reads them; in `errors` the field is named without the brackets. Without a time zone, the provider uses the time zone of the address.')

/**
 * @summary A branch
 */



export const GetBranchParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

/**
 * Absent fields stay unchanged. An outdated `version` is a 409 `stale_version` that says who saved the branch.
 * @summary Change a branch
 */



export const UpdateBranchParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const updateBranchHeaderIdempotencyKeyMin = 8;
export const updateBranchHeaderIdempotencyKeyMax = 64;



export const UpdateBranchHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateBranchHeaderIdempotencyKeyMin).max(updateBranchHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateBranchBodyNameMax = 60;

export const updateBranchBodyPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateBranchBodyPhoneMax = 10;

export const updateBranchBodyEmailOneMax = 254;

export const updateBranchBodyAddressLineMax = 120;

export const updateBranchBodyUnitMax = 20;

export const updateBranchBodyCityMax = 60;

export const updateBranchBodyStateMax = 2;


export const updateBranchBodyStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateBranchBodyZipMax = 5;


export const updateBranchBodyZipRegExp = new RegExp('^[0-9]{5}$');
export const updateBranchBodyLatMin = -90;
export const updateBranchBodyLatMax = 90;

export const updateBranchBodyLngMin = -180;
export const updateBranchBodyLngMax = 180;

export const updateBranchBodyTimezoneMax = 64;

export const updateBranchBodyDefaultMinHoursMax = 14;
export const updateBranchBodyDefaultMinHoursMultipleOf = 0.5;

export const updateBranchBodyTravelBufferMinutesMin = 0;
export const updateBranchBodyTravelBufferMinutesMax = 240;

export const updateBranchBodyDefaultArrivalWindowsItemMax = 13;


export const updateBranchBodyDefaultArrivalWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateBranchBodyDefaultArrivalWindowsMax = 6;


export const updateBranchBodyServingAreaIdsMax = 20;

export const updateBranchBodyServingAreaRadiiItemMin = 5;
export const updateBranchBodyServingAreaRadiiItemMax = 100;

export const updateBranchBodyServingAreaRadiiMax = 20;


export const updateBranchBodyManagerIdsMax = 50;




export const UpdateBranchBody = zod.object({
  "avatar": zod.instanceof(Blob).optional(),
  "name": zod.string().min(1).max(updateBranchBodyNameMax).optional().describe('Unique in the company.'),
  "phone": zod.stringFormat('phone', updateBranchBodyPhoneRegExp).max(updateBranchBodyPhoneMax).optional().describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "email": zod.union([zod.email().max(updateBranchBodyEmailOneMax),zod.literal("")]).optional().describe('Empty text removes it.'),
  "address_line": zod.string().min(1).max(updateBranchBodyAddressLineMax).optional(),
  "unit": zod.string().max(updateBranchBodyUnitMax).optional().describe('Empty text removes it.'),
  "city": zod.string().min(1).max(updateBranchBodyCityMax).optional(),
  "state": zod.string().max(updateBranchBodyStateMax).regex(updateBranchBodyStateRegExp).optional().describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateBranchBodyZipMax).regex(updateBranchBodyZipRegExp).optional(),
  "lat": zod.number().min(updateBranchBodyLatMin).max(updateBranchBodyLatMax).optional(),
  "lng": zod.number().min(updateBranchBodyLngMin).max(updateBranchBodyLngMax).optional(),
  "timezone": zod.string().max(updateBranchBodyTimezoneMax).optional().describe('IANA name.'),
  "default_min_hours": zod.number().min(1).max(updateBranchBodyDefaultMinHoursMax).multipleOf(updateBranchBodyDefaultMinHoursMultipleOf).optional(),
  "travel_buffer_minutes": zod.int().min(updateBranchBodyTravelBufferMinutesMin).max(updateBranchBodyTravelBufferMinutesMax).optional(),
  "default_arrival_windows[]": zod.array(zod.string().max(updateBranchBodyDefaultArrivalWindowsItemMax).regex(updateBranchBodyDefaultArrivalWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).max(updateBranchBodyDefaultArrivalWindowsMax).optional(),
  "serving_area_ids[]": zod.array(zod.int().min(1)).min(1).max(updateBranchBodyServingAreaIdsMax).optional(),
  "serving_area_radii[]": zod.array(zod.int().min(updateBranchBodyServingAreaRadiiItemMin).max(updateBranchBodyServingAreaRadiiItemMax)).max(updateBranchBodyServingAreaRadiiMax).optional().describe('Miles, one for each of `serving_area_ids[]` in the same order. Without it new areas have their usual radius and the others keep theirs.'),
  "manager_ids[]": zod.array(zod.int().min(1)).max(updateBranchBodyManagerIdsMax).optional().describe('Ids of managers (not of users).'),
  "default_arrival_windows": zod.literal("").optional().describe('Sent instead of the list to empty it.'),
  "manager_ids": zod.literal("").optional().describe('Sent instead of the list to empty it.'),
  "version": zod.int().min(1).optional().describe('The version that was read; not compared if absent.')
}).describe('Multipart form; absent fields stay unchanged, a list that is sent replaces the old one.')

/**
 * A 409 lists open orders.
 * @summary Delete a branch
 */



export const DeleteBranchParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const deleteBranchHeaderIdempotencyKeyMin = 8;
export const deleteBranchHeaderIdempotencyKeyMax = 64;



export const DeleteBranchHeader = zod.object({
  "Idempotency-Key": zod.string().min(deleteBranchHeaderIdempotencyKeyMin).max(deleteBranchHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const deleteBranchBodyNameMax = 60;



export const DeleteBranchBody = zod.object({
  "name": zod.string().min(1).max(deleteBranchBodyNameMax).describe('The name of the branch as typed by the user.')
})

