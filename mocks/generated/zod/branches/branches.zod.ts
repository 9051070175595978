/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary The branches the caller has access to
 */

export const getBranchesResponseDataItemCityDefault = ``;
export const getBranchesResponseDataItemStateDefault = ``;
export const getBranchesResponseDataItemTimezoneDefault = ``;
export const getBranchesResponseDataItemMembersCountDefault = null;
export const getBranchesResponseDataItemMembersCountMin = 0;

export const getBranchesResponseDataItemOpenOrdersCountDefault = null;
export const getBranchesResponseDataItemOpenOrdersCountMin = 0;

export const getBranchesResponseDataItemUnreadCountDefault = null;
export const getBranchesResponseDataItemUnreadCountMin = 0;



export const GetBranchesResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "city": zod.string().default(getBranchesResponseDataItemCityDefault),
  "state": zod.string().default(getBranchesResponseDataItemStateDefault),
  "timezone": zod.string().default(getBranchesResponseDataItemTimezoneDefault),
  "members_count": zod.int().min(getBranchesResponseDataItemMembersCountMin).nullable().default(getBranchesResponseDataItemMembersCountDefault),
  "open_orders_count": zod.int().min(getBranchesResponseDataItemOpenOrdersCountMin).nullable().default(getBranchesResponseDataItemOpenOrdersCountDefault),
  "unread_count": zod.int().min(getBranchesResponseDataItemUnreadCountMin).nullable().default(getBranchesResponseDataItemUnreadCountDefault).describe('Unread activities of the caller in this branch.')
}).describe('A branch as the list and the switcher show it.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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


export const createBranchResponseDataCompanyIdDefault = null;

export const createBranchResponseDataPhoneDefault = ``;
export const createBranchResponseDataEmailDefault = null;
export const createBranchResponseDataAddressLineDefault = ``;
export const createBranchResponseDataUnitDefault = null;
export const createBranchResponseDataCityDefault = ``;
export const createBranchResponseDataStateDefault = ``;
export const createBranchResponseDataZipDefault = ``;
export const createBranchResponseDataLatDefault = null;
export const createBranchResponseDataLatMin = -90;
export const createBranchResponseDataLatMax = 90;

export const createBranchResponseDataLngDefault = null;
export const createBranchResponseDataLngMin = -180;
export const createBranchResponseDataLngMax = 180;

export const createBranchResponseDataTimezoneDefault = ``;
export const createBranchResponseDataDefaultMinHoursDefault = null;
export const createBranchResponseDataDefaultMinHoursMax = 14;

export const createBranchResponseDataDefaultArrivalWindowsItemMax = 13;


export const createBranchResponseDataDefaultArrivalWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createBranchResponseDataDefaultArrivalWindowsDefault = [];
export const createBranchResponseDataTravelBufferMinutesDefault = null;
export const createBranchResponseDataTravelBufferMinutesMin = 0;
export const createBranchResponseDataTravelBufferMinutesMax = 240;


export const createBranchResponseDataServingAreasItemNameDefault = ``;
export const createBranchResponseDataServingAreasItemStateCodeDefault = ``;
export const createBranchResponseDataServingAreasItemStateCodeMax = 2;


export const createBranchResponseDataServingAreasItemStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createBranchResponseDataServingAreasItemStateNameDefault = ``;
export const createBranchResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const createBranchResponseDataServingAreasItemLatDefault = null;
export const createBranchResponseDataServingAreasItemLatMin = -90;
export const createBranchResponseDataServingAreasItemLatMax = 90;

export const createBranchResponseDataServingAreasItemLngDefault = null;
export const createBranchResponseDataServingAreasItemLngMin = -180;
export const createBranchResponseDataServingAreasItemLngMax = 180;

export const createBranchResponseDataServingAreasItemDefaultRadiusMilesDefault = null;
export const createBranchResponseDataServingAreasItemDefaultRadiusMilesMin = 5;
export const createBranchResponseDataServingAreasItemDefaultRadiusMilesMax = 100;

export const createBranchResponseDataServingAreasItemPopulationDefault = null;
export const createBranchResponseDataServingAreasItemPopulationMin = 0;

export const createBranchResponseDataServingAreasItemRadiusMilesDefault = null;
export const createBranchResponseDataServingAreasItemRadiusMilesMin = 5;
export const createBranchResponseDataServingAreasItemRadiusMilesMax = 100;

export const createBranchResponseDataServingAreasDefault = [];
export const createBranchResponseDataManagersItemUserIdDefault = null;

export const createBranchResponseDataManagersItemFirstNameDefault = ``;
export const createBranchResponseDataManagersItemLastNameDefault = ``;
export const createBranchResponseDataManagersItemAvatarUrlDefault = null;
export const createBranchResponseDataManagersItemEmailDefault = ``;
export const createBranchResponseDataManagersItemPhoneDefault = ``;
export const createBranchResponseDataManagersItemPhoneMax = 10;


export const createBranchResponseDataManagersItemPhoneRegExp = new RegExp('^[0-9]{10}$');

export const createBranchResponseDataManagersItemBranchIdsDefault = [];
export const createBranchResponseDataManagersDefault = [];
export const createBranchResponseDataMembersCountDefault = null;
export const createBranchResponseDataMembersCountMin = 0;

export const createBranchResponseDataOpenOrdersCountDefault = null;
export const createBranchResponseDataOpenOrdersCountMin = 0;

export const createBranchResponseDataUnreadCountDefault = null;
export const createBranchResponseDataUnreadCountMin = 0;

export const createBranchResponseDataCreatedAtDefault = null;
export const createBranchResponseDataVersionDefault = null;



export const CreateBranchResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "company_id": zod.int().min(1).nullable().default(createBranchResponseDataCompanyIdDefault),
  "phone": zod.string().default(createBranchResponseDataPhoneDefault),
  "email": zod.string().nullable().default(createBranchResponseDataEmailDefault),
  "address_line": zod.string().default(createBranchResponseDataAddressLineDefault),
  "unit": zod.string().nullable().default(createBranchResponseDataUnitDefault),
  "city": zod.string().default(createBranchResponseDataCityDefault),
  "state": zod.string().default(createBranchResponseDataStateDefault),
  "zip": zod.string().default(createBranchResponseDataZipDefault),
  "lat": zod.number().min(createBranchResponseDataLatMin).max(createBranchResponseDataLatMax).nullable().default(createBranchResponseDataLatDefault),
  "lng": zod.number().min(createBranchResponseDataLngMin).max(createBranchResponseDataLngMax).nullable().default(createBranchResponseDataLngDefault),
  "timezone": zod.string().default(createBranchResponseDataTimezoneDefault),
  "default_min_hours": zod.number().min(1).max(createBranchResponseDataDefaultMinHoursMax).nullable().default(createBranchResponseDataDefaultMinHoursDefault),
  "default_arrival_windows": zod.array(zod.string().max(createBranchResponseDataDefaultArrivalWindowsItemMax).regex(createBranchResponseDataDefaultArrivalWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).default(createBranchResponseDataDefaultArrivalWindowsDefault),
  "travel_buffer_minutes": zod.int().min(createBranchResponseDataTravelBufferMinutesMin).max(createBranchResponseDataTravelBufferMinutesMax).nullable().default(createBranchResponseDataTravelBufferMinutesDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(createBranchResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().max(createBranchResponseDataServingAreasItemStateCodeMax).regex(createBranchResponseDataServingAreasItemStateCodeRegExp).default(createBranchResponseDataServingAreasItemStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(createBranchResponseDataServingAreasItemStateNameDefault),
  "name_with_state_initials": zod.string().default(createBranchResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().min(createBranchResponseDataServingAreasItemLatMin).max(createBranchResponseDataServingAreasItemLatMax).nullable().default(createBranchResponseDataServingAreasItemLatDefault),
  "lng": zod.number().min(createBranchResponseDataServingAreasItemLngMin).max(createBranchResponseDataServingAreasItemLngMax).nullable().default(createBranchResponseDataServingAreasItemLngDefault),
  "default_radius_miles": zod.int().min(createBranchResponseDataServingAreasItemDefaultRadiusMilesMin).max(createBranchResponseDataServingAreasItemDefaultRadiusMilesMax).nullable().default(createBranchResponseDataServingAreasItemDefaultRadiusMilesDefault),
  "population": zod.int().min(createBranchResponseDataServingAreasItemPopulationMin).nullable().default(createBranchResponseDataServingAreasItemPopulationDefault),
  "radius_miles": zod.int().min(createBranchResponseDataServingAreasItemRadiusMilesMin).max(createBranchResponseDataServingAreasItemRadiusMilesMax).nullable().default(createBranchResponseDataServingAreasItemRadiusMilesDefault).describe('Radius that the branch serves around it; absent in the list of all areas.')
}).describe('A city that companies serve and helpers work in.')).default(createBranchResponseDataServingAreasDefault),
  "managers": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(createBranchResponseDataManagersItemUserIdDefault),
  "first_name": zod.string().default(createBranchResponseDataManagersItemFirstNameDefault),
  "last_name": zod.string().default(createBranchResponseDataManagersItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(createBranchResponseDataManagersItemAvatarUrlDefault),
  "email": zod.email().default(createBranchResponseDataManagersItemEmailDefault),
  "phone": zod.string().max(createBranchResponseDataManagersItemPhoneMax).regex(createBranchResponseDataManagersItemPhoneRegExp).default(createBranchResponseDataManagersItemPhoneDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(createBranchResponseDataManagersItemBranchIdsDefault)
}).describe('A manager of the company, with the branches they manage.')).default(createBranchResponseDataManagersDefault),
  "members_count": zod.int().min(createBranchResponseDataMembersCountMin).nullable().default(createBranchResponseDataMembersCountDefault),
  "open_orders_count": zod.int().min(createBranchResponseDataOpenOrdersCountMin).nullable().default(createBranchResponseDataOpenOrdersCountDefault),
  "unread_count": zod.int().min(createBranchResponseDataUnreadCountMin).nullable().default(createBranchResponseDataUnreadCountDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(createBranchResponseDataCreatedAtDefault),
  "version": zod.int().min(1).nullable().default(createBranchResponseDataVersionDefault).describe('Counts the changes of the branch.')
}).describe('A branch with all its details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary A branch
 */



export const GetBranchParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})


