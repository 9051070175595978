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
export const getOrdersQueryFilterExceptMax = 400;


export const getOrdersQueryFilterExceptRegExp = new RegExp('^[0-9]{1,15}(,[0-9]{1,15}){0,24}$');


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
  "filter[except]": zod.string().max(getOrdersQueryFilterExceptMax).regex(getOrdersQueryFilterExceptRegExp).optional().describe('Ids of orders to leave out, as a comma list.'),
  "sort": zod.enum(['updated_at', '-updated_at', 'starts_at', '-starts_at']).optional().describe('By time - a minus puts the latest first. Without it - not formed by the last change - others by their start.')
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

export const createOrderBodyCustomerPrimaryPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderBodyCustomerPrimaryPhoneMax = 10;

export const createOrderBodyCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderBodyCustomerSecondaryPhoneOneMax = 10;

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

export const createOrderBodyPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderBodyPickUpAddressesItemContactPhoneOneMax = 10;

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

export const createOrderBodyDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderBodyDestinationAddressesItemContactPhoneOneMax = 10;

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
  "customer_primary_phone": zod.stringFormat('phone', createOrderBodyCustomerPrimaryPhoneRegExp).max(createOrderBodyCustomerPrimaryPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', createOrderBodyCustomerSecondaryPhoneOneRegExp).max(createOrderBodyCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).optional(),
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
  "contact_phone": zod.union([zod.stringFormat('phone', createOrderBodyPickUpAddressesItemContactPhoneOneRegExp).max(createOrderBodyPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).optional(),
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
  "contact_phone": zod.union([zod.stringFormat('phone', createOrderBodyDestinationAddressesItemContactPhoneOneRegExp).max(createOrderBodyDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).optional(),
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
  "version": zod.int().min(1).optional().describe('The version that was read; without it the last save counts.'),
  "ask_to_reconfirm": zod.boolean().optional().describe('True if the crew must confirm the new date again; decided by the rules if absent.'),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(createOrderBodyOverrideItemReasonMin).max(createOrderBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(createOrderBodyOverrideMax).optional().describe('Reasons for keeping people on the crew who have another job at the new time.'),
  "release_invitation_ids": zod.array(zod.int().min(1)).max(createOrderBodyReleaseInvitationIdsMax).optional().describe('The people to remove if fewer are needed.')
}).describe('An order as it is created or changed.')

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

/**
 * Everything that a plan of the crews needs. The caller makes the plan; nothing is stored.
 * @summary Open slots of a day and the branch's candidates for them
 */



export const GetCrewPlanParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetCrewPlanQueryParams = zod.object({
  "filter[date]": zod.iso.date().optional().describe('Day in the time zone of the branch; today if left out.')
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
  "filter[search]": zod.string().min(getKnownAddressesQueryFilterSearchMin).max(getKnownAddressesQueryFilterSearchMax).describe('Words of the street and city, in any order.')
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

/**
 * @summary An order as the form edits it
 */



export const GetOrderParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
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

export const updateOrderBodyCustomerPrimaryPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderBodyCustomerPrimaryPhoneMax = 10;

export const updateOrderBodyCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderBodyCustomerSecondaryPhoneOneMax = 10;

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

export const updateOrderBodyPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderBodyPickUpAddressesItemContactPhoneOneMax = 10;

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

export const updateOrderBodyDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderBodyDestinationAddressesItemContactPhoneOneMax = 10;

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
  "customer_primary_phone": zod.stringFormat('phone', updateOrderBodyCustomerPrimaryPhoneRegExp).max(updateOrderBodyCustomerPrimaryPhoneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', updateOrderBodyCustomerSecondaryPhoneOneRegExp).max(updateOrderBodyCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).optional(),
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
  "contact_phone": zod.union([zod.stringFormat('phone', updateOrderBodyPickUpAddressesItemContactPhoneOneRegExp).max(updateOrderBodyPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).optional(),
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
  "contact_phone": zod.union([zod.stringFormat('phone', updateOrderBodyDestinationAddressesItemContactPhoneOneRegExp).max(updateOrderBodyDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).optional(),
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
  "version": zod.int().min(1).optional().describe('The version that was read; without it the last save counts.'),
  "ask_to_reconfirm": zod.boolean().optional().describe('True if the crew must confirm the new date again; decided by the rules if absent.'),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(updateOrderBodyOverrideItemReasonMin).max(updateOrderBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(updateOrderBodyOverrideMax).optional().describe('Reasons for keeping people on the crew who have another job at the new time.'),
  "release_invitation_ids": zod.array(zod.int().min(1)).max(updateOrderBodyReleaseInvitationIdsMax).optional().describe('The people to remove if fewer are needed.')
}).describe('An order as it is created or changed.')

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

/**
 * @summary The card of an order
 */



export const GetOrderCardParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
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
  "hourly_rate": zod.int().min(completeOrderBodyCrewItemHourlyRateMin).max(completeOrderBodyCrewItemHourlyRateMax).optional().describe('The rate of the invitation; left out by a client that does not know it.'),
  "bonus": zod.int().min(completeOrderBodyCrewItemBonusMin).max(completeOrderBodyCrewItemBonusMax).optional().describe('Cents.'),
  "tip": zod.int().min(completeOrderBodyCrewItemTipMin).max(completeOrderBodyCrewItemTipMax).optional().describe('Cents.'),
  "no_show": zod.boolean().optional(),
  "rating": zod.object({
  "stars": zod.int().min(1).max(completeOrderBodyCrewItemRatingStarsMax),
  "tags": zod.array(zod.string().max(completeOrderBodyCrewItemRatingTagsItemMax)).max(completeOrderBodyCrewItemRatingTagsMax).optional(),
  "comment": zod.string().max(completeOrderBodyCrewItemRatingCommentMax).optional(),
  "work_again": zod.enum(['favorite', 'ok', 'block']).optional()
}).optional()
})).min(1).max(completeOrderBodyCrewMax).optional().describe('Left out if all who accepted worked the whole time on site.'),
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

/**
 * @summary The crew and its invitations
 */



export const GetCurrentCrewParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
})

/**
 * @summary Candidates for the crew - best first
 */



export const GetInvitableEmployeesParams = zod.object({
  "orderId": zod.coerce.number().int().min(1).describe('Id of an order; one of another company is a 404.')
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

/**
 * An outdated `version` of a changed invitation is a 409 `stale_version` that says who changed it.
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
  "hourly_rate": zod.int().min(editInvitationsBodyUpdateItemHourlyRateMin).max(editInvitationsBodyUpdateItemHourlyRateMax).multipleOf(editInvitationsBodyUpdateItemHourlyRateMultipleOf).optional().describe('Cents per hour.'),
  "version": zod.int().min(1).optional().describe('The version that was read; not compared if absent.')
})).max(editInvitationsBodyUpdateMax).optional(),
  "message": zod.string().max(editInvitationsBodyMessageMax).optional(),
  "override": zod.array(zod.object({
  "employee_id": zod.int().min(1),
  "reason": zod.string().min(editInvitationsBodyOverrideItemReasonMin).max(editInvitationsBodyOverrideItemReasonMax)
}).describe('Invites a person - or keeps one on the crew - despite a hard conflict.')).max(editInvitationsBodyOverrideMax).optional()
}).describe('All changes or none.')

