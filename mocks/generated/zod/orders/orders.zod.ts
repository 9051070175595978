/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Open orders of a branch
 */



export const GetOrdersParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getOrdersQueryPageDefault = 1;
export const getOrdersQueryPageMax = 100000;

export const getOrdersQueryPerPageDefault = 5;
export const getOrdersQueryPerPageMax = 100;

export const getOrdersQueryFilterStatusMax = 7;


export const getOrdersQueryFilterStatusRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const getOrdersQueryFilterStartingSoonMin = 0;
export const getOrdersQueryFilterStartingSoonMax = 1;

export const getOrdersQueryFilterSearchMax = 100;

export const getOrdersQueryFilterCustomerMin = 10;
export const getOrdersQueryFilterCustomerMax = 10;


export const getOrdersQueryFilterCustomerRegExp = new RegExp('^[0-9]{10}$');


export const GetOrdersQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).max(getOrdersQueryPageMax).default(getOrdersQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getOrdersQueryPerPageMax).default(getOrdersQueryPerPageDefault).describe('Orders on a page.'),
  "filter[status]": zod.string().max(getOrdersQueryFilterStatusMax).regex(getOrdersQueryFilterStatusRegExp).optional().describe('Formation states as a comma list; all if absent.'),
  "filter[starting_soon]": zod.coerce.number().int().min(getOrdersQueryFilterStartingSoonMin).max(getOrdersQueryFilterStartingSoonMax).optional().describe('1 for those with a crew whose arrival window starts within 48 hours - soonest first.'),
  "filter[search]": zod.string().max(getOrdersQueryFilterSearchMax).optional().describe('All words of it are in the customer\'s name, the company\'s name, a city or an address. Or digits of a phone in any format, or a job number such as `#1042`.'),
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch. A job of several days counts on each of them.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day, not before the first.'),
  "filter[customer]": zod.string().min(getOrdersQueryFilterCustomerMin).max(getOrdersQueryFilterCustomerMax).regex(getOrdersQueryFilterCustomerRegExp).optional().describe('Jobs of one customer, by the ten digits of the customer\'s phone.'),
  "filter[missing_position]": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).optional().describe('Jobs with a slot in this position that no one has accepted.'),
  "sort": zod.enum(['updated_at', '-updated_at', 'starts_at', '-starts_at']).optional().describe('By time - a minus puts the latest first. Without it - not formed by the last change - others by their start.')
})



export const getOrdersResponseDataDataItemCustomerPrimaryPhoneMax = 10;


export const getOrdersResponseDataDataItemCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrdersResponseDataDataItemArrivalWindowMax = 13;


export const getOrdersResponseDataDataItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrdersResponseDataDataItemTimezoneMax = 64;

export const getOrdersResponseDataDataItemStopsCountMin = 0;

export const getOrdersResponseDataDataItemVolumeCuftMin = 0;

export const getOrdersResponseDataDataItemCrewRequirementsItemCountMax = 12;


export const getOrdersResponseDataDataItemVehicleRequirementsItemCountMax = 10;

export const getOrdersResponseDataDataItemCrewSummaryRequiredMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryAcceptedMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryPendingMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryCheckedInMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryOpenItemCountMax = 12;


export const getOrdersResponseDataDataItemCrewItemStarsMax = 5;


export const getOrdersResponseDataDataItemPayoutTotalMin = 0;




export const getOrdersResponseDataTotalMin = 0;