export const getBranchResponseDataCompanyIdDefault = null;

export const getBranchResponseDataPhoneDefault = ``;
export const getBranchResponseDataEmailDefault = null;
export const getBranchResponseDataAddressLineDefault = ``;
export const getBranchResponseDataUnitDefault = null;
export const getBranchResponseDataCityDefault = ``;
export const getBranchResponseDataStateDefault = ``;
export const getBranchResponseDataZipDefault = ``;
export const getBranchResponseDataLatDefault = null;
export const getBranchResponseDataLatMin = -90;
export const getBranchResponseDataLatMax = 90;

export const getBranchResponseDataLngDefault = null;
export const getBranchResponseDataLngMin = -180;
export const getBranchResponseDataLngMax = 180;

export const getBranchResponseDataTimezoneDefault = ``;
export const getBranchResponseDataDefaultMinHoursDefault = null;
export const getBranchResponseDataDefaultMinHoursMax = 14;

export const getBranchResponseDataDefaultArrivalWindowsItemMax = 13;


export const getBranchResponseDataDefaultArrivalWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getBranchResponseDataDefaultArrivalWindowsDefault = [];
export const getBranchResponseDataTravelBufferMinutesDefault = null;
export const getBranchResponseDataTravelBufferMinutesMin = 0;
export const getBranchResponseDataTravelBufferMinutesMax = 240;


export const getBranchResponseDataServingAreasItemNameDefault = ``;
export const getBranchResponseDataServingAreasItemStateCodeDefault = ``;
export const getBranchResponseDataServingAreasItemStateCodeMax = 2;


export const getBranchResponseDataServingAreasItemStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getBranchResponseDataServingAreasItemStateNameDefault = ``;
export const getBranchResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const getBranchResponseDataServingAreasItemLatDefault = null;
export const getBranchResponseDataServingAreasItemLatMin = -90;
export const getBranchResponseDataServingAreasItemLatMax = 90;

export const getBranchResponseDataServingAreasItemLngDefault = null;
export const getBranchResponseDataServingAreasItemLngMin = -180;
export const getBranchResponseDataServingAreasItemLngMax = 180;

export const getBranchResponseDataServingAreasItemDefaultRadiusMilesDefault = null;
export const getBranchResponseDataServingAreasItemDefaultRadiusMilesMin = 5;
export const getBranchResponseDataServingAreasItemDefaultRadiusMilesMax = 100;

export const getBranchResponseDataServingAreasItemPopulationDefault = null;
export const getBranchResponseDataServingAreasItemPopulationMin = 0;

export const getBranchResponseDataServingAreasItemRadiusMilesDefault = null;
export const getBranchResponseDataServingAreasItemRadiusMilesMin = 5;
export const getBranchResponseDataServingAreasItemRadiusMilesMax = 100;