export const GetOrdersResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "customer_primary_phone": zod.string().max(getOrdersResponseDataDataItemCustomerPrimaryPhoneMax).regex(getOrdersResponseDataDataItemCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getOrdersResponseDataDataItemArrivalWindowMax).regex(getOrdersResponseDataDataItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOrdersResponseDataDataItemTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops_count": zod.int().min(getOrdersResponseDataDataItemStopsCountMin),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "volume_cuft": zod.int().min(getOrdersResponseDataDataItemVolumeCuftMin),
  "estimated_hours": zod.number().describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrdersResponseDataDataItemCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrdersResponseDataDataItemVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOrdersResponseDataDataItemCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOrdersResponseDataDataItemCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOrdersResponseDataDataItemCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOrdersResponseDataDataItemCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrdersResponseDataDataItemCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "crew": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "stars": zod.int().min(1).max(getOrdersResponseDataDataItemCrewItemStarsMax).nullable()
}).describe('An invited person; stars once rated.')),
  "missing": zod.array(zod.string()).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string(),
  "version": zod.int().min(1),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_by": zod.string().nullable(),
  "cancel_reason": zod.string().nullable(),
  "actual_hours": zod.number().nullable().describe('Hours on site.'),
  "payout_total": zod.int().min(getOrdersResponseDataDataItemPayoutTotalMin).nullable().describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.')),
  "current_page": zod.int().min(1),
  "last_page": zod.int().min(1).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1),
  "total": zod.int().min(getOrdersResponseDataTotalMin),
  "from": zod.int().nullable().describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().describe('Number of the last row; null on an empty page.')
}).describe('A page of order cards.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Fields of the side that the help type drops are ignored.
 * @summary Create an order
 */



export const CreateOrderParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const createOrderHeaderIdempotencyKeyMin = 8;
export const createOrderHeaderIdempotencyKeyMax = 64;



export const CreateOrderHeader = zod.object({
  "Idempotency-Key": zod.string().min(createOrderHeaderIdempotencyKeyMin).max(createOrderHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const createOrderBodyCustomerNameMax = 50;

export const createOrderBodyCustomerLastNameMax = 50;

export const createOrderBodyCustomerPrimaryPhoneMax = 10;


export const createOrderBodyCustomerPrimaryPhoneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderBodyCustomerSecondaryPhoneOneMax = 10;


export const createOrderBodyCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderBodyCustomerEmailOneMax = 254;

export const createOrderBodyCompanyNameMax = 100;

export const createOrderBodyArrivalWindowMax = 13;


export const createOrderBodyArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderBodyEstimatedHoursMax = 14;
export const createOrderBodyEstimatedHoursMultipleOf = 0.5;

export const createOrderBodyFlexibleDaysMin = 0;
export const createOrderBodyFlexibleDaysMax = 14;

export const createOrderBodyPickUpAddressesItemAddressLineMax = 120;

export const createOrderBodyPickUpAddressesItemUnitMax = 20;

export const createOrderBodyPickUpAddressesItemCityMax = 60;

export const createOrderBodyPickUpAddressesItemStateMax = 2;


export const createOrderBodyPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOrderBodyPickUpAddressesItemZipMax = 5;


export const createOrderBodyPickUpAddressesItemZipRegExp = new RegExp('^[0-9]{5}$');
export const createOrderBodyPickUpAddressesItemLatMin = -90;
export const createOrderBodyPickUpAddressesItemLatMax = 90;

export const createOrderBodyPickUpAddressesItemLngMin = -180;
export const createOrderBodyPickUpAddressesItemLngMax = 180;

export const createOrderBodyPickUpAddressesItemFloorMin = 0;
export const createOrderBodyPickUpAddressesItemFloorMax = 30;

export const createOrderBodyPickUpAddressesItemFlightsOfStairsMin = 0;
export const createOrderBodyPickUpAddressesItemFlightsOfStairsMax = 10;

export const createOrderBodyPickUpAddressesItemElevatorWindowOneMax = 13;


export const createOrderBodyPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderBodyPickUpAddressesItemLongCarryFtMin = 0;
export const createOrderBodyPickUpAddressesItemLongCarryFtMax = 1000;

export const createOrderBodyPickUpAddressesItemTruckMaxFtMin = 8;
export const createOrderBodyPickUpAddressesItemTruckMaxFtMax = 60;

export const createOrderBodyPickUpAddressesItemContactNameMax = 100;

export const createOrderBodyPickUpAddressesItemContactPhoneOneMax = 10;


export const createOrderBodyPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderBodyPickUpAddressesItemAccessNotesMax = 500;

export const createOrderBodyPickUpAddressesMax = 5;

export const createOrderBodyDestinationAddressesItemAddressLineMax = 120;

export const createOrderBodyDestinationAddressesItemUnitMax = 20;

export const createOrderBodyDestinationAddressesItemCityMax = 60;

export const createOrderBodyDestinationAddressesItemStateMax = 2;


export const createOrderBodyDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOrderBodyDestinationAddressesItemZipMax = 5;


export const createOrderBodyDestinationAddressesItemZipRegExp = new RegExp('^[0-9]{5}$');
export const createOrderBodyDestinationAddressesItemLatMin = -90;
export const createOrderBodyDestinationAddressesItemLatMax = 90;

export const createOrderBodyDestinationAddressesItemLngMin = -180;
export const createOrderBodyDestinationAddressesItemLngMax = 180;

export const createOrderBodyDestinationAddressesItemFloorMin = 0;
export const createOrderBodyDestinationAddressesItemFloorMax = 30;

export const createOrderBodyDestinationAddressesItemFlightsOfStairsMin = 0;
export const createOrderBodyDestinationAddressesItemFlightsOfStairsMax = 10;

export const createOrderBodyDestinationAddressesItemElevatorWindowOneMax = 13;


export const createOrderBodyDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderBodyDestinationAddressesItemLongCarryFtMin = 0;
export const createOrderBodyDestinationAddressesItemLongCarryFtMax = 1000;

export const createOrderBodyDestinationAddressesItemTruckMaxFtMin = 8;
export const createOrderBodyDestinationAddressesItemTruckMaxFtMax = 60;

export const createOrderBodyDestinationAddressesItemContactNameMax = 100;

export const createOrderBodyDestinationAddressesItemContactPhoneOneMax = 10;


export const createOrderBodyDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderBodyDestinationAddressesItemAccessNotesMax = 500;

export const createOrderBodyDestinationAddressesMax = 5;


export const createOrderBodyItemsItemNameMax = 80;

export const createOrderBodyItemsItemQtyMax = 500;

export const createOrderBodyItemsItemCuftMin = 0;
export const createOrderBodyItemsItemCuftMax = 500;
export const createOrderBodyItemsItemCuftMultipleOf = 0.5;

export const createOrderBodyItemsItemWeightLbMin = 0;
export const createOrderBodyItemsItemWeightLbMax = 5000;

export const createOrderBodyItemsItemRoomMax = 40;

export const createOrderBodyItemsMax = 200;

export const createOrderBodySpecialItemsMax = 7;

export const createOrderBodyVolumeCuftMin = 0;
export const createOrderBodyVolumeCuftMax = 20000;

export const createOrderBodyWeightLbMin = 0;
export const createOrderBodyWeightLbMax = 200000;

export const createOrderBodyCrewRequirementsItemCountMax = 12;

export const createOrderBodyCrewRequirementsMax = 4;


export const createOrderBodyToolIdsMax = 24;

export const createOrderBodyLanguagesMax = 3;


export const createOrderBodyVehicleRequirementsItemCountMax = 10;

export const createOrderBodyVehicleRequirementsMax = 9;

export const createOrderBodyOfferedRates1Min = 1500;
export const createOrderBodyOfferedRates1Max = 15000;
export const createOrderBodyOfferedRates1MultipleOf = 50;

export const createOrderBodyOfferedRates2Min = 1500;
export const createOrderBodyOfferedRates2Max = 15000;
export const createOrderBodyOfferedRates2MultipleOf = 50;

export const createOrderBodyOfferedRates3Min = 1500;
export const createOrderBodyOfferedRates3Max = 15000;
export const createOrderBodyOfferedRates3MultipleOf = 50;

export const createOrderBodyOfferedRates4Min = 1500;
export const createOrderBodyOfferedRates4Max = 15000;
export const createOrderBodyOfferedRates4MultipleOf = 50;

export const createOrderBodyMinPaidHoursMin = 0;
export const createOrderBodyMinPaidHoursMax = 14;
export const createOrderBodyMinPaidHoursMultipleOf = 0.5;

export const createOrderBodyTravelPayMin = 0;
export const createOrderBodyTravelPayMax = 100000;

export const createOrderBodyCustomerQuoteMin = 0;
export const createOrderBodyCustomerQuoteMax = 100000000;

export const createOrderBodyCrewNotesMax = 2000;

export const createOrderBodyOfficeNotesMax = 2000;


export const createOrderBodyAttachmentIdsMax = 10;



export const createOrderBodyOverrideItemReasonMin = 3;
export const createOrderBodyOverrideItemReasonMax = 300;

export const createOrderBodyOverrideMax = 12;


export const createOrderBodyReleaseInvitationIdsMax = 12;



export const CreateOrderBody = zod.object({
  "customer_name": zod.string().min(1).max(createOrderBodyCustomerNameMax),
  "customer_last_name": zod.string().min(1).max(createOrderBodyCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(createOrderBodyCustomerPrimaryPhoneMax).regex(createOrderBodyCustomerPrimaryPhoneRegExp).describe('Ten digits.'),
  "customer_secondary_phone": zod.union([zod.string().max(createOrderBodyCustomerSecondaryPhoneOneMax).regex(createOrderBodyCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]).optional(),
  "customer_email": zod.union([zod.email().max(createOrderBodyCustomerEmailOneMax),zod.null()]).optional(),
  "company_name": zod.string().max(createOrderBodyCompanyNameMax).nullish(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']).optional(),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(createOrderBodyArrivalWindowMax).regex(createOrderBodyArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().optional().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(createOrderBodyEstimatedHoursMax).multipleOf(createOrderBodyEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(createOrderBodyFlexibleDaysMin).max(createOrderBodyFlexibleDaysMax).optional(),
  "end_date": zod.iso.date().nullish().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.object({
  "address_line": zod.string().min(1).max(createOrderBodyPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(createOrderBodyPickUpAddressesItemUnitMax).nullish(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(createOrderBodyPickUpAddressesItemCityMax),
  "state": zod.string().max(createOrderBodyPickUpAddressesItemStateMax).regex(createOrderBodyPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOrderBodyPickUpAddressesItemZipMax).regex(createOrderBodyPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(createOrderBodyPickUpAddressesItemLatMin).max(createOrderBodyPickUpAddressesItemLatMax).nullish().describe('Position of the pin; else the city.'),
  "lng": zod.number().min(createOrderBodyPickUpAddressesItemLngMin).max(createOrderBodyPickUpAddressesItemLngMax).nullish(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(createOrderBodyPickUpAddressesItemFloorMin).max(createOrderBodyPickUpAddressesItemFloorMax).optional(),
  "flights_of_stairs": zod.int().min(createOrderBodyPickUpAddressesItemFlightsOfStairsMin).max(createOrderBodyPickUpAddressesItemFlightsOfStairsMax).optional(),
  "elevator": zod.enum(['none', 'passenger', 'freight']).optional(),
  "elevator_window": zod.union([zod.string().max(createOrderBodyPickUpAddressesItemElevatorWindowOneMax).regex(createOrderBodyPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).optional(),
  "long_carry_ft": zod.int().min(createOrderBodyPickUpAddressesItemLongCarryFtMin).max(createOrderBodyPickUpAddressesItemLongCarryFtMax).optional(),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']).optional(),
  "truck_max_ft": zod.int().min(createOrderBodyPickUpAddressesItemTruckMaxFtMin).max(createOrderBodyPickUpAddressesItemTruckMaxFtMax).nullish(),
  "contact_name": zod.string().max(createOrderBodyPickUpAddressesItemContactNameMax).nullish(),
  "contact_phone": zod.union([zod.string().max(createOrderBodyPickUpAddressesItemContactPhoneOneMax).regex(createOrderBodyPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]).optional(),
  "access_notes": zod.string().max(createOrderBodyPickUpAddressesItemAccessNotesMax).optional(),
  "coi_required": zod.boolean().optional().describe('A certificate of insurance is required.')
}).describe('A stop as it is created.')).max(createOrderBodyPickUpAddressesMax).optional(),
  "destination_addresses": zod.array(zod.object({
  "address_line": zod.string().min(1).max(createOrderBodyDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(createOrderBodyDestinationAddressesItemUnitMax).nullish(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(createOrderBodyDestinationAddressesItemCityMax),
  "state": zod.string().max(createOrderBodyDestinationAddressesItemStateMax).regex(createOrderBodyDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOrderBodyDestinationAddressesItemZipMax).regex(createOrderBodyDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(createOrderBodyDestinationAddressesItemLatMin).max(createOrderBodyDestinationAddressesItemLatMax).nullish().describe('Position of the pin; else the city.'),
  "lng": zod.number().min(createOrderBodyDestinationAddressesItemLngMin).max(createOrderBodyDestinationAddressesItemLngMax).nullish(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(createOrderBodyDestinationAddressesItemFloorMin).max(createOrderBodyDestinationAddressesItemFloorMax).optional(),
  "flights_of_stairs": zod.int().min(createOrderBodyDestinationAddressesItemFlightsOfStairsMin).max(createOrderBodyDestinationAddressesItemFlightsOfStairsMax).optional(),
  "elevator": zod.enum(['none', 'passenger', 'freight']).optional(),
  "elevator_window": zod.union([zod.string().max(createOrderBodyDestinationAddressesItemElevatorWindowOneMax).regex(createOrderBodyDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).optional(),
  "long_carry_ft": zod.int().min(createOrderBodyDestinationAddressesItemLongCarryFtMin).max(createOrderBodyDestinationAddressesItemLongCarryFtMax).optional(),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']).optional(),
  "truck_max_ft": zod.int().min(createOrderBodyDestinationAddressesItemTruckMaxFtMin).max(createOrderBodyDestinationAddressesItemTruckMaxFtMax).nullish(),
  "contact_name": zod.string().max(createOrderBodyDestinationAddressesItemContactNameMax).nullish(),
  "contact_phone": zod.union([zod.string().max(createOrderBodyDestinationAddressesItemContactPhoneOneMax).regex(createOrderBodyDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]).optional(),
  "access_notes": zod.string().max(createOrderBodyDestinationAddressesItemAccessNotesMax).optional(),
  "coi_required": zod.boolean().optional().describe('A certificate of insurance is required.')
}).describe('A stop as it is created.')).max(createOrderBodyDestinationAddressesMax).optional(),
  "items": zod.array(zod.object({
  "catalog_id": zod.int().min(1).nullish().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(createOrderBodyItemsItemNameMax),
  "qty": zod.int().min(1).max(createOrderBodyItemsItemQtyMax),
  "cuft": zod.number().min(createOrderBodyItemsItemCuftMin).max(createOrderBodyItemsItemCuftMax).multipleOf(createOrderBodyItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(createOrderBodyItemsItemWeightLbMin).max(createOrderBodyItemsItemWeightLbMax).nullish(),
  "room": zod.string().max(createOrderBodyItemsItemRoomMax).nullish(),
  "disassembly": zod.boolean().optional(),
  "fragile": zod.boolean().optional()
}).describe('An item to move.')).max(createOrderBodyItemsMax).optional(),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(createOrderBodySpecialItemsMax).optional(),
  "volume_cuft": zod.int().min(createOrderBodyVolumeCuftMin).max(createOrderBodyVolumeCuftMax).nullish().describe('From the items and the size if absent.'),
  "weight_lb": zod.int().min(createOrderBodyWeightLbMin).max(createOrderBodyWeightLbMax).nullish().describe('Seven pounds per cubic foot if absent.'),
  "crew_requirements": zod.array(zod.object({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOrderBodyCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(createOrderBodyCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(createOrderBodyToolIdsMax).optional(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(createOrderBodyLanguagesMax).optional(),
  "favorites_first": zod.boolean().optional(),
  "vehicle_requirements": zod.array(zod.object({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(createOrderBodyVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(createOrderBodyVehicleRequirementsMax).optional(),
  "pay_type": zod.enum(['hourly', 'flat']).optional(),
  "offered_rates": zod.object({
  "1": zod.int().min(createOrderBodyOfferedRates1Min).max(createOrderBodyOfferedRates1Max).multipleOf(createOrderBodyOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(createOrderBodyOfferedRates2Min).max(createOrderBodyOfferedRates2Max).multipleOf(createOrderBodyOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(createOrderBodyOfferedRates3Min).max(createOrderBodyOfferedRates3Max).multipleOf(createOrderBodyOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(createOrderBodyOfferedRates4Min).max(createOrderBodyOfferedRates4Max).multipleOf(createOrderBodyOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(createOrderBodyMinPaidHoursMin).max(createOrderBodyMinPaidHoursMax).multipleOf(createOrderBodyMinPaidHoursMultipleOf).optional().describe('The branch\'s value if absent.'),
  "travel_pay": zod.int().min(createOrderBodyTravelPayMin).max(createOrderBodyTravelPayMax).optional().describe('Cents.'),
  "customer_quote": zod.int().min(createOrderBodyCustomerQuoteMin).max(createOrderBodyCustomerQuoteMax).nullish().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(createOrderBodyCrewNotesMax).optional().describe('For the whole crew.'),
  "office_notes": zod.string().max(createOrderBodyOfficeNotesMax).optional().describe('Visible to the office only.'),
  "attachment_ids": zod.array(zod.int().min(1)).max(createOrderBodyAttachmentIdsMax).optional().describe('Its files: those it keeps and those uploaded for it. Unchanged if absent.'),
  "version": zod.int().min(1).optional().describe('The version that was read; required for a change.'),
  "ask_to_reconfirm": zod.boolean().optional().describe('True if the crew must confirm the new date again; decided by the rules if absent.'),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(createOrderBodyOverrideItemReasonMin).max(createOrderBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(createOrderBodyOverrideMax).optional().describe('Reasons for keeping people on the crew who have another job at the new time.'),
  "release_invitation_ids": zod.array(zod.int().min(1)).max(createOrderBodyReleaseInvitationIdsMax).optional().describe('The people to remove if fewer are needed.')
}).describe('An order as it is created or changed.')

export const createOrderResponseDataCustomerNameMax = 50;

export const createOrderResponseDataCustomerLastNameMax = 50;

export const createOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const createOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const createOrderResponseDataCustomerSecondaryPhoneOneMax = 10;


export const createOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderResponseDataCustomerEmailOneMax = 254;

export const createOrderResponseDataCompanyNameMax = 100;

export const createOrderResponseDataArrivalWindowMax = 13;


export const createOrderResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderResponseDataEstimatedHoursMax = 14;
export const createOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const createOrderResponseDataFlexibleDaysMin = 0;
export const createOrderResponseDataFlexibleDaysMax = 14;

export const createOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const createOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const createOrderResponseDataPickUpAddressesItemCityMax = 60;

export const createOrderResponseDataPickUpAddressesItemStateMax = 2;


export const createOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOrderResponseDataPickUpAddressesItemZipMax = 5;


export const createOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const createOrderResponseDataPickUpAddressesItemLatMin = -90;
export const createOrderResponseDataPickUpAddressesItemLatMax = 90;

export const createOrderResponseDataPickUpAddressesItemLngMin = -180;
export const createOrderResponseDataPickUpAddressesItemLngMax = 180;

export const createOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const createOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const createOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const createOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const createOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const createOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const createOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const createOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const createOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const createOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const createOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const createOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const createOrderResponseDataPickUpAddressesMax = 5;

export const createOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const createOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const createOrderResponseDataDestinationAddressesItemCityMax = 60;

export const createOrderResponseDataDestinationAddressesItemStateMax = 2;


export const createOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOrderResponseDataDestinationAddressesItemZipMax = 5;


export const createOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const createOrderResponseDataDestinationAddressesItemLatMin = -90;
export const createOrderResponseDataDestinationAddressesItemLatMax = 90;

export const createOrderResponseDataDestinationAddressesItemLngMin = -180;
export const createOrderResponseDataDestinationAddressesItemLngMax = 180;

export const createOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const createOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const createOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const createOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const createOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const createOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const createOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const createOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const createOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const createOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const createOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const createOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const createOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const createOrderResponseDataDestinationAddressesMax = 5;


export const createOrderResponseDataItemsItemNameMax = 80;

export const createOrderResponseDataItemsItemQtyMax = 500;

export const createOrderResponseDataItemsItemCuftMin = 0;
export const createOrderResponseDataItemsItemCuftMax = 500;
export const createOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const createOrderResponseDataItemsItemWeightLbMin = 0;
export const createOrderResponseDataItemsItemWeightLbMax = 5000;

export const createOrderResponseDataItemsItemRoomMax = 40;

export const createOrderResponseDataItemsMax = 200;

export const createOrderResponseDataSpecialItemsMax = 7;

export const createOrderResponseDataVolumeCuftMin = 0;
export const createOrderResponseDataVolumeCuftMax = 20000;

export const createOrderResponseDataWeightLbMin = 0;
export const createOrderResponseDataWeightLbMax = 200000;

export const createOrderResponseDataCrewRequirementsItemCountMax = 12;

export const createOrderResponseDataCrewRequirementsMax = 4;


export const createOrderResponseDataToolIdsMax = 24;

export const createOrderResponseDataLanguagesMax = 3;


export const createOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const createOrderResponseDataVehicleRequirementsMax = 9;

export const createOrderResponseDataOfferedRates1Min = 1500;
export const createOrderResponseDataOfferedRates1Max = 15000;
export const createOrderResponseDataOfferedRates1MultipleOf = 50;

export const createOrderResponseDataOfferedRates2Min = 1500;
export const createOrderResponseDataOfferedRates2Max = 15000;
export const createOrderResponseDataOfferedRates2MultipleOf = 50;

export const createOrderResponseDataOfferedRates3Min = 1500;
export const createOrderResponseDataOfferedRates3Max = 15000;
export const createOrderResponseDataOfferedRates3MultipleOf = 50;

export const createOrderResponseDataOfferedRates4Min = 1500;
export const createOrderResponseDataOfferedRates4Max = 15000;
export const createOrderResponseDataOfferedRates4MultipleOf = 50;

export const createOrderResponseDataMinPaidHoursMin = 0;
export const createOrderResponseDataMinPaidHoursMax = 14;
export const createOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const createOrderResponseDataTravelPayMin = 0;
export const createOrderResponseDataTravelPayMax = 100000;

export const createOrderResponseDataCustomerQuoteMin = 0;
export const createOrderResponseDataCustomerQuoteMax = 100000000;

export const createOrderResponseDataCrewNotesMax = 2000;

export const createOrderResponseDataOfficeNotesMax = 2000;



export const createOrderResponseDataTimezoneMax = 64;

export const createOrderResponseDataStopsCountMin = 0;

export const createOrderResponseDataCrewSummaryRequiredMin = 0;

export const createOrderResponseDataCrewSummaryAcceptedMin = 0;

export const createOrderResponseDataCrewSummaryPendingMin = 0;

export const createOrderResponseDataCrewSummaryCheckedInMin = 0;

export const createOrderResponseDataCrewSummaryOpenItemCountMax = 12;

export const createOrderResponseDataDistanceMilesMin = 0;


export const createOrderResponseDataAttachmentsItemSizeMin = 0;

export const createOrderResponseDataAttachmentsMax = 10;




export const CreateOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(createOrderResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(createOrderResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(createOrderResponseDataCustomerPrimaryPhoneMax).regex(createOrderResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(createOrderResponseDataCustomerSecondaryPhoneOneMax).regex(createOrderResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(createOrderResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(createOrderResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(createOrderResponseDataArrivalWindowMax).regex(createOrderResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(createOrderResponseDataEstimatedHoursMax).multipleOf(createOrderResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(createOrderResponseDataFlexibleDaysMin).max(createOrderResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(createOrderResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(createOrderResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(createOrderResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(createOrderResponseDataPickUpAddressesItemStateMax).regex(createOrderResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOrderResponseDataPickUpAddressesItemZipMax).regex(createOrderResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(createOrderResponseDataPickUpAddressesItemLatMin).max(createOrderResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(createOrderResponseDataPickUpAddressesItemLngMin).max(createOrderResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(createOrderResponseDataPickUpAddressesItemFloorMin).max(createOrderResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(createOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(createOrderResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(createOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(createOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(createOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(createOrderResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(createOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(createOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(createOrderResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(createOrderResponseDataPickUpAddressesItemContactPhoneOneMax).regex(createOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(createOrderResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(createOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(createOrderResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(createOrderResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(createOrderResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(createOrderResponseDataDestinationAddressesItemStateMax).regex(createOrderResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOrderResponseDataDestinationAddressesItemZipMax).regex(createOrderResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(createOrderResponseDataDestinationAddressesItemLatMin).max(createOrderResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(createOrderResponseDataDestinationAddressesItemLngMin).max(createOrderResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(createOrderResponseDataDestinationAddressesItemFloorMin).max(createOrderResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(createOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(createOrderResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(createOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(createOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(createOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(createOrderResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(createOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(createOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(createOrderResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(createOrderResponseDataDestinationAddressesItemContactPhoneOneMax).regex(createOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(createOrderResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(createOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(createOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(createOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(createOrderResponseDataItemsItemCuftMin).max(createOrderResponseDataItemsItemCuftMax).multipleOf(createOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(createOrderResponseDataItemsItemWeightLbMin).max(createOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(createOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(createOrderResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(createOrderResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(createOrderResponseDataVolumeCuftMin).max(createOrderResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(createOrderResponseDataWeightLbMin).max(createOrderResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(createOrderResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(createOrderResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(createOrderResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(createOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(createOrderResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(createOrderResponseDataOfferedRates1Min).max(createOrderResponseDataOfferedRates1Max).multipleOf(createOrderResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(createOrderResponseDataOfferedRates2Min).max(createOrderResponseDataOfferedRates2Max).multipleOf(createOrderResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(createOrderResponseDataOfferedRates3Min).max(createOrderResponseDataOfferedRates3Max).multipleOf(createOrderResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(createOrderResponseDataOfferedRates4Min).max(createOrderResponseDataOfferedRates4Max).multipleOf(createOrderResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(createOrderResponseDataMinPaidHoursMin).max(createOrderResponseDataMinPaidHoursMax).multipleOf(createOrderResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(createOrderResponseDataTravelPayMin).max(createOrderResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(createOrderResponseDataCustomerQuoteMin).max(createOrderResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(createOrderResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(createOrderResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(createOrderResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(createOrderResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(createOrderResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(createOrderResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(createOrderResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(createOrderResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOrderResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(createOrderResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(createOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(createOrderResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Number of open orders that match
 */



export const GetOrderCountParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getOrderCountQueryFilterStatusMax = 7;


export const getOrderCountQueryFilterStatusRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const getOrderCountQueryFilterStartingSoonMin = 0;
export const getOrderCountQueryFilterStartingSoonMax = 1;

export const getOrderCountQueryFilterSearchMax = 100;

export const getOrderCountQueryFilterCustomerMin = 10;
export const getOrderCountQueryFilterCustomerMax = 10;


export const getOrderCountQueryFilterCustomerRegExp = new RegExp('^[0-9]{10}$');


export const GetOrderCountQueryParams = zod.object({
  "filter[status]": zod.string().max(getOrderCountQueryFilterStatusMax).regex(getOrderCountQueryFilterStatusRegExp).optional().describe('Formation states as a comma list; all if absent.'),
  "filter[starting_soon]": zod.coerce.number().int().min(getOrderCountQueryFilterStartingSoonMin).max(getOrderCountQueryFilterStartingSoonMax).optional().describe('1 for those with a crew whose arrival window starts within 48 hours.'),
  "filter[search]": zod.string().max(getOrderCountQueryFilterSearchMax).optional().describe('All words of it are in the customer\'s name, the company\'s name, a city or an address. Or digits of a phone in any format, or a job number such as `#1042`.'),
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch. A job of several days counts on each of them.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day, not before the first.'),
  "filter[customer]": zod.string().min(getOrderCountQueryFilterCustomerMin).max(getOrderCountQueryFilterCustomerMax).regex(getOrderCountQueryFilterCustomerRegExp).optional().describe('Jobs of one customer, by the ten digits of the customer\'s phone.'),
  "filter[missing_position]": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).optional().describe('Jobs with a slot in this position that no one has accepted.')
})

export const getOrderCountResponseDataCountMin = 0;

export const getOrderCountResponseDataTotalCountMin = 0;



export const GetOrderCountResponse = zod.strictObject({
  "data": zod.strictObject({
  "count": zod.int().min(getOrderCountResponseDataCountMin).describe('Open orders that match.'),
  "total_count": zod.int().min(getOrderCountResponseDataTotalCountMin).describe('All open orders of the branch.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Completed and canceled orders
 */



export const GetOrderHistoryParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getOrderHistoryQueryPageDefault = 1;
export const getOrderHistoryQueryPageMax = 100000;

export const getOrderHistoryQueryPerPageDefault = 5;
export const getOrderHistoryQueryPerPageMax = 100;

export const getOrderHistoryQueryFilterSearchMax = 100;

export const getOrderHistoryQueryFilterCustomerMin = 10;
export const getOrderHistoryQueryFilterCustomerMax = 10;


export const getOrderHistoryQueryFilterCustomerRegExp = new RegExp('^[0-9]{10}$');


export const GetOrderHistoryQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).max(getOrderHistoryQueryPageMax).default(getOrderHistoryQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getOrderHistoryQueryPerPageMax).default(getOrderHistoryQueryPerPageDefault).describe('Orders on a page.'),
  "filter[search]": zod.string().max(getOrderHistoryQueryFilterSearchMax).optional().describe('All words of it are in the customer\'s name, the company\'s name, a city or an address. Or digits of a phone in any format, or a job number such as `#1042`.'),
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch. A job of several days counts on each of them.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day, not before the first.'),
  "filter[customer]": zod.string().min(getOrderHistoryQueryFilterCustomerMin).max(getOrderHistoryQueryFilterCustomerMax).regex(getOrderHistoryQueryFilterCustomerRegExp).optional().describe('Jobs of one customer, by the ten digits of the customer\'s phone.'),
  "filter[closed_state]": zod.enum(['completed', 'cancelled']).optional().describe('Only completed or only canceled orders; both if absent.')
})



export const getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneMax = 10;


export const getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderHistoryResponseDataDataItemArrivalWindowMax = 13;


export const getOrderHistoryResponseDataDataItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderHistoryResponseDataDataItemTimezoneMax = 64;

export const getOrderHistoryResponseDataDataItemStopsCountMin = 0;

export const getOrderHistoryResponseDataDataItemVolumeCuftMin = 0;

export const getOrderHistoryResponseDataDataItemCrewRequirementsItemCountMax = 12;


export const getOrderHistoryResponseDataDataItemVehicleRequirementsItemCountMax = 10;

export const getOrderHistoryResponseDataDataItemCrewSummaryRequiredMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryAcceptedMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryPendingMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryCheckedInMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryOpenItemCountMax = 12;


export const getOrderHistoryResponseDataDataItemCrewItemStarsMax = 5;


export const getOrderHistoryResponseDataDataItemPayoutTotalMin = 0;




export const getOrderHistoryResponseDataTotalMin = 0;



export const GetOrderHistoryResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "customer_primary_phone": zod.string().max(getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneMax).regex(getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getOrderHistoryResponseDataDataItemArrivalWindowMax).regex(getOrderHistoryResponseDataDataItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOrderHistoryResponseDataDataItemTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops_count": zod.int().min(getOrderHistoryResponseDataDataItemStopsCountMin),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "volume_cuft": zod.int().min(getOrderHistoryResponseDataDataItemVolumeCuftMin),
  "estimated_hours": zod.number().describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderHistoryResponseDataDataItemCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderHistoryResponseDataDataItemVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderHistoryResponseDataDataItemCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "crew": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "stars": zod.int().min(1).max(getOrderHistoryResponseDataDataItemCrewItemStarsMax).nullable()
}).describe('An invited person; stars once rated.')),
  "missing": zod.array(zod.string()).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string(),
  "version": zod.int().min(1),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_by": zod.string().nullable(),
  "cancel_reason": zod.string().nullable(),
  "actual_hours": zod.number().nullable().describe('Hours on site.'),
  "payout_total": zod.int().min(getOrderHistoryResponseDataDataItemPayoutTotalMin).nullable().describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.')),
  "current_page": zod.int().min(1),
  "last_page": zod.int().min(1).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1),
  "total": zod.int().min(getOrderHistoryResponseDataTotalMin),
  "from": zod.int().nullable().describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().describe('Number of the last row; null on an empty page.')
}).describe('A page of order cards.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * By their start. A job is there when one of its days is, or when it ends after midnight of the day before.
 * @summary Orders of a span of days
 */



export const GetOrderCalendarParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getOrderCalendarQueryPageSizeDefault = 100;
export const getOrderCalendarQueryPageSizeMax = 100;

export const getOrderCalendarQueryPageNumberDefault = 1;
export const getOrderCalendarQueryPageNumberMax = 100000;



export const GetOrderCalendarQueryParams = zod.object({
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day - at most 366 after the first.'),
  "page[size]": zod.coerce.number().int().min(1).max(getOrderCalendarQueryPageSizeMax).default(getOrderCalendarQueryPageSizeDefault).describe('Orders on a page.'),
  "page[number]": zod.coerce.number().int().min(1).max(getOrderCalendarQueryPageNumberMax).default(getOrderCalendarQueryPageNumberDefault).describe('Page from 1.')
})


export const getOrderCalendarResponseDataDataItemTimezoneMax = 64;

export const getOrderCalendarResponseDataDataItemArrivalWindowMax = 13;


export const getOrderCalendarResponseDataDataItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderCalendarResponseDataDataItemRequiredMin = 0;

export const getOrderCalendarResponseDataDataItemAcceptedMin = 0;

export const getOrderCalendarResponseDataDataItemPendingMin = 0;

export const getOrderCalendarResponseDataDataItemCheckedInMin = 0;

export const getOrderCalendarResponseDataDataItemCrewRequirementsItemCountMax = 12;


export const getOrderCalendarResponseDataDataItemCrewItemAttendanceItemMilesAwayMin = 0;

export const getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMin = 10;
export const getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMax = 45;
export const getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMultipleOf = 5;







export const getOrderCalendarResponseDataTotalMin = 0;



export const GetOrderCalendarResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "title": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOrderCalendarResponseDataDataItemTimezoneMax).describe('IANA name.'),
  "arrival_window": zod.string().max(getOrderCalendarResponseDataDataItemArrivalWindowMax).regex(getOrderCalendarResponseDataDataItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "required": zod.int().min(getOrderCalendarResponseDataDataItemRequiredMin),
  "accepted": zod.int().min(getOrderCalendarResponseDataDataItemAcceptedMin),
  "pending": zod.int().min(getOrderCalendarResponseDataDataItemPendingMin),
  "checked_in": zod.int().min(getOrderCalendarResponseDataDataItemCheckedInMin).optional().describe('People who have begun to work.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderCalendarResponseDataDataItemCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')),
  "crew": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "initials": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getOrderCalendarResponseDataDataItemCrewItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).describe('Where they are on the days of the job.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMin).max(getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMax).multipleOf(getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not.')
})),
  "vehicle_summary": zod.string(),
  "has_conflict": zod.boolean().describe('Someone on the crew has another job at the same time.'),
  "conflicts": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "order_id": zod.int().min(1).nullable().describe('The other job; null for one of another branch.'),
  "number": zod.string().nullable(),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "own_starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "own_ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Two jobs of one person, or a job outside their hours. Of a job of another branch or company only the times are known.')).describe('Other jobs that accepted crew members have at that time or too close to it. Hard ones first.'),
  "version": zod.int().min(1)
}).describe('An order in the calendar.')),
  "current_page": zod.int().min(1),
  "last_page": zod.int().min(1).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1),
  "total": zod.int().min(getOrderCalendarResponseDataTotalMin),
  "from": zod.int().nullable().describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().describe('Number of the last row; null on an empty page.')
}).describe('A page of orders by their start.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary People needed, booked and free on each day
 */



export const GetOrderCapacityParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetOrderCapacityQueryParams = zod.object({
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day - at most 62 after the first.')
})

export const getOrderCapacityResponseDataDaysItemPositionsItemNeededMin = 0;

export const getOrderCapacityResponseDataDaysItemPositionsItemBookedMin = 0;

export const getOrderCapacityResponseDataDaysItemPositionsItemOpenMin = 0;

export const getOrderCapacityResponseDataDaysItemPositionsItemFreeMin = 0;



export const GetOrderCapacityResponse = zod.strictObject({
  "data": zod.strictObject({
  "days": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "needed": zod.int().min(getOrderCapacityResponseDataDaysItemPositionsItemNeededMin).describe('Slots of the open jobs of the day.'),
  "booked": zod.int().min(getOrderCapacityResponseDataDaysItemPositionsItemBookedMin).describe('People who accepted one of these slots.'),
  "open": zod.int().min(getOrderCapacityResponseDataDaysItemPositionsItemOpenMin).describe('Slots that no one has accepted or can still accept.'),
  "free": zod.int().min(getOrderCapacityResponseDataDaysItemPositionsItemFreeMin).describe('Active members who can work in this position and have no job that day. A member with several positions counts in each.')
})).describe('All four positions.')
}))
}).describe('Number of people that a branch needs and has on each day.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Everything that a plan of the crews needs. The caller makes the plan; nothing is stored.
 * @summary Open slots of the days and the branch's candidates for them
 */



export const GetCrewPlanParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetCrewPlanQueryParams = zod.object({
  "filter[date_from]": zod.iso.date().optional().describe('First day in the time zone of the branch.'),
  "filter[date_to]": zod.iso.date().optional().describe('Last day - at most 6 after the first.')
})



export const getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneMax = 10;


export const getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getCrewPlanResponseDataJobsItemOrderArrivalWindowMax = 13;


export const getCrewPlanResponseDataJobsItemOrderArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getCrewPlanResponseDataJobsItemOrderTimezoneMax = 64;

export const getCrewPlanResponseDataJobsItemOrderStopsCountMin = 0;

export const getCrewPlanResponseDataJobsItemOrderVolumeCuftMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewRequirementsItemCountMax = 12;


export const getCrewPlanResponseDataJobsItemOrderVehicleRequirementsItemCountMax = 10;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryRequiredMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryAcceptedMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryPendingMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryCheckedInMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryOpenItemCountMax = 12;


export const getCrewPlanResponseDataJobsItemOrderCrewItemStarsMax = 5;


export const getCrewPlanResponseDataJobsItemOrderPayoutTotalMin = 0;

export const getCrewPlanResponseDataJobsItemOfferedRates1Min = 1500;
export const getCrewPlanResponseDataJobsItemOfferedRates1Max = 15000;
export const getCrewPlanResponseDataJobsItemOfferedRates1MultipleOf = 50;

export const getCrewPlanResponseDataJobsItemOfferedRates2Min = 1500;
export const getCrewPlanResponseDataJobsItemOfferedRates2Max = 15000;
export const getCrewPlanResponseDataJobsItemOfferedRates2MultipleOf = 50;

export const getCrewPlanResponseDataJobsItemOfferedRates3Min = 1500;
export const getCrewPlanResponseDataJobsItemOfferedRates3Max = 15000;
export const getCrewPlanResponseDataJobsItemOfferedRates3MultipleOf = 50;

export const getCrewPlanResponseDataJobsItemOfferedRates4Min = 1500;
export const getCrewPlanResponseDataJobsItemOfferedRates4Max = 15000;
export const getCrewPlanResponseDataJobsItemOfferedRates4MultipleOf = 50;

export const getCrewPlanResponseDataJobsItemMinPaidHoursMin = 0;

export const getCrewPlanResponseDataJobsItemTravelPayMin = 0;

export const getCrewPlanResponseDataJobsItemSlotsItemRequiredMin = 0;

export const getCrewPlanResponseDataJobsItemSlotsItemAcceptedMin = 0;

export const getCrewPlanResponseDataJobsItemSlotsItemPendingMin = 0;




export const getCrewPlanResponseDataJobsItemCandidatesItemHourlyRateMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemRatingCountMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemFitScoreMin = 0;
export const getCrewPlanResponseDataJobsItemCandidatesItemFitScoreMax = 100;


export const getCrewPlanResponseDataJobsItemCandidatesItemDistanceMilesMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemHoursThisWeekMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemJobsTogetherMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemJobWeeksItemHoursMin = 0;



export const GetCrewPlanResponse = zod.strictObject({
  "data": zod.strictObject({
  "date_from": zod.iso.date(),
  "date_to": zod.iso.date(),
  "jobs": zod.array(zod.strictObject({
  "order": zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "customer_primary_phone": zod.string().max(getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneMax).regex(getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getCrewPlanResponseDataJobsItemOrderArrivalWindowMax).regex(getCrewPlanResponseDataJobsItemOrderArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getCrewPlanResponseDataJobsItemOrderTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops_count": zod.int().min(getCrewPlanResponseDataJobsItemOrderStopsCountMin),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "volume_cuft": zod.int().min(getCrewPlanResponseDataJobsItemOrderVolumeCuftMin),
  "estimated_hours": zod.number().describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryRequiredMin),
  "accepted": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryAcceptedMin),
  "pending": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryPendingMin),
  "checked_in": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "crew": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "stars": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderCrewItemStarsMax).nullable()
}).describe('An invited person; stars once rated.')),
  "missing": zod.array(zod.string()).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string(),
  "version": zod.int().min(1),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_by": zod.string().nullable(),
  "cancel_reason": zod.string().nullable(),
  "actual_hours": zod.number().nullable().describe('Hours on site.'),
  "payout_total": zod.int().min(getCrewPlanResponseDataJobsItemOrderPayoutTotalMin).nullable().describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.'),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(getCrewPlanResponseDataJobsItemOfferedRates1Min).max(getCrewPlanResponseDataJobsItemOfferedRates1Max).multipleOf(getCrewPlanResponseDataJobsItemOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(getCrewPlanResponseDataJobsItemOfferedRates2Min).max(getCrewPlanResponseDataJobsItemOfferedRates2Max).multipleOf(getCrewPlanResponseDataJobsItemOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(getCrewPlanResponseDataJobsItemOfferedRates3Min).max(getCrewPlanResponseDataJobsItemOfferedRates3Max).multipleOf(getCrewPlanResponseDataJobsItemOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(getCrewPlanResponseDataJobsItemOfferedRates4Min).max(getCrewPlanResponseDataJobsItemOfferedRates4Max).multipleOf(getCrewPlanResponseDataJobsItemOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(getCrewPlanResponseDataJobsItemMinPaidHoursMin),
  "travel_pay": zod.int().min(getCrewPlanResponseDataJobsItemTravelPayMin).describe('Cents for each person.'),
  "slots": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "required": zod.int().min(getCrewPlanResponseDataJobsItemSlotsItemRequiredMin),
  "accepted": zod.int().min(getCrewPlanResponseDataJobsItemSlotsItemAcceptedMin),
  "pending": zod.int().min(getCrewPlanResponseDataJobsItemSlotsItemPendingMin)
})),
  "clashes": zod.array(zod.int().min(1)).describe('Orders of this plan that one person cannot do as well.'),
  "candidates": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "phone": zod.string(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemHourlyRateMin).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemRatingCountMin),
  "fit": zod.strictObject({
  "score": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemFitScoreMin).max(getCrewPlanResponseDataJobsItemCandidatesItemFitScoreMax),
  "reasons": zod.array(zod.string()),
  "warnings": zod.array(zod.string())
}).describe('0 to 100 and why.'),
  "availability": zod.enum(['available', 'partial', 'unavailable', 'busy']),
  "conflicts": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
})),
  "distance_miles": zod.number().min(getCrewPlanResponseDataJobsItemCandidatesItemDistanceMilesMin),
  "hours_this_week": zod.number().min(getCrewPlanResponseDataJobsItemCandidatesItemHoursThisWeekMin),
  "jobs_together": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemJobsTogetherMin),
  "is_favorite": zod.boolean(),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]),
  "job_weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getCrewPlanResponseDataJobsItemCandidatesItemJobWeeksItemHoursMin)
})).optional().describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.')).describe('The branch\'s people - best first. Empty when all slots are filled.')
})).describe('Jobs of the days that people can be invited to, by their start.')
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Up to eight, by latest job. For people who may create orders.
 * @summary Earlier customers of a branch
 */



export const GetCustomersParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getCustomersQueryFilterSearchMin = 2;
export const getCustomersQueryFilterSearchMax = 60;



export const GetCustomersQueryParams = zod.object({
  "filter[search]": zod.string().min(getCustomersQueryFilterSearchMin).max(getCustomersQueryFilterSearchMax).describe('Beginnings of names, or four or more digits of a phone.')
})

export const getCustomersResponseDataItemCustomerNameMax = 50;

export const getCustomersResponseDataItemCustomerLastNameMax = 50;

export const getCustomersResponseDataItemCustomerPrimaryPhoneMax = 10;

export const getCustomersResponseDataItemCustomerSecondaryPhoneMax = 10;

export const getCustomersResponseDataItemCustomerEmailMax = 254;

export const getCustomersResponseDataItemCompanyNameMax = 100;


export const getCustomersResponseDataItemAddressesItemAddressLineMax = 120;

export const getCustomersResponseDataItemAddressesItemUnitMax = 20;

export const getCustomersResponseDataItemAddressesItemCityMax = 60;

export const getCustomersResponseDataItemAddressesItemStateMax = 2;


export const getCustomersResponseDataItemAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getCustomersResponseDataItemAddressesItemZipMax = 5;


export const getCustomersResponseDataItemAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getCustomersResponseDataItemAddressesItemLatMin = -90;
export const getCustomersResponseDataItemAddressesItemLatMax = 90;

export const getCustomersResponseDataItemAddressesItemLngMin = -180;
export const getCustomersResponseDataItemAddressesItemLngMax = 180;

export const getCustomersResponseDataItemAddressesItemFloorMin = 0;
export const getCustomersResponseDataItemAddressesItemFloorMax = 30;

export const getCustomersResponseDataItemAddressesItemFlightsOfStairsMin = 0;
export const getCustomersResponseDataItemAddressesItemFlightsOfStairsMax = 10;

export const getCustomersResponseDataItemAddressesItemElevatorWindowOneMax = 13;


export const getCustomersResponseDataItemAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getCustomersResponseDataItemAddressesItemLongCarryFtMin = 0;
export const getCustomersResponseDataItemAddressesItemLongCarryFtMax = 1000;

export const getCustomersResponseDataItemAddressesItemTruckMaxFtMin = 8;
export const getCustomersResponseDataItemAddressesItemTruckMaxFtMax = 60;

export const getCustomersResponseDataItemAddressesItemContactNameMax = 100;

export const getCustomersResponseDataItemAddressesItemContactPhoneOneMax = 10;


export const getCustomersResponseDataItemAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getCustomersResponseDataItemAddressesItemAccessNotesMax = 500;

export const getCustomersResponseDataItemAddressesMax = 3;



export const GetCustomersResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "customer_name": zod.string().max(getCustomersResponseDataItemCustomerNameMax),
  "customer_last_name": zod.string().max(getCustomersResponseDataItemCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(getCustomersResponseDataItemCustomerPrimaryPhoneMax),
  "customer_secondary_phone": zod.string().max(getCustomersResponseDataItemCustomerSecondaryPhoneMax).nullable(),
  "customer_email": zod.string().max(getCustomersResponseDataItemCustomerEmailMax).nullable(),
  "company_name": zod.string().max(getCustomersResponseDataItemCompanyNameMax).nullable(),
  "jobs_count": zod.int().min(1),
  "last_date": zod.iso.date().describe('Day of the latest job.'),
  "addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getCustomersResponseDataItemAddressesItemAddressLineMax),
  "unit": zod.string().max(getCustomersResponseDataItemAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getCustomersResponseDataItemAddressesItemCityMax),
  "state": zod.string().max(getCustomersResponseDataItemAddressesItemStateMax).regex(getCustomersResponseDataItemAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getCustomersResponseDataItemAddressesItemZipMax).regex(getCustomersResponseDataItemAddressesItemZipRegExp),
  "lat": zod.number().min(getCustomersResponseDataItemAddressesItemLatMin).max(getCustomersResponseDataItemAddressesItemLatMax).nullable(),
  "lng": zod.number().min(getCustomersResponseDataItemAddressesItemLngMin).max(getCustomersResponseDataItemAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(getCustomersResponseDataItemAddressesItemFloorMin).max(getCustomersResponseDataItemAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(getCustomersResponseDataItemAddressesItemFlightsOfStairsMin).max(getCustomersResponseDataItemAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(getCustomersResponseDataItemAddressesItemElevatorWindowOneMax).regex(getCustomersResponseDataItemAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(getCustomersResponseDataItemAddressesItemLongCarryFtMin).max(getCustomersResponseDataItemAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(getCustomersResponseDataItemAddressesItemTruckMaxFtMin).max(getCustomersResponseDataItemAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(getCustomersResponseDataItemAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(getCustomersResponseDataItemAddressesItemContactPhoneOneMax).regex(getCustomersResponseDataItemAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(getCustomersResponseDataItemAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(getCustomersResponseDataItemAddressesMax).describe('The destination of a job before its pickup, because the customer lives there now.')
}).describe('A customer of earlier orders of a branch, with their addresses, the latest first.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Up to eight, by latest job. For people who may create orders.
 * @summary Addresses of a branch's earlier orders
 */



export const GetKnownAddressesParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const getKnownAddressesQueryFilterSearchMin = 2;
export const getKnownAddressesQueryFilterSearchMax = 60;



export const GetKnownAddressesQueryParams = zod.object({
  "filter[search]": zod.string().min(getKnownAddressesQueryFilterSearchMin).max(getKnownAddressesQueryFilterSearchMax).describe('Words of the street, in any order.')
})

export const getKnownAddressesResponseDataItemAddressLineMax = 120;

export const getKnownAddressesResponseDataItemCityMax = 60;

export const getKnownAddressesResponseDataItemStateMax = 2;


export const getKnownAddressesResponseDataItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getKnownAddressesResponseDataItemZipMax = 5;

export const getKnownAddressesResponseDataItemLatMin = -90;
export const getKnownAddressesResponseDataItemLatMax = 90;

export const getKnownAddressesResponseDataItemLngMin = -180;
export const getKnownAddressesResponseDataItemLngMax = 180;



export const GetKnownAddressesResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "address_line": zod.string().max(getKnownAddressesResponseDataItemAddressLineMax),
  "city": zod.string().max(getKnownAddressesResponseDataItemCityMax),
  "state": zod.string().max(getKnownAddressesResponseDataItemStateMax).regex(getKnownAddressesResponseDataItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getKnownAddressesResponseDataItemZipMax),
  "lat": zod.number().min(getKnownAddressesResponseDataItemLatMin).max(getKnownAddressesResponseDataItemLatMax).nullable(),
  "lng": zod.number().min(getKnownAddressesResponseDataItemLngMin).max(getKnownAddressesResponseDataItemLngMax).nullable()
}).describe('The address of an earlier stop.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * The file waits for an order with its id in `attachment_ids`, and is deleted if there is none after 24 hours. Neither an order nor its version changes.
 * @summary Upload a file for an order that is not saved yet
 */



export const UploadOrderFileParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const uploadOrderFileHeaderIdempotencyKeyMin = 8;
export const uploadOrderFileHeaderIdempotencyKeyMax = 64;



export const UploadOrderFileHeader = zod.object({
  "Idempotency-Key": zod.string().min(uploadOrderFileHeaderIdempotencyKeyMin).max(uploadOrderFileHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const UploadOrderFileBody = zod.object({
  "file": zod.instanceof(Blob)
}).describe('Multipart form.')


export const uploadOrderFileResponseDataSizeMin = 0;



export const UploadOrderFileResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(uploadOrderFileResponseDataSizeMin),
  "type": zod.string()
}).describe('A file of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary An order as the form edits it
 */



export const GetOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const getOrderResponseDataCustomerNameMax = 50;

export const getOrderResponseDataCustomerLastNameMax = 50;

export const getOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const getOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderResponseDataCustomerSecondaryPhoneOneMax = 10;


export const getOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getOrderResponseDataCustomerEmailOneMax = 254;

export const getOrderResponseDataCompanyNameMax = 100;

export const getOrderResponseDataArrivalWindowMax = 13;


export const getOrderResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderResponseDataEstimatedHoursMax = 14;
export const getOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const getOrderResponseDataFlexibleDaysMin = 0;
export const getOrderResponseDataFlexibleDaysMax = 14;

export const getOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const getOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const getOrderResponseDataPickUpAddressesItemCityMax = 60;

export const getOrderResponseDataPickUpAddressesItemStateMax = 2;


export const getOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderResponseDataPickUpAddressesItemZipMax = 5;


export const getOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderResponseDataPickUpAddressesItemLatMin = -90;
export const getOrderResponseDataPickUpAddressesItemLatMax = 90;

export const getOrderResponseDataPickUpAddressesItemLngMin = -180;
export const getOrderResponseDataPickUpAddressesItemLngMax = 180;

export const getOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const getOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const getOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const getOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const getOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const getOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const getOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const getOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const getOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const getOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const getOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const getOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const getOrderResponseDataPickUpAddressesMax = 5;

export const getOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const getOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const getOrderResponseDataDestinationAddressesItemCityMax = 60;

export const getOrderResponseDataDestinationAddressesItemStateMax = 2;


export const getOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderResponseDataDestinationAddressesItemZipMax = 5;


export const getOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderResponseDataDestinationAddressesItemLatMin = -90;
export const getOrderResponseDataDestinationAddressesItemLatMax = 90;

export const getOrderResponseDataDestinationAddressesItemLngMin = -180;
export const getOrderResponseDataDestinationAddressesItemLngMax = 180;

export const getOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const getOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const getOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const getOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const getOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const getOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const getOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const getOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const getOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const getOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const getOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const getOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const getOrderResponseDataDestinationAddressesMax = 5;


export const getOrderResponseDataItemsItemNameMax = 80;

export const getOrderResponseDataItemsItemQtyMax = 500;

export const getOrderResponseDataItemsItemCuftMin = 0;
export const getOrderResponseDataItemsItemCuftMax = 500;
export const getOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const getOrderResponseDataItemsItemWeightLbMin = 0;
export const getOrderResponseDataItemsItemWeightLbMax = 5000;

export const getOrderResponseDataItemsItemRoomMax = 40;

export const getOrderResponseDataItemsMax = 200;

export const getOrderResponseDataSpecialItemsMax = 7;

export const getOrderResponseDataVolumeCuftMin = 0;
export const getOrderResponseDataVolumeCuftMax = 20000;

export const getOrderResponseDataWeightLbMin = 0;
export const getOrderResponseDataWeightLbMax = 200000;

export const getOrderResponseDataCrewRequirementsItemCountMax = 12;

export const getOrderResponseDataCrewRequirementsMax = 4;


export const getOrderResponseDataToolIdsMax = 24;

export const getOrderResponseDataLanguagesMax = 3;


export const getOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const getOrderResponseDataVehicleRequirementsMax = 9;

export const getOrderResponseDataOfferedRates1Min = 1500;
export const getOrderResponseDataOfferedRates1Max = 15000;
export const getOrderResponseDataOfferedRates1MultipleOf = 50;

export const getOrderResponseDataOfferedRates2Min = 1500;
export const getOrderResponseDataOfferedRates2Max = 15000;
export const getOrderResponseDataOfferedRates2MultipleOf = 50;

export const getOrderResponseDataOfferedRates3Min = 1500;
export const getOrderResponseDataOfferedRates3Max = 15000;
export const getOrderResponseDataOfferedRates3MultipleOf = 50;

export const getOrderResponseDataOfferedRates4Min = 1500;
export const getOrderResponseDataOfferedRates4Max = 15000;
export const getOrderResponseDataOfferedRates4MultipleOf = 50;

export const getOrderResponseDataMinPaidHoursMin = 0;
export const getOrderResponseDataMinPaidHoursMax = 14;
export const getOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const getOrderResponseDataTravelPayMin = 0;
export const getOrderResponseDataTravelPayMax = 100000;

export const getOrderResponseDataCustomerQuoteMin = 0;
export const getOrderResponseDataCustomerQuoteMax = 100000000;

export const getOrderResponseDataCrewNotesMax = 2000;

export const getOrderResponseDataOfficeNotesMax = 2000;



export const getOrderResponseDataTimezoneMax = 64;

export const getOrderResponseDataStopsCountMin = 0;

export const getOrderResponseDataCrewSummaryRequiredMin = 0;

export const getOrderResponseDataCrewSummaryAcceptedMin = 0;

export const getOrderResponseDataCrewSummaryPendingMin = 0;

export const getOrderResponseDataCrewSummaryCheckedInMin = 0;

export const getOrderResponseDataCrewSummaryOpenItemCountMax = 12;

export const getOrderResponseDataDistanceMilesMin = 0;


export const getOrderResponseDataAttachmentsItemSizeMin = 0;

export const getOrderResponseDataAttachmentsMax = 10;




export const GetOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(getOrderResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(getOrderResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(getOrderResponseDataCustomerPrimaryPhoneMax).regex(getOrderResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(getOrderResponseDataCustomerSecondaryPhoneOneMax).regex(getOrderResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(getOrderResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(getOrderResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(getOrderResponseDataArrivalWindowMax).regex(getOrderResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(getOrderResponseDataEstimatedHoursMax).multipleOf(getOrderResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(getOrderResponseDataFlexibleDaysMin).max(getOrderResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(getOrderResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(getOrderResponseDataPickUpAddressesItemStateMax).regex(getOrderResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderResponseDataPickUpAddressesItemZipMax).regex(getOrderResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(getOrderResponseDataPickUpAddressesItemLatMin).max(getOrderResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(getOrderResponseDataPickUpAddressesItemLngMin).max(getOrderResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(getOrderResponseDataPickUpAddressesItemFloorMin).max(getOrderResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(getOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(getOrderResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(getOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(getOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(getOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(getOrderResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(getOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(getOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(getOrderResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(getOrderResponseDataPickUpAddressesItemContactPhoneOneMax).regex(getOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(getOrderResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(getOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(getOrderResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(getOrderResponseDataDestinationAddressesItemStateMax).regex(getOrderResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderResponseDataDestinationAddressesItemZipMax).regex(getOrderResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(getOrderResponseDataDestinationAddressesItemLatMin).max(getOrderResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(getOrderResponseDataDestinationAddressesItemLngMin).max(getOrderResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(getOrderResponseDataDestinationAddressesItemFloorMin).max(getOrderResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(getOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(getOrderResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(getOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(getOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(getOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(getOrderResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(getOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(getOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(getOrderResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(getOrderResponseDataDestinationAddressesItemContactPhoneOneMax).regex(getOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(getOrderResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(getOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(getOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(getOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(getOrderResponseDataItemsItemCuftMin).max(getOrderResponseDataItemsItemCuftMax).multipleOf(getOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(getOrderResponseDataItemsItemWeightLbMin).max(getOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(getOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(getOrderResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(getOrderResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(getOrderResponseDataVolumeCuftMin).max(getOrderResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(getOrderResponseDataWeightLbMin).max(getOrderResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(getOrderResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(getOrderResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getOrderResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(getOrderResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(getOrderResponseDataOfferedRates1Min).max(getOrderResponseDataOfferedRates1Max).multipleOf(getOrderResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(getOrderResponseDataOfferedRates2Min).max(getOrderResponseDataOfferedRates2Max).multipleOf(getOrderResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(getOrderResponseDataOfferedRates3Min).max(getOrderResponseDataOfferedRates3Max).multipleOf(getOrderResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(getOrderResponseDataOfferedRates4Min).max(getOrderResponseDataOfferedRates4Max).multipleOf(getOrderResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(getOrderResponseDataMinPaidHoursMin).max(getOrderResponseDataMinPaidHoursMax).multipleOf(getOrderResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(getOrderResponseDataTravelPayMin).max(getOrderResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(getOrderResponseDataCustomerQuoteMin).max(getOrderResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(getOrderResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(getOrderResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOrderResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(getOrderResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOrderResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOrderResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOrderResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOrderResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(getOrderResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(getOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(getOrderResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Needs the version that was read. 409 stale_version says who changed it and which fields; 409 hard_conflict names everyone on the crew who works elsewhere at the new time, with the times of both jobs.
 * @summary Change an order
 */



export const UpdateOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const updateOrderHeaderIdempotencyKeyMin = 8;
export const updateOrderHeaderIdempotencyKeyMax = 64;



export const UpdateOrderHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateOrderHeaderIdempotencyKeyMin).max(updateOrderHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const updateOrderBodyCustomerNameMax = 50;

export const updateOrderBodyCustomerLastNameMax = 50;

export const updateOrderBodyCustomerPrimaryPhoneMax = 10;


export const updateOrderBodyCustomerPrimaryPhoneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderBodyCustomerSecondaryPhoneOneMax = 10;


export const updateOrderBodyCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderBodyCustomerEmailOneMax = 254;

export const updateOrderBodyCompanyNameMax = 100;

export const updateOrderBodyArrivalWindowMax = 13;


export const updateOrderBodyArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderBodyEstimatedHoursMax = 14;
export const updateOrderBodyEstimatedHoursMultipleOf = 0.5;

export const updateOrderBodyFlexibleDaysMin = 0;
export const updateOrderBodyFlexibleDaysMax = 14;

export const updateOrderBodyPickUpAddressesItemAddressLineMax = 120;

export const updateOrderBodyPickUpAddressesItemUnitMax = 20;

export const updateOrderBodyPickUpAddressesItemCityMax = 60;

export const updateOrderBodyPickUpAddressesItemStateMax = 2;


export const updateOrderBodyPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOrderBodyPickUpAddressesItemZipMax = 5;


export const updateOrderBodyPickUpAddressesItemZipRegExp = new RegExp('^[0-9]{5}$');
export const updateOrderBodyPickUpAddressesItemLatMin = -90;
export const updateOrderBodyPickUpAddressesItemLatMax = 90;

export const updateOrderBodyPickUpAddressesItemLngMin = -180;
export const updateOrderBodyPickUpAddressesItemLngMax = 180;

export const updateOrderBodyPickUpAddressesItemFloorMin = 0;
export const updateOrderBodyPickUpAddressesItemFloorMax = 30;

export const updateOrderBodyPickUpAddressesItemFlightsOfStairsMin = 0;
export const updateOrderBodyPickUpAddressesItemFlightsOfStairsMax = 10;

export const updateOrderBodyPickUpAddressesItemElevatorWindowOneMax = 13;


export const updateOrderBodyPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderBodyPickUpAddressesItemLongCarryFtMin = 0;
export const updateOrderBodyPickUpAddressesItemLongCarryFtMax = 1000;

export const updateOrderBodyPickUpAddressesItemTruckMaxFtMin = 8;
export const updateOrderBodyPickUpAddressesItemTruckMaxFtMax = 60;

export const updateOrderBodyPickUpAddressesItemContactNameMax = 100;

export const updateOrderBodyPickUpAddressesItemContactPhoneOneMax = 10;


export const updateOrderBodyPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderBodyPickUpAddressesItemAccessNotesMax = 500;

export const updateOrderBodyPickUpAddressesMax = 5;

export const updateOrderBodyDestinationAddressesItemAddressLineMax = 120;

export const updateOrderBodyDestinationAddressesItemUnitMax = 20;

export const updateOrderBodyDestinationAddressesItemCityMax = 60;

export const updateOrderBodyDestinationAddressesItemStateMax = 2;


export const updateOrderBodyDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOrderBodyDestinationAddressesItemZipMax = 5;


export const updateOrderBodyDestinationAddressesItemZipRegExp = new RegExp('^[0-9]{5}$');
export const updateOrderBodyDestinationAddressesItemLatMin = -90;
export const updateOrderBodyDestinationAddressesItemLatMax = 90;

export const updateOrderBodyDestinationAddressesItemLngMin = -180;
export const updateOrderBodyDestinationAddressesItemLngMax = 180;

export const updateOrderBodyDestinationAddressesItemFloorMin = 0;
export const updateOrderBodyDestinationAddressesItemFloorMax = 30;

export const updateOrderBodyDestinationAddressesItemFlightsOfStairsMin = 0;
export const updateOrderBodyDestinationAddressesItemFlightsOfStairsMax = 10;

export const updateOrderBodyDestinationAddressesItemElevatorWindowOneMax = 13;


export const updateOrderBodyDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderBodyDestinationAddressesItemLongCarryFtMin = 0;
export const updateOrderBodyDestinationAddressesItemLongCarryFtMax = 1000;

export const updateOrderBodyDestinationAddressesItemTruckMaxFtMin = 8;
export const updateOrderBodyDestinationAddressesItemTruckMaxFtMax = 60;

export const updateOrderBodyDestinationAddressesItemContactNameMax = 100;

export const updateOrderBodyDestinationAddressesItemContactPhoneOneMax = 10;


export const updateOrderBodyDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderBodyDestinationAddressesItemAccessNotesMax = 500;

export const updateOrderBodyDestinationAddressesMax = 5;


export const updateOrderBodyItemsItemNameMax = 80;

export const updateOrderBodyItemsItemQtyMax = 500;

export const updateOrderBodyItemsItemCuftMin = 0;
export const updateOrderBodyItemsItemCuftMax = 500;
export const updateOrderBodyItemsItemCuftMultipleOf = 0.5;

export const updateOrderBodyItemsItemWeightLbMin = 0;
export const updateOrderBodyItemsItemWeightLbMax = 5000;

export const updateOrderBodyItemsItemRoomMax = 40;

export const updateOrderBodyItemsMax = 200;

export const updateOrderBodySpecialItemsMax = 7;

export const updateOrderBodyVolumeCuftMin = 0;
export const updateOrderBodyVolumeCuftMax = 20000;

export const updateOrderBodyWeightLbMin = 0;
export const updateOrderBodyWeightLbMax = 200000;

export const updateOrderBodyCrewRequirementsItemCountMax = 12;

export const updateOrderBodyCrewRequirementsMax = 4;


export const updateOrderBodyToolIdsMax = 24;

export const updateOrderBodyLanguagesMax = 3;


export const updateOrderBodyVehicleRequirementsItemCountMax = 10;

export const updateOrderBodyVehicleRequirementsMax = 9;

export const updateOrderBodyOfferedRates1Min = 1500;
export const updateOrderBodyOfferedRates1Max = 15000;
export const updateOrderBodyOfferedRates1MultipleOf = 50;

export const updateOrderBodyOfferedRates2Min = 1500;
export const updateOrderBodyOfferedRates2Max = 15000;
export const updateOrderBodyOfferedRates2MultipleOf = 50;

export const updateOrderBodyOfferedRates3Min = 1500;
export const updateOrderBodyOfferedRates3Max = 15000;
export const updateOrderBodyOfferedRates3MultipleOf = 50;

export const updateOrderBodyOfferedRates4Min = 1500;
export const updateOrderBodyOfferedRates4Max = 15000;
export const updateOrderBodyOfferedRates4MultipleOf = 50;

export const updateOrderBodyMinPaidHoursMin = 0;
export const updateOrderBodyMinPaidHoursMax = 14;
export const updateOrderBodyMinPaidHoursMultipleOf = 0.5;

export const updateOrderBodyTravelPayMin = 0;
export const updateOrderBodyTravelPayMax = 100000;

export const updateOrderBodyCustomerQuoteMin = 0;
export const updateOrderBodyCustomerQuoteMax = 100000000;

export const updateOrderBodyCrewNotesMax = 2000;

export const updateOrderBodyOfficeNotesMax = 2000;


export const updateOrderBodyAttachmentIdsMax = 10;



export const updateOrderBodyOverrideItemReasonMin = 3;
export const updateOrderBodyOverrideItemReasonMax = 300;

export const updateOrderBodyOverrideMax = 12;


export const updateOrderBodyReleaseInvitationIdsMax = 12;



export const UpdateOrderBody = zod.object({
  "customer_name": zod.string().min(1).max(updateOrderBodyCustomerNameMax),
  "customer_last_name": zod.string().min(1).max(updateOrderBodyCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(updateOrderBodyCustomerPrimaryPhoneMax).regex(updateOrderBodyCustomerPrimaryPhoneRegExp).describe('Ten digits.'),
  "customer_secondary_phone": zod.union([zod.string().max(updateOrderBodyCustomerSecondaryPhoneOneMax).regex(updateOrderBodyCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]).optional(),
  "customer_email": zod.union([zod.email().max(updateOrderBodyCustomerEmailOneMax),zod.null()]).optional(),
  "company_name": zod.string().max(updateOrderBodyCompanyNameMax).nullish(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']).optional(),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(updateOrderBodyArrivalWindowMax).regex(updateOrderBodyArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().optional().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(updateOrderBodyEstimatedHoursMax).multipleOf(updateOrderBodyEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(updateOrderBodyFlexibleDaysMin).max(updateOrderBodyFlexibleDaysMax).optional(),
  "end_date": zod.iso.date().nullish().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.object({
  "address_line": zod.string().min(1).max(updateOrderBodyPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(updateOrderBodyPickUpAddressesItemUnitMax).nullish(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateOrderBodyPickUpAddressesItemCityMax),
  "state": zod.string().max(updateOrderBodyPickUpAddressesItemStateMax).regex(updateOrderBodyPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateOrderBodyPickUpAddressesItemZipMax).regex(updateOrderBodyPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(updateOrderBodyPickUpAddressesItemLatMin).max(updateOrderBodyPickUpAddressesItemLatMax).nullish().describe('Position of the pin; else the city.'),
  "lng": zod.number().min(updateOrderBodyPickUpAddressesItemLngMin).max(updateOrderBodyPickUpAddressesItemLngMax).nullish(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(updateOrderBodyPickUpAddressesItemFloorMin).max(updateOrderBodyPickUpAddressesItemFloorMax).optional(),
  "flights_of_stairs": zod.int().min(updateOrderBodyPickUpAddressesItemFlightsOfStairsMin).max(updateOrderBodyPickUpAddressesItemFlightsOfStairsMax).optional(),
  "elevator": zod.enum(['none', 'passenger', 'freight']).optional(),
  "elevator_window": zod.union([zod.string().max(updateOrderBodyPickUpAddressesItemElevatorWindowOneMax).regex(updateOrderBodyPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).optional(),
  "long_carry_ft": zod.int().min(updateOrderBodyPickUpAddressesItemLongCarryFtMin).max(updateOrderBodyPickUpAddressesItemLongCarryFtMax).optional(),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']).optional(),
  "truck_max_ft": zod.int().min(updateOrderBodyPickUpAddressesItemTruckMaxFtMin).max(updateOrderBodyPickUpAddressesItemTruckMaxFtMax).nullish(),
  "contact_name": zod.string().max(updateOrderBodyPickUpAddressesItemContactNameMax).nullish(),
  "contact_phone": zod.union([zod.string().max(updateOrderBodyPickUpAddressesItemContactPhoneOneMax).regex(updateOrderBodyPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]).optional(),
  "access_notes": zod.string().max(updateOrderBodyPickUpAddressesItemAccessNotesMax).optional(),
  "coi_required": zod.boolean().optional().describe('A certificate of insurance is required.')
}).describe('A stop as it is created.')).max(updateOrderBodyPickUpAddressesMax).optional(),
  "destination_addresses": zod.array(zod.object({
  "address_line": zod.string().min(1).max(updateOrderBodyDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(updateOrderBodyDestinationAddressesItemUnitMax).nullish(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateOrderBodyDestinationAddressesItemCityMax),
  "state": zod.string().max(updateOrderBodyDestinationAddressesItemStateMax).regex(updateOrderBodyDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateOrderBodyDestinationAddressesItemZipMax).regex(updateOrderBodyDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(updateOrderBodyDestinationAddressesItemLatMin).max(updateOrderBodyDestinationAddressesItemLatMax).nullish().describe('Position of the pin; else the city.'),
  "lng": zod.number().min(updateOrderBodyDestinationAddressesItemLngMin).max(updateOrderBodyDestinationAddressesItemLngMax).nullish(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(updateOrderBodyDestinationAddressesItemFloorMin).max(updateOrderBodyDestinationAddressesItemFloorMax).optional(),
  "flights_of_stairs": zod.int().min(updateOrderBodyDestinationAddressesItemFlightsOfStairsMin).max(updateOrderBodyDestinationAddressesItemFlightsOfStairsMax).optional(),
  "elevator": zod.enum(['none', 'passenger', 'freight']).optional(),
  "elevator_window": zod.union([zod.string().max(updateOrderBodyDestinationAddressesItemElevatorWindowOneMax).regex(updateOrderBodyDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).optional(),
  "long_carry_ft": zod.int().min(updateOrderBodyDestinationAddressesItemLongCarryFtMin).max(updateOrderBodyDestinationAddressesItemLongCarryFtMax).optional(),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']).optional(),
  "truck_max_ft": zod.int().min(updateOrderBodyDestinationAddressesItemTruckMaxFtMin).max(updateOrderBodyDestinationAddressesItemTruckMaxFtMax).nullish(),
  "contact_name": zod.string().max(updateOrderBodyDestinationAddressesItemContactNameMax).nullish(),
  "contact_phone": zod.union([zod.string().max(updateOrderBodyDestinationAddressesItemContactPhoneOneMax).regex(updateOrderBodyDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]).optional(),
  "access_notes": zod.string().max(updateOrderBodyDestinationAddressesItemAccessNotesMax).optional(),
  "coi_required": zod.boolean().optional().describe('A certificate of insurance is required.')
}).describe('A stop as it is created.')).max(updateOrderBodyDestinationAddressesMax).optional(),
  "items": zod.array(zod.object({
  "catalog_id": zod.int().min(1).nullish().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(updateOrderBodyItemsItemNameMax),
  "qty": zod.int().min(1).max(updateOrderBodyItemsItemQtyMax),
  "cuft": zod.number().min(updateOrderBodyItemsItemCuftMin).max(updateOrderBodyItemsItemCuftMax).multipleOf(updateOrderBodyItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(updateOrderBodyItemsItemWeightLbMin).max(updateOrderBodyItemsItemWeightLbMax).nullish(),
  "room": zod.string().max(updateOrderBodyItemsItemRoomMax).nullish(),
  "disassembly": zod.boolean().optional(),
  "fragile": zod.boolean().optional()
}).describe('An item to move.')).max(updateOrderBodyItemsMax).optional(),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(updateOrderBodySpecialItemsMax).optional(),
  "volume_cuft": zod.int().min(updateOrderBodyVolumeCuftMin).max(updateOrderBodyVolumeCuftMax).nullish().describe('From the items and the size if absent.'),
  "weight_lb": zod.int().min(updateOrderBodyWeightLbMin).max(updateOrderBodyWeightLbMax).nullish().describe('Seven pounds per cubic foot if absent.'),
  "crew_requirements": zod.array(zod.object({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOrderBodyCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(updateOrderBodyCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(updateOrderBodyToolIdsMax).optional(),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateOrderBodyLanguagesMax).optional(),
  "favorites_first": zod.boolean().optional(),
  "vehicle_requirements": zod.array(zod.object({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(updateOrderBodyVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(updateOrderBodyVehicleRequirementsMax).optional(),
  "pay_type": zod.enum(['hourly', 'flat']).optional(),
  "offered_rates": zod.object({
  "1": zod.int().min(updateOrderBodyOfferedRates1Min).max(updateOrderBodyOfferedRates1Max).multipleOf(updateOrderBodyOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(updateOrderBodyOfferedRates2Min).max(updateOrderBodyOfferedRates2Max).multipleOf(updateOrderBodyOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(updateOrderBodyOfferedRates3Min).max(updateOrderBodyOfferedRates3Max).multipleOf(updateOrderBodyOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(updateOrderBodyOfferedRates4Min).max(updateOrderBodyOfferedRates4Max).multipleOf(updateOrderBodyOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(updateOrderBodyMinPaidHoursMin).max(updateOrderBodyMinPaidHoursMax).multipleOf(updateOrderBodyMinPaidHoursMultipleOf).optional().describe('The branch\'s value if absent.'),
  "travel_pay": zod.int().min(updateOrderBodyTravelPayMin).max(updateOrderBodyTravelPayMax).optional().describe('Cents.'),
  "customer_quote": zod.int().min(updateOrderBodyCustomerQuoteMin).max(updateOrderBodyCustomerQuoteMax).nullish().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(updateOrderBodyCrewNotesMax).optional().describe('For the whole crew.'),
  "office_notes": zod.string().max(updateOrderBodyOfficeNotesMax).optional().describe('Visible to the office only.'),
  "attachment_ids": zod.array(zod.int().min(1)).max(updateOrderBodyAttachmentIdsMax).optional().describe('Its files: those it keeps and those uploaded for it. Unchanged if absent.'),
  "version": zod.int().min(1).optional().describe('The version that was read; required for a change.'),
  "ask_to_reconfirm": zod.boolean().optional().describe('True if the crew must confirm the new date again; decided by the rules if absent.'),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(updateOrderBodyOverrideItemReasonMin).max(updateOrderBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(updateOrderBodyOverrideMax).optional().describe('Reasons for keeping people on the crew who have another job at the new time.'),
  "release_invitation_ids": zod.array(zod.int().min(1)).max(updateOrderBodyReleaseInvitationIdsMax).optional().describe('The people to remove if fewer are needed.')
}).describe('An order as it is created or changed.')

export const updateOrderResponseDataCustomerNameMax = 50;

export const updateOrderResponseDataCustomerLastNameMax = 50;

export const updateOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const updateOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateOrderResponseDataCustomerSecondaryPhoneOneMax = 10;


export const updateOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderResponseDataCustomerEmailOneMax = 254;

export const updateOrderResponseDataCompanyNameMax = 100;

export const updateOrderResponseDataArrivalWindowMax = 13;


export const updateOrderResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderResponseDataEstimatedHoursMax = 14;
export const updateOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const updateOrderResponseDataFlexibleDaysMin = 0;
export const updateOrderResponseDataFlexibleDaysMax = 14;

export const updateOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const updateOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const updateOrderResponseDataPickUpAddressesItemCityMax = 60;

export const updateOrderResponseDataPickUpAddressesItemStateMax = 2;


export const updateOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOrderResponseDataPickUpAddressesItemZipMax = 5;


export const updateOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateOrderResponseDataPickUpAddressesItemLatMin = -90;
export const updateOrderResponseDataPickUpAddressesItemLatMax = 90;

export const updateOrderResponseDataPickUpAddressesItemLngMin = -180;
export const updateOrderResponseDataPickUpAddressesItemLngMax = 180;

export const updateOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const updateOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const updateOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const updateOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const updateOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const updateOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const updateOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const updateOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const updateOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const updateOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const updateOrderResponseDataPickUpAddressesMax = 5;

export const updateOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const updateOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const updateOrderResponseDataDestinationAddressesItemCityMax = 60;

export const updateOrderResponseDataDestinationAddressesItemStateMax = 2;


export const updateOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOrderResponseDataDestinationAddressesItemZipMax = 5;


export const updateOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateOrderResponseDataDestinationAddressesItemLatMin = -90;
export const updateOrderResponseDataDestinationAddressesItemLatMax = 90;

export const updateOrderResponseDataDestinationAddressesItemLngMin = -180;
export const updateOrderResponseDataDestinationAddressesItemLngMax = 180;

export const updateOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const updateOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const updateOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const updateOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const updateOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const updateOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const updateOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const updateOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const updateOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const updateOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const updateOrderResponseDataDestinationAddressesMax = 5;


export const updateOrderResponseDataItemsItemNameMax = 80;

export const updateOrderResponseDataItemsItemQtyMax = 500;

export const updateOrderResponseDataItemsItemCuftMin = 0;
export const updateOrderResponseDataItemsItemCuftMax = 500;
export const updateOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const updateOrderResponseDataItemsItemWeightLbMin = 0;
export const updateOrderResponseDataItemsItemWeightLbMax = 5000;

export const updateOrderResponseDataItemsItemRoomMax = 40;

export const updateOrderResponseDataItemsMax = 200;

export const updateOrderResponseDataSpecialItemsMax = 7;

export const updateOrderResponseDataVolumeCuftMin = 0;
export const updateOrderResponseDataVolumeCuftMax = 20000;

export const updateOrderResponseDataWeightLbMin = 0;
export const updateOrderResponseDataWeightLbMax = 200000;

export const updateOrderResponseDataCrewRequirementsItemCountMax = 12;

export const updateOrderResponseDataCrewRequirementsMax = 4;


export const updateOrderResponseDataToolIdsMax = 24;

export const updateOrderResponseDataLanguagesMax = 3;


export const updateOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const updateOrderResponseDataVehicleRequirementsMax = 9;

export const updateOrderResponseDataOfferedRates1Min = 1500;
export const updateOrderResponseDataOfferedRates1Max = 15000;
export const updateOrderResponseDataOfferedRates1MultipleOf = 50;

export const updateOrderResponseDataOfferedRates2Min = 1500;
export const updateOrderResponseDataOfferedRates2Max = 15000;
export const updateOrderResponseDataOfferedRates2MultipleOf = 50;

export const updateOrderResponseDataOfferedRates3Min = 1500;
export const updateOrderResponseDataOfferedRates3Max = 15000;
export const updateOrderResponseDataOfferedRates3MultipleOf = 50;

export const updateOrderResponseDataOfferedRates4Min = 1500;
export const updateOrderResponseDataOfferedRates4Max = 15000;
export const updateOrderResponseDataOfferedRates4MultipleOf = 50;

export const updateOrderResponseDataMinPaidHoursMin = 0;
export const updateOrderResponseDataMinPaidHoursMax = 14;
export const updateOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const updateOrderResponseDataTravelPayMin = 0;
export const updateOrderResponseDataTravelPayMax = 100000;

export const updateOrderResponseDataCustomerQuoteMin = 0;
export const updateOrderResponseDataCustomerQuoteMax = 100000000;

export const updateOrderResponseDataCrewNotesMax = 2000;

export const updateOrderResponseDataOfficeNotesMax = 2000;



export const updateOrderResponseDataTimezoneMax = 64;

export const updateOrderResponseDataStopsCountMin = 0;

export const updateOrderResponseDataCrewSummaryRequiredMin = 0;

export const updateOrderResponseDataCrewSummaryAcceptedMin = 0;

export const updateOrderResponseDataCrewSummaryPendingMin = 0;

export const updateOrderResponseDataCrewSummaryCheckedInMin = 0;

export const updateOrderResponseDataCrewSummaryOpenItemCountMax = 12;

export const updateOrderResponseDataDistanceMilesMin = 0;


export const updateOrderResponseDataAttachmentsItemSizeMin = 0;

export const updateOrderResponseDataAttachmentsMax = 10;




export const UpdateOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(updateOrderResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(updateOrderResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(updateOrderResponseDataCustomerPrimaryPhoneMax).regex(updateOrderResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(updateOrderResponseDataCustomerSecondaryPhoneOneMax).regex(updateOrderResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(updateOrderResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(updateOrderResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(updateOrderResponseDataArrivalWindowMax).regex(updateOrderResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(updateOrderResponseDataEstimatedHoursMax).multipleOf(updateOrderResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(updateOrderResponseDataFlexibleDaysMin).max(updateOrderResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateOrderResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(updateOrderResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateOrderResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(updateOrderResponseDataPickUpAddressesItemStateMax).regex(updateOrderResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateOrderResponseDataPickUpAddressesItemZipMax).regex(updateOrderResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(updateOrderResponseDataPickUpAddressesItemLatMin).max(updateOrderResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(updateOrderResponseDataPickUpAddressesItemLngMin).max(updateOrderResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(updateOrderResponseDataPickUpAddressesItemFloorMin).max(updateOrderResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(updateOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(updateOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(updateOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(updateOrderResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(updateOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(updateOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(updateOrderResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(updateOrderResponseDataPickUpAddressesItemContactPhoneOneMax).regex(updateOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(updateOrderResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(updateOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateOrderResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(updateOrderResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateOrderResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(updateOrderResponseDataDestinationAddressesItemStateMax).regex(updateOrderResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateOrderResponseDataDestinationAddressesItemZipMax).regex(updateOrderResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(updateOrderResponseDataDestinationAddressesItemLatMin).max(updateOrderResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(updateOrderResponseDataDestinationAddressesItemLngMin).max(updateOrderResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(updateOrderResponseDataDestinationAddressesItemFloorMin).max(updateOrderResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(updateOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(updateOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(updateOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(updateOrderResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(updateOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(updateOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(updateOrderResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(updateOrderResponseDataDestinationAddressesItemContactPhoneOneMax).regex(updateOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(updateOrderResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(updateOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(updateOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(updateOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(updateOrderResponseDataItemsItemCuftMin).max(updateOrderResponseDataItemsItemCuftMax).multipleOf(updateOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(updateOrderResponseDataItemsItemWeightLbMin).max(updateOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(updateOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(updateOrderResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(updateOrderResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(updateOrderResponseDataVolumeCuftMin).max(updateOrderResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(updateOrderResponseDataWeightLbMin).max(updateOrderResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(updateOrderResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(updateOrderResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateOrderResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(updateOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(updateOrderResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(updateOrderResponseDataOfferedRates1Min).max(updateOrderResponseDataOfferedRates1Max).multipleOf(updateOrderResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(updateOrderResponseDataOfferedRates2Min).max(updateOrderResponseDataOfferedRates2Max).multipleOf(updateOrderResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(updateOrderResponseDataOfferedRates3Min).max(updateOrderResponseDataOfferedRates3Max).multipleOf(updateOrderResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(updateOrderResponseDataOfferedRates4Min).max(updateOrderResponseDataOfferedRates4Max).multipleOf(updateOrderResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(updateOrderResponseDataMinPaidHoursMin).max(updateOrderResponseDataMinPaidHoursMax).multipleOf(updateOrderResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(updateOrderResponseDataTravelPayMin).max(updateOrderResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(updateOrderResponseDataCustomerQuoteMin).max(updateOrderResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(updateOrderResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(updateOrderResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateOrderResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(updateOrderResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(updateOrderResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(updateOrderResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(updateOrderResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(updateOrderResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOrderResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(updateOrderResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(updateOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(updateOrderResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Delete an order that is not formed
 */



export const DeleteOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const deleteOrderHeaderIdempotencyKeyMin = 8;
export const deleteOrderHeaderIdempotencyKeyMax = 64;



export const DeleteOrderHeader = zod.object({
  "Idempotency-Key": zod.string().min(deleteOrderHeaderIdempotencyKeyMin).max(deleteOrderHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const DeleteOrderResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The card of an order
 */



export const GetOrderCardParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})



export const getOrderCardResponseDataCustomerPrimaryPhoneMax = 10;


export const getOrderCardResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderCardResponseDataArrivalWindowMax = 13;


export const getOrderCardResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderCardResponseDataTimezoneMax = 64;

export const getOrderCardResponseDataStopsCountMin = 0;

export const getOrderCardResponseDataVolumeCuftMin = 0;

export const getOrderCardResponseDataCrewRequirementsItemCountMax = 12;


export const getOrderCardResponseDataVehicleRequirementsItemCountMax = 10;

export const getOrderCardResponseDataCrewSummaryRequiredMin = 0;

export const getOrderCardResponseDataCrewSummaryAcceptedMin = 0;

export const getOrderCardResponseDataCrewSummaryPendingMin = 0;

export const getOrderCardResponseDataCrewSummaryCheckedInMin = 0;

export const getOrderCardResponseDataCrewSummaryOpenItemCountMax = 12;


export const getOrderCardResponseDataCrewItemStarsMax = 5;


export const getOrderCardResponseDataPayoutTotalMin = 0;



export const GetOrderCardResponse = zod.strictObject({
  "data": zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "customer_primary_phone": zod.string().max(getOrderCardResponseDataCustomerPrimaryPhoneMax).regex(getOrderCardResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable().describe('Last day of a multi-day job.'),
  "arrival_window": zod.string().max(getOrderCardResponseDataArrivalWindowMax).regex(getOrderCardResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOrderCardResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops_count": zod.int().min(getOrderCardResponseDataStopsCountMin),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "volume_cuft": zod.int().min(getOrderCardResponseDataVolumeCuftMin),
  "estimated_hours": zod.number().describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderCardResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderCardResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOrderCardResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOrderCardResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOrderCardResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOrderCardResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderCardResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "crew": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "stars": zod.int().min(1).max(getOrderCardResponseDataCrewItemStarsMax).nullable()
}).describe('An invited person; stars once rated.')),
  "missing": zod.array(zod.string()).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string(),
  "version": zod.int().min(1),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_by": zod.string().nullable(),
  "cancel_reason": zod.string().nullable(),
  "actual_hours": zod.number().nullable().describe('Hours on site.'),
  "payout_total": zod.int().min(getOrderCardResponseDataPayoutTotalMin).nullable().describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary All details of an order
 */



export const GetOrderDetailParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const getOrderDetailQueryMoverMin = 0;
export const getOrderDetailQueryMoverMax = 1;

export const getOrderDetailQueryMovingTeamMin = 0;
export const getOrderDetailQueryMovingTeamMax = 1;



export const GetOrderDetailQueryParams = zod.object({
  "mover": zod.coerce.number().int().min(getOrderDetailQueryMoverMin).max(getOrderDetailQueryMoverMax).optional().describe('1 adds the company.'),
  "moving_team": zod.coerce.number().int().min(getOrderDetailQueryMovingTeamMin).max(getOrderDetailQueryMovingTeamMax).optional().describe('1 adds the crew.')
})

export const getOrderDetailResponseDataOrderCustomerNameMax = 50;

export const getOrderDetailResponseDataOrderCustomerLastNameMax = 50;

export const getOrderDetailResponseDataOrderCustomerPrimaryPhoneMax = 10;


export const getOrderDetailResponseDataOrderCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneMax = 10;


export const getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getOrderDetailResponseDataOrderCustomerEmailOneMax = 254;

export const getOrderDetailResponseDataOrderCompanyNameMax = 100;

export const getOrderDetailResponseDataOrderArrivalWindowMax = 13;


export const getOrderDetailResponseDataOrderArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderDetailResponseDataOrderEstimatedHoursMax = 14;
export const getOrderDetailResponseDataOrderEstimatedHoursMultipleOf = 0.5;

export const getOrderDetailResponseDataOrderFlexibleDaysMin = 0;
export const getOrderDetailResponseDataOrderFlexibleDaysMax = 14;

export const getOrderDetailResponseDataOrderPickUpAddressesItemAddressLineMax = 120;

export const getOrderDetailResponseDataOrderPickUpAddressesItemUnitMax = 20;

export const getOrderDetailResponseDataOrderPickUpAddressesItemCityMax = 60;

export const getOrderDetailResponseDataOrderPickUpAddressesItemStateMax = 2;


export const getOrderDetailResponseDataOrderPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemZipMax = 5;


export const getOrderDetailResponseDataOrderPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemLatMin = -90;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLatMax = 90;

export const getOrderDetailResponseDataOrderPickUpAddressesItemLngMin = -180;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLngMax = 180;

export const getOrderDetailResponseDataOrderPickUpAddressesItemFloorMin = 0;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFloorMax = 30;

export const getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMin = 0;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMax = 10;

export const getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneMax = 13;


export const getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMin = 0;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMax = 1000;

export const getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMin = 8;
export const getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMax = 60;

export const getOrderDetailResponseDataOrderPickUpAddressesItemContactNameMax = 100;

export const getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneMax = 10;


export const getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemAccessNotesMax = 500;

export const getOrderDetailResponseDataOrderPickUpAddressesMax = 5;

export const getOrderDetailResponseDataOrderDestinationAddressesItemAddressLineMax = 120;

export const getOrderDetailResponseDataOrderDestinationAddressesItemUnitMax = 20;

export const getOrderDetailResponseDataOrderDestinationAddressesItemCityMax = 60;

export const getOrderDetailResponseDataOrderDestinationAddressesItemStateMax = 2;


export const getOrderDetailResponseDataOrderDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemZipMax = 5;


export const getOrderDetailResponseDataOrderDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemLatMin = -90;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLatMax = 90;

export const getOrderDetailResponseDataOrderDestinationAddressesItemLngMin = -180;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLngMax = 180;

export const getOrderDetailResponseDataOrderDestinationAddressesItemFloorMin = 0;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFloorMax = 30;

export const getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMin = 0;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMax = 10;

export const getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneMax = 13;


export const getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMin = 0;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMax = 1000;

export const getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMin = 8;
export const getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMax = 60;

export const getOrderDetailResponseDataOrderDestinationAddressesItemContactNameMax = 100;

export const getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneMax = 10;


export const getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemAccessNotesMax = 500;

export const getOrderDetailResponseDataOrderDestinationAddressesMax = 5;


export const getOrderDetailResponseDataOrderItemsItemNameMax = 80;

export const getOrderDetailResponseDataOrderItemsItemQtyMax = 500;

export const getOrderDetailResponseDataOrderItemsItemCuftMin = 0;
export const getOrderDetailResponseDataOrderItemsItemCuftMax = 500;
export const getOrderDetailResponseDataOrderItemsItemCuftMultipleOf = 0.5;

export const getOrderDetailResponseDataOrderItemsItemWeightLbMin = 0;
export const getOrderDetailResponseDataOrderItemsItemWeightLbMax = 5000;

export const getOrderDetailResponseDataOrderItemsItemRoomMax = 40;

export const getOrderDetailResponseDataOrderItemsMax = 200;

export const getOrderDetailResponseDataOrderSpecialItemsMax = 7;

export const getOrderDetailResponseDataOrderVolumeCuftMin = 0;
export const getOrderDetailResponseDataOrderVolumeCuftMax = 20000;

export const getOrderDetailResponseDataOrderWeightLbMin = 0;
export const getOrderDetailResponseDataOrderWeightLbMax = 200000;

export const getOrderDetailResponseDataOrderCrewRequirementsItemCountMax = 12;

export const getOrderDetailResponseDataOrderCrewRequirementsMax = 4;


export const getOrderDetailResponseDataOrderToolIdsMax = 24;

export const getOrderDetailResponseDataOrderLanguagesMax = 3;


export const getOrderDetailResponseDataOrderVehicleRequirementsItemCountMax = 10;

export const getOrderDetailResponseDataOrderVehicleRequirementsMax = 9;

export const getOrderDetailResponseDataOrderOfferedRates1Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRates1Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRates1MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRates2Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRates2Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRates2MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRates3Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRates3Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRates3MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRates4Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRates4Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRates4MultipleOf = 50;

export const getOrderDetailResponseDataOrderMinPaidHoursMin = 0;
export const getOrderDetailResponseDataOrderMinPaidHoursMax = 14;
export const getOrderDetailResponseDataOrderMinPaidHoursMultipleOf = 0.5;

export const getOrderDetailResponseDataOrderTravelPayMin = 0;
export const getOrderDetailResponseDataOrderTravelPayMax = 100000;

export const getOrderDetailResponseDataOrderCustomerQuoteMin = 0;
export const getOrderDetailResponseDataOrderCustomerQuoteMax = 100000000;

export const getOrderDetailResponseDataOrderCrewNotesMax = 2000;

export const getOrderDetailResponseDataOrderOfficeNotesMax = 2000;



export const getOrderDetailResponseDataOrderTimezoneMax = 64;

export const getOrderDetailResponseDataOrderStopsCountMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryRequiredMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryAcceptedMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryPendingMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryCheckedInMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryOpenItemCountMax = 12;

export const getOrderDetailResponseDataOrderDistanceMilesMin = 0;


export const getOrderDetailResponseDataOrderAttachmentsItemSizeMin = 0;

export const getOrderDetailResponseDataOrderAttachmentsMax = 10;


export const getOrderDetailResponseDataMoverOnePhoneMax = 10;


export const getOrderDetailResponseDataMoverOnePhoneRegExp = new RegExp('^[0-9]{10}$');



export const getOrderDetailResponseDataMovingTeamItemHourlyRateMin = 0;

export const getOrderDetailResponseDataMovingTeamItemAttendanceItemMilesAwayMin = 0;

export const getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMin = 10;
export const getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMax = 45;
export const getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMultipleOf = 5;

export const getOrderDetailResponseDataSlotsItemRequiredMin = 0;

export const getOrderDetailResponseDataSlotsItemAcceptedMin = 0;

export const getOrderDetailResponseDataSlotsItemPendingMin = 0;


export const getOrderDetailResponseDataCompletionOneBreakMinutesMin = 0;

export const getOrderDetailResponseDataCompletionOneActualHoursMin = 0;

export const getOrderDetailResponseDataCompletionOneTipsTotalMin = 0;

export const getOrderDetailResponseDataCompletionOnePayoutTotalMin = 0;



export const getOrderDetailResponseDataCompletionOneLinesItemPaidHoursMin = 0;

export const getOrderDetailResponseDataCompletionOneLinesItemHourlyRateMin = 0;

export const getOrderDetailResponseDataCompletionOneLinesItemTravelPayMin = 0;

export const getOrderDetailResponseDataCompletionOneLinesItemBonusMin = 0;

export const getOrderDetailResponseDataCompletionOneLinesItemTipMin = 0;

export const getOrderDetailResponseDataCompletionOneLinesItemTotalMin = 0;

export const getOrderDetailResponseDataCompletionOneLinesItemRatingOneStarsMax = 5;

export const getOrderDetailResponseDataCompletionOneLinesItemRatingOneTagsItemMax = 30;

export const getOrderDetailResponseDataCompletionOneLinesItemRatingOneTagsMax = 10;

export const getOrderDetailResponseDataCompletionOneLinesItemRatingOneCommentMax = 500;

export const getOrderDetailResponseDataCompletionOneIssuesItemTextMax = 500;


export const getOrderDetailResponseDataCompletionOneIssuesItemPhotoIdsMax = 10;



export const getOrderDetailResponseDataShowUpPayItemPaidHoursMin = 0;

export const getOrderDetailResponseDataShowUpPayItemHourlyRateMin = 0;

export const getOrderDetailResponseDataShowUpPayItemTravelPayMin = 0;

export const getOrderDetailResponseDataShowUpPayItemBonusMin = 0;

export const getOrderDetailResponseDataShowUpPayItemTipMin = 0;

export const getOrderDetailResponseDataShowUpPayItemTotalMin = 0;

export const getOrderDetailResponseDataShowUpPayItemRatingOneStarsMax = 5;

export const getOrderDetailResponseDataShowUpPayItemRatingOneTagsItemMax = 30;

export const getOrderDetailResponseDataShowUpPayItemRatingOneTagsMax = 10;

export const getOrderDetailResponseDataShowUpPayItemRatingOneCommentMax = 500;



export const GetOrderDetailResponse = zod.strictObject({
  "data": zod.strictObject({
  "order": zod.strictObject({
  "customer_name": zod.string().max(getOrderDetailResponseDataOrderCustomerNameMax),
  "customer_last_name": zod.string().max(getOrderDetailResponseDataOrderCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(getOrderDetailResponseDataOrderCustomerPrimaryPhoneMax).regex(getOrderDetailResponseDataOrderCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneMax).regex(getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(getOrderDetailResponseDataOrderCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(getOrderDetailResponseDataOrderCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(getOrderDetailResponseDataOrderArrivalWindowMax).regex(getOrderDetailResponseDataOrderArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(getOrderDetailResponseDataOrderEstimatedHoursMax).multipleOf(getOrderDetailResponseDataOrderEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(getOrderDetailResponseDataOrderFlexibleDaysMin).max(getOrderDetailResponseDataOrderFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderDetailResponseDataOrderPickUpAddressesItemCityMax),
  "state": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemStateMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemZipMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(getOrderDetailResponseDataOrderPickUpAddressesItemLatMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(getOrderDetailResponseDataOrderPickUpAddressesItemLngMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemFloorMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(getOrderDetailResponseDataOrderPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderDetailResponseDataOrderDestinationAddressesItemCityMax),
  "state": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemStateMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemZipMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(getOrderDetailResponseDataOrderDestinationAddressesItemLatMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(getOrderDetailResponseDataOrderDestinationAddressesItemLngMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemFloorMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(getOrderDetailResponseDataOrderDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(getOrderDetailResponseDataOrderItemsItemNameMax),
  "qty": zod.int().min(1).max(getOrderDetailResponseDataOrderItemsItemQtyMax),
  "cuft": zod.number().min(getOrderDetailResponseDataOrderItemsItemCuftMin).max(getOrderDetailResponseDataOrderItemsItemCuftMax).multipleOf(getOrderDetailResponseDataOrderItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(getOrderDetailResponseDataOrderItemsItemWeightLbMin).max(getOrderDetailResponseDataOrderItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(getOrderDetailResponseDataOrderItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(getOrderDetailResponseDataOrderItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(getOrderDetailResponseDataOrderSpecialItemsMax),
  "volume_cuft": zod.int().min(getOrderDetailResponseDataOrderVolumeCuftMin).max(getOrderDetailResponseDataOrderVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(getOrderDetailResponseDataOrderWeightLbMin).max(getOrderDetailResponseDataOrderWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderDetailResponseDataOrderCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(getOrderDetailResponseDataOrderCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(getOrderDetailResponseDataOrderToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getOrderDetailResponseDataOrderLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderDetailResponseDataOrderVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(getOrderDetailResponseDataOrderVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(getOrderDetailResponseDataOrderOfferedRates1Min).max(getOrderDetailResponseDataOrderOfferedRates1Max).multipleOf(getOrderDetailResponseDataOrderOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(getOrderDetailResponseDataOrderOfferedRates2Min).max(getOrderDetailResponseDataOrderOfferedRates2Max).multipleOf(getOrderDetailResponseDataOrderOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(getOrderDetailResponseDataOrderOfferedRates3Min).max(getOrderDetailResponseDataOrderOfferedRates3Max).multipleOf(getOrderDetailResponseDataOrderOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(getOrderDetailResponseDataOrderOfferedRates4Min).max(getOrderDetailResponseDataOrderOfferedRates4Max).multipleOf(getOrderDetailResponseDataOrderOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(getOrderDetailResponseDataOrderMinPaidHoursMin).max(getOrderDetailResponseDataOrderMinPaidHoursMax).multipleOf(getOrderDetailResponseDataOrderMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(getOrderDetailResponseDataOrderTravelPayMin).max(getOrderDetailResponseDataOrderTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(getOrderDetailResponseDataOrderCustomerQuoteMin).max(getOrderDetailResponseDataOrderCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(getOrderDetailResponseDataOrderCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(getOrderDetailResponseDataOrderOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOrderDetailResponseDataOrderTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(getOrderDetailResponseDataOrderStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderDetailResponseDataOrderCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(getOrderDetailResponseDataOrderDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(getOrderDetailResponseDataOrderAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(getOrderDetailResponseDataOrderAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "mover": zod.union([zod.strictObject({
  "company": zod.string(),
  "branch": zod.string(),
  "contact_name": zod.string(),
  "phone": zod.string().max(getOrderDetailResponseDataMoverOnePhoneMax).regex(getOrderDetailResponseDataMoverOnePhoneRegExp).describe('Ten digits.'),
  "rating": zod.number().nullable()
}).describe('The company as a helper sees it.'),zod.null()]),
  "moving_team": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "hourly_rate": zod.int().min(getOrderDetailResponseDataMovingTeamItemHourlyRateMin).nullable().describe('Cents; null for callers who may not see it.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "phone": zod.string().nullable(),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getOrderDetailResponseDataMovingTeamItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).optional().describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMin).max(getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMax).multipleOf(getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')).nullable(),
  "slots": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "required": zod.int().min(getOrderDetailResponseDataSlotsItemRequiredMin),
  "accepted": zod.int().min(getOrderDetailResponseDataSlotsItemAcceptedMin),
  "pending": zod.int().min(getOrderDetailResponseDataSlotsItemPendingMin)
})),
  "timeline": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.string(),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "actor": zod.string().nullable(),
  "text": zod.string(),
  "fields": zod.array(zod.string()).describe('Names of the changed fields.')
}).describe('An event in the history of an order.')),
  "completion": zod.union([zod.strictObject({
  "actual_start_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "actual_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "break_minutes": zod.int().min(getOrderDetailResponseDataCompletionOneBreakMinutesMin),
  "actual_hours": zod.number().min(getOrderDetailResponseDataCompletionOneActualHoursMin),
  "tips_total": zod.int().min(getOrderDetailResponseDataCompletionOneTipsTotalMin).describe('Cents.'),
  "payout_total": zod.int().min(getOrderDetailResponseDataCompletionOnePayoutTotalMin).describe('Cents.'),
  "lines": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getOrderDetailResponseDataCompletionOneLinesItemPaidHoursMin).describe('Of a flat job the estimated hours, of a canceled job the granted ones, else those worked.'),
  "hourly_rate": zod.int().min(getOrderDetailResponseDataCompletionOneLinesItemHourlyRateMin).describe('Cents per hour.'),
  "travel_pay": zod.int().min(getOrderDetailResponseDataCompletionOneLinesItemTravelPayMin).describe('Cents.'),
  "bonus": zod.int().min(getOrderDetailResponseDataCompletionOneLinesItemBonusMin).describe('Cents.'),
  "tip": zod.int().min(getOrderDetailResponseDataCompletionOneLinesItemTipMin).describe('Cents.'),
  "no_show": zod.boolean(),
  "total": zod.int().min(getOrderDetailResponseDataCompletionOneLinesItemTotalMin).describe('Cents.'),
  "rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(getOrderDetailResponseDataCompletionOneLinesItemRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getOrderDetailResponseDataCompletionOneLinesItemRatingOneTagsItemMax)).max(getOrderDetailResponseDataCompletionOneLinesItemRatingOneTagsMax).optional(),
  "comment": zod.string().max(getOrderDetailResponseDataCompletionOneLinesItemRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]),
  "work_again_at": zod.iso.datetime({"offset":false}).optional().describe('When the answer on working together again last changed; absent if it is as completed.')
}).describe('Pay of one person.')),
  "issues": zod.array(zod.strictObject({
  "type": zod.enum(['damage', 'delay', 'access', 'injury', 'other']),
  "text": zod.string().min(1).max(getOrderDetailResponseDataCompletionOneIssuesItemTextMax),
  "photo_ids": zod.array(zod.int().min(1)).max(getOrderDetailResponseDataCompletionOneIssuesItemPhotoIdsMax).optional().describe('Pictures among the files of the order.')
})),
  "customer_signature_name": zod.string().nullable(),
  "notes": zod.string()
}).describe('Hours, pay and ratings of a completed job.'),zod.null()]),
  "cancel_reason": zod.string().nullable(),
  "cancel_comment": zod.string().nullable(),
  "show_up_pay_hours": zod.union([zod.literal(0),zod.literal(2),zod.literal(4)]),
  "show_up_pay": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "paid_hours": zod.number().min(getOrderDetailResponseDataShowUpPayItemPaidHoursMin).describe('Of a flat job the estimated hours, of a canceled job the granted ones, else those worked.'),
  "hourly_rate": zod.int().min(getOrderDetailResponseDataShowUpPayItemHourlyRateMin).describe('Cents per hour.'),
  "travel_pay": zod.int().min(getOrderDetailResponseDataShowUpPayItemTravelPayMin).describe('Cents.'),
  "bonus": zod.int().min(getOrderDetailResponseDataShowUpPayItemBonusMin).describe('Cents.'),
  "tip": zod.int().min(getOrderDetailResponseDataShowUpPayItemTipMin).describe('Cents.'),
  "no_show": zod.boolean(),
  "total": zod.int().min(getOrderDetailResponseDataShowUpPayItemTotalMin).describe('Cents.'),
  "rating": zod.union([zod.strictObject({
  "stars": zod.int().min(1).max(getOrderDetailResponseDataShowUpPayItemRatingOneStarsMax),
  "tags": zod.array(zod.string().max(getOrderDetailResponseDataShowUpPayItemRatingOneTagsItemMax)).max(getOrderDetailResponseDataShowUpPayItemRatingOneTagsMax).optional(),
  "comment": zod.string().max(getOrderDetailResponseDataShowUpPayItemRatingOneCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}),zod.null()]),
  "work_again_at": zod.iso.datetime({"offset":false}).optional().describe('When the answer on working together again last changed; absent if it is as completed.')
}).describe('Pay of one person.')).nullable().describe('Show-up pay of everyone who had accepted the job when it was canceled; null for other jobs. A helper sees their own only.')
}).describe('An order with its crew, company, history and pay.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Nothing is changed. The same rules decide as for a change of the order.
 * @summary People affected by a new time
 */



export const CheckMoveParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const checkMoveBodyArrivalWindowMax = 13;


export const checkMoveBodyArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const checkMoveBodyEstimatedHoursMax = 14;
export const checkMoveBodyEstimatedHoursMultipleOf = 0.5;



export const CheckMoveBody = zod.object({
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "end_date": zod.iso.date().nullish().describe('Of a multi-day job.'),
  "arrival_window": zod.string().max(checkMoveBodyArrivalWindowMax).regex(checkMoveBodyArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "estimated_hours": zod.number().min(1).max(checkMoveBodyEstimatedHoursMax).multipleOf(checkMoveBodyEstimatedHoursMultipleOf).describe('Of each day of the job.')
}).describe('The new time of an order, as in the order itself.')









export const CheckMoveResponse = zod.strictObject({
  "data": zod.strictObject({
  "version": zod.int().min(1).describe('The version of the order that was checked.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "affected": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "invitation_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "default": zod.enum(['notify', 'reconfirm']).describe('What happens when the office does not choose. `reconfirm` asks those who accepted again, and sends an invitation that is not answered again.')
}).describe('A person with an open invitation whom the new time affects.')),
  "conflicts": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "order_id": zod.int().min(1).nullable().describe('The other job; null for one of another branch.'),
  "number": zod.string().nullable(),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "own_starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "own_ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('Two jobs of one person, or a job outside their hours. Of a job of another branch or company only the times are known.')).describe('Hard ones first.')
}).describe('People affected by a new time. A hard conflict blocks the move unless it is overridden.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Cancel an order
 */



export const CancelOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const cancelOrderHeaderIdempotencyKeyMin = 8;
export const cancelOrderHeaderIdempotencyKeyMax = 64;



export const CancelOrderHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelOrderHeaderIdempotencyKeyMin).max(cancelOrderHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const cancelOrderBodyCommentMax = 500;

export const cancelOrderBodyNotifyCrewDefault = true;

export const CancelOrderBody = zod.object({
  "reason": zod.enum(['customer_cancelled', 'customer_rescheduled', 'duplicate', 'crew_unavailable', 'truck_unavailable', 'weather', 'building_access', 'payment_issue', 'other']),
  "comment": zod.string().max(cancelOrderBodyCommentMax).optional(),
  "notify_crew": zod.boolean().default(cancelOrderBodyNotifyCrewDefault),
  "show_up_pay_hours": zod.union([zod.literal(0),zod.literal(2),zod.literal(4)]).optional()
})

export const cancelOrderResponseDataCustomerNameMax = 50;

export const cancelOrderResponseDataCustomerLastNameMax = 50;

export const cancelOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const cancelOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const cancelOrderResponseDataCustomerSecondaryPhoneOneMax = 10;


export const cancelOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const cancelOrderResponseDataCustomerEmailOneMax = 254;

export const cancelOrderResponseDataCompanyNameMax = 100;

export const cancelOrderResponseDataArrivalWindowMax = 13;


export const cancelOrderResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const cancelOrderResponseDataEstimatedHoursMax = 14;
export const cancelOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const cancelOrderResponseDataFlexibleDaysMin = 0;
export const cancelOrderResponseDataFlexibleDaysMax = 14;

export const cancelOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const cancelOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const cancelOrderResponseDataPickUpAddressesItemCityMax = 60;

export const cancelOrderResponseDataPickUpAddressesItemStateMax = 2;


export const cancelOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const cancelOrderResponseDataPickUpAddressesItemZipMax = 5;


export const cancelOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const cancelOrderResponseDataPickUpAddressesItemLatMin = -90;
export const cancelOrderResponseDataPickUpAddressesItemLatMax = 90;

export const cancelOrderResponseDataPickUpAddressesItemLngMin = -180;
export const cancelOrderResponseDataPickUpAddressesItemLngMax = 180;

export const cancelOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const cancelOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const cancelOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const cancelOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const cancelOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const cancelOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const cancelOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const cancelOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const cancelOrderResponseDataPickUpAddressesMax = 5;

export const cancelOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const cancelOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const cancelOrderResponseDataDestinationAddressesItemCityMax = 60;

export const cancelOrderResponseDataDestinationAddressesItemStateMax = 2;


export const cancelOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const cancelOrderResponseDataDestinationAddressesItemZipMax = 5;


export const cancelOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const cancelOrderResponseDataDestinationAddressesItemLatMin = -90;
export const cancelOrderResponseDataDestinationAddressesItemLatMax = 90;

export const cancelOrderResponseDataDestinationAddressesItemLngMin = -180;
export const cancelOrderResponseDataDestinationAddressesItemLngMax = 180;

export const cancelOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const cancelOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const cancelOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const cancelOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const cancelOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const cancelOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const cancelOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const cancelOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const cancelOrderResponseDataDestinationAddressesMax = 5;


export const cancelOrderResponseDataItemsItemNameMax = 80;

export const cancelOrderResponseDataItemsItemQtyMax = 500;

export const cancelOrderResponseDataItemsItemCuftMin = 0;
export const cancelOrderResponseDataItemsItemCuftMax = 500;
export const cancelOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const cancelOrderResponseDataItemsItemWeightLbMin = 0;
export const cancelOrderResponseDataItemsItemWeightLbMax = 5000;

export const cancelOrderResponseDataItemsItemRoomMax = 40;

export const cancelOrderResponseDataItemsMax = 200;

export const cancelOrderResponseDataSpecialItemsMax = 7;

export const cancelOrderResponseDataVolumeCuftMin = 0;
export const cancelOrderResponseDataVolumeCuftMax = 20000;

export const cancelOrderResponseDataWeightLbMin = 0;
export const cancelOrderResponseDataWeightLbMax = 200000;

export const cancelOrderResponseDataCrewRequirementsItemCountMax = 12;

export const cancelOrderResponseDataCrewRequirementsMax = 4;


export const cancelOrderResponseDataToolIdsMax = 24;

export const cancelOrderResponseDataLanguagesMax = 3;


export const cancelOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const cancelOrderResponseDataVehicleRequirementsMax = 9;

export const cancelOrderResponseDataOfferedRates1Min = 1500;
export const cancelOrderResponseDataOfferedRates1Max = 15000;
export const cancelOrderResponseDataOfferedRates1MultipleOf = 50;

export const cancelOrderResponseDataOfferedRates2Min = 1500;
export const cancelOrderResponseDataOfferedRates2Max = 15000;
export const cancelOrderResponseDataOfferedRates2MultipleOf = 50;

export const cancelOrderResponseDataOfferedRates3Min = 1500;
export const cancelOrderResponseDataOfferedRates3Max = 15000;
export const cancelOrderResponseDataOfferedRates3MultipleOf = 50;

export const cancelOrderResponseDataOfferedRates4Min = 1500;
export const cancelOrderResponseDataOfferedRates4Max = 15000;
export const cancelOrderResponseDataOfferedRates4MultipleOf = 50;

export const cancelOrderResponseDataMinPaidHoursMin = 0;
export const cancelOrderResponseDataMinPaidHoursMax = 14;
export const cancelOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const cancelOrderResponseDataTravelPayMin = 0;
export const cancelOrderResponseDataTravelPayMax = 100000;

export const cancelOrderResponseDataCustomerQuoteMin = 0;
export const cancelOrderResponseDataCustomerQuoteMax = 100000000;

export const cancelOrderResponseDataCrewNotesMax = 2000;

export const cancelOrderResponseDataOfficeNotesMax = 2000;



export const cancelOrderResponseDataTimezoneMax = 64;

export const cancelOrderResponseDataStopsCountMin = 0;

export const cancelOrderResponseDataCrewSummaryRequiredMin = 0;

export const cancelOrderResponseDataCrewSummaryAcceptedMin = 0;

export const cancelOrderResponseDataCrewSummaryPendingMin = 0;

export const cancelOrderResponseDataCrewSummaryCheckedInMin = 0;

export const cancelOrderResponseDataCrewSummaryOpenItemCountMax = 12;

export const cancelOrderResponseDataDistanceMilesMin = 0;


export const cancelOrderResponseDataAttachmentsItemSizeMin = 0;

export const cancelOrderResponseDataAttachmentsMax = 10;




export const CancelOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(cancelOrderResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(cancelOrderResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(cancelOrderResponseDataCustomerPrimaryPhoneMax).regex(cancelOrderResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(cancelOrderResponseDataCustomerSecondaryPhoneOneMax).regex(cancelOrderResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(cancelOrderResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(cancelOrderResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(cancelOrderResponseDataArrivalWindowMax).regex(cancelOrderResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(cancelOrderResponseDataEstimatedHoursMax).multipleOf(cancelOrderResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(cancelOrderResponseDataFlexibleDaysMin).max(cancelOrderResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(cancelOrderResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(cancelOrderResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(cancelOrderResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(cancelOrderResponseDataPickUpAddressesItemStateMax).regex(cancelOrderResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(cancelOrderResponseDataPickUpAddressesItemZipMax).regex(cancelOrderResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(cancelOrderResponseDataPickUpAddressesItemLatMin).max(cancelOrderResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(cancelOrderResponseDataPickUpAddressesItemLngMin).max(cancelOrderResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(cancelOrderResponseDataPickUpAddressesItemFloorMin).max(cancelOrderResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(cancelOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(cancelOrderResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(cancelOrderResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(cancelOrderResponseDataPickUpAddressesItemContactPhoneOneMax).regex(cancelOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(cancelOrderResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(cancelOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(cancelOrderResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(cancelOrderResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(cancelOrderResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(cancelOrderResponseDataDestinationAddressesItemStateMax).regex(cancelOrderResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(cancelOrderResponseDataDestinationAddressesItemZipMax).regex(cancelOrderResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(cancelOrderResponseDataDestinationAddressesItemLatMin).max(cancelOrderResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(cancelOrderResponseDataDestinationAddressesItemLngMin).max(cancelOrderResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(cancelOrderResponseDataDestinationAddressesItemFloorMin).max(cancelOrderResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(cancelOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(cancelOrderResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(cancelOrderResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(cancelOrderResponseDataDestinationAddressesItemContactPhoneOneMax).regex(cancelOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(cancelOrderResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(cancelOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(cancelOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(cancelOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(cancelOrderResponseDataItemsItemCuftMin).max(cancelOrderResponseDataItemsItemCuftMax).multipleOf(cancelOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(cancelOrderResponseDataItemsItemWeightLbMin).max(cancelOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(cancelOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(cancelOrderResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(cancelOrderResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(cancelOrderResponseDataVolumeCuftMin).max(cancelOrderResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(cancelOrderResponseDataWeightLbMin).max(cancelOrderResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(cancelOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(cancelOrderResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(cancelOrderResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(cancelOrderResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(cancelOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(cancelOrderResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(cancelOrderResponseDataOfferedRates1Min).max(cancelOrderResponseDataOfferedRates1Max).multipleOf(cancelOrderResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(cancelOrderResponseDataOfferedRates2Min).max(cancelOrderResponseDataOfferedRates2Max).multipleOf(cancelOrderResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(cancelOrderResponseDataOfferedRates3Min).max(cancelOrderResponseDataOfferedRates3Max).multipleOf(cancelOrderResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(cancelOrderResponseDataOfferedRates4Min).max(cancelOrderResponseDataOfferedRates4Max).multipleOf(cancelOrderResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(cancelOrderResponseDataMinPaidHoursMin).max(cancelOrderResponseDataMinPaidHoursMax).multipleOf(cancelOrderResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(cancelOrderResponseDataTravelPayMin).max(cancelOrderResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(cancelOrderResponseDataCustomerQuoteMin).max(cancelOrderResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(cancelOrderResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(cancelOrderResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(cancelOrderResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(cancelOrderResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(cancelOrderResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(cancelOrderResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(cancelOrderResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(cancelOrderResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(cancelOrderResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(cancelOrderResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(cancelOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(cancelOrderResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Complete an order with hours and pay
 */



export const CompleteOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const completeOrderHeaderIdempotencyKeyMin = 8;
export const completeOrderHeaderIdempotencyKeyMax = 64;



export const CompleteOrderHeader = zod.object({
  "Idempotency-Key": zod.string().min(completeOrderHeaderIdempotencyKeyMin).max(completeOrderHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const completeOrderBodyBreakMinutesMin = 0;
export const completeOrderBodyBreakMinutesMax = 480;


export const completeOrderBodyCrewItemHoursMin = 0;
export const completeOrderBodyCrewItemHoursMax = 72;
export const completeOrderBodyCrewItemHoursMultipleOf = 0.01;

export const completeOrderBodyCrewItemHourlyRateMin = 1500;
export const completeOrderBodyCrewItemHourlyRateMax = 15000;

export const completeOrderBodyCrewItemBonusMin = 0;
export const completeOrderBodyCrewItemBonusMax = 1000000;

export const completeOrderBodyCrewItemTipMin = 0;
export const completeOrderBodyCrewItemTipMax = 1000000;

export const completeOrderBodyCrewItemRatingStarsMax = 5;

export const completeOrderBodyCrewItemRatingTagsItemMax = 30;

export const completeOrderBodyCrewItemRatingTagsMax = 10;

export const completeOrderBodyCrewItemRatingCommentMax = 500;

export const completeOrderBodyCrewMax = 12;

export const completeOrderBodyTipsTotalMin = 0;
export const completeOrderBodyTipsTotalMax = 1000000;

export const completeOrderBodyIssuesItemTextMax = 500;


export const completeOrderBodyIssuesItemPhotoIdsMax = 10;

export const completeOrderBodyIssuesMax = 20;

export const completeOrderBodyCustomerSignatureNameMax = 100;

export const completeOrderBodyNotesMax = 2000;



export const CompleteOrderBody = zod.object({
  "actual_start_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "actual_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "break_minutes": zod.int().min(completeOrderBodyBreakMinutesMin).max(completeOrderBodyBreakMinutesMax).optional().describe('On all days in total.'),
  "rounding": zod.enum(['quarter_up', 'quarter_nearest', 'none']).optional(),
  "crew": zod.array(zod.object({
  "invitation_id": zod.int().min(1),
  "hours": zod.number().min(completeOrderBodyCrewItemHoursMin).max(completeOrderBodyCrewItemHoursMax).multipleOf(completeOrderBodyCrewItemHoursMultipleOf).describe('On all days of the job; no more than the crew was on site.'),
  "hourly_rate": zod.int().min(completeOrderBodyCrewItemHourlyRateMin).max(completeOrderBodyCrewItemHourlyRateMax).describe('The rate of the invitation.'),
  "bonus": zod.int().min(completeOrderBodyCrewItemBonusMin).max(completeOrderBodyCrewItemBonusMax).optional().describe('Cents.'),
  "tip": zod.int().min(completeOrderBodyCrewItemTipMin).max(completeOrderBodyCrewItemTipMax).optional().describe('Cents.'),
  "no_show": zod.boolean().optional(),
  "rating": zod.object({
  "stars": zod.int().min(1).max(completeOrderBodyCrewItemRatingStarsMax),
  "tags": zod.array(zod.string().max(completeOrderBodyCrewItemRatingTagsItemMax)).max(completeOrderBodyCrewItemRatingTagsMax).optional(),
  "comment": zod.string().max(completeOrderBodyCrewItemRatingCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}).optional()
})).min(1).max(completeOrderBodyCrewMax),
  "tips_total": zod.int().min(completeOrderBodyTipsTotalMin).max(completeOrderBodyTipsTotalMax).optional().describe('Cents; the sum of the tips of the crew.'),
  "tip_split": zod.enum(['equal', 'by_hours', 'custom']).optional(),
  "issues": zod.array(zod.object({
  "type": zod.enum(['damage', 'delay', 'access', 'injury', 'other']),
  "text": zod.string().min(1).max(completeOrderBodyIssuesItemTextMax),
  "photo_ids": zod.array(zod.int().min(1)).max(completeOrderBodyIssuesItemPhotoIdsMax).optional().describe('Pictures among the files of the order.')
})).max(completeOrderBodyIssuesMax).optional(),
  "customer_signature_name": zod.string().max(completeOrderBodyCustomerSignatureNameMax).optional(),
  "notes": zod.string().max(completeOrderBodyNotesMax).optional().describe('Required if anyone worked more than one and a half times the estimate.')
}).describe('Hours and pay of everyone who accepted.')

export const completeOrderResponseDataCustomerNameMax = 50;

export const completeOrderResponseDataCustomerLastNameMax = 50;

export const completeOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const completeOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const completeOrderResponseDataCustomerSecondaryPhoneOneMax = 10;


export const completeOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const completeOrderResponseDataCustomerEmailOneMax = 254;

export const completeOrderResponseDataCompanyNameMax = 100;

export const completeOrderResponseDataArrivalWindowMax = 13;


export const completeOrderResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const completeOrderResponseDataEstimatedHoursMax = 14;
export const completeOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const completeOrderResponseDataFlexibleDaysMin = 0;
export const completeOrderResponseDataFlexibleDaysMax = 14;

export const completeOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const completeOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const completeOrderResponseDataPickUpAddressesItemCityMax = 60;

export const completeOrderResponseDataPickUpAddressesItemStateMax = 2;


export const completeOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const completeOrderResponseDataPickUpAddressesItemZipMax = 5;


export const completeOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const completeOrderResponseDataPickUpAddressesItemLatMin = -90;
export const completeOrderResponseDataPickUpAddressesItemLatMax = 90;

export const completeOrderResponseDataPickUpAddressesItemLngMin = -180;
export const completeOrderResponseDataPickUpAddressesItemLngMax = 180;

export const completeOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const completeOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const completeOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const completeOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const completeOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const completeOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const completeOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const completeOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const completeOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const completeOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const completeOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const completeOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const completeOrderResponseDataPickUpAddressesMax = 5;

export const completeOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const completeOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const completeOrderResponseDataDestinationAddressesItemCityMax = 60;

export const completeOrderResponseDataDestinationAddressesItemStateMax = 2;


export const completeOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const completeOrderResponseDataDestinationAddressesItemZipMax = 5;


export const completeOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const completeOrderResponseDataDestinationAddressesItemLatMin = -90;
export const completeOrderResponseDataDestinationAddressesItemLatMax = 90;

export const completeOrderResponseDataDestinationAddressesItemLngMin = -180;
export const completeOrderResponseDataDestinationAddressesItemLngMax = 180;

export const completeOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const completeOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const completeOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const completeOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const completeOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const completeOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const completeOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const completeOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const completeOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const completeOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const completeOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const completeOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const completeOrderResponseDataDestinationAddressesMax = 5;


export const completeOrderResponseDataItemsItemNameMax = 80;

export const completeOrderResponseDataItemsItemQtyMax = 500;

export const completeOrderResponseDataItemsItemCuftMin = 0;
export const completeOrderResponseDataItemsItemCuftMax = 500;
export const completeOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const completeOrderResponseDataItemsItemWeightLbMin = 0;
export const completeOrderResponseDataItemsItemWeightLbMax = 5000;

export const completeOrderResponseDataItemsItemRoomMax = 40;

export const completeOrderResponseDataItemsMax = 200;

export const completeOrderResponseDataSpecialItemsMax = 7;

export const completeOrderResponseDataVolumeCuftMin = 0;
export const completeOrderResponseDataVolumeCuftMax = 20000;

export const completeOrderResponseDataWeightLbMin = 0;
export const completeOrderResponseDataWeightLbMax = 200000;

export const completeOrderResponseDataCrewRequirementsItemCountMax = 12;

export const completeOrderResponseDataCrewRequirementsMax = 4;


export const completeOrderResponseDataToolIdsMax = 24;

export const completeOrderResponseDataLanguagesMax = 3;


export const completeOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const completeOrderResponseDataVehicleRequirementsMax = 9;

export const completeOrderResponseDataOfferedRates1Min = 1500;
export const completeOrderResponseDataOfferedRates1Max = 15000;
export const completeOrderResponseDataOfferedRates1MultipleOf = 50;

export const completeOrderResponseDataOfferedRates2Min = 1500;
export const completeOrderResponseDataOfferedRates2Max = 15000;
export const completeOrderResponseDataOfferedRates2MultipleOf = 50;

export const completeOrderResponseDataOfferedRates3Min = 1500;
export const completeOrderResponseDataOfferedRates3Max = 15000;
export const completeOrderResponseDataOfferedRates3MultipleOf = 50;

export const completeOrderResponseDataOfferedRates4Min = 1500;
export const completeOrderResponseDataOfferedRates4Max = 15000;
export const completeOrderResponseDataOfferedRates4MultipleOf = 50;

export const completeOrderResponseDataMinPaidHoursMin = 0;
export const completeOrderResponseDataMinPaidHoursMax = 14;
export const completeOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const completeOrderResponseDataTravelPayMin = 0;
export const completeOrderResponseDataTravelPayMax = 100000;

export const completeOrderResponseDataCustomerQuoteMin = 0;
export const completeOrderResponseDataCustomerQuoteMax = 100000000;

export const completeOrderResponseDataCrewNotesMax = 2000;

export const completeOrderResponseDataOfficeNotesMax = 2000;



export const completeOrderResponseDataTimezoneMax = 64;

export const completeOrderResponseDataStopsCountMin = 0;

export const completeOrderResponseDataCrewSummaryRequiredMin = 0;

export const completeOrderResponseDataCrewSummaryAcceptedMin = 0;

export const completeOrderResponseDataCrewSummaryPendingMin = 0;

export const completeOrderResponseDataCrewSummaryCheckedInMin = 0;

export const completeOrderResponseDataCrewSummaryOpenItemCountMax = 12;

export const completeOrderResponseDataDistanceMilesMin = 0;


export const completeOrderResponseDataAttachmentsItemSizeMin = 0;

export const completeOrderResponseDataAttachmentsMax = 10;




export const CompleteOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(completeOrderResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(completeOrderResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(completeOrderResponseDataCustomerPrimaryPhoneMax).regex(completeOrderResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(completeOrderResponseDataCustomerSecondaryPhoneOneMax).regex(completeOrderResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(completeOrderResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(completeOrderResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(completeOrderResponseDataArrivalWindowMax).regex(completeOrderResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(completeOrderResponseDataEstimatedHoursMax).multipleOf(completeOrderResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(completeOrderResponseDataFlexibleDaysMin).max(completeOrderResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(completeOrderResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(completeOrderResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(completeOrderResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(completeOrderResponseDataPickUpAddressesItemStateMax).regex(completeOrderResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(completeOrderResponseDataPickUpAddressesItemZipMax).regex(completeOrderResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(completeOrderResponseDataPickUpAddressesItemLatMin).max(completeOrderResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(completeOrderResponseDataPickUpAddressesItemLngMin).max(completeOrderResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(completeOrderResponseDataPickUpAddressesItemFloorMin).max(completeOrderResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(completeOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(completeOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(completeOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(completeOrderResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(completeOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(completeOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(completeOrderResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(completeOrderResponseDataPickUpAddressesItemContactPhoneOneMax).regex(completeOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(completeOrderResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(completeOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(completeOrderResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(completeOrderResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(completeOrderResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(completeOrderResponseDataDestinationAddressesItemStateMax).regex(completeOrderResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(completeOrderResponseDataDestinationAddressesItemZipMax).regex(completeOrderResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(completeOrderResponseDataDestinationAddressesItemLatMin).max(completeOrderResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(completeOrderResponseDataDestinationAddressesItemLngMin).max(completeOrderResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(completeOrderResponseDataDestinationAddressesItemFloorMin).max(completeOrderResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(completeOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(completeOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(completeOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(completeOrderResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(completeOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(completeOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(completeOrderResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(completeOrderResponseDataDestinationAddressesItemContactPhoneOneMax).regex(completeOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(completeOrderResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(completeOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(completeOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(completeOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(completeOrderResponseDataItemsItemCuftMin).max(completeOrderResponseDataItemsItemCuftMax).multipleOf(completeOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(completeOrderResponseDataItemsItemWeightLbMin).max(completeOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(completeOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(completeOrderResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(completeOrderResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(completeOrderResponseDataVolumeCuftMin).max(completeOrderResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(completeOrderResponseDataWeightLbMin).max(completeOrderResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(completeOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(completeOrderResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(completeOrderResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(completeOrderResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(completeOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(completeOrderResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(completeOrderResponseDataOfferedRates1Min).max(completeOrderResponseDataOfferedRates1Max).multipleOf(completeOrderResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(completeOrderResponseDataOfferedRates2Min).max(completeOrderResponseDataOfferedRates2Max).multipleOf(completeOrderResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(completeOrderResponseDataOfferedRates3Min).max(completeOrderResponseDataOfferedRates3Max).multipleOf(completeOrderResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(completeOrderResponseDataOfferedRates4Min).max(completeOrderResponseDataOfferedRates4Max).multipleOf(completeOrderResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(completeOrderResponseDataMinPaidHoursMin).max(completeOrderResponseDataMinPaidHoursMax).multipleOf(completeOrderResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(completeOrderResponseDataTravelPayMin).max(completeOrderResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(completeOrderResponseDataCustomerQuoteMin).max(completeOrderResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(completeOrderResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(completeOrderResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(completeOrderResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(completeOrderResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(completeOrderResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(completeOrderResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(completeOrderResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(completeOrderResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(completeOrderResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(completeOrderResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(completeOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(completeOrderResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Only for the owner and within 24 hours.
 * @summary Reopen a completed order
 */



export const ReopenOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const reopenOrderHeaderIdempotencyKeyMin = 8;
export const reopenOrderHeaderIdempotencyKeyMax = 64;



export const ReopenOrderHeader = zod.object({
  "Idempotency-Key": zod.string().min(reopenOrderHeaderIdempotencyKeyMin).max(reopenOrderHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const reopenOrderResponseDataCustomerNameMax = 50;

export const reopenOrderResponseDataCustomerLastNameMax = 50;

export const reopenOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const reopenOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const reopenOrderResponseDataCustomerSecondaryPhoneOneMax = 10;


export const reopenOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const reopenOrderResponseDataCustomerEmailOneMax = 254;

export const reopenOrderResponseDataCompanyNameMax = 100;

export const reopenOrderResponseDataArrivalWindowMax = 13;


export const reopenOrderResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reopenOrderResponseDataEstimatedHoursMax = 14;
export const reopenOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const reopenOrderResponseDataFlexibleDaysMin = 0;
export const reopenOrderResponseDataFlexibleDaysMax = 14;

export const reopenOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const reopenOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const reopenOrderResponseDataPickUpAddressesItemCityMax = 60;

export const reopenOrderResponseDataPickUpAddressesItemStateMax = 2;


export const reopenOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const reopenOrderResponseDataPickUpAddressesItemZipMax = 5;


export const reopenOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const reopenOrderResponseDataPickUpAddressesItemLatMin = -90;
export const reopenOrderResponseDataPickUpAddressesItemLatMax = 90;

export const reopenOrderResponseDataPickUpAddressesItemLngMin = -180;
export const reopenOrderResponseDataPickUpAddressesItemLngMax = 180;

export const reopenOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const reopenOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reopenOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const reopenOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const reopenOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const reopenOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const reopenOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const reopenOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const reopenOrderResponseDataPickUpAddressesMax = 5;

export const reopenOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const reopenOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const reopenOrderResponseDataDestinationAddressesItemCityMax = 60;

export const reopenOrderResponseDataDestinationAddressesItemStateMax = 2;


export const reopenOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const reopenOrderResponseDataDestinationAddressesItemZipMax = 5;


export const reopenOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const reopenOrderResponseDataDestinationAddressesItemLatMin = -90;
export const reopenOrderResponseDataDestinationAddressesItemLatMax = 90;

export const reopenOrderResponseDataDestinationAddressesItemLngMin = -180;
export const reopenOrderResponseDataDestinationAddressesItemLngMax = 180;

export const reopenOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const reopenOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reopenOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const reopenOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const reopenOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const reopenOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const reopenOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const reopenOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const reopenOrderResponseDataDestinationAddressesMax = 5;


export const reopenOrderResponseDataItemsItemNameMax = 80;

export const reopenOrderResponseDataItemsItemQtyMax = 500;

export const reopenOrderResponseDataItemsItemCuftMin = 0;
export const reopenOrderResponseDataItemsItemCuftMax = 500;
export const reopenOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const reopenOrderResponseDataItemsItemWeightLbMin = 0;
export const reopenOrderResponseDataItemsItemWeightLbMax = 5000;

export const reopenOrderResponseDataItemsItemRoomMax = 40;

export const reopenOrderResponseDataItemsMax = 200;

export const reopenOrderResponseDataSpecialItemsMax = 7;

export const reopenOrderResponseDataVolumeCuftMin = 0;
export const reopenOrderResponseDataVolumeCuftMax = 20000;

export const reopenOrderResponseDataWeightLbMin = 0;
export const reopenOrderResponseDataWeightLbMax = 200000;

export const reopenOrderResponseDataCrewRequirementsItemCountMax = 12;

export const reopenOrderResponseDataCrewRequirementsMax = 4;


export const reopenOrderResponseDataToolIdsMax = 24;

export const reopenOrderResponseDataLanguagesMax = 3;


export const reopenOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const reopenOrderResponseDataVehicleRequirementsMax = 9;

export const reopenOrderResponseDataOfferedRates1Min = 1500;
export const reopenOrderResponseDataOfferedRates1Max = 15000;
export const reopenOrderResponseDataOfferedRates1MultipleOf = 50;

export const reopenOrderResponseDataOfferedRates2Min = 1500;
export const reopenOrderResponseDataOfferedRates2Max = 15000;
export const reopenOrderResponseDataOfferedRates2MultipleOf = 50;

export const reopenOrderResponseDataOfferedRates3Min = 1500;
export const reopenOrderResponseDataOfferedRates3Max = 15000;
export const reopenOrderResponseDataOfferedRates3MultipleOf = 50;

export const reopenOrderResponseDataOfferedRates4Min = 1500;
export const reopenOrderResponseDataOfferedRates4Max = 15000;
export const reopenOrderResponseDataOfferedRates4MultipleOf = 50;

export const reopenOrderResponseDataMinPaidHoursMin = 0;
export const reopenOrderResponseDataMinPaidHoursMax = 14;
export const reopenOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const reopenOrderResponseDataTravelPayMin = 0;
export const reopenOrderResponseDataTravelPayMax = 100000;

export const reopenOrderResponseDataCustomerQuoteMin = 0;
export const reopenOrderResponseDataCustomerQuoteMax = 100000000;

export const reopenOrderResponseDataCrewNotesMax = 2000;

export const reopenOrderResponseDataOfficeNotesMax = 2000;



export const reopenOrderResponseDataTimezoneMax = 64;

export const reopenOrderResponseDataStopsCountMin = 0;

export const reopenOrderResponseDataCrewSummaryRequiredMin = 0;

export const reopenOrderResponseDataCrewSummaryAcceptedMin = 0;

export const reopenOrderResponseDataCrewSummaryPendingMin = 0;

export const reopenOrderResponseDataCrewSummaryCheckedInMin = 0;

export const reopenOrderResponseDataCrewSummaryOpenItemCountMax = 12;

export const reopenOrderResponseDataDistanceMilesMin = 0;


export const reopenOrderResponseDataAttachmentsItemSizeMin = 0;

export const reopenOrderResponseDataAttachmentsMax = 10;




export const ReopenOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(reopenOrderResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(reopenOrderResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(reopenOrderResponseDataCustomerPrimaryPhoneMax).regex(reopenOrderResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(reopenOrderResponseDataCustomerSecondaryPhoneOneMax).regex(reopenOrderResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(reopenOrderResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(reopenOrderResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(reopenOrderResponseDataArrivalWindowMax).regex(reopenOrderResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(reopenOrderResponseDataEstimatedHoursMax).multipleOf(reopenOrderResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(reopenOrderResponseDataFlexibleDaysMin).max(reopenOrderResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(reopenOrderResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(reopenOrderResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(reopenOrderResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(reopenOrderResponseDataPickUpAddressesItemStateMax).regex(reopenOrderResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(reopenOrderResponseDataPickUpAddressesItemZipMax).regex(reopenOrderResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(reopenOrderResponseDataPickUpAddressesItemLatMin).max(reopenOrderResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(reopenOrderResponseDataPickUpAddressesItemLngMin).max(reopenOrderResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(reopenOrderResponseDataPickUpAddressesItemFloorMin).max(reopenOrderResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(reopenOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(reopenOrderResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(reopenOrderResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(reopenOrderResponseDataPickUpAddressesItemContactPhoneOneMax).regex(reopenOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(reopenOrderResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(reopenOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(reopenOrderResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(reopenOrderResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(reopenOrderResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(reopenOrderResponseDataDestinationAddressesItemStateMax).regex(reopenOrderResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(reopenOrderResponseDataDestinationAddressesItemZipMax).regex(reopenOrderResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(reopenOrderResponseDataDestinationAddressesItemLatMin).max(reopenOrderResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(reopenOrderResponseDataDestinationAddressesItemLngMin).max(reopenOrderResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(reopenOrderResponseDataDestinationAddressesItemFloorMin).max(reopenOrderResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(reopenOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(reopenOrderResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(reopenOrderResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(reopenOrderResponseDataDestinationAddressesItemContactPhoneOneMax).regex(reopenOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(reopenOrderResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(reopenOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(reopenOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(reopenOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(reopenOrderResponseDataItemsItemCuftMin).max(reopenOrderResponseDataItemsItemCuftMax).multipleOf(reopenOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(reopenOrderResponseDataItemsItemWeightLbMin).max(reopenOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(reopenOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(reopenOrderResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(reopenOrderResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(reopenOrderResponseDataVolumeCuftMin).max(reopenOrderResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(reopenOrderResponseDataWeightLbMin).max(reopenOrderResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(reopenOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(reopenOrderResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(reopenOrderResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(reopenOrderResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(reopenOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(reopenOrderResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(reopenOrderResponseDataOfferedRates1Min).max(reopenOrderResponseDataOfferedRates1Max).multipleOf(reopenOrderResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(reopenOrderResponseDataOfferedRates2Min).max(reopenOrderResponseDataOfferedRates2Max).multipleOf(reopenOrderResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(reopenOrderResponseDataOfferedRates3Min).max(reopenOrderResponseDataOfferedRates3Max).multipleOf(reopenOrderResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(reopenOrderResponseDataOfferedRates4Min).max(reopenOrderResponseDataOfferedRates4Max).multipleOf(reopenOrderResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(reopenOrderResponseDataMinPaidHoursMin).max(reopenOrderResponseDataMinPaidHoursMax).multipleOf(reopenOrderResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(reopenOrderResponseDataTravelPayMin).max(reopenOrderResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(reopenOrderResponseDataCustomerQuoteMin).max(reopenOrderResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(reopenOrderResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(reopenOrderResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(reopenOrderResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(reopenOrderResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(reopenOrderResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(reopenOrderResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(reopenOrderResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(reopenOrderResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(reopenOrderResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(reopenOrderResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(reopenOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(reopenOrderResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * For a person whom the company rated on this completed order. The rating is otherwise the same.
 * @summary Change whether the company would work with someone again
 */



export const UpdateWorkAgainParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const updateWorkAgainHeaderIdempotencyKeyMin = 8;
export const updateWorkAgainHeaderIdempotencyKeyMax = 64;



export const UpdateWorkAgainHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateWorkAgainHeaderIdempotencyKeyMin).max(updateWorkAgainHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})




export const UpdateWorkAgainBody = zod.object({
  "invitation_id": zod.int().min(1),
  "work_again": zod.enum(['favorite', 'ok', 'block'])
})

export const updateWorkAgainResponseDataCustomerNameMax = 50;

export const updateWorkAgainResponseDataCustomerLastNameMax = 50;

export const updateWorkAgainResponseDataCustomerPrimaryPhoneMax = 10;


export const updateWorkAgainResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateWorkAgainResponseDataCustomerSecondaryPhoneOneMax = 10;


export const updateWorkAgainResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateWorkAgainResponseDataCustomerEmailOneMax = 254;

export const updateWorkAgainResponseDataCompanyNameMax = 100;

export const updateWorkAgainResponseDataArrivalWindowMax = 13;


export const updateWorkAgainResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWorkAgainResponseDataEstimatedHoursMax = 14;
export const updateWorkAgainResponseDataEstimatedHoursMultipleOf = 0.5;

export const updateWorkAgainResponseDataFlexibleDaysMin = 0;
export const updateWorkAgainResponseDataFlexibleDaysMax = 14;

export const updateWorkAgainResponseDataPickUpAddressesItemAddressLineMax = 120;

export const updateWorkAgainResponseDataPickUpAddressesItemUnitMax = 20;

export const updateWorkAgainResponseDataPickUpAddressesItemCityMax = 60;

export const updateWorkAgainResponseDataPickUpAddressesItemStateMax = 2;


export const updateWorkAgainResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateWorkAgainResponseDataPickUpAddressesItemZipMax = 5;


export const updateWorkAgainResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateWorkAgainResponseDataPickUpAddressesItemLatMin = -90;
export const updateWorkAgainResponseDataPickUpAddressesItemLatMax = 90;

export const updateWorkAgainResponseDataPickUpAddressesItemLngMin = -180;
export const updateWorkAgainResponseDataPickUpAddressesItemLngMax = 180;

export const updateWorkAgainResponseDataPickUpAddressesItemFloorMin = 0;
export const updateWorkAgainResponseDataPickUpAddressesItemFloorMax = 30;

export const updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const updateWorkAgainResponseDataPickUpAddressesItemContactNameMax = 100;

export const updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneMax = 10;


export const updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateWorkAgainResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const updateWorkAgainResponseDataPickUpAddressesMax = 5;

export const updateWorkAgainResponseDataDestinationAddressesItemAddressLineMax = 120;

export const updateWorkAgainResponseDataDestinationAddressesItemUnitMax = 20;

export const updateWorkAgainResponseDataDestinationAddressesItemCityMax = 60;

export const updateWorkAgainResponseDataDestinationAddressesItemStateMax = 2;


export const updateWorkAgainResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateWorkAgainResponseDataDestinationAddressesItemZipMax = 5;


export const updateWorkAgainResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateWorkAgainResponseDataDestinationAddressesItemLatMin = -90;
export const updateWorkAgainResponseDataDestinationAddressesItemLatMax = 90;

export const updateWorkAgainResponseDataDestinationAddressesItemLngMin = -180;
export const updateWorkAgainResponseDataDestinationAddressesItemLngMax = 180;

export const updateWorkAgainResponseDataDestinationAddressesItemFloorMin = 0;
export const updateWorkAgainResponseDataDestinationAddressesItemFloorMax = 30;

export const updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const updateWorkAgainResponseDataDestinationAddressesItemContactNameMax = 100;

export const updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneMax = 10;


export const updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[0-9]{10}$');
export const updateWorkAgainResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const updateWorkAgainResponseDataDestinationAddressesMax = 5;


export const updateWorkAgainResponseDataItemsItemNameMax = 80;

export const updateWorkAgainResponseDataItemsItemQtyMax = 500;

export const updateWorkAgainResponseDataItemsItemCuftMin = 0;
export const updateWorkAgainResponseDataItemsItemCuftMax = 500;
export const updateWorkAgainResponseDataItemsItemCuftMultipleOf = 0.5;

export const updateWorkAgainResponseDataItemsItemWeightLbMin = 0;
export const updateWorkAgainResponseDataItemsItemWeightLbMax = 5000;

export const updateWorkAgainResponseDataItemsItemRoomMax = 40;

export const updateWorkAgainResponseDataItemsMax = 200;

export const updateWorkAgainResponseDataSpecialItemsMax = 7;

export const updateWorkAgainResponseDataVolumeCuftMin = 0;
export const updateWorkAgainResponseDataVolumeCuftMax = 20000;

export const updateWorkAgainResponseDataWeightLbMin = 0;
export const updateWorkAgainResponseDataWeightLbMax = 200000;

export const updateWorkAgainResponseDataCrewRequirementsItemCountMax = 12;

export const updateWorkAgainResponseDataCrewRequirementsMax = 4;


export const updateWorkAgainResponseDataToolIdsMax = 24;

export const updateWorkAgainResponseDataLanguagesMax = 3;


export const updateWorkAgainResponseDataVehicleRequirementsItemCountMax = 10;

export const updateWorkAgainResponseDataVehicleRequirementsMax = 9;

export const updateWorkAgainResponseDataOfferedRates1Min = 1500;
export const updateWorkAgainResponseDataOfferedRates1Max = 15000;
export const updateWorkAgainResponseDataOfferedRates1MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRates2Min = 1500;
export const updateWorkAgainResponseDataOfferedRates2Max = 15000;
export const updateWorkAgainResponseDataOfferedRates2MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRates3Min = 1500;
export const updateWorkAgainResponseDataOfferedRates3Max = 15000;
export const updateWorkAgainResponseDataOfferedRates3MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRates4Min = 1500;
export const updateWorkAgainResponseDataOfferedRates4Max = 15000;
export const updateWorkAgainResponseDataOfferedRates4MultipleOf = 50;

export const updateWorkAgainResponseDataMinPaidHoursMin = 0;
export const updateWorkAgainResponseDataMinPaidHoursMax = 14;
export const updateWorkAgainResponseDataMinPaidHoursMultipleOf = 0.5;

export const updateWorkAgainResponseDataTravelPayMin = 0;
export const updateWorkAgainResponseDataTravelPayMax = 100000;

export const updateWorkAgainResponseDataCustomerQuoteMin = 0;
export const updateWorkAgainResponseDataCustomerQuoteMax = 100000000;

export const updateWorkAgainResponseDataCrewNotesMax = 2000;

export const updateWorkAgainResponseDataOfficeNotesMax = 2000;



export const updateWorkAgainResponseDataTimezoneMax = 64;

export const updateWorkAgainResponseDataStopsCountMin = 0;

export const updateWorkAgainResponseDataCrewSummaryRequiredMin = 0;

export const updateWorkAgainResponseDataCrewSummaryAcceptedMin = 0;

export const updateWorkAgainResponseDataCrewSummaryPendingMin = 0;

export const updateWorkAgainResponseDataCrewSummaryCheckedInMin = 0;

export const updateWorkAgainResponseDataCrewSummaryOpenItemCountMax = 12;

export const updateWorkAgainResponseDataDistanceMilesMin = 0;


export const updateWorkAgainResponseDataAttachmentsItemSizeMin = 0;

export const updateWorkAgainResponseDataAttachmentsMax = 10;




export const UpdateWorkAgainResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(updateWorkAgainResponseDataCustomerNameMax),
  "customer_last_name": zod.string().max(updateWorkAgainResponseDataCustomerLastNameMax),
  "customer_primary_phone": zod.string().max(updateWorkAgainResponseDataCustomerPrimaryPhoneMax).regex(updateWorkAgainResponseDataCustomerPrimaryPhoneRegExp).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.string().max(updateWorkAgainResponseDataCustomerSecondaryPhoneOneMax).regex(updateWorkAgainResponseDataCustomerSecondaryPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "customer_email": zod.union([zod.email().max(updateWorkAgainResponseDataCustomerEmailOneMax),zod.null()]),
  "company_name": zod.string().max(updateWorkAgainResponseDataCompanyNameMax).nullable(),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.enum(['residential', 'commercial', 'senior', 'storage', 'labor_only', 'junk']),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),
  "packing": zod.enum(['none', 'partial', 'full', 'unpack']),
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(updateWorkAgainResponseDataArrivalWindowMax).regex(updateWorkAgainResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "firm_time": zod.boolean().describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(updateWorkAgainResponseDataEstimatedHoursMax).multipleOf(updateWorkAgainResponseDataEstimatedHoursMultipleOf).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(updateWorkAgainResponseDataFlexibleDaysMin).max(updateWorkAgainResponseDataFlexibleDaysMax),
  "end_date": zod.iso.date().nullable().describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemAddressLineMax),
  "unit": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateWorkAgainResponseDataPickUpAddressesItemCityMax),
  "state": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemStateMax).regex(updateWorkAgainResponseDataPickUpAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemZipMax).regex(updateWorkAgainResponseDataPickUpAddressesItemZipRegExp),
  "lat": zod.number().min(updateWorkAgainResponseDataPickUpAddressesItemLatMin).max(updateWorkAgainResponseDataPickUpAddressesItemLatMax).nullable(),
  "lng": zod.number().min(updateWorkAgainResponseDataPickUpAddressesItemLngMin).max(updateWorkAgainResponseDataPickUpAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemFloorMin).max(updateWorkAgainResponseDataPickUpAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMin).max(updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMin).max(updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMin).max(updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneMax).regex(updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(updateWorkAgainResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemAddressLineMax),
  "unit": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemUnitMax).nullable(),
  "no_unit": zod.boolean().optional().describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateWorkAgainResponseDataDestinationAddressesItemCityMax),
  "state": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemStateMax).regex(updateWorkAgainResponseDataDestinationAddressesItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemZipMax).regex(updateWorkAgainResponseDataDestinationAddressesItemZipRegExp),
  "lat": zod.number().min(updateWorkAgainResponseDataDestinationAddressesItemLatMin).max(updateWorkAgainResponseDataDestinationAddressesItemLatMax).nullable(),
  "lng": zod.number().min(updateWorkAgainResponseDataDestinationAddressesItemLngMin).max(updateWorkAgainResponseDataDestinationAddressesItemLngMax).nullable(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']),
  "floor": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemFloorMin).max(updateWorkAgainResponseDataDestinationAddressesItemFloorMax),
  "flights_of_stairs": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMin).max(updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMax),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "elevator_window": zod.union([zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]),
  "long_carry_ft": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMin).max(updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMax),
  "parking": zod.enum(['driveway', 'street', 'loading_dock', 'permit_needed']),
  "truck_max_ft": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMin).max(updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMax).nullable(),
  "contact_name": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemContactNameMax).nullable(),
  "contact_phone": zod.union([zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneMax).regex(updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneRegExp).describe('Ten digits.'),zod.null()]),
  "access_notes": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemAccessNotesMax),
  "coi_required": zod.boolean().describe('A certificate of insurance is required.')
}).describe('A stop.')).max(updateWorkAgainResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(updateWorkAgainResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(updateWorkAgainResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(updateWorkAgainResponseDataItemsItemCuftMin).max(updateWorkAgainResponseDataItemsItemCuftMax).multipleOf(updateWorkAgainResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(updateWorkAgainResponseDataItemsItemWeightLbMin).max(updateWorkAgainResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(updateWorkAgainResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(updateWorkAgainResponseDataItemsMax),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(updateWorkAgainResponseDataSpecialItemsMax),
  "volume_cuft": zod.int().min(updateWorkAgainResponseDataVolumeCuftMin).max(updateWorkAgainResponseDataVolumeCuftMax).nullable(),
  "weight_lb": zod.int().min(updateWorkAgainResponseDataWeightLbMin).max(updateWorkAgainResponseDataWeightLbMax).nullable(),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateWorkAgainResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).min(1).max(updateWorkAgainResponseDataCrewRequirementsMax),
  "tool_ids": zod.array(zod.int().min(1)).max(updateWorkAgainResponseDataToolIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateWorkAgainResponseDataLanguagesMax),
  "favorites_first": zod.boolean(),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(updateWorkAgainResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(updateWorkAgainResponseDataVehicleRequirementsMax),
  "pay_type": zod.enum(['hourly', 'flat']),
  "offered_rates": zod.strictObject({
  "1": zod.int().min(updateWorkAgainResponseDataOfferedRates1Min).max(updateWorkAgainResponseDataOfferedRates1Max).multipleOf(updateWorkAgainResponseDataOfferedRates1MultipleOf).optional(),
  "2": zod.int().min(updateWorkAgainResponseDataOfferedRates2Min).max(updateWorkAgainResponseDataOfferedRates2Max).multipleOf(updateWorkAgainResponseDataOfferedRates2MultipleOf).optional(),
  "3": zod.int().min(updateWorkAgainResponseDataOfferedRates3Min).max(updateWorkAgainResponseDataOfferedRates3Max).multipleOf(updateWorkAgainResponseDataOfferedRates3MultipleOf).optional(),
  "4": zod.int().min(updateWorkAgainResponseDataOfferedRates4Min).max(updateWorkAgainResponseDataOfferedRates4Max).multipleOf(updateWorkAgainResponseDataOfferedRates4MultipleOf).optional()
}).describe('Cents per hour by position.'),
  "min_paid_hours": zod.number().min(updateWorkAgainResponseDataMinPaidHoursMin).max(updateWorkAgainResponseDataMinPaidHoursMax).multipleOf(updateWorkAgainResponseDataMinPaidHoursMultipleOf),
  "travel_pay": zod.int().min(updateWorkAgainResponseDataTravelPayMin).max(updateWorkAgainResponseDataTravelPayMax).describe('Cents.'),
  "customer_quote": zod.int().min(updateWorkAgainResponseDataCustomerQuoteMin).max(updateWorkAgainResponseDataCustomerQuoteMax).nullable().describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(updateWorkAgainResponseDataCrewNotesMax).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(updateWorkAgainResponseDataOfficeNotesMax).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "branch_id": zod.int().min(1),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "latest_end_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateWorkAgainResponseDataTimezoneMax).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(updateWorkAgainResponseDataStopsCountMin),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(updateWorkAgainResponseDataCrewSummaryRequiredMin),
  "accepted": zod.int().min(updateWorkAgainResponseDataCrewSummaryAcceptedMin),
  "pending": zod.int().min(updateWorkAgainResponseDataCrewSummaryPendingMin),
  "checked_in": zod.int().min(updateWorkAgainResponseDataCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateWorkAgainResponseDataCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),
  "distance_miles": zod.number().min(updateWorkAgainResponseDataDistanceMilesMin).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(updateWorkAgainResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(updateWorkAgainResponseDataAttachmentsMax),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "updated_by": zod.string().describe('First name.'),
  "version": zod.int().min(1).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * At most 10 for an order. The version of the order counts up, so that an open form notices it.
 * @summary Add a file to an order
 */



export const AddAttachmentParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const addAttachmentHeaderIdempotencyKeyMin = 8;
export const addAttachmentHeaderIdempotencyKeyMax = 64;



export const AddAttachmentHeader = zod.object({
  "Idempotency-Key": zod.string().min(addAttachmentHeaderIdempotencyKeyMin).max(addAttachmentHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const AddAttachmentBody = zod.object({
  "file": zod.instanceof(Blob)
}).describe('Multipart form.')


export const addAttachmentResponseDataSizeMin = 0;



export const AddAttachmentResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(addAttachmentResponseDataSizeMin),
  "type": zod.string()
}).describe('A file of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * The version of the order counts up.
 * @summary Remove a file from an order
 */




export const RemoveAttachmentParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.'),
  "attachmentId": zod.coerce.number().int().min(1).describe('Id of a file of the order.')
})

export const removeAttachmentHeaderIdempotencyKeyMin = 8;
export const removeAttachmentHeaderIdempotencyKeyMax = 64;



export const RemoveAttachmentHeader = zod.object({
  "Idempotency-Key": zod.string().min(removeAttachmentHeaderIdempotencyKeyMin).max(removeAttachmentHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const RemoveAttachmentResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The crew and its invitations
 */



export const GetCurrentCrewParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const getCurrentCrewResponseDataSlotsItemRequiredMin = 0;

export const getCurrentCrewResponseDataSlotsItemAcceptedMin = 0;

export const getCurrentCrewResponseDataSlotsItemPendingMin = 0;




export const getCurrentCrewResponseDataMembersItemHourlyRateMin = 0;

export const getCurrentCrewResponseDataMembersItemAttendanceItemMilesAwayMin = 0;

export const getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMin = 10;
export const getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMax = 45;
export const getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMultipleOf = 5;

export const getCurrentCrewResponseDataLaborMinMin = 0;

export const getCurrentCrewResponseDataLaborMaxMin = 0;




export const GetCurrentCrewResponse = zod.strictObject({
  "data": zod.strictObject({
  "slots": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "required": zod.int().min(getCurrentCrewResponseDataSlotsItemRequiredMin),
  "accepted": zod.int().min(getCurrentCrewResponseDataSlotsItemAcceptedMin),
  "pending": zod.int().min(getCurrentCrewResponseDataSlotsItemPendingMin)
})),
  "members": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "hourly_rate": zod.int().min(getCurrentCrewResponseDataMembersItemHourlyRateMin).nullable().describe('Cents; null for callers who may not see it.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "phone": zod.string().nullable(),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getCurrentCrewResponseDataMembersItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).optional().describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMin).max(getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMax).multipleOf(getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')),
  "labor_min": zod.int().min(getCurrentCrewResponseDataLaborMinMin).describe('Cents.'),
  "labor_max": zod.int().min(getCurrentCrewResponseDataLaborMaxMin).describe('Cents.'),
  "version": zod.int().min(1)
}).describe('Slots and people of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Candidates for the crew - best first
 */



export const GetInvitableEmployeesParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})



export const getInvitableEmployeesResponseDataBranchEmployeesItemHourlyRateMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemRatingCountMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemFitScoreMin = 0;
export const getInvitableEmployeesResponseDataBranchEmployeesItemFitScoreMax = 100;


export const getInvitableEmployeesResponseDataBranchEmployeesItemDistanceMilesMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemHoursThisWeekMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemJobsTogetherMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemJobWeeksItemHoursMin = 0;




export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHourlyRateMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingCountMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitScoreMin = 0;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitScoreMax = 100;


export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemDistanceMilesMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHoursThisWeekMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobsTogetherMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobWeeksItemHoursMin = 0;



export const GetInvitableEmployeesResponse = zod.strictObject({
  "data": zod.strictObject({
  "branch_employees": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "phone": zod.string(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemHourlyRateMin).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemRatingCountMin),
  "fit": zod.strictObject({
  "score": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemFitScoreMin).max(getInvitableEmployeesResponseDataBranchEmployeesItemFitScoreMax),
  "reasons": zod.array(zod.string()),
  "warnings": zod.array(zod.string())
}).describe('0 to 100 and why.'),
  "availability": zod.enum(['available', 'partial', 'unavailable', 'busy']),
  "conflicts": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
})),
  "distance_miles": zod.number().min(getInvitableEmployeesResponseDataBranchEmployeesItemDistanceMilesMin),
  "hours_this_week": zod.number().min(getInvitableEmployeesResponseDataBranchEmployeesItemHoursThisWeekMin),
  "jobs_together": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemJobsTogetherMin),
  "is_favorite": zod.boolean(),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]),
  "job_weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getInvitableEmployeesResponseDataBranchEmployeesItemJobWeeksItemHoursMin)
})).optional().describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.')),
  "other_branch_employees": zod.array(zod.strictObject({
  "branch": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string()
}),
  "employees": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "phone": zod.string(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHourlyRateMin).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingCountMin),
  "fit": zod.strictObject({
  "score": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitScoreMin).max(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitScoreMax),
  "reasons": zod.array(zod.string()),
  "warnings": zod.array(zod.string())
}).describe('0 to 100 and why.'),
  "availability": zod.enum(['available', 'partial', 'unavailable', 'busy']),
  "conflicts": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
})),
  "distance_miles": zod.number().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemDistanceMilesMin),
  "hours_this_week": zod.number().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHoursThisWeekMin),
  "jobs_together": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobsTogetherMin),
  "is_favorite": zod.boolean(),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]),
  "job_weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobWeeksItemHoursMin)
})).optional().describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.'))
}))
}),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Invite people
 */



export const InviteEmployeeParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const inviteEmployeeHeaderIdempotencyKeyMin = 8;
export const inviteEmployeeHeaderIdempotencyKeyMax = 64;



export const InviteEmployeeHeader = zod.object({
  "Idempotency-Key": zod.string().min(inviteEmployeeHeaderIdempotencyKeyMin).max(inviteEmployeeHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const inviteEmployeeBodyEmployeesItemHourlyRateMin = 1500;
export const inviteEmployeeBodyEmployeesItemHourlyRateMax = 15000;
export const inviteEmployeeBodyEmployeesItemHourlyRateMultipleOf = 50;

export const inviteEmployeeBodyEmployeesMax = 48;

export const inviteEmployeeBodyMessageMax = 500;


export const inviteEmployeeBodyOverrideItemReasonMin = 3;
export const inviteEmployeeBodyOverrideItemReasonMax = 300;

export const inviteEmployeeBodyOverrideMax = 12;



export const InviteEmployeeBody = zod.object({
  "employees": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(inviteEmployeeBodyEmployeesItemHourlyRateMin).max(inviteEmployeeBodyEmployeesItemHourlyRateMax).multipleOf(inviteEmployeeBodyEmployeesItemHourlyRateMultipleOf).describe('Cents per hour.')
})).min(1).max(inviteEmployeeBodyEmployeesMax),
  "message": zod.string().max(inviteEmployeeBodyMessageMax).optional(),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(inviteEmployeeBodyOverrideItemReasonMin).max(inviteEmployeeBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(inviteEmployeeBodyOverrideMax).optional()
}).describe('At most 12 for each position.')

export const inviteEmployeeResponseDataSlotsItemRequiredMin = 0;

export const inviteEmployeeResponseDataSlotsItemAcceptedMin = 0;

export const inviteEmployeeResponseDataSlotsItemPendingMin = 0;




export const inviteEmployeeResponseDataMembersItemHourlyRateMin = 0;

export const inviteEmployeeResponseDataMembersItemAttendanceItemMilesAwayMin = 0;

export const inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMin = 10;
export const inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMax = 45;
export const inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMultipleOf = 5;

export const inviteEmployeeResponseDataLaborMinMin = 0;

export const inviteEmployeeResponseDataLaborMaxMin = 0;




export const InviteEmployeeResponse = zod.strictObject({
  "data": zod.strictObject({
  "slots": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "required": zod.int().min(inviteEmployeeResponseDataSlotsItemRequiredMin),
  "accepted": zod.int().min(inviteEmployeeResponseDataSlotsItemAcceptedMin),
  "pending": zod.int().min(inviteEmployeeResponseDataSlotsItemPendingMin)
})),
  "members": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "hourly_rate": zod.int().min(inviteEmployeeResponseDataMembersItemHourlyRateMin).nullable().describe('Cents; null for callers who may not see it.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "phone": zod.string().nullable(),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(inviteEmployeeResponseDataMembersItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).optional().describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMin).max(inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMax).multipleOf(inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')),
  "labor_min": zod.int().min(inviteEmployeeResponseDataLaborMinMin).describe('Cents.'),
  "labor_max": zod.int().min(inviteEmployeeResponseDataLaborMaxMin).describe('Cents.'),
  "version": zod.int().min(1)
}).describe('Slots and people of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Add - withdraw and change invitations in one call
 */



export const EditInvitationsParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

export const editInvitationsHeaderIdempotencyKeyMin = 8;
export const editInvitationsHeaderIdempotencyKeyMax = 64;



export const EditInvitationsHeader = zod.object({
  "Idempotency-Key": zod.string().min(editInvitationsHeaderIdempotencyKeyMin).max(editInvitationsHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const editInvitationsBodyAddItemHourlyRateMin = 1500;
export const editInvitationsBodyAddItemHourlyRateMax = 15000;
export const editInvitationsBodyAddItemHourlyRateMultipleOf = 50;

export const editInvitationsBodyAddMax = 48;


export const editInvitationsBodyCancelMax = 48;


export const editInvitationsBodyUpdateItemHourlyRateMin = 1500;
export const editInvitationsBodyUpdateItemHourlyRateMax = 15000;
export const editInvitationsBodyUpdateItemHourlyRateMultipleOf = 50;

export const editInvitationsBodyUpdateMax = 48;

export const editInvitationsBodyMessageMax = 500;


export const editInvitationsBodyOverrideItemReasonMin = 3;
export const editInvitationsBodyOverrideItemReasonMax = 300;

export const editInvitationsBodyOverrideMax = 12;



export const EditInvitationsBody = zod.object({
  "add": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(editInvitationsBodyAddItemHourlyRateMin).max(editInvitationsBodyAddItemHourlyRateMax).multipleOf(editInvitationsBodyAddItemHourlyRateMultipleOf).describe('Cents per hour.')
})).max(editInvitationsBodyAddMax).optional(),
  "cancel": zod.array(zod.object({
  "invitation_id": zod.int().min(1),
  "reason": zod.enum(['crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'other'])
})).max(editInvitationsBodyCancelMax).optional(),
  "update": zod.array(zod.object({
  "invitation_id": zod.int().min(1),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).optional().describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "hourly_rate": zod.int().min(editInvitationsBodyUpdateItemHourlyRateMin).max(editInvitationsBodyUpdateItemHourlyRateMax).multipleOf(editInvitationsBodyUpdateItemHourlyRateMultipleOf).optional().describe('Cents per hour.')
})).max(editInvitationsBodyUpdateMax).optional(),
  "message": zod.string().max(editInvitationsBodyMessageMax).optional(),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(editInvitationsBodyOverrideItemReasonMin).max(editInvitationsBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(editInvitationsBodyOverrideMax).optional()
}).describe('All changes or none.')

export const editInvitationsResponseDataSlotsItemRequiredMin = 0;

export const editInvitationsResponseDataSlotsItemAcceptedMin = 0;

export const editInvitationsResponseDataSlotsItemPendingMin = 0;




export const editInvitationsResponseDataMembersItemHourlyRateMin = 0;

export const editInvitationsResponseDataMembersItemAttendanceItemMilesAwayMin = 0;

export const editInvitationsResponseDataMembersItemRunningLateOneMinutesMin = 10;
export const editInvitationsResponseDataMembersItemRunningLateOneMinutesMax = 45;
export const editInvitationsResponseDataMembersItemRunningLateOneMinutesMultipleOf = 5;

export const editInvitationsResponseDataLaborMinMin = 0;

export const editInvitationsResponseDataLaborMaxMin = 0;




export const EditInvitationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "slots": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "required": zod.int().min(editInvitationsResponseDataSlotsItemRequiredMin),
  "accepted": zod.int().min(editInvitationsResponseDataSlotsItemAcceptedMin),
  "pending": zod.int().min(editInvitationsResponseDataSlotsItemPendingMin)
})),
  "members": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable(),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "hourly_rate": zod.int().min(editInvitationsResponseDataMembersItemHourlyRateMin).nullable().describe('Cents; null for callers who may not see it.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),
  "source": zod.enum(['direct', 'outsource']),
  "message": zod.string().nullable(),
  "reason": zod.string().nullable(),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "expires_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "phone": zod.string().nullable(),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(editInvitationsResponseDataMembersItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).optional().describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(editInvitationsResponseDataMembersItemRunningLateOneMinutesMin).max(editInvitationsResponseDataMembersItemRunningLateOneMinutesMax).multipleOf(editInvitationsResponseDataMembersItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).optional().describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')),
  "labor_min": zod.int().min(editInvitationsResponseDataLaborMinMin).describe('Cents.'),
  "labor_max": zod.int().min(editInvitationsResponseDataLaborMaxMin).describe('Cents.'),
  "version": zod.int().min(1)
}).describe('Slots and people of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