export const getBranchResponseDataServingAreasDefault = [];
export const getBranchResponseDataManagersItemUserIdDefault = null;

export const getBranchResponseDataManagersItemFirstNameDefault = ``;
export const getBranchResponseDataManagersItemLastNameDefault = ``;
export const getBranchResponseDataManagersItemAvatarUrlDefault = null;
export const getBranchResponseDataManagersItemEmailDefault = ``;
export const getBranchResponseDataManagersItemPhoneDefault = ``;
export const getBranchResponseDataManagersItemPhoneMax = 10;


export const getBranchResponseDataManagersItemPhoneRegExp = new RegExp('^[0-9]{10}$');

export const getBranchResponseDataManagersItemBranchIdsDefault = [];
export const getBranchResponseDataManagersDefault = [];
export const getBranchResponseDataMembersCountDefault = null;
export const getBranchResponseDataMembersCountMin = 0;

export const getBranchResponseDataOpenOrdersCountDefault = null;
export const getBranchResponseDataOpenOrdersCountMin = 0;

export const getBranchResponseDataUnreadCountDefault = null;
export const getBranchResponseDataUnreadCountMin = 0;

export const getBranchResponseDataCreatedAtDefault = null;
export const getBranchResponseDataVersionDefault = null;



export const GetBranchResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "company_id": zod.int().min(1).nullable().default(getBranchResponseDataCompanyIdDefault),
  "phone": zod.string().default(getBranchResponseDataPhoneDefault),
  "email": zod.string().nullable().default(getBranchResponseDataEmailDefault),
  "address_line": zod.string().default(getBranchResponseDataAddressLineDefault),
  "unit": zod.string().nullable().default(getBranchResponseDataUnitDefault),
  "city": zod.string().default(getBranchResponseDataCityDefault),
  "state": zod.string().default(getBranchResponseDataStateDefault),
  "zip": zod.string().default(getBranchResponseDataZipDefault),
  "lat": zod.number().min(getBranchResponseDataLatMin).max(getBranchResponseDataLatMax).nullable().default(getBranchResponseDataLatDefault),
  "lng": zod.number().min(getBranchResponseDataLngMin).max(getBranchResponseDataLngMax).nullable().default(getBranchResponseDataLngDefault),
  "timezone": zod.string().default(getBranchResponseDataTimezoneDefault),
  "default_min_hours": zod.number().min(1).max(getBranchResponseDataDefaultMinHoursMax).nullable().default(getBranchResponseDataDefaultMinHoursDefault),
  "default_arrival_windows": zod.array(zod.string().max(getBranchResponseDataDefaultArrivalWindowsItemMax).regex(getBranchResponseDataDefaultArrivalWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).default(getBranchResponseDataDefaultArrivalWindowsDefault),
  "travel_buffer_minutes": zod.int().min(getBranchResponseDataTravelBufferMinutesMin).max(getBranchResponseDataTravelBufferMinutesMax).nullable().default(getBranchResponseDataTravelBufferMinutesDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(getBranchResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().max(getBranchResponseDataServingAreasItemStateCodeMax).regex(getBranchResponseDataServingAreasItemStateCodeRegExp).default(getBranchResponseDataServingAreasItemStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(getBranchResponseDataServingAreasItemStateNameDefault),
  "name_with_state_initials": zod.string().default(getBranchResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().min(getBranchResponseDataServingAreasItemLatMin).max(getBranchResponseDataServingAreasItemLatMax).nullable().default(getBranchResponseDataServingAreasItemLatDefault),
  "lng": zod.number().min(getBranchResponseDataServingAreasItemLngMin).max(getBranchResponseDataServingAreasItemLngMax).nullable().default(getBranchResponseDataServingAreasItemLngDefault),
  "default_radius_miles": zod.int().min(getBranchResponseDataServingAreasItemDefaultRadiusMilesMin).max(getBranchResponseDataServingAreasItemDefaultRadiusMilesMax).nullable().default(getBranchResponseDataServingAreasItemDefaultRadiusMilesDefault),
  "population": zod.int().min(getBranchResponseDataServingAreasItemPopulationMin).nullable().default(getBranchResponseDataServingAreasItemPopulationDefault),
  "radius_miles": zod.int().min(getBranchResponseDataServingAreasItemRadiusMilesMin).max(getBranchResponseDataServingAreasItemRadiusMilesMax).nullable().default(getBranchResponseDataServingAreasItemRadiusMilesDefault).describe('Radius that the branch serves around it; absent in the list of all areas.')
}).describe('A city that companies serve and helpers work in.')).default(getBranchResponseDataServingAreasDefault),
  "managers": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getBranchResponseDataManagersItemUserIdDefault),
  "first_name": zod.string().default(getBranchResponseDataManagersItemFirstNameDefault),
  "last_name": zod.string().default(getBranchResponseDataManagersItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getBranchResponseDataManagersItemAvatarUrlDefault),
  "email": zod.email().default(getBranchResponseDataManagersItemEmailDefault),
  "phone": zod.string().max(getBranchResponseDataManagersItemPhoneMax).regex(getBranchResponseDataManagersItemPhoneRegExp).default(getBranchResponseDataManagersItemPhoneDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(getBranchResponseDataManagersItemBranchIdsDefault)
}).describe('A manager of the company, with the branches they manage.')).default(getBranchResponseDataManagersDefault),
  "members_count": zod.int().min(getBranchResponseDataMembersCountMin).nullable().default(getBranchResponseDataMembersCountDefault),
  "open_orders_count": zod.int().min(getBranchResponseDataOpenOrdersCountMin).nullable().default(getBranchResponseDataOpenOrdersCountDefault),
  "unread_count": zod.int().min(getBranchResponseDataUnreadCountMin).nullable().default(getBranchResponseDataUnreadCountDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(getBranchResponseDataCreatedAtDefault),
  "version": zod.int().min(1).nullable().default(getBranchResponseDataVersionDefault).describe('Counts the changes of the branch.')
}).describe('A branch with all its details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
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


export const updateBranchResponseDataCompanyIdDefault = null;

export const updateBranchResponseDataPhoneDefault = ``;
export const updateBranchResponseDataEmailDefault = null;
export const updateBranchResponseDataAddressLineDefault = ``;
export const updateBranchResponseDataUnitDefault = null;
export const updateBranchResponseDataCityDefault = ``;
export const updateBranchResponseDataStateDefault = ``;
export const updateBranchResponseDataZipDefault = ``;
export const updateBranchResponseDataLatDefault = null;
export const updateBranchResponseDataLatMin = -90;
export const updateBranchResponseDataLatMax = 90;

export const updateBranchResponseDataLngDefault = null;
export const updateBranchResponseDataLngMin = -180;
export const updateBranchResponseDataLngMax = 180;

export const updateBranchResponseDataTimezoneDefault = ``;
export const updateBranchResponseDataDefaultMinHoursDefault = null;
export const updateBranchResponseDataDefaultMinHoursMax = 14;

export const updateBranchResponseDataDefaultArrivalWindowsItemMax = 13;


export const updateBranchResponseDataDefaultArrivalWindowsItemRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateBranchResponseDataDefaultArrivalWindowsDefault = [];
export const updateBranchResponseDataTravelBufferMinutesDefault = null;
export const updateBranchResponseDataTravelBufferMinutesMin = 0;
export const updateBranchResponseDataTravelBufferMinutesMax = 240;


export const updateBranchResponseDataServingAreasItemNameDefault = ``;
export const updateBranchResponseDataServingAreasItemStateCodeDefault = ``;
export const updateBranchResponseDataServingAreasItemStateCodeMax = 2;


export const updateBranchResponseDataServingAreasItemStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateBranchResponseDataServingAreasItemStateNameDefault = ``;
export const updateBranchResponseDataServingAreasItemNameWithStateInitialsDefault = ``;
export const updateBranchResponseDataServingAreasItemLatDefault = null;
export const updateBranchResponseDataServingAreasItemLatMin = -90;
export const updateBranchResponseDataServingAreasItemLatMax = 90;

export const updateBranchResponseDataServingAreasItemLngDefault = null;
export const updateBranchResponseDataServingAreasItemLngMin = -180;
export const updateBranchResponseDataServingAreasItemLngMax = 180;

export const updateBranchResponseDataServingAreasItemDefaultRadiusMilesDefault = null;
export const updateBranchResponseDataServingAreasItemDefaultRadiusMilesMin = 5;
export const updateBranchResponseDataServingAreasItemDefaultRadiusMilesMax = 100;

export const updateBranchResponseDataServingAreasItemPopulationDefault = null;
export const updateBranchResponseDataServingAreasItemPopulationMin = 0;

export const updateBranchResponseDataServingAreasItemRadiusMilesDefault = null;
export const updateBranchResponseDataServingAreasItemRadiusMilesMin = 5;
export const updateBranchResponseDataServingAreasItemRadiusMilesMax = 100;

export const updateBranchResponseDataServingAreasDefault = [];
export const updateBranchResponseDataManagersItemUserIdDefault = null;

export const updateBranchResponseDataManagersItemFirstNameDefault = ``;
export const updateBranchResponseDataManagersItemLastNameDefault = ``;
export const updateBranchResponseDataManagersItemAvatarUrlDefault = null;
export const updateBranchResponseDataManagersItemEmailDefault = ``;
export const updateBranchResponseDataManagersItemPhoneDefault = ``;
export const updateBranchResponseDataManagersItemPhoneMax = 10;


export const updateBranchResponseDataManagersItemPhoneRegExp = new RegExp('^[0-9]{10}$');

export const updateBranchResponseDataManagersItemBranchIdsDefault = [];
export const updateBranchResponseDataManagersDefault = [];
export const updateBranchResponseDataMembersCountDefault = null;
export const updateBranchResponseDataMembersCountMin = 0;

export const updateBranchResponseDataOpenOrdersCountDefault = null;
export const updateBranchResponseDataOpenOrdersCountMin = 0;

export const updateBranchResponseDataUnreadCountDefault = null;
export const updateBranchResponseDataUnreadCountMin = 0;

export const updateBranchResponseDataCreatedAtDefault = null;
export const updateBranchResponseDataVersionDefault = null;



export const UpdateBranchResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "company_id": zod.int().min(1).nullable().default(updateBranchResponseDataCompanyIdDefault),
  "phone": zod.string().default(updateBranchResponseDataPhoneDefault),
  "email": zod.string().nullable().default(updateBranchResponseDataEmailDefault),
  "address_line": zod.string().default(updateBranchResponseDataAddressLineDefault),
  "unit": zod.string().nullable().default(updateBranchResponseDataUnitDefault),
  "city": zod.string().default(updateBranchResponseDataCityDefault),
  "state": zod.string().default(updateBranchResponseDataStateDefault),
  "zip": zod.string().default(updateBranchResponseDataZipDefault),
  "lat": zod.number().min(updateBranchResponseDataLatMin).max(updateBranchResponseDataLatMax).nullable().default(updateBranchResponseDataLatDefault),
  "lng": zod.number().min(updateBranchResponseDataLngMin).max(updateBranchResponseDataLngMax).nullable().default(updateBranchResponseDataLngDefault),
  "timezone": zod.string().default(updateBranchResponseDataTimezoneDefault),
  "default_min_hours": zod.number().min(1).max(updateBranchResponseDataDefaultMinHoursMax).nullable().default(updateBranchResponseDataDefaultMinHoursDefault),
  "default_arrival_windows": zod.array(zod.string().max(updateBranchResponseDataDefaultArrivalWindowsItemMax).regex(updateBranchResponseDataDefaultArrivalWindowsItemRegExp).describe('From and to in the time zone of the branch, 24 hours.')).default(updateBranchResponseDataDefaultArrivalWindowsDefault),
  "travel_buffer_minutes": zod.int().min(updateBranchResponseDataTravelBufferMinutesMin).max(updateBranchResponseDataTravelBufferMinutesMax).nullable().default(updateBranchResponseDataTravelBufferMinutesDefault),
  "serving_areas": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(updateBranchResponseDataServingAreasItemNameDefault),
  "state_code": zod.string().max(updateBranchResponseDataServingAreasItemStateCodeMax).regex(updateBranchResponseDataServingAreasItemStateCodeRegExp).default(updateBranchResponseDataServingAreasItemStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(updateBranchResponseDataServingAreasItemStateNameDefault),
  "name_with_state_initials": zod.string().default(updateBranchResponseDataServingAreasItemNameWithStateInitialsDefault),
  "lat": zod.number().min(updateBranchResponseDataServingAreasItemLatMin).max(updateBranchResponseDataServingAreasItemLatMax).nullable().default(updateBranchResponseDataServingAreasItemLatDefault),
  "lng": zod.number().min(updateBranchResponseDataServingAreasItemLngMin).max(updateBranchResponseDataServingAreasItemLngMax).nullable().default(updateBranchResponseDataServingAreasItemLngDefault),
  "default_radius_miles": zod.int().min(updateBranchResponseDataServingAreasItemDefaultRadiusMilesMin).max(updateBranchResponseDataServingAreasItemDefaultRadiusMilesMax).nullable().default(updateBranchResponseDataServingAreasItemDefaultRadiusMilesDefault),
  "population": zod.int().min(updateBranchResponseDataServingAreasItemPopulationMin).nullable().default(updateBranchResponseDataServingAreasItemPopulationDefault),
  "radius_miles": zod.int().min(updateBranchResponseDataServingAreasItemRadiusMilesMin).max(updateBranchResponseDataServingAreasItemRadiusMilesMax).nullable().default(updateBranchResponseDataServingAreasItemRadiusMilesDefault).describe('Radius that the branch serves around it; absent in the list of all areas.')
}).describe('A city that companies serve and helpers work in.')).default(updateBranchResponseDataServingAreasDefault),
  "managers": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(updateBranchResponseDataManagersItemUserIdDefault),
  "first_name": zod.string().default(updateBranchResponseDataManagersItemFirstNameDefault),
  "last_name": zod.string().default(updateBranchResponseDataManagersItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(updateBranchResponseDataManagersItemAvatarUrlDefault),
  "email": zod.email().default(updateBranchResponseDataManagersItemEmailDefault),
  "phone": zod.string().max(updateBranchResponseDataManagersItemPhoneMax).regex(updateBranchResponseDataManagersItemPhoneRegExp).default(updateBranchResponseDataManagersItemPhoneDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(updateBranchResponseDataManagersItemBranchIdsDefault)
}).describe('A manager of the company, with the branches they manage.')).default(updateBranchResponseDataManagersDefault),
  "members_count": zod.int().min(updateBranchResponseDataMembersCountMin).nullable().default(updateBranchResponseDataMembersCountDefault),
  "open_orders_count": zod.int().min(updateBranchResponseDataOpenOrdersCountMin).nullable().default(updateBranchResponseDataOpenOrdersCountDefault),
  "unread_count": zod.int().min(updateBranchResponseDataUnreadCountMin).nullable().default(updateBranchResponseDataUnreadCountDefault),
  "created_at": zod.iso.datetime({"offset":false}).nullable().default(updateBranchResponseDataCreatedAtDefault),
  "version": zod.int().min(1).nullable().default(updateBranchResponseDataVersionDefault).describe('Counts the changes of the branch.')
}).describe('A branch with all its details.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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

export const DeleteBranchResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

