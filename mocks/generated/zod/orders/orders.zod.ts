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


export const getOrdersResponseDataDataItemNumberDefault = ``;
export const getOrdersResponseDataDataItemClosedStateDefault = null;
export const getOrdersResponseDataDataItemBranchIdDefault = null;

export const getOrdersResponseDataDataItemCustomerNameDefault = ``;
export const getOrdersResponseDataDataItemCustomerLastNameDefault = ``;
export const getOrdersResponseDataDataItemCustomerPrimaryPhoneDefault = ``;
export const getOrdersResponseDataDataItemCustomerPrimaryPhoneMax = 10;


export const getOrdersResponseDataDataItemCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrdersResponseDataDataItemDateDefault = null;
export const getOrdersResponseDataDataItemEndDateDefault = null;
export const getOrdersResponseDataDataItemArrivalWindowOneMax = 13;


export const getOrdersResponseDataDataItemArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrdersResponseDataDataItemArrivalWindowDefault = null;
export const getOrdersResponseDataDataItemStartsAtDefault = null;
export const getOrdersResponseDataDataItemLatestEndAtDefault = null;
export const getOrdersResponseDataDataItemTimezoneDefault = ``;
export const getOrdersResponseDataDataItemTimezoneMax = 64;

export const getOrdersResponseDataDataItemCityFromDefault = null;
export const getOrdersResponseDataDataItemCityToDefault = null;
export const getOrdersResponseDataDataItemStopsCountDefault = null;
export const getOrdersResponseDataDataItemStopsCountMin = 0;

export const getOrdersResponseDataDataItemMoveSizeDefault = null;
export const getOrdersResponseDataDataItemVolumeCuftDefault = null;
export const getOrdersResponseDataDataItemVolumeCuftMin = 0;

export const getOrdersResponseDataDataItemEstimatedHoursDefault = null;
export const getOrdersResponseDataDataItemCrewRequirementsItemCountMax = 12;

export const getOrdersResponseDataDataItemCrewRequirementsDefault = [];
export const getOrdersResponseDataDataItemVehicleRequirementsItemCountMax = 10;

export const getOrdersResponseDataDataItemVehicleRequirementsDefault = [];
export const getOrdersResponseDataDataItemCrewSummaryOneRequiredMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryOneAcceptedMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryOnePendingMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryOneCheckedInMin = 0;

export const getOrdersResponseDataDataItemCrewSummaryOneOpenItemCountMax = 12;

export const getOrdersResponseDataDataItemCrewSummaryDefault = null;
export const getOrdersResponseDataDataItemCrewItemStarsMax = 5;

export const getOrdersResponseDataDataItemCrewItemInvitationIdDefault = null;

export const getOrdersResponseDataDataItemCrewDefault = [];
export const getOrdersResponseDataDataItemMissingDefault = [];
export const getOrdersResponseDataDataItemUpdatedAtDefault = null;
export const getOrdersResponseDataDataItemUpdatedByDefault = ``;
export const getOrdersResponseDataDataItemVersionDefault = null;

export const getOrdersResponseDataDataItemClosedAtDefault = null;
export const getOrdersResponseDataDataItemClosedByDefault = null;
export const getOrdersResponseDataDataItemCancelReasonDefault = null;
export const getOrdersResponseDataDataItemActualHoursDefault = null;
export const getOrdersResponseDataDataItemPayoutTotalDefault = null;
export const getOrdersResponseDataDataItemPayoutTotalMin = 0;

export const getOrdersResponseDataCurrentPageDefault = null;

export const getOrdersResponseDataLastPageDefault = null;

export const getOrdersResponseDataPerPageDefault = null;

export const getOrdersResponseDataTotalDefault = null;
export const getOrdersResponseDataTotalMin = 0;

export const getOrdersResponseDataFromDefault = null;
export const getOrdersResponseDataToDefault = null;

export const GetOrdersResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(getOrdersResponseDataDataItemNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getOrdersResponseDataDataItemClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getOrdersResponseDataDataItemBranchIdDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string().default(getOrdersResponseDataDataItemCustomerNameDefault),
  "customer_last_name": zod.string().default(getOrdersResponseDataDataItemCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getOrdersResponseDataDataItemCustomerPrimaryPhoneMax).regex(getOrdersResponseDataDataItemCustomerPrimaryPhoneRegExp).default(getOrdersResponseDataDataItemCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date().nullable().default(getOrdersResponseDataDataItemDateDefault),
  "end_date": zod.iso.date().nullable().default(getOrdersResponseDataDataItemEndDateDefault).describe('Last day of a multi-day job.'),
  "arrival_window": zod.union([zod.string().max(getOrdersResponseDataDataItemArrivalWindowOneMax).regex(getOrdersResponseDataDataItemArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrdersResponseDataDataItemArrivalWindowDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrdersResponseDataDataItemStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrdersResponseDataDataItemLatestEndAtDefault),
  "timezone": zod.string().max(getOrdersResponseDataDataItemTimezoneMax).default(getOrdersResponseDataDataItemTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(getOrdersResponseDataDataItemCityFromDefault),
  "city_to": zod.string().nullable().default(getOrdersResponseDataDataItemCityToDefault),
  "stops_count": zod.int().min(getOrdersResponseDataDataItemStopsCountMin).nullable().default(getOrdersResponseDataDataItemStopsCountDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getOrdersResponseDataDataItemMoveSizeDefault),
  "volume_cuft": zod.int().min(getOrdersResponseDataDataItemVolumeCuftMin).nullable().default(getOrdersResponseDataDataItemVolumeCuftDefault),
  "estimated_hours": zod.number().nullable().default(getOrdersResponseDataDataItemEstimatedHoursDefault).describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrdersResponseDataDataItemCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).default(getOrdersResponseDataDataItemCrewRequirementsDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrdersResponseDataDataItemVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).default(getOrdersResponseDataDataItemVehicleRequirementsDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getOrdersResponseDataDataItemCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getOrdersResponseDataDataItemCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getOrdersResponseDataDataItemCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getOrdersResponseDataDataItemCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrdersResponseDataDataItemCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getOrdersResponseDataDataItemCrewSummaryDefault),
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
  "stars": zod.int().min(1).max(getOrdersResponseDataDataItemCrewItemStarsMax).nullable(),
  "invitation_id": zod.int().min(1).nullable().default(getOrdersResponseDataDataItemCrewItemInvitationIdDefault).describe('Null for colleagues.')
}).describe('An invited person; stars once rated.')).default(getOrdersResponseDataDataItemCrewDefault),
  "missing": zod.array(zod.string()).default(getOrdersResponseDataDataItemMissingDefault).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrdersResponseDataDataItemUpdatedAtDefault),
  "updated_by": zod.string().default(getOrdersResponseDataDataItemUpdatedByDefault),
  "version": zod.int().min(1).nullable().default(getOrdersResponseDataDataItemVersionDefault),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrdersResponseDataDataItemClosedAtDefault),
  "closed_by": zod.string().nullable().default(getOrdersResponseDataDataItemClosedByDefault),
  "cancel_reason": zod.string().nullable().default(getOrdersResponseDataDataItemCancelReasonDefault),
  "actual_hours": zod.number().nullable().default(getOrdersResponseDataDataItemActualHoursDefault).describe('Hours on site.'),
  "payout_total": zod.int().min(getOrdersResponseDataDataItemPayoutTotalMin).nullable().default(getOrdersResponseDataDataItemPayoutTotalDefault).describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.')),
  "current_page": zod.int().min(1).nullable().default(getOrdersResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getOrdersResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getOrdersResponseDataPerPageDefault),
  "total": zod.int().min(getOrdersResponseDataTotalMin).nullable().default(getOrdersResponseDataTotalDefault),
  "from": zod.int().nullable().default(getOrdersResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getOrdersResponseDataToDefault).describe('Number of the last row; null on an empty page.')
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

export const createOrderResponseDataCustomerNameDefault = ``;
export const createOrderResponseDataCustomerNameMax = 50;

export const createOrderResponseDataCustomerLastNameDefault = ``;
export const createOrderResponseDataCustomerLastNameMax = 50;

export const createOrderResponseDataCustomerPrimaryPhoneDefault = ``;
export const createOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const createOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const createOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderResponseDataCustomerSecondaryPhoneOneMax = 10;

export const createOrderResponseDataCustomerSecondaryPhoneDefault = null;
export const createOrderResponseDataCustomerEmailOneMax = 254;

export const createOrderResponseDataCustomerEmailDefault = null;
export const createOrderResponseDataCompanyNameDefault = null;
export const createOrderResponseDataCompanyNameMax = 100;

export const createOrderResponseDataJobTypeDefault = null;
export const createOrderResponseDataMoveSizeDefault = null;
export const createOrderResponseDataPackingDefault = null;
export const createOrderResponseDataDateDefault = null;
export const createOrderResponseDataArrivalWindowOneMax = 13;


export const createOrderResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderResponseDataArrivalWindowDefault = null;
export const createOrderResponseDataFirmTimeDefault = false;
export const createOrderResponseDataEstimatedHoursDefault = null;
export const createOrderResponseDataEstimatedHoursMax = 14;
export const createOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const createOrderResponseDataFlexibleDaysDefault = null;
export const createOrderResponseDataFlexibleDaysMin = 0;
export const createOrderResponseDataFlexibleDaysMax = 14;

export const createOrderResponseDataEndDateDefault = null;
export const createOrderResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const createOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const createOrderResponseDataPickUpAddressesItemUnitDefault = null;
export const createOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const createOrderResponseDataPickUpAddressesItemNoUnitDefault = false;
export const createOrderResponseDataPickUpAddressesItemCityDefault = ``;
export const createOrderResponseDataPickUpAddressesItemCityMax = 60;

export const createOrderResponseDataPickUpAddressesItemStateDefault = ``;
export const createOrderResponseDataPickUpAddressesItemStateMax = 2;


export const createOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOrderResponseDataPickUpAddressesItemZipDefault = ``;
export const createOrderResponseDataPickUpAddressesItemZipMax = 5;


export const createOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const createOrderResponseDataPickUpAddressesItemLatDefault = null;
export const createOrderResponseDataPickUpAddressesItemLatMin = -90;
export const createOrderResponseDataPickUpAddressesItemLatMax = 90;

export const createOrderResponseDataPickUpAddressesItemLngDefault = null;
export const createOrderResponseDataPickUpAddressesItemLngMin = -180;
export const createOrderResponseDataPickUpAddressesItemLngMax = 180;

export const createOrderResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const createOrderResponseDataPickUpAddressesItemFloorDefault = null;
export const createOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const createOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const createOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const createOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const createOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const createOrderResponseDataPickUpAddressesItemElevatorDefault = null;
export const createOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const createOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const createOrderResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const createOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const createOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const createOrderResponseDataPickUpAddressesItemParkingDefault = null;
export const createOrderResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const createOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const createOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const createOrderResponseDataPickUpAddressesItemContactNameDefault = null;
export const createOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const createOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const createOrderResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const createOrderResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const createOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const createOrderResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const createOrderResponseDataPickUpAddressesMax = 5;

export const createOrderResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const createOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const createOrderResponseDataDestinationAddressesItemUnitDefault = null;
export const createOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const createOrderResponseDataDestinationAddressesItemNoUnitDefault = false;
export const createOrderResponseDataDestinationAddressesItemCityDefault = ``;
export const createOrderResponseDataDestinationAddressesItemCityMax = 60;

export const createOrderResponseDataDestinationAddressesItemStateDefault = ``;
export const createOrderResponseDataDestinationAddressesItemStateMax = 2;


export const createOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOrderResponseDataDestinationAddressesItemZipDefault = ``;
export const createOrderResponseDataDestinationAddressesItemZipMax = 5;


export const createOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const createOrderResponseDataDestinationAddressesItemLatDefault = null;
export const createOrderResponseDataDestinationAddressesItemLatMin = -90;
export const createOrderResponseDataDestinationAddressesItemLatMax = 90;

export const createOrderResponseDataDestinationAddressesItemLngDefault = null;
export const createOrderResponseDataDestinationAddressesItemLngMin = -180;
export const createOrderResponseDataDestinationAddressesItemLngMax = 180;

export const createOrderResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const createOrderResponseDataDestinationAddressesItemFloorDefault = null;
export const createOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const createOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const createOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const createOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const createOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const createOrderResponseDataDestinationAddressesItemElevatorDefault = null;
export const createOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const createOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOrderResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const createOrderResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const createOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const createOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const createOrderResponseDataDestinationAddressesItemParkingDefault = null;
export const createOrderResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const createOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const createOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const createOrderResponseDataDestinationAddressesItemContactNameDefault = null;
export const createOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const createOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const createOrderResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const createOrderResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const createOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const createOrderResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const createOrderResponseDataDestinationAddressesMax = 5;


export const createOrderResponseDataItemsItemNameMax = 80;

export const createOrderResponseDataItemsItemQtyMax = 500;

export const createOrderResponseDataItemsItemCuftMin = 0;
export const createOrderResponseDataItemsItemCuftMax = 500;
export const createOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const createOrderResponseDataItemsItemWeightLbMin = 0;
export const createOrderResponseDataItemsItemWeightLbMax = 5000;

export const createOrderResponseDataItemsItemRoomMax = 40;

export const createOrderResponseDataItemsDefault = [];
export const createOrderResponseDataItemsMax = 200;

export const createOrderResponseDataSpecialItemsDefault = [];
export const createOrderResponseDataSpecialItemsMax = 7;

export const createOrderResponseDataVolumeCuftDefault = null;
export const createOrderResponseDataVolumeCuftMin = 0;
export const createOrderResponseDataVolumeCuftMax = 20000;

export const createOrderResponseDataWeightLbDefault = null;
export const createOrderResponseDataWeightLbMin = 0;
export const createOrderResponseDataWeightLbMax = 200000;

export const createOrderResponseDataCrewRequirementsItemCountMax = 12;

export const createOrderResponseDataCrewRequirementsDefault = [];
export const createOrderResponseDataCrewRequirementsMax = 4;


export const createOrderResponseDataToolIdsDefault = [];
export const createOrderResponseDataToolIdsMax = 24;

export const createOrderResponseDataLanguagesDefault = [];
export const createOrderResponseDataLanguagesMax = 3;

export const createOrderResponseDataFavoritesFirstDefault = false;
export const createOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const createOrderResponseDataVehicleRequirementsDefault = [];
export const createOrderResponseDataVehicleRequirementsMax = 9;

export const createOrderResponseDataPayTypeDefault = null;
export const createOrderResponseDataOfferedRatesOne1Min = 1500;
export const createOrderResponseDataOfferedRatesOne1Max = 15000;
export const createOrderResponseDataOfferedRatesOne1MultipleOf = 50;

export const createOrderResponseDataOfferedRatesOne2Min = 1500;
export const createOrderResponseDataOfferedRatesOne2Max = 15000;
export const createOrderResponseDataOfferedRatesOne2MultipleOf = 50;

export const createOrderResponseDataOfferedRatesOne3Min = 1500;
export const createOrderResponseDataOfferedRatesOne3Max = 15000;
export const createOrderResponseDataOfferedRatesOne3MultipleOf = 50;

export const createOrderResponseDataOfferedRatesOne4Min = 1500;
export const createOrderResponseDataOfferedRatesOne4Max = 15000;
export const createOrderResponseDataOfferedRatesOne4MultipleOf = 50;

export const createOrderResponseDataOfferedRatesDefault = null;
export const createOrderResponseDataMinPaidHoursDefault = null;
export const createOrderResponseDataMinPaidHoursMin = 0;
export const createOrderResponseDataMinPaidHoursMax = 14;
export const createOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const createOrderResponseDataTravelPayDefault = null;
export const createOrderResponseDataTravelPayMin = 0;
export const createOrderResponseDataTravelPayMax = 100000;

export const createOrderResponseDataCustomerQuoteDefault = null;
export const createOrderResponseDataCustomerQuoteMin = 0;
export const createOrderResponseDataCustomerQuoteMax = 100000000;

export const createOrderResponseDataCrewNotesDefault = ``;
export const createOrderResponseDataCrewNotesMax = 2000;

export const createOrderResponseDataCrewNotesLanguageDefault = null;
export const createOrderResponseDataAccessNotesLanguageDefault = null;
export const createOrderResponseDataOfficeNotesDefault = ``;
export const createOrderResponseDataOfficeNotesMax = 2000;


export const createOrderResponseDataNumberDefault = ``;
export const createOrderResponseDataClosedStateDefault = null;
export const createOrderResponseDataBranchIdDefault = null;

export const createOrderResponseDataStartsAtDefault = null;
export const createOrderResponseDataLatestEndAtDefault = null;
export const createOrderResponseDataTimezoneDefault = ``;
export const createOrderResponseDataTimezoneMax = 64;

export const createOrderResponseDataStopsCountDefault = null;
export const createOrderResponseDataStopsCountMin = 0;

export const createOrderResponseDataCrewSummaryOneRequiredMin = 0;

export const createOrderResponseDataCrewSummaryOneAcceptedMin = 0;

export const createOrderResponseDataCrewSummaryOnePendingMin = 0;

export const createOrderResponseDataCrewSummaryOneCheckedInMin = 0;

export const createOrderResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const createOrderResponseDataCrewSummaryDefault = null;
export const createOrderResponseDataDistanceMilesDefault = null;
export const createOrderResponseDataDistanceMilesMin = 0;


export const createOrderResponseDataAttachmentsItemSizeMin = 0;

export const createOrderResponseDataAttachmentsDefault = [];
export const createOrderResponseDataAttachmentsMax = 10;

export const createOrderResponseDataCreatedAtDefault = null;
export const createOrderResponseDataUpdatedAtDefault = null;
export const createOrderResponseDataUpdatedByDefault = ``;
export const createOrderResponseDataVersionDefault = null;



export const CreateOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(createOrderResponseDataCustomerNameMax).default(createOrderResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(createOrderResponseDataCustomerLastNameMax).default(createOrderResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(createOrderResponseDataCustomerPrimaryPhoneMax).regex(createOrderResponseDataCustomerPrimaryPhoneRegExp).default(createOrderResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', createOrderResponseDataCustomerSecondaryPhoneOneRegExp).max(createOrderResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(createOrderResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(createOrderResponseDataCustomerEmailOneMax),zod.null()]).default(createOrderResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(createOrderResponseDataCompanyNameMax).nullable().default(createOrderResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(createOrderResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(createOrderResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(createOrderResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(createOrderResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(createOrderResponseDataArrivalWindowOneMax).regex(createOrderResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(createOrderResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(createOrderResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(createOrderResponseDataEstimatedHoursMax).multipleOf(createOrderResponseDataEstimatedHoursMultipleOf).nullable().default(createOrderResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(createOrderResponseDataFlexibleDaysMin).max(createOrderResponseDataFlexibleDaysMax).nullable().default(createOrderResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(createOrderResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(createOrderResponseDataPickUpAddressesItemAddressLineMax).default(createOrderResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(createOrderResponseDataPickUpAddressesItemUnitMax).nullable().default(createOrderResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(createOrderResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(createOrderResponseDataPickUpAddressesItemCityMax).default(createOrderResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(createOrderResponseDataPickUpAddressesItemStateMax).regex(createOrderResponseDataPickUpAddressesItemStateRegExp).default(createOrderResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOrderResponseDataPickUpAddressesItemZipMax).regex(createOrderResponseDataPickUpAddressesItemZipRegExp).default(createOrderResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(createOrderResponseDataPickUpAddressesItemLatMin).max(createOrderResponseDataPickUpAddressesItemLatMax).nullable().default(createOrderResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(createOrderResponseDataPickUpAddressesItemLngMin).max(createOrderResponseDataPickUpAddressesItemLngMax).nullable().default(createOrderResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(createOrderResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(createOrderResponseDataPickUpAddressesItemFloorMin).max(createOrderResponseDataPickUpAddressesItemFloorMax).nullable().default(createOrderResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(createOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(createOrderResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(createOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(createOrderResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(createOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(createOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(createOrderResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(createOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(createOrderResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(createOrderResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(createOrderResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(createOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(createOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(createOrderResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(createOrderResponseDataPickUpAddressesItemContactNameMax).nullable().default(createOrderResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', createOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(createOrderResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(createOrderResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(createOrderResponseDataPickUpAddressesItemAccessNotesMax).default(createOrderResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(createOrderResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(createOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(createOrderResponseDataDestinationAddressesItemAddressLineMax).default(createOrderResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(createOrderResponseDataDestinationAddressesItemUnitMax).nullable().default(createOrderResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(createOrderResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(createOrderResponseDataDestinationAddressesItemCityMax).default(createOrderResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(createOrderResponseDataDestinationAddressesItemStateMax).regex(createOrderResponseDataDestinationAddressesItemStateRegExp).default(createOrderResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOrderResponseDataDestinationAddressesItemZipMax).regex(createOrderResponseDataDestinationAddressesItemZipRegExp).default(createOrderResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(createOrderResponseDataDestinationAddressesItemLatMin).max(createOrderResponseDataDestinationAddressesItemLatMax).nullable().default(createOrderResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(createOrderResponseDataDestinationAddressesItemLngMin).max(createOrderResponseDataDestinationAddressesItemLngMax).nullable().default(createOrderResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(createOrderResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(createOrderResponseDataDestinationAddressesItemFloorMin).max(createOrderResponseDataDestinationAddressesItemFloorMax).nullable().default(createOrderResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(createOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(createOrderResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(createOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(createOrderResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(createOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(createOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(createOrderResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(createOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(createOrderResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(createOrderResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(createOrderResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(createOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(createOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(createOrderResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(createOrderResponseDataDestinationAddressesItemContactNameMax).nullable().default(createOrderResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', createOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(createOrderResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(createOrderResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(createOrderResponseDataDestinationAddressesItemAccessNotesMax).default(createOrderResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(createOrderResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(createOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(createOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(createOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(createOrderResponseDataItemsItemCuftMin).max(createOrderResponseDataItemsItemCuftMax).multipleOf(createOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(createOrderResponseDataItemsItemWeightLbMin).max(createOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(createOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(createOrderResponseDataItemsMax).default(createOrderResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(createOrderResponseDataSpecialItemsMax).default(createOrderResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(createOrderResponseDataVolumeCuftMin).max(createOrderResponseDataVolumeCuftMax).nullable().default(createOrderResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(createOrderResponseDataWeightLbMin).max(createOrderResponseDataWeightLbMax).nullable().default(createOrderResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(createOrderResponseDataCrewRequirementsMax).default(createOrderResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(createOrderResponseDataToolIdsMax).default(createOrderResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(createOrderResponseDataLanguagesMax).default(createOrderResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(createOrderResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(createOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(createOrderResponseDataVehicleRequirementsMax).default(createOrderResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(createOrderResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(createOrderResponseDataOfferedRatesOne1Min).max(createOrderResponseDataOfferedRatesOne1Max).multipleOf(createOrderResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(createOrderResponseDataOfferedRatesOne2Min).max(createOrderResponseDataOfferedRatesOne2Max).multipleOf(createOrderResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(createOrderResponseDataOfferedRatesOne3Min).max(createOrderResponseDataOfferedRatesOne3Max).multipleOf(createOrderResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(createOrderResponseDataOfferedRatesOne4Min).max(createOrderResponseDataOfferedRatesOne4Max).multipleOf(createOrderResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(createOrderResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(createOrderResponseDataMinPaidHoursMin).max(createOrderResponseDataMinPaidHoursMax).multipleOf(createOrderResponseDataMinPaidHoursMultipleOf).nullable().default(createOrderResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(createOrderResponseDataTravelPayMin).max(createOrderResponseDataTravelPayMax).nullable().default(createOrderResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(createOrderResponseDataCustomerQuoteMin).max(createOrderResponseDataCustomerQuoteMax).nullable().default(createOrderResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(createOrderResponseDataCrewNotesMax).default(createOrderResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(createOrderResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(createOrderResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(createOrderResponseDataOfficeNotesMax).default(createOrderResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(createOrderResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(createOrderResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(createOrderResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(createOrderResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(createOrderResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(createOrderResponseDataTimezoneMax).default(createOrderResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(createOrderResponseDataStopsCountMin).nullable().default(createOrderResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(createOrderResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(createOrderResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(createOrderResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(createOrderResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOrderResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(createOrderResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(createOrderResponseDataDistanceMilesMin).nullable().default(createOrderResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(createOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(createOrderResponseDataAttachmentsMax).default(createOrderResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(createOrderResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(createOrderResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(createOrderResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(createOrderResponseDataVersionDefault).describe('Counts up with every change of the order.')
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


export const getOrderHistoryResponseDataDataItemNumberDefault = ``;
export const getOrderHistoryResponseDataDataItemClosedStateDefault = null;
export const getOrderHistoryResponseDataDataItemBranchIdDefault = null;

export const getOrderHistoryResponseDataDataItemCustomerNameDefault = ``;
export const getOrderHistoryResponseDataDataItemCustomerLastNameDefault = ``;
export const getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneDefault = ``;
export const getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneMax = 10;


export const getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderHistoryResponseDataDataItemDateDefault = null;
export const getOrderHistoryResponseDataDataItemEndDateDefault = null;
export const getOrderHistoryResponseDataDataItemArrivalWindowOneMax = 13;


export const getOrderHistoryResponseDataDataItemArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderHistoryResponseDataDataItemArrivalWindowDefault = null;
export const getOrderHistoryResponseDataDataItemStartsAtDefault = null;
export const getOrderHistoryResponseDataDataItemLatestEndAtDefault = null;
export const getOrderHistoryResponseDataDataItemTimezoneDefault = ``;
export const getOrderHistoryResponseDataDataItemTimezoneMax = 64;

export const getOrderHistoryResponseDataDataItemCityFromDefault = null;
export const getOrderHistoryResponseDataDataItemCityToDefault = null;
export const getOrderHistoryResponseDataDataItemStopsCountDefault = null;
export const getOrderHistoryResponseDataDataItemStopsCountMin = 0;

export const getOrderHistoryResponseDataDataItemMoveSizeDefault = null;
export const getOrderHistoryResponseDataDataItemVolumeCuftDefault = null;
export const getOrderHistoryResponseDataDataItemVolumeCuftMin = 0;

export const getOrderHistoryResponseDataDataItemEstimatedHoursDefault = null;
export const getOrderHistoryResponseDataDataItemCrewRequirementsItemCountMax = 12;

export const getOrderHistoryResponseDataDataItemCrewRequirementsDefault = [];
export const getOrderHistoryResponseDataDataItemVehicleRequirementsItemCountMax = 10;

export const getOrderHistoryResponseDataDataItemVehicleRequirementsDefault = [];
export const getOrderHistoryResponseDataDataItemCrewSummaryOneRequiredMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryOneAcceptedMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryOnePendingMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryOneCheckedInMin = 0;

export const getOrderHistoryResponseDataDataItemCrewSummaryOneOpenItemCountMax = 12;

export const getOrderHistoryResponseDataDataItemCrewSummaryDefault = null;
export const getOrderHistoryResponseDataDataItemCrewItemStarsMax = 5;

export const getOrderHistoryResponseDataDataItemCrewItemInvitationIdDefault = null;

export const getOrderHistoryResponseDataDataItemCrewDefault = [];
export const getOrderHistoryResponseDataDataItemMissingDefault = [];
export const getOrderHistoryResponseDataDataItemUpdatedAtDefault = null;
export const getOrderHistoryResponseDataDataItemUpdatedByDefault = ``;
export const getOrderHistoryResponseDataDataItemVersionDefault = null;

export const getOrderHistoryResponseDataDataItemClosedAtDefault = null;
export const getOrderHistoryResponseDataDataItemClosedByDefault = null;
export const getOrderHistoryResponseDataDataItemCancelReasonDefault = null;
export const getOrderHistoryResponseDataDataItemActualHoursDefault = null;
export const getOrderHistoryResponseDataDataItemPayoutTotalDefault = null;
export const getOrderHistoryResponseDataDataItemPayoutTotalMin = 0;

export const getOrderHistoryResponseDataCurrentPageDefault = null;

export const getOrderHistoryResponseDataLastPageDefault = null;

export const getOrderHistoryResponseDataPerPageDefault = null;

export const getOrderHistoryResponseDataTotalDefault = null;
export const getOrderHistoryResponseDataTotalMin = 0;

export const getOrderHistoryResponseDataFromDefault = null;
export const getOrderHistoryResponseDataToDefault = null;

export const GetOrderHistoryResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(getOrderHistoryResponseDataDataItemNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getOrderHistoryResponseDataDataItemClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getOrderHistoryResponseDataDataItemBranchIdDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string().default(getOrderHistoryResponseDataDataItemCustomerNameDefault),
  "customer_last_name": zod.string().default(getOrderHistoryResponseDataDataItemCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneMax).regex(getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneRegExp).default(getOrderHistoryResponseDataDataItemCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date().nullable().default(getOrderHistoryResponseDataDataItemDateDefault),
  "end_date": zod.iso.date().nullable().default(getOrderHistoryResponseDataDataItemEndDateDefault).describe('Last day of a multi-day job.'),
  "arrival_window": zod.union([zod.string().max(getOrderHistoryResponseDataDataItemArrivalWindowOneMax).regex(getOrderHistoryResponseDataDataItemArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderHistoryResponseDataDataItemArrivalWindowDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderHistoryResponseDataDataItemStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderHistoryResponseDataDataItemLatestEndAtDefault),
  "timezone": zod.string().max(getOrderHistoryResponseDataDataItemTimezoneMax).default(getOrderHistoryResponseDataDataItemTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(getOrderHistoryResponseDataDataItemCityFromDefault),
  "city_to": zod.string().nullable().default(getOrderHistoryResponseDataDataItemCityToDefault),
  "stops_count": zod.int().min(getOrderHistoryResponseDataDataItemStopsCountMin).nullable().default(getOrderHistoryResponseDataDataItemStopsCountDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getOrderHistoryResponseDataDataItemMoveSizeDefault),
  "volume_cuft": zod.int().min(getOrderHistoryResponseDataDataItemVolumeCuftMin).nullable().default(getOrderHistoryResponseDataDataItemVolumeCuftDefault),
  "estimated_hours": zod.number().nullable().default(getOrderHistoryResponseDataDataItemEstimatedHoursDefault).describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderHistoryResponseDataDataItemCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).default(getOrderHistoryResponseDataDataItemCrewRequirementsDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderHistoryResponseDataDataItemVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).default(getOrderHistoryResponseDataDataItemVehicleRequirementsDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getOrderHistoryResponseDataDataItemCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderHistoryResponseDataDataItemCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getOrderHistoryResponseDataDataItemCrewSummaryDefault),
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
  "stars": zod.int().min(1).max(getOrderHistoryResponseDataDataItemCrewItemStarsMax).nullable(),
  "invitation_id": zod.int().min(1).nullable().default(getOrderHistoryResponseDataDataItemCrewItemInvitationIdDefault).describe('Null for colleagues.')
}).describe('An invited person; stars once rated.')).default(getOrderHistoryResponseDataDataItemCrewDefault),
  "missing": zod.array(zod.string()).default(getOrderHistoryResponseDataDataItemMissingDefault).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderHistoryResponseDataDataItemUpdatedAtDefault),
  "updated_by": zod.string().default(getOrderHistoryResponseDataDataItemUpdatedByDefault),
  "version": zod.int().min(1).nullable().default(getOrderHistoryResponseDataDataItemVersionDefault),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderHistoryResponseDataDataItemClosedAtDefault),
  "closed_by": zod.string().nullable().default(getOrderHistoryResponseDataDataItemClosedByDefault),
  "cancel_reason": zod.string().nullable().default(getOrderHistoryResponseDataDataItemCancelReasonDefault),
  "actual_hours": zod.number().nullable().default(getOrderHistoryResponseDataDataItemActualHoursDefault).describe('Hours on site.'),
  "payout_total": zod.int().min(getOrderHistoryResponseDataDataItemPayoutTotalMin).nullable().default(getOrderHistoryResponseDataDataItemPayoutTotalDefault).describe('Cents for the whole crew.')
}).describe('An order as lists show it; no notes. A helper who has not accepted gets the cities, and empty texts for the customer.')),
  "current_page": zod.int().min(1).nullable().default(getOrderHistoryResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getOrderHistoryResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getOrderHistoryResponseDataPerPageDefault),
  "total": zod.int().min(getOrderHistoryResponseDataTotalMin).nullable().default(getOrderHistoryResponseDataTotalDefault),
  "from": zod.int().nullable().default(getOrderHistoryResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getOrderHistoryResponseDataToDefault).describe('Number of the last row; null on an empty page.')
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


export const getOrderCalendarResponseDataDataItemNumberDefault = ``;
export const getOrderCalendarResponseDataDataItemTitleDefault = ``;
export const getOrderCalendarResponseDataDataItemClosedStateDefault = null;
export const getOrderCalendarResponseDataDataItemStartsAtDefault = null;
export const getOrderCalendarResponseDataDataItemEndsAtDefault = null;
export const getOrderCalendarResponseDataDataItemTimezoneDefault = ``;
export const getOrderCalendarResponseDataDataItemTimezoneMax = 64;

export const getOrderCalendarResponseDataDataItemArrivalWindowOneMax = 13;


export const getOrderCalendarResponseDataDataItemArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderCalendarResponseDataDataItemArrivalWindowDefault = null;
export const getOrderCalendarResponseDataDataItemDateDefault = null;
export const getOrderCalendarResponseDataDataItemEndDateDefault = null;
export const getOrderCalendarResponseDataDataItemCustomerNameDefault = ``;
export const getOrderCalendarResponseDataDataItemCustomerLastNameDefault = ``;
export const getOrderCalendarResponseDataDataItemCityFromDefault = null;
export const getOrderCalendarResponseDataDataItemCityToDefault = null;
export const getOrderCalendarResponseDataDataItemRequiredDefault = null;
export const getOrderCalendarResponseDataDataItemRequiredMin = 0;

export const getOrderCalendarResponseDataDataItemAcceptedDefault = null;
export const getOrderCalendarResponseDataDataItemAcceptedMin = 0;

export const getOrderCalendarResponseDataDataItemPendingDefault = null;
export const getOrderCalendarResponseDataDataItemPendingMin = 0;

export const getOrderCalendarResponseDataDataItemCheckedInDefault = null;
export const getOrderCalendarResponseDataDataItemCheckedInMin = 0;

export const getOrderCalendarResponseDataDataItemCrewRequirementsItemCountMax = 12;

export const getOrderCalendarResponseDataDataItemCrewRequirementsDefault = [];
export const getOrderCalendarResponseDataDataItemCrewItemInvitationIdDefault = null;

export const getOrderCalendarResponseDataDataItemCrewItemAttendanceItemMilesAwayMin = 0;

export const getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMin = 10;
export const getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMax = 45;
export const getOrderCalendarResponseDataDataItemCrewItemRunningLateOneMinutesMultipleOf = 5;

export const getOrderCalendarResponseDataDataItemCrewDefault = [];
export const getOrderCalendarResponseDataDataItemVehicleSummaryDefault = ``;
export const getOrderCalendarResponseDataDataItemHasConflictDefault = false;

export const getOrderCalendarResponseDataDataItemConflictsDefault = [];
export const getOrderCalendarResponseDataDataItemVersionDefault = null;

export const getOrderCalendarResponseDataCurrentPageDefault = null;

export const getOrderCalendarResponseDataLastPageDefault = null;

export const getOrderCalendarResponseDataPerPageDefault = null;

export const getOrderCalendarResponseDataTotalDefault = null;
export const getOrderCalendarResponseDataTotalMin = 0;

export const getOrderCalendarResponseDataFromDefault = null;
export const getOrderCalendarResponseDataToDefault = null;

export const GetOrderCalendarResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(getOrderCalendarResponseDataDataItemNumberDefault),
  "title": zod.string().default(getOrderCalendarResponseDataDataItemTitleDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getOrderCalendarResponseDataDataItemClosedStateDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderCalendarResponseDataDataItemStartsAtDefault),
  "ends_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderCalendarResponseDataDataItemEndsAtDefault),
  "timezone": zod.string().max(getOrderCalendarResponseDataDataItemTimezoneMax).default(getOrderCalendarResponseDataDataItemTimezoneDefault).describe('IANA name.'),
  "arrival_window": zod.union([zod.string().max(getOrderCalendarResponseDataDataItemArrivalWindowOneMax).regex(getOrderCalendarResponseDataDataItemArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderCalendarResponseDataDataItemArrivalWindowDefault),
  "date": zod.iso.date().nullable().default(getOrderCalendarResponseDataDataItemDateDefault),
  "end_date": zod.iso.date().nullable().default(getOrderCalendarResponseDataDataItemEndDateDefault).describe('Last day of a multi-day job.'),
  "customer_name": zod.string().default(getOrderCalendarResponseDataDataItemCustomerNameDefault),
  "customer_last_name": zod.string().default(getOrderCalendarResponseDataDataItemCustomerLastNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(getOrderCalendarResponseDataDataItemCityFromDefault),
  "city_to": zod.string().nullable().default(getOrderCalendarResponseDataDataItemCityToDefault),
  "required": zod.int().min(getOrderCalendarResponseDataDataItemRequiredMin).nullable().default(getOrderCalendarResponseDataDataItemRequiredDefault),
  "accepted": zod.int().min(getOrderCalendarResponseDataDataItemAcceptedMin).nullable().default(getOrderCalendarResponseDataDataItemAcceptedDefault),
  "pending": zod.int().min(getOrderCalendarResponseDataDataItemPendingMin).nullable().default(getOrderCalendarResponseDataDataItemPendingDefault),
  "checked_in": zod.int().min(getOrderCalendarResponseDataDataItemCheckedInMin).nullable().default(getOrderCalendarResponseDataDataItemCheckedInDefault).describe('People who have begun to work.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderCalendarResponseDataDataItemCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).default(getOrderCalendarResponseDataDataItemCrewRequirementsDefault),
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
  "invitation_id": zod.int().min(1).nullable().default(getOrderCalendarResponseDataDataItemCrewItemInvitationIdDefault),
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
})).default(getOrderCalendarResponseDataDataItemCrewDefault),
  "vehicle_summary": zod.string().default(getOrderCalendarResponseDataDataItemVehicleSummaryDefault),
  "has_conflict": zod.boolean().default(getOrderCalendarResponseDataDataItemHasConflictDefault).describe('Someone on the crew has another job at the same time.'),
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
}).describe('Two jobs of one person, or a job outside their hours. Of a job of another branch or company only the times are known.')).default(getOrderCalendarResponseDataDataItemConflictsDefault).describe('Other jobs that accepted crew members have at that time or too close to it. Hard ones first.'),
  "version": zod.int().min(1).nullable().default(getOrderCalendarResponseDataDataItemVersionDefault)
}).describe('An order in the calendar.')),
  "current_page": zod.int().min(1).nullable().default(getOrderCalendarResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getOrderCalendarResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getOrderCalendarResponseDataPerPageDefault),
  "total": zod.int().min(getOrderCalendarResponseDataTotalMin).nullable().default(getOrderCalendarResponseDataTotalDefault),
  "from": zod.int().nullable().default(getOrderCalendarResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getOrderCalendarResponseDataToDefault).describe('Number of the last row; null on an empty page.')
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
 * @summary Open slots of a day and the branch's candidates for them
 */



export const GetCrewPlanParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetCrewPlanQueryParams = zod.object({
  "filter[date]": zod.iso.date().optional().describe('Day in the time zone of the branch; today if left out.')
})


export const getCrewPlanResponseDataJobsItemOrderNumberDefault = ``;
export const getCrewPlanResponseDataJobsItemOrderClosedStateDefault = null;
export const getCrewPlanResponseDataJobsItemOrderBranchIdDefault = null;

export const getCrewPlanResponseDataJobsItemOrderCustomerNameDefault = ``;
export const getCrewPlanResponseDataJobsItemOrderCustomerLastNameDefault = ``;
export const getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneDefault = ``;
export const getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneMax = 10;


export const getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getCrewPlanResponseDataJobsItemOrderDateDefault = null;
export const getCrewPlanResponseDataJobsItemOrderEndDateDefault = null;
export const getCrewPlanResponseDataJobsItemOrderArrivalWindowOneMax = 13;


export const getCrewPlanResponseDataJobsItemOrderArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getCrewPlanResponseDataJobsItemOrderArrivalWindowDefault = null;
export const getCrewPlanResponseDataJobsItemOrderStartsAtDefault = null;
export const getCrewPlanResponseDataJobsItemOrderLatestEndAtDefault = null;
export const getCrewPlanResponseDataJobsItemOrderTimezoneDefault = ``;
export const getCrewPlanResponseDataJobsItemOrderTimezoneMax = 64;

export const getCrewPlanResponseDataJobsItemOrderCityFromDefault = null;
export const getCrewPlanResponseDataJobsItemOrderCityToDefault = null;
export const getCrewPlanResponseDataJobsItemOrderStopsCountDefault = null;
export const getCrewPlanResponseDataJobsItemOrderStopsCountMin = 0;

export const getCrewPlanResponseDataJobsItemOrderMoveSizeDefault = null;
export const getCrewPlanResponseDataJobsItemOrderVolumeCuftDefault = null;
export const getCrewPlanResponseDataJobsItemOrderVolumeCuftMin = 0;

export const getCrewPlanResponseDataJobsItemOrderEstimatedHoursDefault = null;
export const getCrewPlanResponseDataJobsItemOrderCrewRequirementsItemCountMax = 12;

export const getCrewPlanResponseDataJobsItemOrderCrewRequirementsDefault = [];
export const getCrewPlanResponseDataJobsItemOrderVehicleRequirementsItemCountMax = 10;

export const getCrewPlanResponseDataJobsItemOrderVehicleRequirementsDefault = [];
export const getCrewPlanResponseDataJobsItemOrderCrewSummaryOneRequiredMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryOneAcceptedMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryOnePendingMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryOneCheckedInMin = 0;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryOneOpenItemCountMax = 12;

export const getCrewPlanResponseDataJobsItemOrderCrewSummaryDefault = null;
export const getCrewPlanResponseDataJobsItemOrderCrewItemStarsMax = 5;

export const getCrewPlanResponseDataJobsItemOrderCrewItemInvitationIdDefault = null;

export const getCrewPlanResponseDataJobsItemOrderCrewDefault = [];
export const getCrewPlanResponseDataJobsItemOrderMissingDefault = [];
export const getCrewPlanResponseDataJobsItemOrderUpdatedAtDefault = null;
export const getCrewPlanResponseDataJobsItemOrderUpdatedByDefault = ``;
export const getCrewPlanResponseDataJobsItemOrderVersionDefault = null;

export const getCrewPlanResponseDataJobsItemOrderClosedAtDefault = null;
export const getCrewPlanResponseDataJobsItemOrderClosedByDefault = null;
export const getCrewPlanResponseDataJobsItemOrderCancelReasonDefault = null;
export const getCrewPlanResponseDataJobsItemOrderActualHoursDefault = null;
export const getCrewPlanResponseDataJobsItemOrderPayoutTotalDefault = null;
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



export const getCrewPlanResponseDataJobsItemCandidatesItemUserIdDefault = null;

export const getCrewPlanResponseDataJobsItemCandidatesItemFirstNameDefault = ``;
export const getCrewPlanResponseDataJobsItemCandidatesItemLastNameDefault = ``;
export const getCrewPlanResponseDataJobsItemCandidatesItemAvatarUrlDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemPhoneDefault = ``;
export const getCrewPlanResponseDataJobsItemCandidatesItemPositionsDefault = [];
export const getCrewPlanResponseDataJobsItemCandidatesItemHourlyRateDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemHourlyRateMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemRatingAvgDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemRatingCountDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemRatingCountMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemFitOneScoreMin = 0;
export const getCrewPlanResponseDataJobsItemCandidatesItemFitOneScoreMax = 100;

export const getCrewPlanResponseDataJobsItemCandidatesItemFitDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemAvailabilityDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemConflictsDefault = [];
export const getCrewPlanResponseDataJobsItemCandidatesItemDistanceMilesDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemDistanceMilesMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemHoursThisWeekDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemHoursThisWeekMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemJobsTogetherDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemJobsTogetherMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemIsFavoriteDefault = false;
export const getCrewPlanResponseDataJobsItemCandidatesItemInvitationStatusDefault = null;
export const getCrewPlanResponseDataJobsItemCandidatesItemJobWeeksItemHoursMin = 0;

export const getCrewPlanResponseDataJobsItemCandidatesItemJobWeeksDefault = [];

export const GetCrewPlanResponse = zod.strictObject({
  "data": zod.strictObject({
  "date": zod.iso.date(),
  "jobs": zod.array(zod.strictObject({
  "order": zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(getCrewPlanResponseDataJobsItemOrderNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getCrewPlanResponseDataJobsItemOrderBranchIdDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string().default(getCrewPlanResponseDataJobsItemOrderCustomerNameDefault),
  "customer_last_name": zod.string().default(getCrewPlanResponseDataJobsItemOrderCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneMax).regex(getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneRegExp).default(getCrewPlanResponseDataJobsItemOrderCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date().nullable().default(getCrewPlanResponseDataJobsItemOrderDateDefault),
  "end_date": zod.iso.date().nullable().default(getCrewPlanResponseDataJobsItemOrderEndDateDefault).describe('Last day of a multi-day job.'),
  "arrival_window": zod.union([zod.string().max(getCrewPlanResponseDataJobsItemOrderArrivalWindowOneMax).regex(getCrewPlanResponseDataJobsItemOrderArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderArrivalWindowDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderLatestEndAtDefault),
  "timezone": zod.string().max(getCrewPlanResponseDataJobsItemOrderTimezoneMax).default(getCrewPlanResponseDataJobsItemOrderTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(getCrewPlanResponseDataJobsItemOrderCityFromDefault),
  "city_to": zod.string().nullable().default(getCrewPlanResponseDataJobsItemOrderCityToDefault),
  "stops_count": zod.int().min(getCrewPlanResponseDataJobsItemOrderStopsCountMin).nullable().default(getCrewPlanResponseDataJobsItemOrderStopsCountDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderMoveSizeDefault),
  "volume_cuft": zod.int().min(getCrewPlanResponseDataJobsItemOrderVolumeCuftMin).nullable().default(getCrewPlanResponseDataJobsItemOrderVolumeCuftDefault),
  "estimated_hours": zod.number().nullable().default(getCrewPlanResponseDataJobsItemOrderEstimatedHoursDefault).describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).default(getCrewPlanResponseDataJobsItemOrderCrewRequirementsDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).default(getCrewPlanResponseDataJobsItemOrderVehicleRequirementsDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getCrewPlanResponseDataJobsItemOrderCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderCrewSummaryDefault),
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
  "stars": zod.int().min(1).max(getCrewPlanResponseDataJobsItemOrderCrewItemStarsMax).nullable(),
  "invitation_id": zod.int().min(1).nullable().default(getCrewPlanResponseDataJobsItemOrderCrewItemInvitationIdDefault).describe('Null for colleagues.')
}).describe('An invited person; stars once rated.')).default(getCrewPlanResponseDataJobsItemOrderCrewDefault),
  "missing": zod.array(zod.string()).default(getCrewPlanResponseDataJobsItemOrderMissingDefault).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderUpdatedAtDefault),
  "updated_by": zod.string().default(getCrewPlanResponseDataJobsItemOrderUpdatedByDefault),
  "version": zod.int().min(1).nullable().default(getCrewPlanResponseDataJobsItemOrderVersionDefault),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCrewPlanResponseDataJobsItemOrderClosedAtDefault),
  "closed_by": zod.string().nullable().default(getCrewPlanResponseDataJobsItemOrderClosedByDefault),
  "cancel_reason": zod.string().nullable().default(getCrewPlanResponseDataJobsItemOrderCancelReasonDefault),
  "actual_hours": zod.number().nullable().default(getCrewPlanResponseDataJobsItemOrderActualHoursDefault).describe('Hours on site.'),
  "payout_total": zod.int().min(getCrewPlanResponseDataJobsItemOrderPayoutTotalMin).nullable().default(getCrewPlanResponseDataJobsItemOrderPayoutTotalDefault).describe('Cents for the whole crew.')
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
  "clashes": zod.array(zod.int().min(1)).describe('Orders that one person cannot do as well, those that begin up to three days before or after the day among them.'),
  "candidates": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemUserIdDefault),
  "first_name": zod.string().default(getCrewPlanResponseDataJobsItemCandidatesItemFirstNameDefault),
  "last_name": zod.string().default(getCrewPlanResponseDataJobsItemCandidatesItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemAvatarUrlDefault),
  "phone": zod.string().default(getCrewPlanResponseDataJobsItemCandidatesItemPhoneDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getCrewPlanResponseDataJobsItemCandidatesItemPositionsDefault),
  "hourly_rate": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemHourlyRateMin).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemHourlyRateDefault).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemRatingAvgDefault),
  "rating_count": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemRatingCountMin).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemRatingCountDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemFitOneScoreMin).max(getCrewPlanResponseDataJobsItemCandidatesItemFitOneScoreMax),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.'))
}).describe('0 to 100 and why.'),zod.null()]).default(getCrewPlanResponseDataJobsItemCandidatesItemFitDefault),
  "availability": zod.union([zod.literal('available'),zod.literal('partial'),zod.literal('unavailable'),zod.literal('busy'),zod.literal(null)]).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemAvailabilityDefault),
  "conflicts": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
})).default(getCrewPlanResponseDataJobsItemCandidatesItemConflictsDefault),
  "distance_miles": zod.number().min(getCrewPlanResponseDataJobsItemCandidatesItemDistanceMilesMin).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemDistanceMilesDefault),
  "hours_this_week": zod.number().min(getCrewPlanResponseDataJobsItemCandidatesItemHoursThisWeekMin).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemHoursThisWeekDefault),
  "jobs_together": zod.int().min(getCrewPlanResponseDataJobsItemCandidatesItemJobsTogetherMin).nullable().default(getCrewPlanResponseDataJobsItemCandidatesItemJobsTogetherDefault),
  "is_favorite": zod.boolean().default(getCrewPlanResponseDataJobsItemCandidatesItemIsFavoriteDefault),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getCrewPlanResponseDataJobsItemCandidatesItemInvitationStatusDefault),
  "job_weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getCrewPlanResponseDataJobsItemCandidatesItemJobWeeksItemHoursMin)
})).default(getCrewPlanResponseDataJobsItemCandidatesItemJobWeeksDefault).describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.')).describe('The branch\'s people - best first. Empty when all slots are filled.')
})).describe('Jobs of the day that people can be invited to, by their start.')
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


export const getCustomersResponseDataItemAddressesItemAddressLineDefault = ``;
export const getCustomersResponseDataItemAddressesItemAddressLineMax = 120;

export const getCustomersResponseDataItemAddressesItemUnitDefault = null;
export const getCustomersResponseDataItemAddressesItemUnitMax = 20;

export const getCustomersResponseDataItemAddressesItemNoUnitDefault = false;
export const getCustomersResponseDataItemAddressesItemCityDefault = ``;
export const getCustomersResponseDataItemAddressesItemCityMax = 60;

export const getCustomersResponseDataItemAddressesItemStateDefault = ``;
export const getCustomersResponseDataItemAddressesItemStateMax = 2;


export const getCustomersResponseDataItemAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getCustomersResponseDataItemAddressesItemZipDefault = ``;
export const getCustomersResponseDataItemAddressesItemZipMax = 5;


export const getCustomersResponseDataItemAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getCustomersResponseDataItemAddressesItemLatDefault = null;
export const getCustomersResponseDataItemAddressesItemLatMin = -90;
export const getCustomersResponseDataItemAddressesItemLatMax = 90;

export const getCustomersResponseDataItemAddressesItemLngDefault = null;
export const getCustomersResponseDataItemAddressesItemLngMin = -180;
export const getCustomersResponseDataItemAddressesItemLngMax = 180;

export const getCustomersResponseDataItemAddressesItemPlaceTypeDefault = null;
export const getCustomersResponseDataItemAddressesItemFloorDefault = null;
export const getCustomersResponseDataItemAddressesItemFloorMin = 0;
export const getCustomersResponseDataItemAddressesItemFloorMax = 30;

export const getCustomersResponseDataItemAddressesItemFlightsOfStairsDefault = null;
export const getCustomersResponseDataItemAddressesItemFlightsOfStairsMin = 0;
export const getCustomersResponseDataItemAddressesItemFlightsOfStairsMax = 10;

export const getCustomersResponseDataItemAddressesItemElevatorDefault = null;
export const getCustomersResponseDataItemAddressesItemElevatorWindowOneMax = 13;


export const getCustomersResponseDataItemAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getCustomersResponseDataItemAddressesItemElevatorWindowDefault = null;
export const getCustomersResponseDataItemAddressesItemLongCarryFtDefault = null;
export const getCustomersResponseDataItemAddressesItemLongCarryFtMin = 0;
export const getCustomersResponseDataItemAddressesItemLongCarryFtMax = 1000;

export const getCustomersResponseDataItemAddressesItemParkingDefault = null;
export const getCustomersResponseDataItemAddressesItemTruckMaxFtDefault = null;
export const getCustomersResponseDataItemAddressesItemTruckMaxFtMin = 8;
export const getCustomersResponseDataItemAddressesItemTruckMaxFtMax = 60;

export const getCustomersResponseDataItemAddressesItemContactNameDefault = null;
export const getCustomersResponseDataItemAddressesItemContactNameMax = 100;

export const getCustomersResponseDataItemAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getCustomersResponseDataItemAddressesItemContactPhoneOneMax = 10;

export const getCustomersResponseDataItemAddressesItemContactPhoneDefault = null;
export const getCustomersResponseDataItemAddressesItemAccessNotesDefault = ``;
export const getCustomersResponseDataItemAddressesItemAccessNotesMax = 500;

export const getCustomersResponseDataItemAddressesItemCoiRequiredDefault = false;
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
  "address_line": zod.string().max(getCustomersResponseDataItemAddressesItemAddressLineMax).default(getCustomersResponseDataItemAddressesItemAddressLineDefault),
  "unit": zod.string().max(getCustomersResponseDataItemAddressesItemUnitMax).nullable().default(getCustomersResponseDataItemAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getCustomersResponseDataItemAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getCustomersResponseDataItemAddressesItemCityMax).default(getCustomersResponseDataItemAddressesItemCityDefault),
  "state": zod.string().max(getCustomersResponseDataItemAddressesItemStateMax).regex(getCustomersResponseDataItemAddressesItemStateRegExp).default(getCustomersResponseDataItemAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getCustomersResponseDataItemAddressesItemZipMax).regex(getCustomersResponseDataItemAddressesItemZipRegExp).default(getCustomersResponseDataItemAddressesItemZipDefault),
  "lat": zod.number().min(getCustomersResponseDataItemAddressesItemLatMin).max(getCustomersResponseDataItemAddressesItemLatMax).nullable().default(getCustomersResponseDataItemAddressesItemLatDefault),
  "lng": zod.number().min(getCustomersResponseDataItemAddressesItemLngMin).max(getCustomersResponseDataItemAddressesItemLngMax).nullable().default(getCustomersResponseDataItemAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getCustomersResponseDataItemAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getCustomersResponseDataItemAddressesItemFloorMin).max(getCustomersResponseDataItemAddressesItemFloorMax).nullable().default(getCustomersResponseDataItemAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getCustomersResponseDataItemAddressesItemFlightsOfStairsMin).max(getCustomersResponseDataItemAddressesItemFlightsOfStairsMax).nullable().default(getCustomersResponseDataItemAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getCustomersResponseDataItemAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getCustomersResponseDataItemAddressesItemElevatorWindowOneMax).regex(getCustomersResponseDataItemAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getCustomersResponseDataItemAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getCustomersResponseDataItemAddressesItemLongCarryFtMin).max(getCustomersResponseDataItemAddressesItemLongCarryFtMax).nullable().default(getCustomersResponseDataItemAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getCustomersResponseDataItemAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getCustomersResponseDataItemAddressesItemTruckMaxFtMin).max(getCustomersResponseDataItemAddressesItemTruckMaxFtMax).nullable().default(getCustomersResponseDataItemAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getCustomersResponseDataItemAddressesItemContactNameMax).nullable().default(getCustomersResponseDataItemAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getCustomersResponseDataItemAddressesItemContactPhoneOneRegExp).max(getCustomersResponseDataItemAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getCustomersResponseDataItemAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getCustomersResponseDataItemAddressesItemAccessNotesMax).default(getCustomersResponseDataItemAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getCustomersResponseDataItemAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getCustomersResponseDataItemAddressesMax).describe('The destination of a job before its pickup, because the customer lives there now.')
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
  "filter[search]": zod.string().min(getKnownAddressesQueryFilterSearchMin).max(getKnownAddressesQueryFilterSearchMax).describe('Words of the street and city, in any order.')
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

export const getOrderResponseDataCustomerNameDefault = ``;
export const getOrderResponseDataCustomerNameMax = 50;

export const getOrderResponseDataCustomerLastNameDefault = ``;
export const getOrderResponseDataCustomerLastNameMax = 50;

export const getOrderResponseDataCustomerPrimaryPhoneDefault = ``;
export const getOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const getOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderResponseDataCustomerSecondaryPhoneOneMax = 10;

export const getOrderResponseDataCustomerSecondaryPhoneDefault = null;
export const getOrderResponseDataCustomerEmailOneMax = 254;

export const getOrderResponseDataCustomerEmailDefault = null;
export const getOrderResponseDataCompanyNameDefault = null;
export const getOrderResponseDataCompanyNameMax = 100;

export const getOrderResponseDataJobTypeDefault = null;
export const getOrderResponseDataMoveSizeDefault = null;
export const getOrderResponseDataPackingDefault = null;
export const getOrderResponseDataDateDefault = null;
export const getOrderResponseDataArrivalWindowOneMax = 13;


export const getOrderResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderResponseDataArrivalWindowDefault = null;
export const getOrderResponseDataFirmTimeDefault = false;
export const getOrderResponseDataEstimatedHoursDefault = null;
export const getOrderResponseDataEstimatedHoursMax = 14;
export const getOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const getOrderResponseDataFlexibleDaysDefault = null;
export const getOrderResponseDataFlexibleDaysMin = 0;
export const getOrderResponseDataFlexibleDaysMax = 14;

export const getOrderResponseDataEndDateDefault = null;
export const getOrderResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const getOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const getOrderResponseDataPickUpAddressesItemUnitDefault = null;
export const getOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const getOrderResponseDataPickUpAddressesItemNoUnitDefault = false;
export const getOrderResponseDataPickUpAddressesItemCityDefault = ``;
export const getOrderResponseDataPickUpAddressesItemCityMax = 60;

export const getOrderResponseDataPickUpAddressesItemStateDefault = ``;
export const getOrderResponseDataPickUpAddressesItemStateMax = 2;


export const getOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderResponseDataPickUpAddressesItemZipDefault = ``;
export const getOrderResponseDataPickUpAddressesItemZipMax = 5;


export const getOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderResponseDataPickUpAddressesItemLatDefault = null;
export const getOrderResponseDataPickUpAddressesItemLatMin = -90;
export const getOrderResponseDataPickUpAddressesItemLatMax = 90;

export const getOrderResponseDataPickUpAddressesItemLngDefault = null;
export const getOrderResponseDataPickUpAddressesItemLngMin = -180;
export const getOrderResponseDataPickUpAddressesItemLngMax = 180;

export const getOrderResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const getOrderResponseDataPickUpAddressesItemFloorDefault = null;
export const getOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const getOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const getOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const getOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const getOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const getOrderResponseDataPickUpAddressesItemElevatorDefault = null;
export const getOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const getOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const getOrderResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const getOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const getOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const getOrderResponseDataPickUpAddressesItemParkingDefault = null;
export const getOrderResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const getOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const getOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const getOrderResponseDataPickUpAddressesItemContactNameDefault = null;
export const getOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const getOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const getOrderResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const getOrderResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const getOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const getOrderResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const getOrderResponseDataPickUpAddressesMax = 5;

export const getOrderResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const getOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const getOrderResponseDataDestinationAddressesItemUnitDefault = null;
export const getOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const getOrderResponseDataDestinationAddressesItemNoUnitDefault = false;
export const getOrderResponseDataDestinationAddressesItemCityDefault = ``;
export const getOrderResponseDataDestinationAddressesItemCityMax = 60;

export const getOrderResponseDataDestinationAddressesItemStateDefault = ``;
export const getOrderResponseDataDestinationAddressesItemStateMax = 2;


export const getOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderResponseDataDestinationAddressesItemZipDefault = ``;
export const getOrderResponseDataDestinationAddressesItemZipMax = 5;


export const getOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderResponseDataDestinationAddressesItemLatDefault = null;
export const getOrderResponseDataDestinationAddressesItemLatMin = -90;
export const getOrderResponseDataDestinationAddressesItemLatMax = 90;

export const getOrderResponseDataDestinationAddressesItemLngDefault = null;
export const getOrderResponseDataDestinationAddressesItemLngMin = -180;
export const getOrderResponseDataDestinationAddressesItemLngMax = 180;

export const getOrderResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const getOrderResponseDataDestinationAddressesItemFloorDefault = null;
export const getOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const getOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const getOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const getOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const getOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const getOrderResponseDataDestinationAddressesItemElevatorDefault = null;
export const getOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const getOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const getOrderResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const getOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const getOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const getOrderResponseDataDestinationAddressesItemParkingDefault = null;
export const getOrderResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const getOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const getOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const getOrderResponseDataDestinationAddressesItemContactNameDefault = null;
export const getOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const getOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const getOrderResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const getOrderResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const getOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const getOrderResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const getOrderResponseDataDestinationAddressesMax = 5;


export const getOrderResponseDataItemsItemNameMax = 80;

export const getOrderResponseDataItemsItemQtyMax = 500;

export const getOrderResponseDataItemsItemCuftMin = 0;
export const getOrderResponseDataItemsItemCuftMax = 500;
export const getOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const getOrderResponseDataItemsItemWeightLbMin = 0;
export const getOrderResponseDataItemsItemWeightLbMax = 5000;

export const getOrderResponseDataItemsItemRoomMax = 40;

export const getOrderResponseDataItemsDefault = [];
export const getOrderResponseDataItemsMax = 200;

export const getOrderResponseDataSpecialItemsDefault = [];
export const getOrderResponseDataSpecialItemsMax = 7;

export const getOrderResponseDataVolumeCuftDefault = null;
export const getOrderResponseDataVolumeCuftMin = 0;
export const getOrderResponseDataVolumeCuftMax = 20000;

export const getOrderResponseDataWeightLbDefault = null;
export const getOrderResponseDataWeightLbMin = 0;
export const getOrderResponseDataWeightLbMax = 200000;

export const getOrderResponseDataCrewRequirementsItemCountMax = 12;

export const getOrderResponseDataCrewRequirementsDefault = [];
export const getOrderResponseDataCrewRequirementsMax = 4;


export const getOrderResponseDataToolIdsDefault = [];
export const getOrderResponseDataToolIdsMax = 24;

export const getOrderResponseDataLanguagesDefault = [];
export const getOrderResponseDataLanguagesMax = 3;

export const getOrderResponseDataFavoritesFirstDefault = false;
export const getOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const getOrderResponseDataVehicleRequirementsDefault = [];
export const getOrderResponseDataVehicleRequirementsMax = 9;

export const getOrderResponseDataPayTypeDefault = null;
export const getOrderResponseDataOfferedRatesOne1Min = 1500;
export const getOrderResponseDataOfferedRatesOne1Max = 15000;
export const getOrderResponseDataOfferedRatesOne1MultipleOf = 50;

export const getOrderResponseDataOfferedRatesOne2Min = 1500;
export const getOrderResponseDataOfferedRatesOne2Max = 15000;
export const getOrderResponseDataOfferedRatesOne2MultipleOf = 50;

export const getOrderResponseDataOfferedRatesOne3Min = 1500;
export const getOrderResponseDataOfferedRatesOne3Max = 15000;
export const getOrderResponseDataOfferedRatesOne3MultipleOf = 50;

export const getOrderResponseDataOfferedRatesOne4Min = 1500;
export const getOrderResponseDataOfferedRatesOne4Max = 15000;
export const getOrderResponseDataOfferedRatesOne4MultipleOf = 50;

export const getOrderResponseDataOfferedRatesDefault = null;
export const getOrderResponseDataMinPaidHoursDefault = null;
export const getOrderResponseDataMinPaidHoursMin = 0;
export const getOrderResponseDataMinPaidHoursMax = 14;
export const getOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const getOrderResponseDataTravelPayDefault = null;
export const getOrderResponseDataTravelPayMin = 0;
export const getOrderResponseDataTravelPayMax = 100000;

export const getOrderResponseDataCustomerQuoteDefault = null;
export const getOrderResponseDataCustomerQuoteMin = 0;
export const getOrderResponseDataCustomerQuoteMax = 100000000;

export const getOrderResponseDataCrewNotesDefault = ``;
export const getOrderResponseDataCrewNotesMax = 2000;

export const getOrderResponseDataCrewNotesLanguageDefault = null;
export const getOrderResponseDataAccessNotesLanguageDefault = null;
export const getOrderResponseDataOfficeNotesDefault = ``;
export const getOrderResponseDataOfficeNotesMax = 2000;


export const getOrderResponseDataNumberDefault = ``;
export const getOrderResponseDataClosedStateDefault = null;
export const getOrderResponseDataBranchIdDefault = null;

export const getOrderResponseDataStartsAtDefault = null;
export const getOrderResponseDataLatestEndAtDefault = null;
export const getOrderResponseDataTimezoneDefault = ``;
export const getOrderResponseDataTimezoneMax = 64;

export const getOrderResponseDataStopsCountDefault = null;
export const getOrderResponseDataStopsCountMin = 0;

export const getOrderResponseDataCrewSummaryOneRequiredMin = 0;

export const getOrderResponseDataCrewSummaryOneAcceptedMin = 0;

export const getOrderResponseDataCrewSummaryOnePendingMin = 0;

export const getOrderResponseDataCrewSummaryOneCheckedInMin = 0;

export const getOrderResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const getOrderResponseDataCrewSummaryDefault = null;
export const getOrderResponseDataDistanceMilesDefault = null;
export const getOrderResponseDataDistanceMilesMin = 0;


export const getOrderResponseDataAttachmentsItemSizeMin = 0;

export const getOrderResponseDataAttachmentsDefault = [];
export const getOrderResponseDataAttachmentsMax = 10;

export const getOrderResponseDataCreatedAtDefault = null;
export const getOrderResponseDataUpdatedAtDefault = null;
export const getOrderResponseDataUpdatedByDefault = ``;
export const getOrderResponseDataVersionDefault = null;



export const GetOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(getOrderResponseDataCustomerNameMax).default(getOrderResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(getOrderResponseDataCustomerLastNameMax).default(getOrderResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getOrderResponseDataCustomerPrimaryPhoneMax).regex(getOrderResponseDataCustomerPrimaryPhoneRegExp).default(getOrderResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', getOrderResponseDataCustomerSecondaryPhoneOneRegExp).max(getOrderResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getOrderResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(getOrderResponseDataCustomerEmailOneMax),zod.null()]).default(getOrderResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(getOrderResponseDataCompanyNameMax).nullable().default(getOrderResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(getOrderResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getOrderResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(getOrderResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(getOrderResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(getOrderResponseDataArrivalWindowOneMax).regex(getOrderResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(getOrderResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(getOrderResponseDataEstimatedHoursMax).multipleOf(getOrderResponseDataEstimatedHoursMultipleOf).nullable().default(getOrderResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(getOrderResponseDataFlexibleDaysMin).max(getOrderResponseDataFlexibleDaysMax).nullable().default(getOrderResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(getOrderResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderResponseDataPickUpAddressesItemAddressLineMax).default(getOrderResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(getOrderResponseDataPickUpAddressesItemUnitMax).nullable().default(getOrderResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getOrderResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderResponseDataPickUpAddressesItemCityMax).default(getOrderResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(getOrderResponseDataPickUpAddressesItemStateMax).regex(getOrderResponseDataPickUpAddressesItemStateRegExp).default(getOrderResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderResponseDataPickUpAddressesItemZipMax).regex(getOrderResponseDataPickUpAddressesItemZipRegExp).default(getOrderResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(getOrderResponseDataPickUpAddressesItemLatMin).max(getOrderResponseDataPickUpAddressesItemLatMax).nullable().default(getOrderResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(getOrderResponseDataPickUpAddressesItemLngMin).max(getOrderResponseDataPickUpAddressesItemLngMax).nullable().default(getOrderResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getOrderResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getOrderResponseDataPickUpAddressesItemFloorMin).max(getOrderResponseDataPickUpAddressesItemFloorMax).nullable().default(getOrderResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(getOrderResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(getOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getOrderResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(getOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(getOrderResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(getOrderResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getOrderResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(getOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(getOrderResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getOrderResponseDataPickUpAddressesItemContactNameMax).nullable().default(getOrderResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(getOrderResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getOrderResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getOrderResponseDataPickUpAddressesItemAccessNotesMax).default(getOrderResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getOrderResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderResponseDataDestinationAddressesItemAddressLineMax).default(getOrderResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(getOrderResponseDataDestinationAddressesItemUnitMax).nullable().default(getOrderResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getOrderResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderResponseDataDestinationAddressesItemCityMax).default(getOrderResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(getOrderResponseDataDestinationAddressesItemStateMax).regex(getOrderResponseDataDestinationAddressesItemStateRegExp).default(getOrderResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderResponseDataDestinationAddressesItemZipMax).regex(getOrderResponseDataDestinationAddressesItemZipRegExp).default(getOrderResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(getOrderResponseDataDestinationAddressesItemLatMin).max(getOrderResponseDataDestinationAddressesItemLatMax).nullable().default(getOrderResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(getOrderResponseDataDestinationAddressesItemLngMin).max(getOrderResponseDataDestinationAddressesItemLngMax).nullable().default(getOrderResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getOrderResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getOrderResponseDataDestinationAddressesItemFloorMin).max(getOrderResponseDataDestinationAddressesItemFloorMax).nullable().default(getOrderResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(getOrderResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(getOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getOrderResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(getOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(getOrderResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(getOrderResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getOrderResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(getOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(getOrderResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getOrderResponseDataDestinationAddressesItemContactNameMax).nullable().default(getOrderResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(getOrderResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getOrderResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getOrderResponseDataDestinationAddressesItemAccessNotesMax).default(getOrderResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getOrderResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(getOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(getOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(getOrderResponseDataItemsItemCuftMin).max(getOrderResponseDataItemsItemCuftMax).multipleOf(getOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(getOrderResponseDataItemsItemWeightLbMin).max(getOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(getOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(getOrderResponseDataItemsMax).default(getOrderResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(getOrderResponseDataSpecialItemsMax).default(getOrderResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(getOrderResponseDataVolumeCuftMin).max(getOrderResponseDataVolumeCuftMax).nullable().default(getOrderResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(getOrderResponseDataWeightLbMin).max(getOrderResponseDataWeightLbMax).nullable().default(getOrderResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(getOrderResponseDataCrewRequirementsMax).default(getOrderResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(getOrderResponseDataToolIdsMax).default(getOrderResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getOrderResponseDataLanguagesMax).default(getOrderResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(getOrderResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(getOrderResponseDataVehicleRequirementsMax).default(getOrderResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(getOrderResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(getOrderResponseDataOfferedRatesOne1Min).max(getOrderResponseDataOfferedRatesOne1Max).multipleOf(getOrderResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(getOrderResponseDataOfferedRatesOne2Min).max(getOrderResponseDataOfferedRatesOne2Max).multipleOf(getOrderResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(getOrderResponseDataOfferedRatesOne3Min).max(getOrderResponseDataOfferedRatesOne3Max).multipleOf(getOrderResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(getOrderResponseDataOfferedRatesOne4Min).max(getOrderResponseDataOfferedRatesOne4Max).multipleOf(getOrderResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(getOrderResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(getOrderResponseDataMinPaidHoursMin).max(getOrderResponseDataMinPaidHoursMax).multipleOf(getOrderResponseDataMinPaidHoursMultipleOf).nullable().default(getOrderResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(getOrderResponseDataTravelPayMin).max(getOrderResponseDataTravelPayMax).nullable().default(getOrderResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(getOrderResponseDataCustomerQuoteMin).max(getOrderResponseDataCustomerQuoteMax).nullable().default(getOrderResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(getOrderResponseDataCrewNotesMax).default(getOrderResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getOrderResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getOrderResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(getOrderResponseDataOfficeNotesMax).default(getOrderResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(getOrderResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getOrderResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getOrderResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(getOrderResponseDataTimezoneMax).default(getOrderResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(getOrderResponseDataStopsCountMin).nullable().default(getOrderResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getOrderResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getOrderResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getOrderResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getOrderResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getOrderResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(getOrderResponseDataDistanceMilesMin).nullable().default(getOrderResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(getOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(getOrderResponseDataAttachmentsMax).default(getOrderResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(getOrderResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(getOrderResponseDataVersionDefault).describe('Counts up with every change of the order.')
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

export const updateOrderResponseDataCustomerNameDefault = ``;
export const updateOrderResponseDataCustomerNameMax = 50;

export const updateOrderResponseDataCustomerLastNameDefault = ``;
export const updateOrderResponseDataCustomerLastNameMax = 50;

export const updateOrderResponseDataCustomerPrimaryPhoneDefault = ``;
export const updateOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const updateOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderResponseDataCustomerSecondaryPhoneOneMax = 10;

export const updateOrderResponseDataCustomerSecondaryPhoneDefault = null;
export const updateOrderResponseDataCustomerEmailOneMax = 254;

export const updateOrderResponseDataCustomerEmailDefault = null;
export const updateOrderResponseDataCompanyNameDefault = null;
export const updateOrderResponseDataCompanyNameMax = 100;

export const updateOrderResponseDataJobTypeDefault = null;
export const updateOrderResponseDataMoveSizeDefault = null;
export const updateOrderResponseDataPackingDefault = null;
export const updateOrderResponseDataDateDefault = null;
export const updateOrderResponseDataArrivalWindowOneMax = 13;


export const updateOrderResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderResponseDataArrivalWindowDefault = null;
export const updateOrderResponseDataFirmTimeDefault = false;
export const updateOrderResponseDataEstimatedHoursDefault = null;
export const updateOrderResponseDataEstimatedHoursMax = 14;
export const updateOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const updateOrderResponseDataFlexibleDaysDefault = null;
export const updateOrderResponseDataFlexibleDaysMin = 0;
export const updateOrderResponseDataFlexibleDaysMax = 14;

export const updateOrderResponseDataEndDateDefault = null;
export const updateOrderResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const updateOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const updateOrderResponseDataPickUpAddressesItemUnitDefault = null;
export const updateOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const updateOrderResponseDataPickUpAddressesItemNoUnitDefault = false;
export const updateOrderResponseDataPickUpAddressesItemCityDefault = ``;
export const updateOrderResponseDataPickUpAddressesItemCityMax = 60;

export const updateOrderResponseDataPickUpAddressesItemStateDefault = ``;
export const updateOrderResponseDataPickUpAddressesItemStateMax = 2;


export const updateOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOrderResponseDataPickUpAddressesItemZipDefault = ``;
export const updateOrderResponseDataPickUpAddressesItemZipMax = 5;


export const updateOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateOrderResponseDataPickUpAddressesItemLatDefault = null;
export const updateOrderResponseDataPickUpAddressesItemLatMin = -90;
export const updateOrderResponseDataPickUpAddressesItemLatMax = 90;

export const updateOrderResponseDataPickUpAddressesItemLngDefault = null;
export const updateOrderResponseDataPickUpAddressesItemLngMin = -180;
export const updateOrderResponseDataPickUpAddressesItemLngMax = 180;

export const updateOrderResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const updateOrderResponseDataPickUpAddressesItemFloorDefault = null;
export const updateOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const updateOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const updateOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const updateOrderResponseDataPickUpAddressesItemElevatorDefault = null;
export const updateOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const updateOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const updateOrderResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const updateOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const updateOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const updateOrderResponseDataPickUpAddressesItemParkingDefault = null;
export const updateOrderResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const updateOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const updateOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const updateOrderResponseDataPickUpAddressesItemContactNameDefault = null;
export const updateOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const updateOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const updateOrderResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const updateOrderResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const updateOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const updateOrderResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const updateOrderResponseDataPickUpAddressesMax = 5;

export const updateOrderResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const updateOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const updateOrderResponseDataDestinationAddressesItemUnitDefault = null;
export const updateOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const updateOrderResponseDataDestinationAddressesItemNoUnitDefault = false;
export const updateOrderResponseDataDestinationAddressesItemCityDefault = ``;
export const updateOrderResponseDataDestinationAddressesItemCityMax = 60;

export const updateOrderResponseDataDestinationAddressesItemStateDefault = ``;
export const updateOrderResponseDataDestinationAddressesItemStateMax = 2;


export const updateOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOrderResponseDataDestinationAddressesItemZipDefault = ``;
export const updateOrderResponseDataDestinationAddressesItemZipMax = 5;


export const updateOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateOrderResponseDataDestinationAddressesItemLatDefault = null;
export const updateOrderResponseDataDestinationAddressesItemLatMin = -90;
export const updateOrderResponseDataDestinationAddressesItemLatMax = 90;

export const updateOrderResponseDataDestinationAddressesItemLngDefault = null;
export const updateOrderResponseDataDestinationAddressesItemLngMin = -180;
export const updateOrderResponseDataDestinationAddressesItemLngMax = 180;

export const updateOrderResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const updateOrderResponseDataDestinationAddressesItemFloorDefault = null;
export const updateOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const updateOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const updateOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const updateOrderResponseDataDestinationAddressesItemElevatorDefault = null;
export const updateOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const updateOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOrderResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const updateOrderResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const updateOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const updateOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const updateOrderResponseDataDestinationAddressesItemParkingDefault = null;
export const updateOrderResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const updateOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const updateOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const updateOrderResponseDataDestinationAddressesItemContactNameDefault = null;
export const updateOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const updateOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const updateOrderResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const updateOrderResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const updateOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const updateOrderResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const updateOrderResponseDataDestinationAddressesMax = 5;


export const updateOrderResponseDataItemsItemNameMax = 80;

export const updateOrderResponseDataItemsItemQtyMax = 500;

export const updateOrderResponseDataItemsItemCuftMin = 0;
export const updateOrderResponseDataItemsItemCuftMax = 500;
export const updateOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const updateOrderResponseDataItemsItemWeightLbMin = 0;
export const updateOrderResponseDataItemsItemWeightLbMax = 5000;

export const updateOrderResponseDataItemsItemRoomMax = 40;

export const updateOrderResponseDataItemsDefault = [];
export const updateOrderResponseDataItemsMax = 200;

export const updateOrderResponseDataSpecialItemsDefault = [];
export const updateOrderResponseDataSpecialItemsMax = 7;

export const updateOrderResponseDataVolumeCuftDefault = null;
export const updateOrderResponseDataVolumeCuftMin = 0;
export const updateOrderResponseDataVolumeCuftMax = 20000;

export const updateOrderResponseDataWeightLbDefault = null;
export const updateOrderResponseDataWeightLbMin = 0;
export const updateOrderResponseDataWeightLbMax = 200000;

export const updateOrderResponseDataCrewRequirementsItemCountMax = 12;

export const updateOrderResponseDataCrewRequirementsDefault = [];
export const updateOrderResponseDataCrewRequirementsMax = 4;


export const updateOrderResponseDataToolIdsDefault = [];
export const updateOrderResponseDataToolIdsMax = 24;

export const updateOrderResponseDataLanguagesDefault = [];
export const updateOrderResponseDataLanguagesMax = 3;

export const updateOrderResponseDataFavoritesFirstDefault = false;
export const updateOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const updateOrderResponseDataVehicleRequirementsDefault = [];
export const updateOrderResponseDataVehicleRequirementsMax = 9;

export const updateOrderResponseDataPayTypeDefault = null;
export const updateOrderResponseDataOfferedRatesOne1Min = 1500;
export const updateOrderResponseDataOfferedRatesOne1Max = 15000;
export const updateOrderResponseDataOfferedRatesOne1MultipleOf = 50;

export const updateOrderResponseDataOfferedRatesOne2Min = 1500;
export const updateOrderResponseDataOfferedRatesOne2Max = 15000;
export const updateOrderResponseDataOfferedRatesOne2MultipleOf = 50;

export const updateOrderResponseDataOfferedRatesOne3Min = 1500;
export const updateOrderResponseDataOfferedRatesOne3Max = 15000;
export const updateOrderResponseDataOfferedRatesOne3MultipleOf = 50;

export const updateOrderResponseDataOfferedRatesOne4Min = 1500;
export const updateOrderResponseDataOfferedRatesOne4Max = 15000;
export const updateOrderResponseDataOfferedRatesOne4MultipleOf = 50;

export const updateOrderResponseDataOfferedRatesDefault = null;
export const updateOrderResponseDataMinPaidHoursDefault = null;
export const updateOrderResponseDataMinPaidHoursMin = 0;
export const updateOrderResponseDataMinPaidHoursMax = 14;
export const updateOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const updateOrderResponseDataTravelPayDefault = null;
export const updateOrderResponseDataTravelPayMin = 0;
export const updateOrderResponseDataTravelPayMax = 100000;

export const updateOrderResponseDataCustomerQuoteDefault = null;
export const updateOrderResponseDataCustomerQuoteMin = 0;
export const updateOrderResponseDataCustomerQuoteMax = 100000000;

export const updateOrderResponseDataCrewNotesDefault = ``;
export const updateOrderResponseDataCrewNotesMax = 2000;

export const updateOrderResponseDataCrewNotesLanguageDefault = null;
export const updateOrderResponseDataAccessNotesLanguageDefault = null;
export const updateOrderResponseDataOfficeNotesDefault = ``;
export const updateOrderResponseDataOfficeNotesMax = 2000;


export const updateOrderResponseDataNumberDefault = ``;
export const updateOrderResponseDataClosedStateDefault = null;
export const updateOrderResponseDataBranchIdDefault = null;

export const updateOrderResponseDataStartsAtDefault = null;
export const updateOrderResponseDataLatestEndAtDefault = null;
export const updateOrderResponseDataTimezoneDefault = ``;
export const updateOrderResponseDataTimezoneMax = 64;

export const updateOrderResponseDataStopsCountDefault = null;
export const updateOrderResponseDataStopsCountMin = 0;

export const updateOrderResponseDataCrewSummaryOneRequiredMin = 0;

export const updateOrderResponseDataCrewSummaryOneAcceptedMin = 0;

export const updateOrderResponseDataCrewSummaryOnePendingMin = 0;

export const updateOrderResponseDataCrewSummaryOneCheckedInMin = 0;

export const updateOrderResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const updateOrderResponseDataCrewSummaryDefault = null;
export const updateOrderResponseDataDistanceMilesDefault = null;
export const updateOrderResponseDataDistanceMilesMin = 0;


export const updateOrderResponseDataAttachmentsItemSizeMin = 0;

export const updateOrderResponseDataAttachmentsDefault = [];
export const updateOrderResponseDataAttachmentsMax = 10;

export const updateOrderResponseDataCreatedAtDefault = null;
export const updateOrderResponseDataUpdatedAtDefault = null;
export const updateOrderResponseDataUpdatedByDefault = ``;
export const updateOrderResponseDataVersionDefault = null;



export const UpdateOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(updateOrderResponseDataCustomerNameMax).default(updateOrderResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(updateOrderResponseDataCustomerLastNameMax).default(updateOrderResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(updateOrderResponseDataCustomerPrimaryPhoneMax).regex(updateOrderResponseDataCustomerPrimaryPhoneRegExp).default(updateOrderResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', updateOrderResponseDataCustomerSecondaryPhoneOneRegExp).max(updateOrderResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(updateOrderResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(updateOrderResponseDataCustomerEmailOneMax),zod.null()]).default(updateOrderResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(updateOrderResponseDataCompanyNameMax).nullable().default(updateOrderResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(updateOrderResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(updateOrderResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(updateOrderResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(updateOrderResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(updateOrderResponseDataArrivalWindowOneMax).regex(updateOrderResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(updateOrderResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(updateOrderResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(updateOrderResponseDataEstimatedHoursMax).multipleOf(updateOrderResponseDataEstimatedHoursMultipleOf).nullable().default(updateOrderResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(updateOrderResponseDataFlexibleDaysMin).max(updateOrderResponseDataFlexibleDaysMax).nullable().default(updateOrderResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(updateOrderResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateOrderResponseDataPickUpAddressesItemAddressLineMax).default(updateOrderResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(updateOrderResponseDataPickUpAddressesItemUnitMax).nullable().default(updateOrderResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(updateOrderResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateOrderResponseDataPickUpAddressesItemCityMax).default(updateOrderResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(updateOrderResponseDataPickUpAddressesItemStateMax).regex(updateOrderResponseDataPickUpAddressesItemStateRegExp).default(updateOrderResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateOrderResponseDataPickUpAddressesItemZipMax).regex(updateOrderResponseDataPickUpAddressesItemZipRegExp).default(updateOrderResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(updateOrderResponseDataPickUpAddressesItemLatMin).max(updateOrderResponseDataPickUpAddressesItemLatMax).nullable().default(updateOrderResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(updateOrderResponseDataPickUpAddressesItemLngMin).max(updateOrderResponseDataPickUpAddressesItemLngMax).nullable().default(updateOrderResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(updateOrderResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(updateOrderResponseDataPickUpAddressesItemFloorMin).max(updateOrderResponseDataPickUpAddressesItemFloorMax).nullable().default(updateOrderResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(updateOrderResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(updateOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(updateOrderResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(updateOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(updateOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(updateOrderResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(updateOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(updateOrderResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(updateOrderResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(updateOrderResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(updateOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(updateOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(updateOrderResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(updateOrderResponseDataPickUpAddressesItemContactNameMax).nullable().default(updateOrderResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', updateOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(updateOrderResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(updateOrderResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(updateOrderResponseDataPickUpAddressesItemAccessNotesMax).default(updateOrderResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(updateOrderResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(updateOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateOrderResponseDataDestinationAddressesItemAddressLineMax).default(updateOrderResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(updateOrderResponseDataDestinationAddressesItemUnitMax).nullable().default(updateOrderResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(updateOrderResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateOrderResponseDataDestinationAddressesItemCityMax).default(updateOrderResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(updateOrderResponseDataDestinationAddressesItemStateMax).regex(updateOrderResponseDataDestinationAddressesItemStateRegExp).default(updateOrderResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateOrderResponseDataDestinationAddressesItemZipMax).regex(updateOrderResponseDataDestinationAddressesItemZipRegExp).default(updateOrderResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(updateOrderResponseDataDestinationAddressesItemLatMin).max(updateOrderResponseDataDestinationAddressesItemLatMax).nullable().default(updateOrderResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(updateOrderResponseDataDestinationAddressesItemLngMin).max(updateOrderResponseDataDestinationAddressesItemLngMax).nullable().default(updateOrderResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(updateOrderResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(updateOrderResponseDataDestinationAddressesItemFloorMin).max(updateOrderResponseDataDestinationAddressesItemFloorMax).nullable().default(updateOrderResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(updateOrderResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(updateOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(updateOrderResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(updateOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(updateOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(updateOrderResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(updateOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(updateOrderResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(updateOrderResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(updateOrderResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(updateOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(updateOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(updateOrderResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(updateOrderResponseDataDestinationAddressesItemContactNameMax).nullable().default(updateOrderResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', updateOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(updateOrderResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(updateOrderResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(updateOrderResponseDataDestinationAddressesItemAccessNotesMax).default(updateOrderResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(updateOrderResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(updateOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(updateOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(updateOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(updateOrderResponseDataItemsItemCuftMin).max(updateOrderResponseDataItemsItemCuftMax).multipleOf(updateOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(updateOrderResponseDataItemsItemWeightLbMin).max(updateOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(updateOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(updateOrderResponseDataItemsMax).default(updateOrderResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(updateOrderResponseDataSpecialItemsMax).default(updateOrderResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(updateOrderResponseDataVolumeCuftMin).max(updateOrderResponseDataVolumeCuftMax).nullable().default(updateOrderResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(updateOrderResponseDataWeightLbMin).max(updateOrderResponseDataWeightLbMax).nullable().default(updateOrderResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(updateOrderResponseDataCrewRequirementsMax).default(updateOrderResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(updateOrderResponseDataToolIdsMax).default(updateOrderResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateOrderResponseDataLanguagesMax).default(updateOrderResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(updateOrderResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(updateOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(updateOrderResponseDataVehicleRequirementsMax).default(updateOrderResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(updateOrderResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updateOrderResponseDataOfferedRatesOne1Min).max(updateOrderResponseDataOfferedRatesOne1Max).multipleOf(updateOrderResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(updateOrderResponseDataOfferedRatesOne2Min).max(updateOrderResponseDataOfferedRatesOne2Max).multipleOf(updateOrderResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(updateOrderResponseDataOfferedRatesOne3Min).max(updateOrderResponseDataOfferedRatesOne3Max).multipleOf(updateOrderResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(updateOrderResponseDataOfferedRatesOne4Min).max(updateOrderResponseDataOfferedRatesOne4Max).multipleOf(updateOrderResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(updateOrderResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(updateOrderResponseDataMinPaidHoursMin).max(updateOrderResponseDataMinPaidHoursMax).multipleOf(updateOrderResponseDataMinPaidHoursMultipleOf).nullable().default(updateOrderResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(updateOrderResponseDataTravelPayMin).max(updateOrderResponseDataTravelPayMax).nullable().default(updateOrderResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(updateOrderResponseDataCustomerQuoteMin).max(updateOrderResponseDataCustomerQuoteMax).nullable().default(updateOrderResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(updateOrderResponseDataCrewNotesMax).default(updateOrderResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updateOrderResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updateOrderResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(updateOrderResponseDataOfficeNotesMax).default(updateOrderResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(updateOrderResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(updateOrderResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(updateOrderResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateOrderResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateOrderResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(updateOrderResponseDataTimezoneMax).default(updateOrderResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(updateOrderResponseDataStopsCountMin).nullable().default(updateOrderResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(updateOrderResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(updateOrderResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(updateOrderResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(updateOrderResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOrderResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(updateOrderResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(updateOrderResponseDataDistanceMilesMin).nullable().default(updateOrderResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(updateOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(updateOrderResponseDataAttachmentsMax).default(updateOrderResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateOrderResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateOrderResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(updateOrderResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(updateOrderResponseDataVersionDefault).describe('Counts up with every change of the order.')
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


export const getOrderCardResponseDataNumberDefault = ``;
export const getOrderCardResponseDataClosedStateDefault = null;
export const getOrderCardResponseDataBranchIdDefault = null;

export const getOrderCardResponseDataCustomerNameDefault = ``;
export const getOrderCardResponseDataCustomerLastNameDefault = ``;
export const getOrderCardResponseDataCustomerPrimaryPhoneDefault = ``;
export const getOrderCardResponseDataCustomerPrimaryPhoneMax = 10;


export const getOrderCardResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderCardResponseDataDateDefault = null;
export const getOrderCardResponseDataEndDateDefault = null;
export const getOrderCardResponseDataArrivalWindowOneMax = 13;


export const getOrderCardResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderCardResponseDataArrivalWindowDefault = null;
export const getOrderCardResponseDataStartsAtDefault = null;
export const getOrderCardResponseDataLatestEndAtDefault = null;
export const getOrderCardResponseDataTimezoneDefault = ``;
export const getOrderCardResponseDataTimezoneMax = 64;

export const getOrderCardResponseDataCityFromDefault = null;
export const getOrderCardResponseDataCityToDefault = null;
export const getOrderCardResponseDataStopsCountDefault = null;
export const getOrderCardResponseDataStopsCountMin = 0;

export const getOrderCardResponseDataMoveSizeDefault = null;
export const getOrderCardResponseDataVolumeCuftDefault = null;
export const getOrderCardResponseDataVolumeCuftMin = 0;

export const getOrderCardResponseDataEstimatedHoursDefault = null;
export const getOrderCardResponseDataCrewRequirementsItemCountMax = 12;

export const getOrderCardResponseDataCrewRequirementsDefault = [];
export const getOrderCardResponseDataVehicleRequirementsItemCountMax = 10;

export const getOrderCardResponseDataVehicleRequirementsDefault = [];
export const getOrderCardResponseDataCrewSummaryOneRequiredMin = 0;

export const getOrderCardResponseDataCrewSummaryOneAcceptedMin = 0;

export const getOrderCardResponseDataCrewSummaryOnePendingMin = 0;

export const getOrderCardResponseDataCrewSummaryOneCheckedInMin = 0;

export const getOrderCardResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const getOrderCardResponseDataCrewSummaryDefault = null;
export const getOrderCardResponseDataCrewItemStarsMax = 5;

export const getOrderCardResponseDataCrewItemInvitationIdDefault = null;

export const getOrderCardResponseDataCrewDefault = [];
export const getOrderCardResponseDataMissingDefault = [];
export const getOrderCardResponseDataUpdatedAtDefault = null;
export const getOrderCardResponseDataUpdatedByDefault = ``;
export const getOrderCardResponseDataVersionDefault = null;

export const getOrderCardResponseDataClosedAtDefault = null;
export const getOrderCardResponseDataClosedByDefault = null;
export const getOrderCardResponseDataCancelReasonDefault = null;
export const getOrderCardResponseDataActualHoursDefault = null;
export const getOrderCardResponseDataPayoutTotalDefault = null;
export const getOrderCardResponseDataPayoutTotalMin = 0;



export const GetOrderCardResponse = zod.strictObject({
  "data": zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string().default(getOrderCardResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getOrderCardResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getOrderCardResponseDataBranchIdDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "customer_name": zod.string().default(getOrderCardResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().default(getOrderCardResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getOrderCardResponseDataCustomerPrimaryPhoneMax).regex(getOrderCardResponseDataCustomerPrimaryPhoneRegExp).default(getOrderCardResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "date": zod.iso.date().nullable().default(getOrderCardResponseDataDateDefault),
  "end_date": zod.iso.date().nullable().default(getOrderCardResponseDataEndDateDefault).describe('Last day of a multi-day job.'),
  "arrival_window": zod.union([zod.string().max(getOrderCardResponseDataArrivalWindowOneMax).regex(getOrderCardResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderCardResponseDataArrivalWindowDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderCardResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderCardResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(getOrderCardResponseDataTimezoneMax).default(getOrderCardResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable(),
  "destination_address": zod.string().nullable(),
  "city_from": zod.string().nullable().default(getOrderCardResponseDataCityFromDefault),
  "city_to": zod.string().nullable().default(getOrderCardResponseDataCityToDefault),
  "stops_count": zod.int().min(getOrderCardResponseDataStopsCountMin).nullable().default(getOrderCardResponseDataStopsCountDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getOrderCardResponseDataMoveSizeDefault),
  "volume_cuft": zod.int().min(getOrderCardResponseDataVolumeCuftMin).nullable().default(getOrderCardResponseDataVolumeCuftDefault),
  "estimated_hours": zod.number().nullable().default(getOrderCardResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderCardResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).default(getOrderCardResponseDataCrewRequirementsDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderCardResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).default(getOrderCardResponseDataVehicleRequirementsDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getOrderCardResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getOrderCardResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getOrderCardResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getOrderCardResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderCardResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getOrderCardResponseDataCrewSummaryDefault),
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
  "stars": zod.int().min(1).max(getOrderCardResponseDataCrewItemStarsMax).nullable(),
  "invitation_id": zod.int().min(1).nullable().default(getOrderCardResponseDataCrewItemInvitationIdDefault).describe('Null for colleagues.')
}).describe('An invited person; stars once rated.')).default(getOrderCardResponseDataCrewDefault),
  "missing": zod.array(zod.string()).default(getOrderCardResponseDataMissingDefault).describe('Fields of addresses that are still empty.'),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderCardResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(getOrderCardResponseDataUpdatedByDefault),
  "version": zod.int().min(1).nullable().default(getOrderCardResponseDataVersionDefault),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderCardResponseDataClosedAtDefault),
  "closed_by": zod.string().nullable().default(getOrderCardResponseDataClosedByDefault),
  "cancel_reason": zod.string().nullable().default(getOrderCardResponseDataCancelReasonDefault),
  "actual_hours": zod.number().nullable().default(getOrderCardResponseDataActualHoursDefault).describe('Hours on site.'),
  "payout_total": zod.int().min(getOrderCardResponseDataPayoutTotalMin).nullable().default(getOrderCardResponseDataPayoutTotalDefault).describe('Cents for the whole crew.')
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

export const getOrderDetailResponseDataOrderCustomerNameDefault = ``;
export const getOrderDetailResponseDataOrderCustomerNameMax = 50;

export const getOrderDetailResponseDataOrderCustomerLastNameDefault = ``;
export const getOrderDetailResponseDataOrderCustomerLastNameMax = 50;

export const getOrderDetailResponseDataOrderCustomerPrimaryPhoneDefault = ``;
export const getOrderDetailResponseDataOrderCustomerPrimaryPhoneMax = 10;


export const getOrderDetailResponseDataOrderCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneMax = 10;

export const getOrderDetailResponseDataOrderCustomerSecondaryPhoneDefault = null;
export const getOrderDetailResponseDataOrderCustomerEmailOneMax = 254;

export const getOrderDetailResponseDataOrderCustomerEmailDefault = null;
export const getOrderDetailResponseDataOrderCompanyNameDefault = null;
export const getOrderDetailResponseDataOrderCompanyNameMax = 100;

export const getOrderDetailResponseDataOrderJobTypeDefault = null;
export const getOrderDetailResponseDataOrderMoveSizeDefault = null;
export const getOrderDetailResponseDataOrderPackingDefault = null;
export const getOrderDetailResponseDataOrderDateDefault = null;
export const getOrderDetailResponseDataOrderArrivalWindowOneMax = 13;


export const getOrderDetailResponseDataOrderArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderDetailResponseDataOrderArrivalWindowDefault = null;
export const getOrderDetailResponseDataOrderFirmTimeDefault = false;
export const getOrderDetailResponseDataOrderEstimatedHoursDefault = null;
export const getOrderDetailResponseDataOrderEstimatedHoursMax = 14;
export const getOrderDetailResponseDataOrderEstimatedHoursMultipleOf = 0.5;

export const getOrderDetailResponseDataOrderFlexibleDaysDefault = null;
export const getOrderDetailResponseDataOrderFlexibleDaysMin = 0;
export const getOrderDetailResponseDataOrderFlexibleDaysMax = 14;

export const getOrderDetailResponseDataOrderEndDateDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemAddressLineDefault = ``;
export const getOrderDetailResponseDataOrderPickUpAddressesItemAddressLineMax = 120;

export const getOrderDetailResponseDataOrderPickUpAddressesItemUnitDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemUnitMax = 20;

export const getOrderDetailResponseDataOrderPickUpAddressesItemNoUnitDefault = false;
export const getOrderDetailResponseDataOrderPickUpAddressesItemCityDefault = ``;
export const getOrderDetailResponseDataOrderPickUpAddressesItemCityMax = 60;

export const getOrderDetailResponseDataOrderPickUpAddressesItemStateDefault = ``;
export const getOrderDetailResponseDataOrderPickUpAddressesItemStateMax = 2;


export const getOrderDetailResponseDataOrderPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemZipDefault = ``;
export const getOrderDetailResponseDataOrderPickUpAddressesItemZipMax = 5;


export const getOrderDetailResponseDataOrderPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemLatDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLatMin = -90;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLatMax = 90;

export const getOrderDetailResponseDataOrderPickUpAddressesItemLngDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLngMin = -180;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLngMax = 180;

export const getOrderDetailResponseDataOrderPickUpAddressesItemPlaceTypeDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFloorDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFloorMin = 0;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFloorMax = 30;

export const getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMin = 0;
export const getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMax = 10;

export const getOrderDetailResponseDataOrderPickUpAddressesItemElevatorDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneMax = 13;


export const getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMin = 0;
export const getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMax = 1000;

export const getOrderDetailResponseDataOrderPickUpAddressesItemParkingDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMin = 8;
export const getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMax = 60;

export const getOrderDetailResponseDataOrderPickUpAddressesItemContactNameDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemContactNameMax = 100;

export const getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneMax = 10;

export const getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneDefault = null;
export const getOrderDetailResponseDataOrderPickUpAddressesItemAccessNotesDefault = ``;
export const getOrderDetailResponseDataOrderPickUpAddressesItemAccessNotesMax = 500;

export const getOrderDetailResponseDataOrderPickUpAddressesItemCoiRequiredDefault = false;
export const getOrderDetailResponseDataOrderPickUpAddressesMax = 5;

export const getOrderDetailResponseDataOrderDestinationAddressesItemAddressLineDefault = ``;
export const getOrderDetailResponseDataOrderDestinationAddressesItemAddressLineMax = 120;

export const getOrderDetailResponseDataOrderDestinationAddressesItemUnitDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemUnitMax = 20;

export const getOrderDetailResponseDataOrderDestinationAddressesItemNoUnitDefault = false;
export const getOrderDetailResponseDataOrderDestinationAddressesItemCityDefault = ``;
export const getOrderDetailResponseDataOrderDestinationAddressesItemCityMax = 60;

export const getOrderDetailResponseDataOrderDestinationAddressesItemStateDefault = ``;
export const getOrderDetailResponseDataOrderDestinationAddressesItemStateMax = 2;


export const getOrderDetailResponseDataOrderDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemZipDefault = ``;
export const getOrderDetailResponseDataOrderDestinationAddressesItemZipMax = 5;


export const getOrderDetailResponseDataOrderDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemLatDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLatMin = -90;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLatMax = 90;

export const getOrderDetailResponseDataOrderDestinationAddressesItemLngDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLngMin = -180;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLngMax = 180;

export const getOrderDetailResponseDataOrderDestinationAddressesItemPlaceTypeDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFloorDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFloorMin = 0;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFloorMax = 30;

export const getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMin = 0;
export const getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMax = 10;

export const getOrderDetailResponseDataOrderDestinationAddressesItemElevatorDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneMax = 13;


export const getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMin = 0;
export const getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMax = 1000;

export const getOrderDetailResponseDataOrderDestinationAddressesItemParkingDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMin = 8;
export const getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMax = 60;

export const getOrderDetailResponseDataOrderDestinationAddressesItemContactNameDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemContactNameMax = 100;

export const getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneMax = 10;

export const getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneDefault = null;
export const getOrderDetailResponseDataOrderDestinationAddressesItemAccessNotesDefault = ``;
export const getOrderDetailResponseDataOrderDestinationAddressesItemAccessNotesMax = 500;

export const getOrderDetailResponseDataOrderDestinationAddressesItemCoiRequiredDefault = false;
export const getOrderDetailResponseDataOrderDestinationAddressesMax = 5;


export const getOrderDetailResponseDataOrderItemsItemNameMax = 80;

export const getOrderDetailResponseDataOrderItemsItemQtyMax = 500;

export const getOrderDetailResponseDataOrderItemsItemCuftMin = 0;
export const getOrderDetailResponseDataOrderItemsItemCuftMax = 500;
export const getOrderDetailResponseDataOrderItemsItemCuftMultipleOf = 0.5;

export const getOrderDetailResponseDataOrderItemsItemWeightLbMin = 0;
export const getOrderDetailResponseDataOrderItemsItemWeightLbMax = 5000;

export const getOrderDetailResponseDataOrderItemsItemRoomMax = 40;

export const getOrderDetailResponseDataOrderItemsDefault = [];
export const getOrderDetailResponseDataOrderItemsMax = 200;

export const getOrderDetailResponseDataOrderSpecialItemsDefault = [];
export const getOrderDetailResponseDataOrderSpecialItemsMax = 7;

export const getOrderDetailResponseDataOrderVolumeCuftDefault = null;
export const getOrderDetailResponseDataOrderVolumeCuftMin = 0;
export const getOrderDetailResponseDataOrderVolumeCuftMax = 20000;

export const getOrderDetailResponseDataOrderWeightLbDefault = null;
export const getOrderDetailResponseDataOrderWeightLbMin = 0;
export const getOrderDetailResponseDataOrderWeightLbMax = 200000;

export const getOrderDetailResponseDataOrderCrewRequirementsItemCountMax = 12;

export const getOrderDetailResponseDataOrderCrewRequirementsDefault = [];
export const getOrderDetailResponseDataOrderCrewRequirementsMax = 4;


export const getOrderDetailResponseDataOrderToolIdsDefault = [];
export const getOrderDetailResponseDataOrderToolIdsMax = 24;

export const getOrderDetailResponseDataOrderLanguagesDefault = [];
export const getOrderDetailResponseDataOrderLanguagesMax = 3;

export const getOrderDetailResponseDataOrderFavoritesFirstDefault = false;
export const getOrderDetailResponseDataOrderVehicleRequirementsItemCountMax = 10;

export const getOrderDetailResponseDataOrderVehicleRequirementsDefault = [];
export const getOrderDetailResponseDataOrderVehicleRequirementsMax = 9;

export const getOrderDetailResponseDataOrderPayTypeDefault = null;
export const getOrderDetailResponseDataOrderOfferedRatesOne1Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRatesOne1Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRatesOne1MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRatesOne2Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRatesOne2Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRatesOne2MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRatesOne3Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRatesOne3Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRatesOne3MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRatesOne4Min = 1500;
export const getOrderDetailResponseDataOrderOfferedRatesOne4Max = 15000;
export const getOrderDetailResponseDataOrderOfferedRatesOne4MultipleOf = 50;

export const getOrderDetailResponseDataOrderOfferedRatesDefault = null;
export const getOrderDetailResponseDataOrderMinPaidHoursDefault = null;
export const getOrderDetailResponseDataOrderMinPaidHoursMin = 0;
export const getOrderDetailResponseDataOrderMinPaidHoursMax = 14;
export const getOrderDetailResponseDataOrderMinPaidHoursMultipleOf = 0.5;

export const getOrderDetailResponseDataOrderTravelPayDefault = null;
export const getOrderDetailResponseDataOrderTravelPayMin = 0;
export const getOrderDetailResponseDataOrderTravelPayMax = 100000;

export const getOrderDetailResponseDataOrderCustomerQuoteDefault = null;
export const getOrderDetailResponseDataOrderCustomerQuoteMin = 0;
export const getOrderDetailResponseDataOrderCustomerQuoteMax = 100000000;

export const getOrderDetailResponseDataOrderCrewNotesDefault = ``;
export const getOrderDetailResponseDataOrderCrewNotesMax = 2000;

export const getOrderDetailResponseDataOrderCrewNotesLanguageDefault = null;
export const getOrderDetailResponseDataOrderAccessNotesLanguageDefault = null;
export const getOrderDetailResponseDataOrderOfficeNotesDefault = ``;
export const getOrderDetailResponseDataOrderOfficeNotesMax = 2000;


export const getOrderDetailResponseDataOrderNumberDefault = ``;
export const getOrderDetailResponseDataOrderClosedStateDefault = null;
export const getOrderDetailResponseDataOrderBranchIdDefault = null;

export const getOrderDetailResponseDataOrderStartsAtDefault = null;
export const getOrderDetailResponseDataOrderLatestEndAtDefault = null;
export const getOrderDetailResponseDataOrderTimezoneDefault = ``;
export const getOrderDetailResponseDataOrderTimezoneMax = 64;

export const getOrderDetailResponseDataOrderStopsCountDefault = null;
export const getOrderDetailResponseDataOrderStopsCountMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryOneRequiredMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryOneAcceptedMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryOnePendingMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryOneCheckedInMin = 0;

export const getOrderDetailResponseDataOrderCrewSummaryOneOpenItemCountMax = 12;

export const getOrderDetailResponseDataOrderCrewSummaryDefault = null;
export const getOrderDetailResponseDataOrderDistanceMilesDefault = null;
export const getOrderDetailResponseDataOrderDistanceMilesMin = 0;


export const getOrderDetailResponseDataOrderAttachmentsItemSizeMin = 0;

export const getOrderDetailResponseDataOrderAttachmentsDefault = [];
export const getOrderDetailResponseDataOrderAttachmentsMax = 10;

export const getOrderDetailResponseDataOrderCreatedAtDefault = null;
export const getOrderDetailResponseDataOrderUpdatedAtDefault = null;
export const getOrderDetailResponseDataOrderUpdatedByDefault = ``;
export const getOrderDetailResponseDataOrderVersionDefault = null;

export const getOrderDetailResponseDataMoverOneCompanyDefault = ``;
export const getOrderDetailResponseDataMoverOneBranchDefault = ``;
export const getOrderDetailResponseDataMoverOneContactNameDefault = ``;
export const getOrderDetailResponseDataMoverOnePhoneDefault = ``;
export const getOrderDetailResponseDataMoverOnePhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOrderDetailResponseDataMoverOnePhoneMax = 10;

export const getOrderDetailResponseDataMoverOneRatingDefault = null;
export const getOrderDetailResponseDataMovingTeamItemInvitationIdDefault = null;

export const getOrderDetailResponseDataMovingTeamItemEmployeeIdDefault = null;


export const getOrderDetailResponseDataMovingTeamItemFirstNameDefault = ``;
export const getOrderDetailResponseDataMovingTeamItemLastNameDefault = ``;
export const getOrderDetailResponseDataMovingTeamItemAvatarUrlDefault = null;
export const getOrderDetailResponseDataMovingTeamItemPositionDefault = null;
export const getOrderDetailResponseDataMovingTeamItemAsHelperDefault = false;
export const getOrderDetailResponseDataMovingTeamItemHourlyRateDefault = null;
export const getOrderDetailResponseDataMovingTeamItemHourlyRateMin = 0;

export const getOrderDetailResponseDataMovingTeamItemStatusDefault = null;
export const getOrderDetailResponseDataMovingTeamItemSourceDefault = null;
export const getOrderDetailResponseDataMovingTeamItemMessageDefault = null;
export const getOrderDetailResponseDataMovingTeamItemReasonDefault = null;
export const getOrderDetailResponseDataMovingTeamItemCreatedAtDefault = null;
export const getOrderDetailResponseDataMovingTeamItemRespondedAtDefault = null;
export const getOrderDetailResponseDataMovingTeamItemExpiresAtDefault = null;
export const getOrderDetailResponseDataMovingTeamItemPhoneDefault = null;
export const getOrderDetailResponseDataMovingTeamItemVersionDefault = null;

export const getOrderDetailResponseDataMovingTeamItemAttendanceItemMilesAwayMin = 0;

export const getOrderDetailResponseDataMovingTeamItemAttendanceDefault = [];
export const getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMin = 10;
export const getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMax = 45;
export const getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMultipleOf = 5;

export const getOrderDetailResponseDataMovingTeamItemRunningLateDefault = null;
export const getOrderDetailResponseDataSlotsItemRequiredMin = 0;

export const getOrderDetailResponseDataSlotsItemAcceptedMin = 0;

export const getOrderDetailResponseDataSlotsItemPendingMin = 0;

export const getOrderDetailResponseDataSlotsDefault = [];
export const getOrderDetailResponseDataTimelineDefault = [];
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

export const getOrderDetailResponseDataCompletionDefault = null;
export const getOrderDetailResponseDataCancelReasonDefault = null;
export const getOrderDetailResponseDataCancelCommentDefault = null;
export const getOrderDetailResponseDataShowUpPayHoursDefault = null;

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

export const getOrderDetailResponseDataShowUpPayDefault = null;

export const GetOrderDetailResponse = zod.strictObject({
  "data": zod.strictObject({
  "order": zod.strictObject({
  "customer_name": zod.string().max(getOrderDetailResponseDataOrderCustomerNameMax).default(getOrderDetailResponseDataOrderCustomerNameDefault),
  "customer_last_name": zod.string().max(getOrderDetailResponseDataOrderCustomerLastNameMax).default(getOrderDetailResponseDataOrderCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(getOrderDetailResponseDataOrderCustomerPrimaryPhoneMax).regex(getOrderDetailResponseDataOrderCustomerPrimaryPhoneRegExp).default(getOrderDetailResponseDataOrderCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneRegExp).max(getOrderDetailResponseDataOrderCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getOrderDetailResponseDataOrderCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(getOrderDetailResponseDataOrderCustomerEmailOneMax),zod.null()]).default(getOrderDetailResponseDataOrderCustomerEmailDefault),
  "company_name": zod.string().max(getOrderDetailResponseDataOrderCompanyNameMax).nullable().default(getOrderDetailResponseDataOrderCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(getOrderDetailResponseDataOrderMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderPackingDefault),
  "date": zod.iso.date().nullable().default(getOrderDetailResponseDataOrderDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(getOrderDetailResponseDataOrderArrivalWindowOneMax).regex(getOrderDetailResponseDataOrderArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderDetailResponseDataOrderArrivalWindowDefault),
  "firm_time": zod.boolean().default(getOrderDetailResponseDataOrderFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(getOrderDetailResponseDataOrderEstimatedHoursMax).multipleOf(getOrderDetailResponseDataOrderEstimatedHoursMultipleOf).nullable().default(getOrderDetailResponseDataOrderEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(getOrderDetailResponseDataOrderFlexibleDaysMin).max(getOrderDetailResponseDataOrderFlexibleDaysMax).nullable().default(getOrderDetailResponseDataOrderFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(getOrderDetailResponseDataOrderEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemAddressLineMax).default(getOrderDetailResponseDataOrderPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemUnitMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getOrderDetailResponseDataOrderPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderDetailResponseDataOrderPickUpAddressesItemCityMax).default(getOrderDetailResponseDataOrderPickUpAddressesItemCityDefault),
  "state": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemStateMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemStateRegExp).default(getOrderDetailResponseDataOrderPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemZipMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemZipRegExp).default(getOrderDetailResponseDataOrderPickUpAddressesItemZipDefault),
  "lat": zod.number().min(getOrderDetailResponseDataOrderPickUpAddressesItemLatMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemLatMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemLatDefault),
  "lng": zod.number().min(getOrderDetailResponseDataOrderPickUpAddressesItemLngMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemLngMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemFloorMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemFloorMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneMax).regex(getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderDetailResponseDataOrderPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMin).max(getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemContactNameMax).nullable().default(getOrderDetailResponseDataOrderPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneRegExp).max(getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getOrderDetailResponseDataOrderPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getOrderDetailResponseDataOrderPickUpAddressesItemAccessNotesMax).default(getOrderDetailResponseDataOrderPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getOrderDetailResponseDataOrderPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getOrderDetailResponseDataOrderPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemAddressLineMax).default(getOrderDetailResponseDataOrderDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemUnitMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(getOrderDetailResponseDataOrderDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(getOrderDetailResponseDataOrderDestinationAddressesItemCityMax).default(getOrderDetailResponseDataOrderDestinationAddressesItemCityDefault),
  "state": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemStateMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemStateRegExp).default(getOrderDetailResponseDataOrderDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemZipMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemZipRegExp).default(getOrderDetailResponseDataOrderDestinationAddressesItemZipDefault),
  "lat": zod.number().min(getOrderDetailResponseDataOrderDestinationAddressesItemLatMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemLatMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemLatDefault),
  "lng": zod.number().min(getOrderDetailResponseDataOrderDestinationAddressesItemLngMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemLngMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemFloorMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemFloorMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneMax).regex(getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(getOrderDetailResponseDataOrderDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMin).max(getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemContactNameMax).nullable().default(getOrderDetailResponseDataOrderDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneRegExp).max(getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(getOrderDetailResponseDataOrderDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(getOrderDetailResponseDataOrderDestinationAddressesItemAccessNotesMax).default(getOrderDetailResponseDataOrderDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(getOrderDetailResponseDataOrderDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(getOrderDetailResponseDataOrderDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(getOrderDetailResponseDataOrderItemsItemNameMax),
  "qty": zod.int().min(1).max(getOrderDetailResponseDataOrderItemsItemQtyMax),
  "cuft": zod.number().min(getOrderDetailResponseDataOrderItemsItemCuftMin).max(getOrderDetailResponseDataOrderItemsItemCuftMax).multipleOf(getOrderDetailResponseDataOrderItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(getOrderDetailResponseDataOrderItemsItemWeightLbMin).max(getOrderDetailResponseDataOrderItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(getOrderDetailResponseDataOrderItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(getOrderDetailResponseDataOrderItemsMax).default(getOrderDetailResponseDataOrderItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(getOrderDetailResponseDataOrderSpecialItemsMax).default(getOrderDetailResponseDataOrderSpecialItemsDefault),
  "volume_cuft": zod.int().min(getOrderDetailResponseDataOrderVolumeCuftMin).max(getOrderDetailResponseDataOrderVolumeCuftMax).nullable().default(getOrderDetailResponseDataOrderVolumeCuftDefault),
  "weight_lb": zod.int().min(getOrderDetailResponseDataOrderWeightLbMin).max(getOrderDetailResponseDataOrderWeightLbMax).nullable().default(getOrderDetailResponseDataOrderWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderDetailResponseDataOrderCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(getOrderDetailResponseDataOrderCrewRequirementsMax).default(getOrderDetailResponseDataOrderCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(getOrderDetailResponseDataOrderToolIdsMax).default(getOrderDetailResponseDataOrderToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getOrderDetailResponseDataOrderLanguagesMax).default(getOrderDetailResponseDataOrderLanguagesDefault),
  "favorites_first": zod.boolean().default(getOrderDetailResponseDataOrderFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(getOrderDetailResponseDataOrderVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(getOrderDetailResponseDataOrderVehicleRequirementsMax).default(getOrderDetailResponseDataOrderVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataOrderPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(getOrderDetailResponseDataOrderOfferedRatesOne1Min).max(getOrderDetailResponseDataOrderOfferedRatesOne1Max).multipleOf(getOrderDetailResponseDataOrderOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(getOrderDetailResponseDataOrderOfferedRatesOne2Min).max(getOrderDetailResponseDataOrderOfferedRatesOne2Max).multipleOf(getOrderDetailResponseDataOrderOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(getOrderDetailResponseDataOrderOfferedRatesOne3Min).max(getOrderDetailResponseDataOrderOfferedRatesOne3Max).multipleOf(getOrderDetailResponseDataOrderOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(getOrderDetailResponseDataOrderOfferedRatesOne4Min).max(getOrderDetailResponseDataOrderOfferedRatesOne4Max).multipleOf(getOrderDetailResponseDataOrderOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(getOrderDetailResponseDataOrderOfferedRatesDefault),
  "min_paid_hours": zod.number().min(getOrderDetailResponseDataOrderMinPaidHoursMin).max(getOrderDetailResponseDataOrderMinPaidHoursMax).multipleOf(getOrderDetailResponseDataOrderMinPaidHoursMultipleOf).nullable().default(getOrderDetailResponseDataOrderMinPaidHoursDefault),
  "travel_pay": zod.int().min(getOrderDetailResponseDataOrderTravelPayMin).max(getOrderDetailResponseDataOrderTravelPayMax).nullable().default(getOrderDetailResponseDataOrderTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(getOrderDetailResponseDataOrderCustomerQuoteMin).max(getOrderDetailResponseDataOrderCustomerQuoteMax).nullable().default(getOrderDetailResponseDataOrderCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(getOrderDetailResponseDataOrderCrewNotesMax).default(getOrderDetailResponseDataOrderCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getOrderDetailResponseDataOrderCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(getOrderDetailResponseDataOrderAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(getOrderDetailResponseDataOrderOfficeNotesMax).default(getOrderDetailResponseDataOrderOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(getOrderDetailResponseDataOrderNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(getOrderDetailResponseDataOrderClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(getOrderDetailResponseDataOrderBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataOrderStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataOrderLatestEndAtDefault),
  "timezone": zod.string().max(getOrderDetailResponseDataOrderTimezoneMax).default(getOrderDetailResponseDataOrderTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(getOrderDetailResponseDataOrderStopsCountMin).nullable().default(getOrderDetailResponseDataOrderStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(getOrderDetailResponseDataOrderCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOrderDetailResponseDataOrderCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(getOrderDetailResponseDataOrderCrewSummaryDefault),
  "distance_miles": zod.number().min(getOrderDetailResponseDataOrderDistanceMilesMin).nullable().default(getOrderDetailResponseDataOrderDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(getOrderDetailResponseDataOrderAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(getOrderDetailResponseDataOrderAttachmentsMax).default(getOrderDetailResponseDataOrderAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataOrderCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataOrderUpdatedAtDefault),
  "updated_by": zod.string().default(getOrderDetailResponseDataOrderUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(getOrderDetailResponseDataOrderVersionDefault).describe('Counts up with every change of the order.')
}).describe('An order with everything the form edits. What a helper may not see is an empty text, null or 0.'),
  "mover": zod.union([zod.strictObject({
  "company": zod.string().default(getOrderDetailResponseDataMoverOneCompanyDefault),
  "branch": zod.string().default(getOrderDetailResponseDataMoverOneBranchDefault),
  "contact_name": zod.string().default(getOrderDetailResponseDataMoverOneContactNameDefault),
  "phone": zod.stringFormat('phone', getOrderDetailResponseDataMoverOnePhoneRegExp).max(getOrderDetailResponseDataMoverOnePhoneMax).default(getOrderDetailResponseDataMoverOnePhoneDefault).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),
  "rating": zod.number().nullable().default(getOrderDetailResponseDataMoverOneRatingDefault)
}).describe('The company as a helper sees it.'),zod.null()]),
  "moving_team": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1).nullable().default(getOrderDetailResponseDataMovingTeamItemInvitationIdDefault),
  "employee_id": zod.int().min(1).nullable().default(getOrderDetailResponseDataMovingTeamItemEmployeeIdDefault),
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(getOrderDetailResponseDataMovingTeamItemFirstNameDefault),
  "last_name": zod.string().default(getOrderDetailResponseDataMovingTeamItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getOrderDetailResponseDataMovingTeamItemAvatarUrlDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(getOrderDetailResponseDataMovingTeamItemPositionDefault),
  "as_helper": zod.boolean().default(getOrderDetailResponseDataMovingTeamItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(getOrderDetailResponseDataMovingTeamItemHourlyRateMin).nullable().default(getOrderDetailResponseDataMovingTeamItemHourlyRateDefault).describe('Cents; null for callers who may not see it.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getOrderDetailResponseDataMovingTeamItemStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(getOrderDetailResponseDataMovingTeamItemSourceDefault),
  "message": zod.string().nullable().default(getOrderDetailResponseDataMovingTeamItemMessageDefault),
  "reason": zod.string().nullable().default(getOrderDetailResponseDataMovingTeamItemReasonDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataMovingTeamItemCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataMovingTeamItemRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOrderDetailResponseDataMovingTeamItemExpiresAtDefault),
  "phone": zod.string().nullable().default(getOrderDetailResponseDataMovingTeamItemPhoneDefault),
  "version": zod.int().min(1).nullable().default(getOrderDetailResponseDataMovingTeamItemVersionDefault).describe('Counts the changes of the terms. Null for colleagues.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getOrderDetailResponseDataMovingTeamItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).default(getOrderDetailResponseDataMovingTeamItemAttendanceDefault).describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMin).max(getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMax).multipleOf(getOrderDetailResponseDataMovingTeamItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).default(getOrderDetailResponseDataMovingTeamItemRunningLateDefault).describe('Said before arriving; null if not. Left out for colleagues.')
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
})).default(getOrderDetailResponseDataSlotsDefault),
  "timeline": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "type": zod.string(),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "actor": zod.string().nullable(),
  "text": zod.string(),
  "fields": zod.array(zod.string()).describe('Names of the changed fields.')
}).describe('An event in the history of an order.')).default(getOrderDetailResponseDataTimelineDefault),
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
}).describe('Hours, pay and ratings of a completed job.'),zod.null()]).default(getOrderDetailResponseDataCompletionDefault),
  "cancel_reason": zod.string().nullable().default(getOrderDetailResponseDataCancelReasonDefault),
  "cancel_comment": zod.string().nullable().default(getOrderDetailResponseDataCancelCommentDefault),
  "show_up_pay_hours": zod.union([zod.literal(0),zod.literal(2),zod.literal(4),zod.literal(null)]).nullable().default(getOrderDetailResponseDataShowUpPayHoursDefault),
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
}).describe('Pay of one person.')).nullable().default(getOrderDetailResponseDataShowUpPayDefault).describe('Show-up pay of everyone who had accepted the job when it was canceled; null for other jobs. A helper sees their own only.')
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

export const cancelOrderResponseDataCustomerNameDefault = ``;
export const cancelOrderResponseDataCustomerNameMax = 50;

export const cancelOrderResponseDataCustomerLastNameDefault = ``;
export const cancelOrderResponseDataCustomerLastNameMax = 50;

export const cancelOrderResponseDataCustomerPrimaryPhoneDefault = ``;
export const cancelOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const cancelOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const cancelOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const cancelOrderResponseDataCustomerSecondaryPhoneOneMax = 10;

export const cancelOrderResponseDataCustomerSecondaryPhoneDefault = null;
export const cancelOrderResponseDataCustomerEmailOneMax = 254;

export const cancelOrderResponseDataCustomerEmailDefault = null;
export const cancelOrderResponseDataCompanyNameDefault = null;
export const cancelOrderResponseDataCompanyNameMax = 100;

export const cancelOrderResponseDataJobTypeDefault = null;
export const cancelOrderResponseDataMoveSizeDefault = null;
export const cancelOrderResponseDataPackingDefault = null;
export const cancelOrderResponseDataDateDefault = null;
export const cancelOrderResponseDataArrivalWindowOneMax = 13;


export const cancelOrderResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const cancelOrderResponseDataArrivalWindowDefault = null;
export const cancelOrderResponseDataFirmTimeDefault = false;
export const cancelOrderResponseDataEstimatedHoursDefault = null;
export const cancelOrderResponseDataEstimatedHoursMax = 14;
export const cancelOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const cancelOrderResponseDataFlexibleDaysDefault = null;
export const cancelOrderResponseDataFlexibleDaysMin = 0;
export const cancelOrderResponseDataFlexibleDaysMax = 14;

export const cancelOrderResponseDataEndDateDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const cancelOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const cancelOrderResponseDataPickUpAddressesItemUnitDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const cancelOrderResponseDataPickUpAddressesItemNoUnitDefault = false;
export const cancelOrderResponseDataPickUpAddressesItemCityDefault = ``;
export const cancelOrderResponseDataPickUpAddressesItemCityMax = 60;

export const cancelOrderResponseDataPickUpAddressesItemStateDefault = ``;
export const cancelOrderResponseDataPickUpAddressesItemStateMax = 2;


export const cancelOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const cancelOrderResponseDataPickUpAddressesItemZipDefault = ``;
export const cancelOrderResponseDataPickUpAddressesItemZipMax = 5;


export const cancelOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const cancelOrderResponseDataPickUpAddressesItemLatDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemLatMin = -90;
export const cancelOrderResponseDataPickUpAddressesItemLatMax = 90;

export const cancelOrderResponseDataPickUpAddressesItemLngDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemLngMin = -180;
export const cancelOrderResponseDataPickUpAddressesItemLngMax = 180;

export const cancelOrderResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemFloorDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const cancelOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const cancelOrderResponseDataPickUpAddressesItemElevatorDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const cancelOrderResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const cancelOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const cancelOrderResponseDataPickUpAddressesItemParkingDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const cancelOrderResponseDataPickUpAddressesItemContactNameDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const cancelOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const cancelOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const cancelOrderResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const cancelOrderResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const cancelOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const cancelOrderResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const cancelOrderResponseDataPickUpAddressesMax = 5;

export const cancelOrderResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const cancelOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const cancelOrderResponseDataDestinationAddressesItemUnitDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const cancelOrderResponseDataDestinationAddressesItemNoUnitDefault = false;
export const cancelOrderResponseDataDestinationAddressesItemCityDefault = ``;
export const cancelOrderResponseDataDestinationAddressesItemCityMax = 60;

export const cancelOrderResponseDataDestinationAddressesItemStateDefault = ``;
export const cancelOrderResponseDataDestinationAddressesItemStateMax = 2;


export const cancelOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const cancelOrderResponseDataDestinationAddressesItemZipDefault = ``;
export const cancelOrderResponseDataDestinationAddressesItemZipMax = 5;


export const cancelOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const cancelOrderResponseDataDestinationAddressesItemLatDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemLatMin = -90;
export const cancelOrderResponseDataDestinationAddressesItemLatMax = 90;

export const cancelOrderResponseDataDestinationAddressesItemLngDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemLngMin = -180;
export const cancelOrderResponseDataDestinationAddressesItemLngMax = 180;

export const cancelOrderResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemFloorDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const cancelOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const cancelOrderResponseDataDestinationAddressesItemElevatorDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const cancelOrderResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const cancelOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const cancelOrderResponseDataDestinationAddressesItemParkingDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const cancelOrderResponseDataDestinationAddressesItemContactNameDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const cancelOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const cancelOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const cancelOrderResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const cancelOrderResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const cancelOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const cancelOrderResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const cancelOrderResponseDataDestinationAddressesMax = 5;


export const cancelOrderResponseDataItemsItemNameMax = 80;

export const cancelOrderResponseDataItemsItemQtyMax = 500;

export const cancelOrderResponseDataItemsItemCuftMin = 0;
export const cancelOrderResponseDataItemsItemCuftMax = 500;
export const cancelOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const cancelOrderResponseDataItemsItemWeightLbMin = 0;
export const cancelOrderResponseDataItemsItemWeightLbMax = 5000;

export const cancelOrderResponseDataItemsItemRoomMax = 40;

export const cancelOrderResponseDataItemsDefault = [];
export const cancelOrderResponseDataItemsMax = 200;

export const cancelOrderResponseDataSpecialItemsDefault = [];
export const cancelOrderResponseDataSpecialItemsMax = 7;

export const cancelOrderResponseDataVolumeCuftDefault = null;
export const cancelOrderResponseDataVolumeCuftMin = 0;
export const cancelOrderResponseDataVolumeCuftMax = 20000;

export const cancelOrderResponseDataWeightLbDefault = null;
export const cancelOrderResponseDataWeightLbMin = 0;
export const cancelOrderResponseDataWeightLbMax = 200000;

export const cancelOrderResponseDataCrewRequirementsItemCountMax = 12;

export const cancelOrderResponseDataCrewRequirementsDefault = [];
export const cancelOrderResponseDataCrewRequirementsMax = 4;


export const cancelOrderResponseDataToolIdsDefault = [];
export const cancelOrderResponseDataToolIdsMax = 24;

export const cancelOrderResponseDataLanguagesDefault = [];
export const cancelOrderResponseDataLanguagesMax = 3;

export const cancelOrderResponseDataFavoritesFirstDefault = false;
export const cancelOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const cancelOrderResponseDataVehicleRequirementsDefault = [];
export const cancelOrderResponseDataVehicleRequirementsMax = 9;

export const cancelOrderResponseDataPayTypeDefault = null;
export const cancelOrderResponseDataOfferedRatesOne1Min = 1500;
export const cancelOrderResponseDataOfferedRatesOne1Max = 15000;
export const cancelOrderResponseDataOfferedRatesOne1MultipleOf = 50;

export const cancelOrderResponseDataOfferedRatesOne2Min = 1500;
export const cancelOrderResponseDataOfferedRatesOne2Max = 15000;
export const cancelOrderResponseDataOfferedRatesOne2MultipleOf = 50;

export const cancelOrderResponseDataOfferedRatesOne3Min = 1500;
export const cancelOrderResponseDataOfferedRatesOne3Max = 15000;
export const cancelOrderResponseDataOfferedRatesOne3MultipleOf = 50;

export const cancelOrderResponseDataOfferedRatesOne4Min = 1500;
export const cancelOrderResponseDataOfferedRatesOne4Max = 15000;
export const cancelOrderResponseDataOfferedRatesOne4MultipleOf = 50;

export const cancelOrderResponseDataOfferedRatesDefault = null;
export const cancelOrderResponseDataMinPaidHoursDefault = null;
export const cancelOrderResponseDataMinPaidHoursMin = 0;
export const cancelOrderResponseDataMinPaidHoursMax = 14;
export const cancelOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const cancelOrderResponseDataTravelPayDefault = null;
export const cancelOrderResponseDataTravelPayMin = 0;
export const cancelOrderResponseDataTravelPayMax = 100000;

export const cancelOrderResponseDataCustomerQuoteDefault = null;
export const cancelOrderResponseDataCustomerQuoteMin = 0;
export const cancelOrderResponseDataCustomerQuoteMax = 100000000;

export const cancelOrderResponseDataCrewNotesDefault = ``;
export const cancelOrderResponseDataCrewNotesMax = 2000;

export const cancelOrderResponseDataCrewNotesLanguageDefault = null;
export const cancelOrderResponseDataAccessNotesLanguageDefault = null;
export const cancelOrderResponseDataOfficeNotesDefault = ``;
export const cancelOrderResponseDataOfficeNotesMax = 2000;


export const cancelOrderResponseDataNumberDefault = ``;
export const cancelOrderResponseDataClosedStateDefault = null;
export const cancelOrderResponseDataBranchIdDefault = null;

export const cancelOrderResponseDataStartsAtDefault = null;
export const cancelOrderResponseDataLatestEndAtDefault = null;
export const cancelOrderResponseDataTimezoneDefault = ``;
export const cancelOrderResponseDataTimezoneMax = 64;

export const cancelOrderResponseDataStopsCountDefault = null;
export const cancelOrderResponseDataStopsCountMin = 0;

export const cancelOrderResponseDataCrewSummaryOneRequiredMin = 0;

export const cancelOrderResponseDataCrewSummaryOneAcceptedMin = 0;

export const cancelOrderResponseDataCrewSummaryOnePendingMin = 0;

export const cancelOrderResponseDataCrewSummaryOneCheckedInMin = 0;

export const cancelOrderResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const cancelOrderResponseDataCrewSummaryDefault = null;
export const cancelOrderResponseDataDistanceMilesDefault = null;
export const cancelOrderResponseDataDistanceMilesMin = 0;


export const cancelOrderResponseDataAttachmentsItemSizeMin = 0;

export const cancelOrderResponseDataAttachmentsDefault = [];
export const cancelOrderResponseDataAttachmentsMax = 10;

export const cancelOrderResponseDataCreatedAtDefault = null;
export const cancelOrderResponseDataUpdatedAtDefault = null;
export const cancelOrderResponseDataUpdatedByDefault = ``;
export const cancelOrderResponseDataVersionDefault = null;



export const CancelOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(cancelOrderResponseDataCustomerNameMax).default(cancelOrderResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(cancelOrderResponseDataCustomerLastNameMax).default(cancelOrderResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(cancelOrderResponseDataCustomerPrimaryPhoneMax).regex(cancelOrderResponseDataCustomerPrimaryPhoneRegExp).default(cancelOrderResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', cancelOrderResponseDataCustomerSecondaryPhoneOneRegExp).max(cancelOrderResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(cancelOrderResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(cancelOrderResponseDataCustomerEmailOneMax),zod.null()]).default(cancelOrderResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(cancelOrderResponseDataCompanyNameMax).nullable().default(cancelOrderResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(cancelOrderResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(cancelOrderResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(cancelOrderResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(cancelOrderResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(cancelOrderResponseDataArrivalWindowOneMax).regex(cancelOrderResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(cancelOrderResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(cancelOrderResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(cancelOrderResponseDataEstimatedHoursMax).multipleOf(cancelOrderResponseDataEstimatedHoursMultipleOf).nullable().default(cancelOrderResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(cancelOrderResponseDataFlexibleDaysMin).max(cancelOrderResponseDataFlexibleDaysMax).nullable().default(cancelOrderResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(cancelOrderResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(cancelOrderResponseDataPickUpAddressesItemAddressLineMax).default(cancelOrderResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(cancelOrderResponseDataPickUpAddressesItemUnitMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(cancelOrderResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(cancelOrderResponseDataPickUpAddressesItemCityMax).default(cancelOrderResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(cancelOrderResponseDataPickUpAddressesItemStateMax).regex(cancelOrderResponseDataPickUpAddressesItemStateRegExp).default(cancelOrderResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(cancelOrderResponseDataPickUpAddressesItemZipMax).regex(cancelOrderResponseDataPickUpAddressesItemZipRegExp).default(cancelOrderResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(cancelOrderResponseDataPickUpAddressesItemLatMin).max(cancelOrderResponseDataPickUpAddressesItemLatMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(cancelOrderResponseDataPickUpAddressesItemLngMin).max(cancelOrderResponseDataPickUpAddressesItemLngMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(cancelOrderResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(cancelOrderResponseDataPickUpAddressesItemFloorMin).max(cancelOrderResponseDataPickUpAddressesItemFloorMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(cancelOrderResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(cancelOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(cancelOrderResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(cancelOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(cancelOrderResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(cancelOrderResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(cancelOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(cancelOrderResponseDataPickUpAddressesItemContactNameMax).nullable().default(cancelOrderResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', cancelOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(cancelOrderResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(cancelOrderResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(cancelOrderResponseDataPickUpAddressesItemAccessNotesMax).default(cancelOrderResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(cancelOrderResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(cancelOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(cancelOrderResponseDataDestinationAddressesItemAddressLineMax).default(cancelOrderResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(cancelOrderResponseDataDestinationAddressesItemUnitMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(cancelOrderResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(cancelOrderResponseDataDestinationAddressesItemCityMax).default(cancelOrderResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(cancelOrderResponseDataDestinationAddressesItemStateMax).regex(cancelOrderResponseDataDestinationAddressesItemStateRegExp).default(cancelOrderResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(cancelOrderResponseDataDestinationAddressesItemZipMax).regex(cancelOrderResponseDataDestinationAddressesItemZipRegExp).default(cancelOrderResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(cancelOrderResponseDataDestinationAddressesItemLatMin).max(cancelOrderResponseDataDestinationAddressesItemLatMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(cancelOrderResponseDataDestinationAddressesItemLngMin).max(cancelOrderResponseDataDestinationAddressesItemLngMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(cancelOrderResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(cancelOrderResponseDataDestinationAddressesItemFloorMin).max(cancelOrderResponseDataDestinationAddressesItemFloorMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(cancelOrderResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(cancelOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(cancelOrderResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(cancelOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(cancelOrderResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(cancelOrderResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(cancelOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(cancelOrderResponseDataDestinationAddressesItemContactNameMax).nullable().default(cancelOrderResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', cancelOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(cancelOrderResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(cancelOrderResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(cancelOrderResponseDataDestinationAddressesItemAccessNotesMax).default(cancelOrderResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(cancelOrderResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(cancelOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(cancelOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(cancelOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(cancelOrderResponseDataItemsItemCuftMin).max(cancelOrderResponseDataItemsItemCuftMax).multipleOf(cancelOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(cancelOrderResponseDataItemsItemWeightLbMin).max(cancelOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(cancelOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(cancelOrderResponseDataItemsMax).default(cancelOrderResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(cancelOrderResponseDataSpecialItemsMax).default(cancelOrderResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(cancelOrderResponseDataVolumeCuftMin).max(cancelOrderResponseDataVolumeCuftMax).nullable().default(cancelOrderResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(cancelOrderResponseDataWeightLbMin).max(cancelOrderResponseDataWeightLbMax).nullable().default(cancelOrderResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(cancelOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(cancelOrderResponseDataCrewRequirementsMax).default(cancelOrderResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(cancelOrderResponseDataToolIdsMax).default(cancelOrderResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(cancelOrderResponseDataLanguagesMax).default(cancelOrderResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(cancelOrderResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(cancelOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(cancelOrderResponseDataVehicleRequirementsMax).default(cancelOrderResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(cancelOrderResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(cancelOrderResponseDataOfferedRatesOne1Min).max(cancelOrderResponseDataOfferedRatesOne1Max).multipleOf(cancelOrderResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(cancelOrderResponseDataOfferedRatesOne2Min).max(cancelOrderResponseDataOfferedRatesOne2Max).multipleOf(cancelOrderResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(cancelOrderResponseDataOfferedRatesOne3Min).max(cancelOrderResponseDataOfferedRatesOne3Max).multipleOf(cancelOrderResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(cancelOrderResponseDataOfferedRatesOne4Min).max(cancelOrderResponseDataOfferedRatesOne4Max).multipleOf(cancelOrderResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(cancelOrderResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(cancelOrderResponseDataMinPaidHoursMin).max(cancelOrderResponseDataMinPaidHoursMax).multipleOf(cancelOrderResponseDataMinPaidHoursMultipleOf).nullable().default(cancelOrderResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(cancelOrderResponseDataTravelPayMin).max(cancelOrderResponseDataTravelPayMax).nullable().default(cancelOrderResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(cancelOrderResponseDataCustomerQuoteMin).max(cancelOrderResponseDataCustomerQuoteMax).nullable().default(cancelOrderResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(cancelOrderResponseDataCrewNotesMax).default(cancelOrderResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(cancelOrderResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(cancelOrderResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(cancelOrderResponseDataOfficeNotesMax).default(cancelOrderResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(cancelOrderResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(cancelOrderResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(cancelOrderResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelOrderResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelOrderResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(cancelOrderResponseDataTimezoneMax).default(cancelOrderResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(cancelOrderResponseDataStopsCountMin).nullable().default(cancelOrderResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(cancelOrderResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(cancelOrderResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(cancelOrderResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(cancelOrderResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(cancelOrderResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(cancelOrderResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(cancelOrderResponseDataDistanceMilesMin).nullable().default(cancelOrderResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(cancelOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(cancelOrderResponseDataAttachmentsMax).default(cancelOrderResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelOrderResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelOrderResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(cancelOrderResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(cancelOrderResponseDataVersionDefault).describe('Counts up with every change of the order.')
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

export const completeOrderResponseDataCustomerNameDefault = ``;
export const completeOrderResponseDataCustomerNameMax = 50;

export const completeOrderResponseDataCustomerLastNameDefault = ``;
export const completeOrderResponseDataCustomerLastNameMax = 50;

export const completeOrderResponseDataCustomerPrimaryPhoneDefault = ``;
export const completeOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const completeOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const completeOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const completeOrderResponseDataCustomerSecondaryPhoneOneMax = 10;

export const completeOrderResponseDataCustomerSecondaryPhoneDefault = null;
export const completeOrderResponseDataCustomerEmailOneMax = 254;

export const completeOrderResponseDataCustomerEmailDefault = null;
export const completeOrderResponseDataCompanyNameDefault = null;
export const completeOrderResponseDataCompanyNameMax = 100;

export const completeOrderResponseDataJobTypeDefault = null;
export const completeOrderResponseDataMoveSizeDefault = null;
export const completeOrderResponseDataPackingDefault = null;
export const completeOrderResponseDataDateDefault = null;
export const completeOrderResponseDataArrivalWindowOneMax = 13;


export const completeOrderResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const completeOrderResponseDataArrivalWindowDefault = null;
export const completeOrderResponseDataFirmTimeDefault = false;
export const completeOrderResponseDataEstimatedHoursDefault = null;
export const completeOrderResponseDataEstimatedHoursMax = 14;
export const completeOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const completeOrderResponseDataFlexibleDaysDefault = null;
export const completeOrderResponseDataFlexibleDaysMin = 0;
export const completeOrderResponseDataFlexibleDaysMax = 14;

export const completeOrderResponseDataEndDateDefault = null;
export const completeOrderResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const completeOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const completeOrderResponseDataPickUpAddressesItemUnitDefault = null;
export const completeOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const completeOrderResponseDataPickUpAddressesItemNoUnitDefault = false;
export const completeOrderResponseDataPickUpAddressesItemCityDefault = ``;
export const completeOrderResponseDataPickUpAddressesItemCityMax = 60;

export const completeOrderResponseDataPickUpAddressesItemStateDefault = ``;
export const completeOrderResponseDataPickUpAddressesItemStateMax = 2;


export const completeOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const completeOrderResponseDataPickUpAddressesItemZipDefault = ``;
export const completeOrderResponseDataPickUpAddressesItemZipMax = 5;


export const completeOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const completeOrderResponseDataPickUpAddressesItemLatDefault = null;
export const completeOrderResponseDataPickUpAddressesItemLatMin = -90;
export const completeOrderResponseDataPickUpAddressesItemLatMax = 90;

export const completeOrderResponseDataPickUpAddressesItemLngDefault = null;
export const completeOrderResponseDataPickUpAddressesItemLngMin = -180;
export const completeOrderResponseDataPickUpAddressesItemLngMax = 180;

export const completeOrderResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const completeOrderResponseDataPickUpAddressesItemFloorDefault = null;
export const completeOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const completeOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const completeOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const completeOrderResponseDataPickUpAddressesItemElevatorDefault = null;
export const completeOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const completeOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const completeOrderResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const completeOrderResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const completeOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const completeOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const completeOrderResponseDataPickUpAddressesItemParkingDefault = null;
export const completeOrderResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const completeOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const completeOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const completeOrderResponseDataPickUpAddressesItemContactNameDefault = null;
export const completeOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const completeOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const completeOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const completeOrderResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const completeOrderResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const completeOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const completeOrderResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const completeOrderResponseDataPickUpAddressesMax = 5;

export const completeOrderResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const completeOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const completeOrderResponseDataDestinationAddressesItemUnitDefault = null;
export const completeOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const completeOrderResponseDataDestinationAddressesItemNoUnitDefault = false;
export const completeOrderResponseDataDestinationAddressesItemCityDefault = ``;
export const completeOrderResponseDataDestinationAddressesItemCityMax = 60;

export const completeOrderResponseDataDestinationAddressesItemStateDefault = ``;
export const completeOrderResponseDataDestinationAddressesItemStateMax = 2;


export const completeOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const completeOrderResponseDataDestinationAddressesItemZipDefault = ``;
export const completeOrderResponseDataDestinationAddressesItemZipMax = 5;


export const completeOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const completeOrderResponseDataDestinationAddressesItemLatDefault = null;
export const completeOrderResponseDataDestinationAddressesItemLatMin = -90;
export const completeOrderResponseDataDestinationAddressesItemLatMax = 90;

export const completeOrderResponseDataDestinationAddressesItemLngDefault = null;
export const completeOrderResponseDataDestinationAddressesItemLngMin = -180;
export const completeOrderResponseDataDestinationAddressesItemLngMax = 180;

export const completeOrderResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const completeOrderResponseDataDestinationAddressesItemFloorDefault = null;
export const completeOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const completeOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const completeOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const completeOrderResponseDataDestinationAddressesItemElevatorDefault = null;
export const completeOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const completeOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const completeOrderResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const completeOrderResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const completeOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const completeOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const completeOrderResponseDataDestinationAddressesItemParkingDefault = null;
export const completeOrderResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const completeOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const completeOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const completeOrderResponseDataDestinationAddressesItemContactNameDefault = null;
export const completeOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const completeOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const completeOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const completeOrderResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const completeOrderResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const completeOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const completeOrderResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const completeOrderResponseDataDestinationAddressesMax = 5;


export const completeOrderResponseDataItemsItemNameMax = 80;

export const completeOrderResponseDataItemsItemQtyMax = 500;

export const completeOrderResponseDataItemsItemCuftMin = 0;
export const completeOrderResponseDataItemsItemCuftMax = 500;
export const completeOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const completeOrderResponseDataItemsItemWeightLbMin = 0;
export const completeOrderResponseDataItemsItemWeightLbMax = 5000;

export const completeOrderResponseDataItemsItemRoomMax = 40;

export const completeOrderResponseDataItemsDefault = [];
export const completeOrderResponseDataItemsMax = 200;

export const completeOrderResponseDataSpecialItemsDefault = [];
export const completeOrderResponseDataSpecialItemsMax = 7;

export const completeOrderResponseDataVolumeCuftDefault = null;
export const completeOrderResponseDataVolumeCuftMin = 0;
export const completeOrderResponseDataVolumeCuftMax = 20000;

export const completeOrderResponseDataWeightLbDefault = null;
export const completeOrderResponseDataWeightLbMin = 0;
export const completeOrderResponseDataWeightLbMax = 200000;

export const completeOrderResponseDataCrewRequirementsItemCountMax = 12;

export const completeOrderResponseDataCrewRequirementsDefault = [];
export const completeOrderResponseDataCrewRequirementsMax = 4;


export const completeOrderResponseDataToolIdsDefault = [];
export const completeOrderResponseDataToolIdsMax = 24;

export const completeOrderResponseDataLanguagesDefault = [];
export const completeOrderResponseDataLanguagesMax = 3;

export const completeOrderResponseDataFavoritesFirstDefault = false;
export const completeOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const completeOrderResponseDataVehicleRequirementsDefault = [];
export const completeOrderResponseDataVehicleRequirementsMax = 9;

export const completeOrderResponseDataPayTypeDefault = null;
export const completeOrderResponseDataOfferedRatesOne1Min = 1500;
export const completeOrderResponseDataOfferedRatesOne1Max = 15000;
export const completeOrderResponseDataOfferedRatesOne1MultipleOf = 50;

export const completeOrderResponseDataOfferedRatesOne2Min = 1500;
export const completeOrderResponseDataOfferedRatesOne2Max = 15000;
export const completeOrderResponseDataOfferedRatesOne2MultipleOf = 50;

export const completeOrderResponseDataOfferedRatesOne3Min = 1500;
export const completeOrderResponseDataOfferedRatesOne3Max = 15000;
export const completeOrderResponseDataOfferedRatesOne3MultipleOf = 50;

export const completeOrderResponseDataOfferedRatesOne4Min = 1500;
export const completeOrderResponseDataOfferedRatesOne4Max = 15000;
export const completeOrderResponseDataOfferedRatesOne4MultipleOf = 50;

export const completeOrderResponseDataOfferedRatesDefault = null;
export const completeOrderResponseDataMinPaidHoursDefault = null;
export const completeOrderResponseDataMinPaidHoursMin = 0;
export const completeOrderResponseDataMinPaidHoursMax = 14;
export const completeOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const completeOrderResponseDataTravelPayDefault = null;
export const completeOrderResponseDataTravelPayMin = 0;
export const completeOrderResponseDataTravelPayMax = 100000;

export const completeOrderResponseDataCustomerQuoteDefault = null;
export const completeOrderResponseDataCustomerQuoteMin = 0;
export const completeOrderResponseDataCustomerQuoteMax = 100000000;

export const completeOrderResponseDataCrewNotesDefault = ``;
export const completeOrderResponseDataCrewNotesMax = 2000;

export const completeOrderResponseDataCrewNotesLanguageDefault = null;
export const completeOrderResponseDataAccessNotesLanguageDefault = null;
export const completeOrderResponseDataOfficeNotesDefault = ``;
export const completeOrderResponseDataOfficeNotesMax = 2000;


export const completeOrderResponseDataNumberDefault = ``;
export const completeOrderResponseDataClosedStateDefault = null;
export const completeOrderResponseDataBranchIdDefault = null;

export const completeOrderResponseDataStartsAtDefault = null;
export const completeOrderResponseDataLatestEndAtDefault = null;
export const completeOrderResponseDataTimezoneDefault = ``;
export const completeOrderResponseDataTimezoneMax = 64;

export const completeOrderResponseDataStopsCountDefault = null;
export const completeOrderResponseDataStopsCountMin = 0;

export const completeOrderResponseDataCrewSummaryOneRequiredMin = 0;

export const completeOrderResponseDataCrewSummaryOneAcceptedMin = 0;

export const completeOrderResponseDataCrewSummaryOnePendingMin = 0;

export const completeOrderResponseDataCrewSummaryOneCheckedInMin = 0;

export const completeOrderResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const completeOrderResponseDataCrewSummaryDefault = null;
export const completeOrderResponseDataDistanceMilesDefault = null;
export const completeOrderResponseDataDistanceMilesMin = 0;


export const completeOrderResponseDataAttachmentsItemSizeMin = 0;

export const completeOrderResponseDataAttachmentsDefault = [];
export const completeOrderResponseDataAttachmentsMax = 10;

export const completeOrderResponseDataCreatedAtDefault = null;
export const completeOrderResponseDataUpdatedAtDefault = null;
export const completeOrderResponseDataUpdatedByDefault = ``;
export const completeOrderResponseDataVersionDefault = null;



export const CompleteOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(completeOrderResponseDataCustomerNameMax).default(completeOrderResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(completeOrderResponseDataCustomerLastNameMax).default(completeOrderResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(completeOrderResponseDataCustomerPrimaryPhoneMax).regex(completeOrderResponseDataCustomerPrimaryPhoneRegExp).default(completeOrderResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', completeOrderResponseDataCustomerSecondaryPhoneOneRegExp).max(completeOrderResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(completeOrderResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(completeOrderResponseDataCustomerEmailOneMax),zod.null()]).default(completeOrderResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(completeOrderResponseDataCompanyNameMax).nullable().default(completeOrderResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(completeOrderResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(completeOrderResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(completeOrderResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(completeOrderResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(completeOrderResponseDataArrivalWindowOneMax).regex(completeOrderResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(completeOrderResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(completeOrderResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(completeOrderResponseDataEstimatedHoursMax).multipleOf(completeOrderResponseDataEstimatedHoursMultipleOf).nullable().default(completeOrderResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(completeOrderResponseDataFlexibleDaysMin).max(completeOrderResponseDataFlexibleDaysMax).nullable().default(completeOrderResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(completeOrderResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(completeOrderResponseDataPickUpAddressesItemAddressLineMax).default(completeOrderResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(completeOrderResponseDataPickUpAddressesItemUnitMax).nullable().default(completeOrderResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(completeOrderResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(completeOrderResponseDataPickUpAddressesItemCityMax).default(completeOrderResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(completeOrderResponseDataPickUpAddressesItemStateMax).regex(completeOrderResponseDataPickUpAddressesItemStateRegExp).default(completeOrderResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(completeOrderResponseDataPickUpAddressesItemZipMax).regex(completeOrderResponseDataPickUpAddressesItemZipRegExp).default(completeOrderResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(completeOrderResponseDataPickUpAddressesItemLatMin).max(completeOrderResponseDataPickUpAddressesItemLatMax).nullable().default(completeOrderResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(completeOrderResponseDataPickUpAddressesItemLngMin).max(completeOrderResponseDataPickUpAddressesItemLngMax).nullable().default(completeOrderResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(completeOrderResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(completeOrderResponseDataPickUpAddressesItemFloorMin).max(completeOrderResponseDataPickUpAddressesItemFloorMax).nullable().default(completeOrderResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(completeOrderResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(completeOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(completeOrderResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(completeOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(completeOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(completeOrderResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(completeOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(completeOrderResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(completeOrderResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(completeOrderResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(completeOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(completeOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(completeOrderResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(completeOrderResponseDataPickUpAddressesItemContactNameMax).nullable().default(completeOrderResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', completeOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(completeOrderResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(completeOrderResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(completeOrderResponseDataPickUpAddressesItemAccessNotesMax).default(completeOrderResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(completeOrderResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(completeOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(completeOrderResponseDataDestinationAddressesItemAddressLineMax).default(completeOrderResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(completeOrderResponseDataDestinationAddressesItemUnitMax).nullable().default(completeOrderResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(completeOrderResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(completeOrderResponseDataDestinationAddressesItemCityMax).default(completeOrderResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(completeOrderResponseDataDestinationAddressesItemStateMax).regex(completeOrderResponseDataDestinationAddressesItemStateRegExp).default(completeOrderResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(completeOrderResponseDataDestinationAddressesItemZipMax).regex(completeOrderResponseDataDestinationAddressesItemZipRegExp).default(completeOrderResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(completeOrderResponseDataDestinationAddressesItemLatMin).max(completeOrderResponseDataDestinationAddressesItemLatMax).nullable().default(completeOrderResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(completeOrderResponseDataDestinationAddressesItemLngMin).max(completeOrderResponseDataDestinationAddressesItemLngMax).nullable().default(completeOrderResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(completeOrderResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(completeOrderResponseDataDestinationAddressesItemFloorMin).max(completeOrderResponseDataDestinationAddressesItemFloorMax).nullable().default(completeOrderResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(completeOrderResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(completeOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(completeOrderResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(completeOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(completeOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(completeOrderResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(completeOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(completeOrderResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(completeOrderResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(completeOrderResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(completeOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(completeOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(completeOrderResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(completeOrderResponseDataDestinationAddressesItemContactNameMax).nullable().default(completeOrderResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', completeOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(completeOrderResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(completeOrderResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(completeOrderResponseDataDestinationAddressesItemAccessNotesMax).default(completeOrderResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(completeOrderResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(completeOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(completeOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(completeOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(completeOrderResponseDataItemsItemCuftMin).max(completeOrderResponseDataItemsItemCuftMax).multipleOf(completeOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(completeOrderResponseDataItemsItemWeightLbMin).max(completeOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(completeOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(completeOrderResponseDataItemsMax).default(completeOrderResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(completeOrderResponseDataSpecialItemsMax).default(completeOrderResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(completeOrderResponseDataVolumeCuftMin).max(completeOrderResponseDataVolumeCuftMax).nullable().default(completeOrderResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(completeOrderResponseDataWeightLbMin).max(completeOrderResponseDataWeightLbMax).nullable().default(completeOrderResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(completeOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(completeOrderResponseDataCrewRequirementsMax).default(completeOrderResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(completeOrderResponseDataToolIdsMax).default(completeOrderResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(completeOrderResponseDataLanguagesMax).default(completeOrderResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(completeOrderResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(completeOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(completeOrderResponseDataVehicleRequirementsMax).default(completeOrderResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(completeOrderResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(completeOrderResponseDataOfferedRatesOne1Min).max(completeOrderResponseDataOfferedRatesOne1Max).multipleOf(completeOrderResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(completeOrderResponseDataOfferedRatesOne2Min).max(completeOrderResponseDataOfferedRatesOne2Max).multipleOf(completeOrderResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(completeOrderResponseDataOfferedRatesOne3Min).max(completeOrderResponseDataOfferedRatesOne3Max).multipleOf(completeOrderResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(completeOrderResponseDataOfferedRatesOne4Min).max(completeOrderResponseDataOfferedRatesOne4Max).multipleOf(completeOrderResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(completeOrderResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(completeOrderResponseDataMinPaidHoursMin).max(completeOrderResponseDataMinPaidHoursMax).multipleOf(completeOrderResponseDataMinPaidHoursMultipleOf).nullable().default(completeOrderResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(completeOrderResponseDataTravelPayMin).max(completeOrderResponseDataTravelPayMax).nullable().default(completeOrderResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(completeOrderResponseDataCustomerQuoteMin).max(completeOrderResponseDataCustomerQuoteMax).nullable().default(completeOrderResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(completeOrderResponseDataCrewNotesMax).default(completeOrderResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(completeOrderResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(completeOrderResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(completeOrderResponseDataOfficeNotesMax).default(completeOrderResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(completeOrderResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(completeOrderResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(completeOrderResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(completeOrderResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(completeOrderResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(completeOrderResponseDataTimezoneMax).default(completeOrderResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(completeOrderResponseDataStopsCountMin).nullable().default(completeOrderResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(completeOrderResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(completeOrderResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(completeOrderResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(completeOrderResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(completeOrderResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(completeOrderResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(completeOrderResponseDataDistanceMilesMin).nullable().default(completeOrderResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(completeOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(completeOrderResponseDataAttachmentsMax).default(completeOrderResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(completeOrderResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(completeOrderResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(completeOrderResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(completeOrderResponseDataVersionDefault).describe('Counts up with every change of the order.')
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

export const reopenOrderResponseDataCustomerNameDefault = ``;
export const reopenOrderResponseDataCustomerNameMax = 50;

export const reopenOrderResponseDataCustomerLastNameDefault = ``;
export const reopenOrderResponseDataCustomerLastNameMax = 50;

export const reopenOrderResponseDataCustomerPrimaryPhoneDefault = ``;
export const reopenOrderResponseDataCustomerPrimaryPhoneMax = 10;


export const reopenOrderResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const reopenOrderResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const reopenOrderResponseDataCustomerSecondaryPhoneOneMax = 10;

export const reopenOrderResponseDataCustomerSecondaryPhoneDefault = null;
export const reopenOrderResponseDataCustomerEmailOneMax = 254;

export const reopenOrderResponseDataCustomerEmailDefault = null;
export const reopenOrderResponseDataCompanyNameDefault = null;
export const reopenOrderResponseDataCompanyNameMax = 100;

export const reopenOrderResponseDataJobTypeDefault = null;
export const reopenOrderResponseDataMoveSizeDefault = null;
export const reopenOrderResponseDataPackingDefault = null;
export const reopenOrderResponseDataDateDefault = null;
export const reopenOrderResponseDataArrivalWindowOneMax = 13;


export const reopenOrderResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reopenOrderResponseDataArrivalWindowDefault = null;
export const reopenOrderResponseDataFirmTimeDefault = false;
export const reopenOrderResponseDataEstimatedHoursDefault = null;
export const reopenOrderResponseDataEstimatedHoursMax = 14;
export const reopenOrderResponseDataEstimatedHoursMultipleOf = 0.5;

export const reopenOrderResponseDataFlexibleDaysDefault = null;
export const reopenOrderResponseDataFlexibleDaysMin = 0;
export const reopenOrderResponseDataFlexibleDaysMax = 14;

export const reopenOrderResponseDataEndDateDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const reopenOrderResponseDataPickUpAddressesItemAddressLineMax = 120;

export const reopenOrderResponseDataPickUpAddressesItemUnitDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemUnitMax = 20;

export const reopenOrderResponseDataPickUpAddressesItemNoUnitDefault = false;
export const reopenOrderResponseDataPickUpAddressesItemCityDefault = ``;
export const reopenOrderResponseDataPickUpAddressesItemCityMax = 60;

export const reopenOrderResponseDataPickUpAddressesItemStateDefault = ``;
export const reopenOrderResponseDataPickUpAddressesItemStateMax = 2;


export const reopenOrderResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const reopenOrderResponseDataPickUpAddressesItemZipDefault = ``;
export const reopenOrderResponseDataPickUpAddressesItemZipMax = 5;


export const reopenOrderResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const reopenOrderResponseDataPickUpAddressesItemLatDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemLatMin = -90;
export const reopenOrderResponseDataPickUpAddressesItemLatMax = 90;

export const reopenOrderResponseDataPickUpAddressesItemLngDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemLngMin = -180;
export const reopenOrderResponseDataPickUpAddressesItemLngMax = 180;

export const reopenOrderResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemFloorDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemFloorMin = 0;
export const reopenOrderResponseDataPickUpAddressesItemFloorMax = 30;

export const reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const reopenOrderResponseDataPickUpAddressesItemElevatorDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reopenOrderResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const reopenOrderResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const reopenOrderResponseDataPickUpAddressesItemParkingDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const reopenOrderResponseDataPickUpAddressesItemContactNameDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemContactNameMax = 100;

export const reopenOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const reopenOrderResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const reopenOrderResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const reopenOrderResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const reopenOrderResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const reopenOrderResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const reopenOrderResponseDataPickUpAddressesMax = 5;

export const reopenOrderResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const reopenOrderResponseDataDestinationAddressesItemAddressLineMax = 120;

export const reopenOrderResponseDataDestinationAddressesItemUnitDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemUnitMax = 20;

export const reopenOrderResponseDataDestinationAddressesItemNoUnitDefault = false;
export const reopenOrderResponseDataDestinationAddressesItemCityDefault = ``;
export const reopenOrderResponseDataDestinationAddressesItemCityMax = 60;

export const reopenOrderResponseDataDestinationAddressesItemStateDefault = ``;
export const reopenOrderResponseDataDestinationAddressesItemStateMax = 2;


export const reopenOrderResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const reopenOrderResponseDataDestinationAddressesItemZipDefault = ``;
export const reopenOrderResponseDataDestinationAddressesItemZipMax = 5;


export const reopenOrderResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const reopenOrderResponseDataDestinationAddressesItemLatDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemLatMin = -90;
export const reopenOrderResponseDataDestinationAddressesItemLatMax = 90;

export const reopenOrderResponseDataDestinationAddressesItemLngDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemLngMin = -180;
export const reopenOrderResponseDataDestinationAddressesItemLngMax = 180;

export const reopenOrderResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemFloorDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemFloorMin = 0;
export const reopenOrderResponseDataDestinationAddressesItemFloorMax = 30;

export const reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const reopenOrderResponseDataDestinationAddressesItemElevatorDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const reopenOrderResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const reopenOrderResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const reopenOrderResponseDataDestinationAddressesItemParkingDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const reopenOrderResponseDataDestinationAddressesItemContactNameDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemContactNameMax = 100;

export const reopenOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const reopenOrderResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const reopenOrderResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const reopenOrderResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const reopenOrderResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const reopenOrderResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const reopenOrderResponseDataDestinationAddressesMax = 5;


export const reopenOrderResponseDataItemsItemNameMax = 80;

export const reopenOrderResponseDataItemsItemQtyMax = 500;

export const reopenOrderResponseDataItemsItemCuftMin = 0;
export const reopenOrderResponseDataItemsItemCuftMax = 500;
export const reopenOrderResponseDataItemsItemCuftMultipleOf = 0.5;

export const reopenOrderResponseDataItemsItemWeightLbMin = 0;
export const reopenOrderResponseDataItemsItemWeightLbMax = 5000;

export const reopenOrderResponseDataItemsItemRoomMax = 40;

export const reopenOrderResponseDataItemsDefault = [];
export const reopenOrderResponseDataItemsMax = 200;

export const reopenOrderResponseDataSpecialItemsDefault = [];
export const reopenOrderResponseDataSpecialItemsMax = 7;

export const reopenOrderResponseDataVolumeCuftDefault = null;
export const reopenOrderResponseDataVolumeCuftMin = 0;
export const reopenOrderResponseDataVolumeCuftMax = 20000;

export const reopenOrderResponseDataWeightLbDefault = null;
export const reopenOrderResponseDataWeightLbMin = 0;
export const reopenOrderResponseDataWeightLbMax = 200000;

export const reopenOrderResponseDataCrewRequirementsItemCountMax = 12;

export const reopenOrderResponseDataCrewRequirementsDefault = [];
export const reopenOrderResponseDataCrewRequirementsMax = 4;


export const reopenOrderResponseDataToolIdsDefault = [];
export const reopenOrderResponseDataToolIdsMax = 24;

export const reopenOrderResponseDataLanguagesDefault = [];
export const reopenOrderResponseDataLanguagesMax = 3;

export const reopenOrderResponseDataFavoritesFirstDefault = false;
export const reopenOrderResponseDataVehicleRequirementsItemCountMax = 10;

export const reopenOrderResponseDataVehicleRequirementsDefault = [];
export const reopenOrderResponseDataVehicleRequirementsMax = 9;

export const reopenOrderResponseDataPayTypeDefault = null;
export const reopenOrderResponseDataOfferedRatesOne1Min = 1500;
export const reopenOrderResponseDataOfferedRatesOne1Max = 15000;
export const reopenOrderResponseDataOfferedRatesOne1MultipleOf = 50;

export const reopenOrderResponseDataOfferedRatesOne2Min = 1500;
export const reopenOrderResponseDataOfferedRatesOne2Max = 15000;
export const reopenOrderResponseDataOfferedRatesOne2MultipleOf = 50;

export const reopenOrderResponseDataOfferedRatesOne3Min = 1500;
export const reopenOrderResponseDataOfferedRatesOne3Max = 15000;
export const reopenOrderResponseDataOfferedRatesOne3MultipleOf = 50;

export const reopenOrderResponseDataOfferedRatesOne4Min = 1500;
export const reopenOrderResponseDataOfferedRatesOne4Max = 15000;
export const reopenOrderResponseDataOfferedRatesOne4MultipleOf = 50;

export const reopenOrderResponseDataOfferedRatesDefault = null;
export const reopenOrderResponseDataMinPaidHoursDefault = null;
export const reopenOrderResponseDataMinPaidHoursMin = 0;
export const reopenOrderResponseDataMinPaidHoursMax = 14;
export const reopenOrderResponseDataMinPaidHoursMultipleOf = 0.5;

export const reopenOrderResponseDataTravelPayDefault = null;
export const reopenOrderResponseDataTravelPayMin = 0;
export const reopenOrderResponseDataTravelPayMax = 100000;

export const reopenOrderResponseDataCustomerQuoteDefault = null;
export const reopenOrderResponseDataCustomerQuoteMin = 0;
export const reopenOrderResponseDataCustomerQuoteMax = 100000000;

export const reopenOrderResponseDataCrewNotesDefault = ``;
export const reopenOrderResponseDataCrewNotesMax = 2000;

export const reopenOrderResponseDataCrewNotesLanguageDefault = null;
export const reopenOrderResponseDataAccessNotesLanguageDefault = null;
export const reopenOrderResponseDataOfficeNotesDefault = ``;
export const reopenOrderResponseDataOfficeNotesMax = 2000;


export const reopenOrderResponseDataNumberDefault = ``;
export const reopenOrderResponseDataClosedStateDefault = null;
export const reopenOrderResponseDataBranchIdDefault = null;

export const reopenOrderResponseDataStartsAtDefault = null;
export const reopenOrderResponseDataLatestEndAtDefault = null;
export const reopenOrderResponseDataTimezoneDefault = ``;
export const reopenOrderResponseDataTimezoneMax = 64;

export const reopenOrderResponseDataStopsCountDefault = null;
export const reopenOrderResponseDataStopsCountMin = 0;

export const reopenOrderResponseDataCrewSummaryOneRequiredMin = 0;

export const reopenOrderResponseDataCrewSummaryOneAcceptedMin = 0;

export const reopenOrderResponseDataCrewSummaryOnePendingMin = 0;

export const reopenOrderResponseDataCrewSummaryOneCheckedInMin = 0;

export const reopenOrderResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const reopenOrderResponseDataCrewSummaryDefault = null;
export const reopenOrderResponseDataDistanceMilesDefault = null;
export const reopenOrderResponseDataDistanceMilesMin = 0;


export const reopenOrderResponseDataAttachmentsItemSizeMin = 0;

export const reopenOrderResponseDataAttachmentsDefault = [];
export const reopenOrderResponseDataAttachmentsMax = 10;

export const reopenOrderResponseDataCreatedAtDefault = null;
export const reopenOrderResponseDataUpdatedAtDefault = null;
export const reopenOrderResponseDataUpdatedByDefault = ``;
export const reopenOrderResponseDataVersionDefault = null;



export const ReopenOrderResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(reopenOrderResponseDataCustomerNameMax).default(reopenOrderResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(reopenOrderResponseDataCustomerLastNameMax).default(reopenOrderResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(reopenOrderResponseDataCustomerPrimaryPhoneMax).regex(reopenOrderResponseDataCustomerPrimaryPhoneRegExp).default(reopenOrderResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', reopenOrderResponseDataCustomerSecondaryPhoneOneRegExp).max(reopenOrderResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(reopenOrderResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(reopenOrderResponseDataCustomerEmailOneMax),zod.null()]).default(reopenOrderResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(reopenOrderResponseDataCompanyNameMax).nullable().default(reopenOrderResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(reopenOrderResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(reopenOrderResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(reopenOrderResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(reopenOrderResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(reopenOrderResponseDataArrivalWindowOneMax).regex(reopenOrderResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(reopenOrderResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(reopenOrderResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(reopenOrderResponseDataEstimatedHoursMax).multipleOf(reopenOrderResponseDataEstimatedHoursMultipleOf).nullable().default(reopenOrderResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(reopenOrderResponseDataFlexibleDaysMin).max(reopenOrderResponseDataFlexibleDaysMax).nullable().default(reopenOrderResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(reopenOrderResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(reopenOrderResponseDataPickUpAddressesItemAddressLineMax).default(reopenOrderResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(reopenOrderResponseDataPickUpAddressesItemUnitMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(reopenOrderResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(reopenOrderResponseDataPickUpAddressesItemCityMax).default(reopenOrderResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(reopenOrderResponseDataPickUpAddressesItemStateMax).regex(reopenOrderResponseDataPickUpAddressesItemStateRegExp).default(reopenOrderResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(reopenOrderResponseDataPickUpAddressesItemZipMax).regex(reopenOrderResponseDataPickUpAddressesItemZipRegExp).default(reopenOrderResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(reopenOrderResponseDataPickUpAddressesItemLatMin).max(reopenOrderResponseDataPickUpAddressesItemLatMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(reopenOrderResponseDataPickUpAddressesItemLngMin).max(reopenOrderResponseDataPickUpAddressesItemLngMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(reopenOrderResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(reopenOrderResponseDataPickUpAddressesItemFloorMin).max(reopenOrderResponseDataPickUpAddressesItemFloorMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMin).max(reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(reopenOrderResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(reopenOrderResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(reopenOrderResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(reopenOrderResponseDataPickUpAddressesItemLongCarryFtMin).max(reopenOrderResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(reopenOrderResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMin).max(reopenOrderResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(reopenOrderResponseDataPickUpAddressesItemContactNameMax).nullable().default(reopenOrderResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', reopenOrderResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(reopenOrderResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(reopenOrderResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(reopenOrderResponseDataPickUpAddressesItemAccessNotesMax).default(reopenOrderResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(reopenOrderResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(reopenOrderResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(reopenOrderResponseDataDestinationAddressesItemAddressLineMax).default(reopenOrderResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(reopenOrderResponseDataDestinationAddressesItemUnitMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(reopenOrderResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(reopenOrderResponseDataDestinationAddressesItemCityMax).default(reopenOrderResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(reopenOrderResponseDataDestinationAddressesItemStateMax).regex(reopenOrderResponseDataDestinationAddressesItemStateRegExp).default(reopenOrderResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(reopenOrderResponseDataDestinationAddressesItemZipMax).regex(reopenOrderResponseDataDestinationAddressesItemZipRegExp).default(reopenOrderResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(reopenOrderResponseDataDestinationAddressesItemLatMin).max(reopenOrderResponseDataDestinationAddressesItemLatMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(reopenOrderResponseDataDestinationAddressesItemLngMin).max(reopenOrderResponseDataDestinationAddressesItemLngMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(reopenOrderResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(reopenOrderResponseDataDestinationAddressesItemFloorMin).max(reopenOrderResponseDataDestinationAddressesItemFloorMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMin).max(reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(reopenOrderResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(reopenOrderResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(reopenOrderResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(reopenOrderResponseDataDestinationAddressesItemLongCarryFtMin).max(reopenOrderResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(reopenOrderResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMin).max(reopenOrderResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(reopenOrderResponseDataDestinationAddressesItemContactNameMax).nullable().default(reopenOrderResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', reopenOrderResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(reopenOrderResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(reopenOrderResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(reopenOrderResponseDataDestinationAddressesItemAccessNotesMax).default(reopenOrderResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(reopenOrderResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(reopenOrderResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(reopenOrderResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(reopenOrderResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(reopenOrderResponseDataItemsItemCuftMin).max(reopenOrderResponseDataItemsItemCuftMax).multipleOf(reopenOrderResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(reopenOrderResponseDataItemsItemWeightLbMin).max(reopenOrderResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(reopenOrderResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(reopenOrderResponseDataItemsMax).default(reopenOrderResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(reopenOrderResponseDataSpecialItemsMax).default(reopenOrderResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(reopenOrderResponseDataVolumeCuftMin).max(reopenOrderResponseDataVolumeCuftMax).nullable().default(reopenOrderResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(reopenOrderResponseDataWeightLbMin).max(reopenOrderResponseDataWeightLbMax).nullable().default(reopenOrderResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(reopenOrderResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(reopenOrderResponseDataCrewRequirementsMax).default(reopenOrderResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(reopenOrderResponseDataToolIdsMax).default(reopenOrderResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(reopenOrderResponseDataLanguagesMax).default(reopenOrderResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(reopenOrderResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(reopenOrderResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(reopenOrderResponseDataVehicleRequirementsMax).default(reopenOrderResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(reopenOrderResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(reopenOrderResponseDataOfferedRatesOne1Min).max(reopenOrderResponseDataOfferedRatesOne1Max).multipleOf(reopenOrderResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(reopenOrderResponseDataOfferedRatesOne2Min).max(reopenOrderResponseDataOfferedRatesOne2Max).multipleOf(reopenOrderResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(reopenOrderResponseDataOfferedRatesOne3Min).max(reopenOrderResponseDataOfferedRatesOne3Max).multipleOf(reopenOrderResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(reopenOrderResponseDataOfferedRatesOne4Min).max(reopenOrderResponseDataOfferedRatesOne4Max).multipleOf(reopenOrderResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(reopenOrderResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(reopenOrderResponseDataMinPaidHoursMin).max(reopenOrderResponseDataMinPaidHoursMax).multipleOf(reopenOrderResponseDataMinPaidHoursMultipleOf).nullable().default(reopenOrderResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(reopenOrderResponseDataTravelPayMin).max(reopenOrderResponseDataTravelPayMax).nullable().default(reopenOrderResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(reopenOrderResponseDataCustomerQuoteMin).max(reopenOrderResponseDataCustomerQuoteMax).nullable().default(reopenOrderResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(reopenOrderResponseDataCrewNotesMax).default(reopenOrderResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(reopenOrderResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(reopenOrderResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(reopenOrderResponseDataOfficeNotesMax).default(reopenOrderResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(reopenOrderResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(reopenOrderResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(reopenOrderResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(reopenOrderResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(reopenOrderResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(reopenOrderResponseDataTimezoneMax).default(reopenOrderResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(reopenOrderResponseDataStopsCountMin).nullable().default(reopenOrderResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(reopenOrderResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(reopenOrderResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(reopenOrderResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(reopenOrderResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(reopenOrderResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(reopenOrderResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(reopenOrderResponseDataDistanceMilesMin).nullable().default(reopenOrderResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(reopenOrderResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(reopenOrderResponseDataAttachmentsMax).default(reopenOrderResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(reopenOrderResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(reopenOrderResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(reopenOrderResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(reopenOrderResponseDataVersionDefault).describe('Counts up with every change of the order.')
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

export const updateWorkAgainResponseDataCustomerNameDefault = ``;
export const updateWorkAgainResponseDataCustomerNameMax = 50;

export const updateWorkAgainResponseDataCustomerLastNameDefault = ``;
export const updateWorkAgainResponseDataCustomerLastNameMax = 50;

export const updateWorkAgainResponseDataCustomerPrimaryPhoneDefault = ``;
export const updateWorkAgainResponseDataCustomerPrimaryPhoneMax = 10;


export const updateWorkAgainResponseDataCustomerPrimaryPhoneRegExp = new RegExp('^([0-9]{10})?$');
export const updateWorkAgainResponseDataCustomerSecondaryPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateWorkAgainResponseDataCustomerSecondaryPhoneOneMax = 10;

export const updateWorkAgainResponseDataCustomerSecondaryPhoneDefault = null;
export const updateWorkAgainResponseDataCustomerEmailOneMax = 254;

export const updateWorkAgainResponseDataCustomerEmailDefault = null;
export const updateWorkAgainResponseDataCompanyNameDefault = null;
export const updateWorkAgainResponseDataCompanyNameMax = 100;

export const updateWorkAgainResponseDataJobTypeDefault = null;
export const updateWorkAgainResponseDataMoveSizeDefault = null;
export const updateWorkAgainResponseDataPackingDefault = null;
export const updateWorkAgainResponseDataDateDefault = null;
export const updateWorkAgainResponseDataArrivalWindowOneMax = 13;


export const updateWorkAgainResponseDataArrivalWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWorkAgainResponseDataArrivalWindowDefault = null;
export const updateWorkAgainResponseDataFirmTimeDefault = false;
export const updateWorkAgainResponseDataEstimatedHoursDefault = null;
export const updateWorkAgainResponseDataEstimatedHoursMax = 14;
export const updateWorkAgainResponseDataEstimatedHoursMultipleOf = 0.5;

export const updateWorkAgainResponseDataFlexibleDaysDefault = null;
export const updateWorkAgainResponseDataFlexibleDaysMin = 0;
export const updateWorkAgainResponseDataFlexibleDaysMax = 14;

export const updateWorkAgainResponseDataEndDateDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemAddressLineDefault = ``;
export const updateWorkAgainResponseDataPickUpAddressesItemAddressLineMax = 120;

export const updateWorkAgainResponseDataPickUpAddressesItemUnitDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemUnitMax = 20;

export const updateWorkAgainResponseDataPickUpAddressesItemNoUnitDefault = false;
export const updateWorkAgainResponseDataPickUpAddressesItemCityDefault = ``;
export const updateWorkAgainResponseDataPickUpAddressesItemCityMax = 60;

export const updateWorkAgainResponseDataPickUpAddressesItemStateDefault = ``;
export const updateWorkAgainResponseDataPickUpAddressesItemStateMax = 2;


export const updateWorkAgainResponseDataPickUpAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateWorkAgainResponseDataPickUpAddressesItemZipDefault = ``;
export const updateWorkAgainResponseDataPickUpAddressesItemZipMax = 5;


export const updateWorkAgainResponseDataPickUpAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateWorkAgainResponseDataPickUpAddressesItemLatDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemLatMin = -90;
export const updateWorkAgainResponseDataPickUpAddressesItemLatMax = 90;

export const updateWorkAgainResponseDataPickUpAddressesItemLngDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemLngMin = -180;
export const updateWorkAgainResponseDataPickUpAddressesItemLngMax = 180;

export const updateWorkAgainResponseDataPickUpAddressesItemPlaceTypeDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemFloorDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemFloorMin = 0;
export const updateWorkAgainResponseDataPickUpAddressesItemFloorMax = 30;

export const updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMin = 0;
export const updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMax = 10;

export const updateWorkAgainResponseDataPickUpAddressesItemElevatorDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneMax = 13;


export const updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMin = 0;
export const updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMax = 1000;

export const updateWorkAgainResponseDataPickUpAddressesItemParkingDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMin = 8;
export const updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMax = 60;

export const updateWorkAgainResponseDataPickUpAddressesItemContactNameDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemContactNameMax = 100;

export const updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneMax = 10;

export const updateWorkAgainResponseDataPickUpAddressesItemContactPhoneDefault = null;
export const updateWorkAgainResponseDataPickUpAddressesItemAccessNotesDefault = ``;
export const updateWorkAgainResponseDataPickUpAddressesItemAccessNotesMax = 500;

export const updateWorkAgainResponseDataPickUpAddressesItemCoiRequiredDefault = false;
export const updateWorkAgainResponseDataPickUpAddressesMax = 5;

export const updateWorkAgainResponseDataDestinationAddressesItemAddressLineDefault = ``;
export const updateWorkAgainResponseDataDestinationAddressesItemAddressLineMax = 120;

export const updateWorkAgainResponseDataDestinationAddressesItemUnitDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemUnitMax = 20;

export const updateWorkAgainResponseDataDestinationAddressesItemNoUnitDefault = false;
export const updateWorkAgainResponseDataDestinationAddressesItemCityDefault = ``;
export const updateWorkAgainResponseDataDestinationAddressesItemCityMax = 60;

export const updateWorkAgainResponseDataDestinationAddressesItemStateDefault = ``;
export const updateWorkAgainResponseDataDestinationAddressesItemStateMax = 2;


export const updateWorkAgainResponseDataDestinationAddressesItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateWorkAgainResponseDataDestinationAddressesItemZipDefault = ``;
export const updateWorkAgainResponseDataDestinationAddressesItemZipMax = 5;


export const updateWorkAgainResponseDataDestinationAddressesItemZipRegExp = new RegExp('^([0-9]{5})?$');
export const updateWorkAgainResponseDataDestinationAddressesItemLatDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemLatMin = -90;
export const updateWorkAgainResponseDataDestinationAddressesItemLatMax = 90;

export const updateWorkAgainResponseDataDestinationAddressesItemLngDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemLngMin = -180;
export const updateWorkAgainResponseDataDestinationAddressesItemLngMax = 180;

export const updateWorkAgainResponseDataDestinationAddressesItemPlaceTypeDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemFloorDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemFloorMin = 0;
export const updateWorkAgainResponseDataDestinationAddressesItemFloorMax = 30;

export const updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMin = 0;
export const updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMax = 10;

export const updateWorkAgainResponseDataDestinationAddressesItemElevatorDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneMax = 13;


export const updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMin = 0;
export const updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMax = 1000;

export const updateWorkAgainResponseDataDestinationAddressesItemParkingDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMin = 8;
export const updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMax = 60;

export const updateWorkAgainResponseDataDestinationAddressesItemContactNameDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemContactNameMax = 100;

export const updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneMax = 10;

export const updateWorkAgainResponseDataDestinationAddressesItemContactPhoneDefault = null;
export const updateWorkAgainResponseDataDestinationAddressesItemAccessNotesDefault = ``;
export const updateWorkAgainResponseDataDestinationAddressesItemAccessNotesMax = 500;

export const updateWorkAgainResponseDataDestinationAddressesItemCoiRequiredDefault = false;
export const updateWorkAgainResponseDataDestinationAddressesMax = 5;


export const updateWorkAgainResponseDataItemsItemNameMax = 80;

export const updateWorkAgainResponseDataItemsItemQtyMax = 500;

export const updateWorkAgainResponseDataItemsItemCuftMin = 0;
export const updateWorkAgainResponseDataItemsItemCuftMax = 500;
export const updateWorkAgainResponseDataItemsItemCuftMultipleOf = 0.5;

export const updateWorkAgainResponseDataItemsItemWeightLbMin = 0;
export const updateWorkAgainResponseDataItemsItemWeightLbMax = 5000;

export const updateWorkAgainResponseDataItemsItemRoomMax = 40;

export const updateWorkAgainResponseDataItemsDefault = [];
export const updateWorkAgainResponseDataItemsMax = 200;

export const updateWorkAgainResponseDataSpecialItemsDefault = [];
export const updateWorkAgainResponseDataSpecialItemsMax = 7;

export const updateWorkAgainResponseDataVolumeCuftDefault = null;
export const updateWorkAgainResponseDataVolumeCuftMin = 0;
export const updateWorkAgainResponseDataVolumeCuftMax = 20000;

export const updateWorkAgainResponseDataWeightLbDefault = null;
export const updateWorkAgainResponseDataWeightLbMin = 0;
export const updateWorkAgainResponseDataWeightLbMax = 200000;

export const updateWorkAgainResponseDataCrewRequirementsItemCountMax = 12;

export const updateWorkAgainResponseDataCrewRequirementsDefault = [];
export const updateWorkAgainResponseDataCrewRequirementsMax = 4;


export const updateWorkAgainResponseDataToolIdsDefault = [];
export const updateWorkAgainResponseDataToolIdsMax = 24;

export const updateWorkAgainResponseDataLanguagesDefault = [];
export const updateWorkAgainResponseDataLanguagesMax = 3;

export const updateWorkAgainResponseDataFavoritesFirstDefault = false;
export const updateWorkAgainResponseDataVehicleRequirementsItemCountMax = 10;

export const updateWorkAgainResponseDataVehicleRequirementsDefault = [];
export const updateWorkAgainResponseDataVehicleRequirementsMax = 9;

export const updateWorkAgainResponseDataPayTypeDefault = null;
export const updateWorkAgainResponseDataOfferedRatesOne1Min = 1500;
export const updateWorkAgainResponseDataOfferedRatesOne1Max = 15000;
export const updateWorkAgainResponseDataOfferedRatesOne1MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRatesOne2Min = 1500;
export const updateWorkAgainResponseDataOfferedRatesOne2Max = 15000;
export const updateWorkAgainResponseDataOfferedRatesOne2MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRatesOne3Min = 1500;
export const updateWorkAgainResponseDataOfferedRatesOne3Max = 15000;
export const updateWorkAgainResponseDataOfferedRatesOne3MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRatesOne4Min = 1500;
export const updateWorkAgainResponseDataOfferedRatesOne4Max = 15000;
export const updateWorkAgainResponseDataOfferedRatesOne4MultipleOf = 50;

export const updateWorkAgainResponseDataOfferedRatesDefault = null;
export const updateWorkAgainResponseDataMinPaidHoursDefault = null;
export const updateWorkAgainResponseDataMinPaidHoursMin = 0;
export const updateWorkAgainResponseDataMinPaidHoursMax = 14;
export const updateWorkAgainResponseDataMinPaidHoursMultipleOf = 0.5;

export const updateWorkAgainResponseDataTravelPayDefault = null;
export const updateWorkAgainResponseDataTravelPayMin = 0;
export const updateWorkAgainResponseDataTravelPayMax = 100000;

export const updateWorkAgainResponseDataCustomerQuoteDefault = null;
export const updateWorkAgainResponseDataCustomerQuoteMin = 0;
export const updateWorkAgainResponseDataCustomerQuoteMax = 100000000;

export const updateWorkAgainResponseDataCrewNotesDefault = ``;
export const updateWorkAgainResponseDataCrewNotesMax = 2000;

export const updateWorkAgainResponseDataCrewNotesLanguageDefault = null;
export const updateWorkAgainResponseDataAccessNotesLanguageDefault = null;
export const updateWorkAgainResponseDataOfficeNotesDefault = ``;
export const updateWorkAgainResponseDataOfficeNotesMax = 2000;


export const updateWorkAgainResponseDataNumberDefault = ``;
export const updateWorkAgainResponseDataClosedStateDefault = null;
export const updateWorkAgainResponseDataBranchIdDefault = null;

export const updateWorkAgainResponseDataStartsAtDefault = null;
export const updateWorkAgainResponseDataLatestEndAtDefault = null;
export const updateWorkAgainResponseDataTimezoneDefault = ``;
export const updateWorkAgainResponseDataTimezoneMax = 64;

export const updateWorkAgainResponseDataStopsCountDefault = null;
export const updateWorkAgainResponseDataStopsCountMin = 0;

export const updateWorkAgainResponseDataCrewSummaryOneRequiredMin = 0;

export const updateWorkAgainResponseDataCrewSummaryOneAcceptedMin = 0;

export const updateWorkAgainResponseDataCrewSummaryOnePendingMin = 0;

export const updateWorkAgainResponseDataCrewSummaryOneCheckedInMin = 0;

export const updateWorkAgainResponseDataCrewSummaryOneOpenItemCountMax = 12;

export const updateWorkAgainResponseDataCrewSummaryDefault = null;
export const updateWorkAgainResponseDataDistanceMilesDefault = null;
export const updateWorkAgainResponseDataDistanceMilesMin = 0;


export const updateWorkAgainResponseDataAttachmentsItemSizeMin = 0;

export const updateWorkAgainResponseDataAttachmentsDefault = [];
export const updateWorkAgainResponseDataAttachmentsMax = 10;

export const updateWorkAgainResponseDataCreatedAtDefault = null;
export const updateWorkAgainResponseDataUpdatedAtDefault = null;
export const updateWorkAgainResponseDataUpdatedByDefault = ``;
export const updateWorkAgainResponseDataVersionDefault = null;



export const UpdateWorkAgainResponse = zod.strictObject({
  "data": zod.strictObject({
  "customer_name": zod.string().max(updateWorkAgainResponseDataCustomerNameMax).default(updateWorkAgainResponseDataCustomerNameDefault),
  "customer_last_name": zod.string().max(updateWorkAgainResponseDataCustomerLastNameMax).default(updateWorkAgainResponseDataCustomerLastNameDefault),
  "customer_primary_phone": zod.string().max(updateWorkAgainResponseDataCustomerPrimaryPhoneMax).regex(updateWorkAgainResponseDataCustomerPrimaryPhoneRegExp).default(updateWorkAgainResponseDataCustomerPrimaryPhoneDefault).describe('Ten digits; empty for callers who may not see it.'),
  "customer_secondary_phone": zod.union([zod.stringFormat('phone', updateWorkAgainResponseDataCustomerSecondaryPhoneOneRegExp).max(updateWorkAgainResponseDataCustomerSecondaryPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(updateWorkAgainResponseDataCustomerSecondaryPhoneDefault),
  "customer_email": zod.union([zod.email().max(updateWorkAgainResponseDataCustomerEmailOneMax),zod.null()]).default(updateWorkAgainResponseDataCustomerEmailDefault),
  "company_name": zod.string().max(updateWorkAgainResponseDataCompanyNameMax).nullable().default(updateWorkAgainResponseDataCompanyNameDefault),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "job_type": zod.union([zod.literal('residential'),zod.literal('commercial'),zod.literal('senior'),zod.literal('storage'),zod.literal('labor_only'),zod.literal('junk'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataJobTypeDefault),
  "move_size": zod.union([zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).describe('Size of the home or office.'),zod.null()]).default(updateWorkAgainResponseDataMoveSizeDefault),
  "packing": zod.union([zod.literal('none'),zod.literal('partial'),zod.literal('full'),zod.literal('unpack'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataPackingDefault),
  "date": zod.iso.date().nullable().default(updateWorkAgainResponseDataDateDefault).describe('In the time zone of the branch.'),
  "arrival_window": zod.union([zod.string().max(updateWorkAgainResponseDataArrivalWindowOneMax).regex(updateWorkAgainResponseDataArrivalWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(updateWorkAgainResponseDataArrivalWindowDefault),
  "firm_time": zod.boolean().default(updateWorkAgainResponseDataFirmTimeDefault).describe('The crew comes at the minute the window starts.'),
  "estimated_hours": zod.number().min(1).max(updateWorkAgainResponseDataEstimatedHoursMax).multipleOf(updateWorkAgainResponseDataEstimatedHoursMultipleOf).nullable().default(updateWorkAgainResponseDataEstimatedHoursDefault).describe('Of each day of the job.'),
  "flexible_days": zod.int().min(updateWorkAgainResponseDataFlexibleDaysMin).max(updateWorkAgainResponseDataFlexibleDaysMax).nullable().default(updateWorkAgainResponseDataFlexibleDaysDefault),
  "end_date": zod.iso.date().nullable().default(updateWorkAgainResponseDataEndDateDefault).describe('Of a multi-day job.'),
  "pick_up_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemAddressLineMax).default(updateWorkAgainResponseDataPickUpAddressesItemAddressLineDefault),
  "unit": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemUnitMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(updateWorkAgainResponseDataPickUpAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateWorkAgainResponseDataPickUpAddressesItemCityMax).default(updateWorkAgainResponseDataPickUpAddressesItemCityDefault),
  "state": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemStateMax).regex(updateWorkAgainResponseDataPickUpAddressesItemStateRegExp).default(updateWorkAgainResponseDataPickUpAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemZipMax).regex(updateWorkAgainResponseDataPickUpAddressesItemZipRegExp).default(updateWorkAgainResponseDataPickUpAddressesItemZipDefault),
  "lat": zod.number().min(updateWorkAgainResponseDataPickUpAddressesItemLatMin).max(updateWorkAgainResponseDataPickUpAddressesItemLatMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemLatDefault),
  "lng": zod.number().min(updateWorkAgainResponseDataPickUpAddressesItemLngMin).max(updateWorkAgainResponseDataPickUpAddressesItemLngMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemFloorMin).max(updateWorkAgainResponseDataPickUpAddressesItemFloorMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMin).max(updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneMax).regex(updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(updateWorkAgainResponseDataPickUpAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMin).max(updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMin).max(updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemContactNameMax).nullable().default(updateWorkAgainResponseDataPickUpAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneRegExp).max(updateWorkAgainResponseDataPickUpAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(updateWorkAgainResponseDataPickUpAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(updateWorkAgainResponseDataPickUpAddressesItemAccessNotesMax).default(updateWorkAgainResponseDataPickUpAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(updateWorkAgainResponseDataPickUpAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(updateWorkAgainResponseDataPickUpAddressesMax),
  "destination_addresses": zod.array(zod.strictObject({
  "address_line": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemAddressLineMax).default(updateWorkAgainResponseDataDestinationAddressesItemAddressLineDefault),
  "unit": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemUnitMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemUnitDefault),
  "no_unit": zod.boolean().default(updateWorkAgainResponseDataDestinationAddressesItemNoUnitDefault).describe('The address has no unit although the property type usually does.'),
  "city": zod.string().min(1).max(updateWorkAgainResponseDataDestinationAddressesItemCityMax).default(updateWorkAgainResponseDataDestinationAddressesItemCityDefault),
  "state": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemStateMax).regex(updateWorkAgainResponseDataDestinationAddressesItemStateRegExp).default(updateWorkAgainResponseDataDestinationAddressesItemStateDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemZipMax).regex(updateWorkAgainResponseDataDestinationAddressesItemZipRegExp).default(updateWorkAgainResponseDataDestinationAddressesItemZipDefault),
  "lat": zod.number().min(updateWorkAgainResponseDataDestinationAddressesItemLatMin).max(updateWorkAgainResponseDataDestinationAddressesItemLatMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemLatDefault),
  "lng": zod.number().min(updateWorkAgainResponseDataDestinationAddressesItemLngMin).max(updateWorkAgainResponseDataDestinationAddressesItemLngMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemLngDefault),
  "place_type": zod.union([zod.literal('house'),zod.literal('townhouse'),zod.literal('apartment'),zod.literal('condo'),zod.literal('storage_unit'),zod.literal('office'),zod.literal('warehouse'),zod.literal('pod_container'),zod.literal('truck_only'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemPlaceTypeDefault),
  "floor": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemFloorMin).max(updateWorkAgainResponseDataDestinationAddressesItemFloorMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemFloorDefault),
  "flights_of_stairs": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMin).max(updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemFlightsOfStairsDefault),
  "elevator": zod.union([zod.literal('none'),zod.literal('passenger'),zod.literal('freight'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemElevatorDefault),
  "elevator_window": zod.union([zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneMax).regex(updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowOneRegExp).describe('From and to in the time zone of the branch, 24 hours.'),zod.null()]).default(updateWorkAgainResponseDataDestinationAddressesItemElevatorWindowDefault),
  "long_carry_ft": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMin).max(updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemLongCarryFtDefault),
  "parking": zod.union([zod.literal('driveway'),zod.literal('street'),zod.literal('loading_dock'),zod.literal('permit_needed'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemParkingDefault),
  "truck_max_ft": zod.int().min(updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMin).max(updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemTruckMaxFtDefault),
  "contact_name": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemContactNameMax).nullable().default(updateWorkAgainResponseDataDestinationAddressesItemContactNameDefault),
  "contact_phone": zod.union([zod.stringFormat('phone', updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneRegExp).max(updateWorkAgainResponseDataDestinationAddressesItemContactPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]).default(updateWorkAgainResponseDataDestinationAddressesItemContactPhoneDefault),
  "access_notes": zod.string().max(updateWorkAgainResponseDataDestinationAddressesItemAccessNotesMax).default(updateWorkAgainResponseDataDestinationAddressesItemAccessNotesDefault),
  "coi_required": zod.boolean().default(updateWorkAgainResponseDataDestinationAddressesItemCoiRequiredDefault).describe('A certificate of insurance is required.')
}).describe('A stop. A provider may write it as one text.')).max(updateWorkAgainResponseDataDestinationAddressesMax),
  "items": zod.array(zod.strictObject({
  "catalog_id": zod.int().min(1).nullable().describe('Null for a typed one.'),
  "name": zod.string().min(1).max(updateWorkAgainResponseDataItemsItemNameMax),
  "qty": zod.int().min(1).max(updateWorkAgainResponseDataItemsItemQtyMax),
  "cuft": zod.number().min(updateWorkAgainResponseDataItemsItemCuftMin).max(updateWorkAgainResponseDataItemsItemCuftMax).multipleOf(updateWorkAgainResponseDataItemsItemCuftMultipleOf).describe('Of one.'),
  "weight_lb": zod.int().min(updateWorkAgainResponseDataItemsItemWeightLbMin).max(updateWorkAgainResponseDataItemsItemWeightLbMax).nullable(),
  "room": zod.string().max(updateWorkAgainResponseDataItemsItemRoomMax).nullable(),
  "disassembly": zod.boolean(),
  "fragile": zod.boolean()
}).describe('An item to move.')).max(updateWorkAgainResponseDataItemsMax).default(updateWorkAgainResponseDataItemsDefault),
  "special_items": zod.array(zod.enum(['piano', 'safe', 'pool_table', 'hot_tub', 'treadmill', 'antiques', 'aquarium'])).max(updateWorkAgainResponseDataSpecialItemsMax).default(updateWorkAgainResponseDataSpecialItemsDefault),
  "volume_cuft": zod.int().min(updateWorkAgainResponseDataVolumeCuftMin).max(updateWorkAgainResponseDataVolumeCuftMax).nullable().default(updateWorkAgainResponseDataVolumeCuftDefault),
  "weight_lb": zod.int().min(updateWorkAgainResponseDataWeightLbMin).max(updateWorkAgainResponseDataWeightLbMax).nullable().default(updateWorkAgainResponseDataWeightLbDefault),
  "crew_requirements": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateWorkAgainResponseDataCrewRequirementsItemCountMax)
}).describe('A position and how many people it needs.')).max(updateWorkAgainResponseDataCrewRequirementsMax).default(updateWorkAgainResponseDataCrewRequirementsDefault),
  "tool_ids": zod.array(zod.int().min(1)).max(updateWorkAgainResponseDataToolIdsMax).default(updateWorkAgainResponseDataToolIdsDefault),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateWorkAgainResponseDataLanguagesMax).default(updateWorkAgainResponseDataLanguagesDefault),
  "favorites_first": zod.boolean().default(updateWorkAgainResponseDataFavoritesFirstDefault),
  "vehicle_requirements": zod.array(zod.strictObject({
  "vehicle_type_id": zod.int().min(1),
  "count": zod.int().min(1).max(updateWorkAgainResponseDataVehicleRequirementsItemCountMax),
  "provided_by": zod.enum(['company', 'helper', 'customer'])
})).max(updateWorkAgainResponseDataVehicleRequirementsMax).default(updateWorkAgainResponseDataVehicleRequirementsDefault),
  "pay_type": zod.union([zod.literal('hourly'),zod.literal('flat'),zod.literal(null)]).nullable().default(updateWorkAgainResponseDataPayTypeDefault),
  "offered_rates": zod.union([zod.strictObject({
  "1": zod.int().min(updateWorkAgainResponseDataOfferedRatesOne1Min).max(updateWorkAgainResponseDataOfferedRatesOne1Max).multipleOf(updateWorkAgainResponseDataOfferedRatesOne1MultipleOf).optional(),
  "2": zod.int().min(updateWorkAgainResponseDataOfferedRatesOne2Min).max(updateWorkAgainResponseDataOfferedRatesOne2Max).multipleOf(updateWorkAgainResponseDataOfferedRatesOne2MultipleOf).optional(),
  "3": zod.int().min(updateWorkAgainResponseDataOfferedRatesOne3Min).max(updateWorkAgainResponseDataOfferedRatesOne3Max).multipleOf(updateWorkAgainResponseDataOfferedRatesOne3MultipleOf).optional(),
  "4": zod.int().min(updateWorkAgainResponseDataOfferedRatesOne4Min).max(updateWorkAgainResponseDataOfferedRatesOne4Max).multipleOf(updateWorkAgainResponseDataOfferedRatesOne4MultipleOf).optional()
}).describe('Cents per hour by position.'),zod.null()]).default(updateWorkAgainResponseDataOfferedRatesDefault),
  "min_paid_hours": zod.number().min(updateWorkAgainResponseDataMinPaidHoursMin).max(updateWorkAgainResponseDataMinPaidHoursMax).multipleOf(updateWorkAgainResponseDataMinPaidHoursMultipleOf).nullable().default(updateWorkAgainResponseDataMinPaidHoursDefault),
  "travel_pay": zod.int().min(updateWorkAgainResponseDataTravelPayMin).max(updateWorkAgainResponseDataTravelPayMax).nullable().default(updateWorkAgainResponseDataTravelPayDefault).describe('Cents.'),
  "customer_quote": zod.int().min(updateWorkAgainResponseDataCustomerQuoteMin).max(updateWorkAgainResponseDataCustomerQuoteMax).nullable().default(updateWorkAgainResponseDataCustomerQuoteDefault).describe('Cents; for the office only.'),
  "crew_notes": zod.string().max(updateWorkAgainResponseDataCrewNotesMax).default(updateWorkAgainResponseDataCrewNotesDefault).describe('For the whole crew.'),
  "crew_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updateWorkAgainResponseDataCrewNotesLanguageDefault).describe('The language in the app of who wrote the notes for the crew last; null without notes.'),
  "access_notes_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).default(updateWorkAgainResponseDataAccessNotesLanguageDefault).describe('The language in the app of who wrote how to get in last, at any stop; null without such notes.'),
  "office_notes": zod.string().max(updateWorkAgainResponseDataOfficeNotesMax).default(updateWorkAgainResponseDataOfficeNotesDefault).describe('Visible to the office only.'),
  "order_id": zod.int().min(1),
  "number": zod.string().default(updateWorkAgainResponseDataNumberDefault),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]).default(updateWorkAgainResponseDataClosedStateDefault),
  "branch_id": zod.int().min(1).nullable().default(updateWorkAgainResponseDataBranchIdDefault),
  "starts_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateWorkAgainResponseDataStartsAtDefault),
  "latest_end_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateWorkAgainResponseDataLatestEndAtDefault),
  "timezone": zod.string().max(updateWorkAgainResponseDataTimezoneMax).default(updateWorkAgainResponseDataTimezoneDefault).describe('IANA name.'),
  "pick_up_address": zod.string().nullable().describe('The first stop in one line.'),
  "destination_address": zod.string().nullable().describe('The first stop in one line.'),
  "stops_count": zod.int().min(updateWorkAgainResponseDataStopsCountMin).nullable().default(updateWorkAgainResponseDataStopsCountDefault),
  "crew_summary": zod.union([zod.strictObject({
  "required": zod.int().min(updateWorkAgainResponseDataCrewSummaryOneRequiredMin),
  "accepted": zod.int().min(updateWorkAgainResponseDataCrewSummaryOneAcceptedMin),
  "pending": zod.int().min(updateWorkAgainResponseDataCrewSummaryOnePendingMin),
  "checked_in": zod.int().min(updateWorkAgainResponseDataCrewSummaryOneCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateWorkAgainResponseDataCrewSummaryOneOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.'),zod.null()]).default(updateWorkAgainResponseDataCrewSummaryDefault),
  "distance_miles": zod.number().min(updateWorkAgainResponseDataDistanceMilesMin).nullable().default(updateWorkAgainResponseDataDistanceMilesDefault).describe('Along the stops.'),
  "attachments": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "url": zod.string(),
  "size": zod.int().min(updateWorkAgainResponseDataAttachmentsItemSizeMin),
  "type": zod.string()
}).describe('A file of an order.')).max(updateWorkAgainResponseDataAttachmentsMax).default(updateWorkAgainResponseDataAttachmentsDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateWorkAgainResponseDataCreatedAtDefault),
  "updated_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(updateWorkAgainResponseDataUpdatedAtDefault),
  "updated_by": zod.string().default(updateWorkAgainResponseDataUpdatedByDefault).describe('First name.'),
  "version": zod.int().min(1).nullable().default(updateWorkAgainResponseDataVersionDefault).describe('Counts up with every change of the order.')
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

export const getCurrentCrewResponseDataSlotsDefault = [];
export const getCurrentCrewResponseDataMembersItemInvitationIdDefault = null;

export const getCurrentCrewResponseDataMembersItemEmployeeIdDefault = null;


export const getCurrentCrewResponseDataMembersItemFirstNameDefault = ``;
export const getCurrentCrewResponseDataMembersItemLastNameDefault = ``;
export const getCurrentCrewResponseDataMembersItemAvatarUrlDefault = null;
export const getCurrentCrewResponseDataMembersItemPositionDefault = null;
export const getCurrentCrewResponseDataMembersItemAsHelperDefault = false;
export const getCurrentCrewResponseDataMembersItemHourlyRateDefault = null;
export const getCurrentCrewResponseDataMembersItemHourlyRateMin = 0;

export const getCurrentCrewResponseDataMembersItemStatusDefault = null;
export const getCurrentCrewResponseDataMembersItemSourceDefault = null;
export const getCurrentCrewResponseDataMembersItemMessageDefault = null;
export const getCurrentCrewResponseDataMembersItemReasonDefault = null;
export const getCurrentCrewResponseDataMembersItemCreatedAtDefault = null;
export const getCurrentCrewResponseDataMembersItemRespondedAtDefault = null;
export const getCurrentCrewResponseDataMembersItemExpiresAtDefault = null;
export const getCurrentCrewResponseDataMembersItemPhoneDefault = null;
export const getCurrentCrewResponseDataMembersItemVersionDefault = null;

export const getCurrentCrewResponseDataMembersItemAttendanceItemMilesAwayMin = 0;

export const getCurrentCrewResponseDataMembersItemAttendanceDefault = [];
export const getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMin = 10;
export const getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMax = 45;
export const getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMultipleOf = 5;

export const getCurrentCrewResponseDataMembersItemRunningLateDefault = null;
export const getCurrentCrewResponseDataMembersDefault = [];
export const getCurrentCrewResponseDataLaborMinDefault = null;
export const getCurrentCrewResponseDataLaborMinMin = 0;

export const getCurrentCrewResponseDataLaborMaxDefault = null;
export const getCurrentCrewResponseDataLaborMaxMin = 0;

export const getCurrentCrewResponseDataVersionDefault = null;



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
})).default(getCurrentCrewResponseDataSlotsDefault),
  "members": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1).nullable().default(getCurrentCrewResponseDataMembersItemInvitationIdDefault),
  "employee_id": zod.int().min(1).nullable().default(getCurrentCrewResponseDataMembersItemEmployeeIdDefault),
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(getCurrentCrewResponseDataMembersItemFirstNameDefault),
  "last_name": zod.string().default(getCurrentCrewResponseDataMembersItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getCurrentCrewResponseDataMembersItemAvatarUrlDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(getCurrentCrewResponseDataMembersItemPositionDefault),
  "as_helper": zod.boolean().default(getCurrentCrewResponseDataMembersItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(getCurrentCrewResponseDataMembersItemHourlyRateMin).nullable().default(getCurrentCrewResponseDataMembersItemHourlyRateDefault).describe('Cents; null for callers who may not see it.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getCurrentCrewResponseDataMembersItemStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(getCurrentCrewResponseDataMembersItemSourceDefault),
  "message": zod.string().nullable().default(getCurrentCrewResponseDataMembersItemMessageDefault),
  "reason": zod.string().nullable().default(getCurrentCrewResponseDataMembersItemReasonDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCurrentCrewResponseDataMembersItemCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCurrentCrewResponseDataMembersItemRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getCurrentCrewResponseDataMembersItemExpiresAtDefault),
  "phone": zod.string().nullable().default(getCurrentCrewResponseDataMembersItemPhoneDefault),
  "version": zod.int().min(1).nullable().default(getCurrentCrewResponseDataMembersItemVersionDefault).describe('Counts the changes of the terms. Null for colleagues.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(getCurrentCrewResponseDataMembersItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).default(getCurrentCrewResponseDataMembersItemAttendanceDefault).describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMin).max(getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMax).multipleOf(getCurrentCrewResponseDataMembersItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).default(getCurrentCrewResponseDataMembersItemRunningLateDefault).describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')).default(getCurrentCrewResponseDataMembersDefault),
  "labor_min": zod.int().min(getCurrentCrewResponseDataLaborMinMin).nullable().default(getCurrentCrewResponseDataLaborMinDefault).describe('Cents.'),
  "labor_max": zod.int().min(getCurrentCrewResponseDataLaborMaxMin).nullable().default(getCurrentCrewResponseDataLaborMaxDefault).describe('Cents.'),
  "version": zod.int().min(1).nullable().default(getCurrentCrewResponseDataVersionDefault)
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


export const getInvitableEmployeesResponseDataBranchEmployeesItemUserIdDefault = null;

export const getInvitableEmployeesResponseDataBranchEmployeesItemFirstNameDefault = ``;
export const getInvitableEmployeesResponseDataBranchEmployeesItemLastNameDefault = ``;
export const getInvitableEmployeesResponseDataBranchEmployeesItemAvatarUrlDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemPhoneDefault = ``;
export const getInvitableEmployeesResponseDataBranchEmployeesItemPositionsDefault = [];
export const getInvitableEmployeesResponseDataBranchEmployeesItemHourlyRateDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemHourlyRateMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemRatingAvgDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemRatingCountDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemRatingCountMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemFitOneScoreMin = 0;
export const getInvitableEmployeesResponseDataBranchEmployeesItemFitOneScoreMax = 100;

export const getInvitableEmployeesResponseDataBranchEmployeesItemFitDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemAvailabilityDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemConflictsDefault = [];
export const getInvitableEmployeesResponseDataBranchEmployeesItemDistanceMilesDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemDistanceMilesMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemHoursThisWeekDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemHoursThisWeekMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemJobsTogetherDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemJobsTogetherMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemIsFavoriteDefault = false;
export const getInvitableEmployeesResponseDataBranchEmployeesItemInvitationStatusDefault = null;
export const getInvitableEmployeesResponseDataBranchEmployeesItemJobWeeksItemHoursMin = 0;

export const getInvitableEmployeesResponseDataBranchEmployeesItemJobWeeksDefault = [];
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemBranchDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemUserIdDefault = null;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFirstNameDefault = ``;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemLastNameDefault = ``;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemAvatarUrlDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemPhoneDefault = ``;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemPositionsDefault = [];
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHourlyRateDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHourlyRateMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingAvgDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingCountDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingCountMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitOneScoreMin = 0;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitOneScoreMax = 100;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemAvailabilityDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemConflictsDefault = [];
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemDistanceMilesDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemDistanceMilesMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHoursThisWeekDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHoursThisWeekMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobsTogetherDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobsTogetherMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemIsFavoriteDefault = false;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemInvitationStatusDefault = null;
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobWeeksItemHoursMin = 0;

export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobWeeksDefault = [];
export const getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesDefault = [];

export const GetInvitableEmployeesResponse = zod.strictObject({
  "data": zod.strictObject({
  "branch_employees": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemUserIdDefault),
  "first_name": zod.string().default(getInvitableEmployeesResponseDataBranchEmployeesItemFirstNameDefault),
  "last_name": zod.string().default(getInvitableEmployeesResponseDataBranchEmployeesItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemAvatarUrlDefault),
  "phone": zod.string().default(getInvitableEmployeesResponseDataBranchEmployeesItemPhoneDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getInvitableEmployeesResponseDataBranchEmployeesItemPositionsDefault),
  "hourly_rate": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemHourlyRateMin).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemHourlyRateDefault).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemRatingAvgDefault),
  "rating_count": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemRatingCountMin).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemRatingCountDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemFitOneScoreMin).max(getInvitableEmployeesResponseDataBranchEmployeesItemFitOneScoreMax),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.'))
}).describe('0 to 100 and why.'),zod.null()]).default(getInvitableEmployeesResponseDataBranchEmployeesItemFitDefault),
  "availability": zod.union([zod.literal('available'),zod.literal('partial'),zod.literal('unavailable'),zod.literal('busy'),zod.literal(null)]).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemAvailabilityDefault),
  "conflicts": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
})).default(getInvitableEmployeesResponseDataBranchEmployeesItemConflictsDefault),
  "distance_miles": zod.number().min(getInvitableEmployeesResponseDataBranchEmployeesItemDistanceMilesMin).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemDistanceMilesDefault),
  "hours_this_week": zod.number().min(getInvitableEmployeesResponseDataBranchEmployeesItemHoursThisWeekMin).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemHoursThisWeekDefault),
  "jobs_together": zod.int().min(getInvitableEmployeesResponseDataBranchEmployeesItemJobsTogetherMin).nullable().default(getInvitableEmployeesResponseDataBranchEmployeesItemJobsTogetherDefault),
  "is_favorite": zod.boolean().default(getInvitableEmployeesResponseDataBranchEmployeesItemIsFavoriteDefault),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getInvitableEmployeesResponseDataBranchEmployeesItemInvitationStatusDefault),
  "job_weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getInvitableEmployeesResponseDataBranchEmployeesItemJobWeeksItemHoursMin)
})).default(getInvitableEmployeesResponseDataBranchEmployeesItemJobWeeksDefault).describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.')),
  "other_branch_employees": zod.array(zod.strictObject({
  "branch": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string()
}),zod.null()]).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemBranchDefault),
  "employees": zod.array(zod.strictObject({
  "employee_id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemUserIdDefault),
  "first_name": zod.string().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFirstNameDefault),
  "last_name": zod.string().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemAvatarUrlDefault),
  "phone": zod.string().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemPhoneDefault),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemPositionsDefault),
  "hourly_rate": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHourlyRateMin).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHourlyRateDefault).describe('Cents per hour.'),
  "rating_avg": zod.number().nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingAvgDefault),
  "rating_count": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingCountMin).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemRatingCountDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitOneScoreMin).max(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitOneScoreMax),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'sick', 'off_hours', 'own_limit', 'turnaround', 'week', 'distance', 'rating', 'jobs_together', 'rate']),
  "text": zod.string()
}).describe('Something that speaks for or against a person, as a text to show and the code of its subject.'))
}).describe('0 to 100 and why.'),zod.null()]).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemFitDefault),
  "availability": zod.union([zod.literal('available'),zod.literal('partial'),zod.literal('unavailable'),zod.literal('busy'),zod.literal(null)]).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemAvailabilityDefault),
  "conflicts": zod.array(zod.strictObject({
  "order_id": zod.int().min(1).nullable().describe('Null for a job of another company.'),
  "number": zod.string().nullable(),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "severity": zod.enum(['hard', 'soft']),
  "text": zod.string()
})).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemConflictsDefault),
  "distance_miles": zod.number().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemDistanceMilesMin).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemDistanceMilesDefault),
  "hours_this_week": zod.number().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHoursThisWeekMin).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemHoursThisWeekDefault),
  "jobs_together": zod.int().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobsTogetherMin).nullable().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobsTogetherDefault),
  "is_favorite": zod.boolean().default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemIsFavoriteDefault),
  "invitation_status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemInvitationStatusDefault),
  "job_weeks": zod.array(zod.strictObject({
  "monday": zod.iso.date(),
  "hours": zod.number().min(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobWeeksItemHoursMin)
})).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesItemJobWeeksDefault).describe('Hours accepted for other jobs in each week of the job.')
}).describe('A person who can be invited.')).default(getInvitableEmployeesResponseDataOtherBranchEmployeesItemEmployeesDefault)
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

export const inviteEmployeeResponseDataSlotsDefault = [];
export const inviteEmployeeResponseDataMembersItemInvitationIdDefault = null;

export const inviteEmployeeResponseDataMembersItemEmployeeIdDefault = null;


export const inviteEmployeeResponseDataMembersItemFirstNameDefault = ``;
export const inviteEmployeeResponseDataMembersItemLastNameDefault = ``;
export const inviteEmployeeResponseDataMembersItemAvatarUrlDefault = null;
export const inviteEmployeeResponseDataMembersItemPositionDefault = null;
export const inviteEmployeeResponseDataMembersItemAsHelperDefault = false;
export const inviteEmployeeResponseDataMembersItemHourlyRateDefault = null;
export const inviteEmployeeResponseDataMembersItemHourlyRateMin = 0;

export const inviteEmployeeResponseDataMembersItemStatusDefault = null;
export const inviteEmployeeResponseDataMembersItemSourceDefault = null;
export const inviteEmployeeResponseDataMembersItemMessageDefault = null;
export const inviteEmployeeResponseDataMembersItemReasonDefault = null;
export const inviteEmployeeResponseDataMembersItemCreatedAtDefault = null;
export const inviteEmployeeResponseDataMembersItemRespondedAtDefault = null;
export const inviteEmployeeResponseDataMembersItemExpiresAtDefault = null;
export const inviteEmployeeResponseDataMembersItemPhoneDefault = null;
export const inviteEmployeeResponseDataMembersItemVersionDefault = null;

export const inviteEmployeeResponseDataMembersItemAttendanceItemMilesAwayMin = 0;

export const inviteEmployeeResponseDataMembersItemAttendanceDefault = [];
export const inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMin = 10;
export const inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMax = 45;
export const inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMultipleOf = 5;

export const inviteEmployeeResponseDataMembersItemRunningLateDefault = null;
export const inviteEmployeeResponseDataMembersDefault = [];
export const inviteEmployeeResponseDataLaborMinDefault = null;
export const inviteEmployeeResponseDataLaborMinMin = 0;

export const inviteEmployeeResponseDataLaborMaxDefault = null;
export const inviteEmployeeResponseDataLaborMaxMin = 0;

export const inviteEmployeeResponseDataVersionDefault = null;



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
})).default(inviteEmployeeResponseDataSlotsDefault),
  "members": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1).nullable().default(inviteEmployeeResponseDataMembersItemInvitationIdDefault),
  "employee_id": zod.int().min(1).nullable().default(inviteEmployeeResponseDataMembersItemEmployeeIdDefault),
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(inviteEmployeeResponseDataMembersItemFirstNameDefault),
  "last_name": zod.string().default(inviteEmployeeResponseDataMembersItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(inviteEmployeeResponseDataMembersItemAvatarUrlDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(inviteEmployeeResponseDataMembersItemPositionDefault),
  "as_helper": zod.boolean().default(inviteEmployeeResponseDataMembersItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(inviteEmployeeResponseDataMembersItemHourlyRateMin).nullable().default(inviteEmployeeResponseDataMembersItemHourlyRateDefault).describe('Cents; null for callers who may not see it.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(inviteEmployeeResponseDataMembersItemStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(inviteEmployeeResponseDataMembersItemSourceDefault),
  "message": zod.string().nullable().default(inviteEmployeeResponseDataMembersItemMessageDefault),
  "reason": zod.string().nullable().default(inviteEmployeeResponseDataMembersItemReasonDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(inviteEmployeeResponseDataMembersItemCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(inviteEmployeeResponseDataMembersItemRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(inviteEmployeeResponseDataMembersItemExpiresAtDefault),
  "phone": zod.string().nullable().default(inviteEmployeeResponseDataMembersItemPhoneDefault),
  "version": zod.int().min(1).nullable().default(inviteEmployeeResponseDataMembersItemVersionDefault).describe('Counts the changes of the terms. Null for colleagues.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(inviteEmployeeResponseDataMembersItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).default(inviteEmployeeResponseDataMembersItemAttendanceDefault).describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMin).max(inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMax).multipleOf(inviteEmployeeResponseDataMembersItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).default(inviteEmployeeResponseDataMembersItemRunningLateDefault).describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')).default(inviteEmployeeResponseDataMembersDefault),
  "labor_min": zod.int().min(inviteEmployeeResponseDataLaborMinMin).nullable().default(inviteEmployeeResponseDataLaborMinDefault).describe('Cents.'),
  "labor_max": zod.int().min(inviteEmployeeResponseDataLaborMaxMin).nullable().default(inviteEmployeeResponseDataLaborMaxDefault).describe('Cents.'),
  "version": zod.int().min(1).nullable().default(inviteEmployeeResponseDataVersionDefault)
}).describe('Slots and people of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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

export const editInvitationsResponseDataSlotsItemRequiredMin = 0;

export const editInvitationsResponseDataSlotsItemAcceptedMin = 0;

export const editInvitationsResponseDataSlotsItemPendingMin = 0;

export const editInvitationsResponseDataSlotsDefault = [];
export const editInvitationsResponseDataMembersItemInvitationIdDefault = null;

export const editInvitationsResponseDataMembersItemEmployeeIdDefault = null;


export const editInvitationsResponseDataMembersItemFirstNameDefault = ``;
export const editInvitationsResponseDataMembersItemLastNameDefault = ``;
export const editInvitationsResponseDataMembersItemAvatarUrlDefault = null;
export const editInvitationsResponseDataMembersItemPositionDefault = null;
export const editInvitationsResponseDataMembersItemAsHelperDefault = false;
export const editInvitationsResponseDataMembersItemHourlyRateDefault = null;
export const editInvitationsResponseDataMembersItemHourlyRateMin = 0;

export const editInvitationsResponseDataMembersItemStatusDefault = null;
export const editInvitationsResponseDataMembersItemSourceDefault = null;
export const editInvitationsResponseDataMembersItemMessageDefault = null;
export const editInvitationsResponseDataMembersItemReasonDefault = null;
export const editInvitationsResponseDataMembersItemCreatedAtDefault = null;
export const editInvitationsResponseDataMembersItemRespondedAtDefault = null;
export const editInvitationsResponseDataMembersItemExpiresAtDefault = null;
export const editInvitationsResponseDataMembersItemPhoneDefault = null;
export const editInvitationsResponseDataMembersItemVersionDefault = null;

export const editInvitationsResponseDataMembersItemAttendanceItemMilesAwayMin = 0;

export const editInvitationsResponseDataMembersItemAttendanceDefault = [];
export const editInvitationsResponseDataMembersItemRunningLateOneMinutesMin = 10;
export const editInvitationsResponseDataMembersItemRunningLateOneMinutesMax = 45;
export const editInvitationsResponseDataMembersItemRunningLateOneMinutesMultipleOf = 5;

export const editInvitationsResponseDataMembersItemRunningLateDefault = null;
export const editInvitationsResponseDataMembersDefault = [];
export const editInvitationsResponseDataLaborMinDefault = null;
export const editInvitationsResponseDataLaborMinMin = 0;

export const editInvitationsResponseDataLaborMaxDefault = null;
export const editInvitationsResponseDataLaborMaxMin = 0;

export const editInvitationsResponseDataVersionDefault = null;



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
})).default(editInvitationsResponseDataSlotsDefault),
  "members": zod.array(zod.strictObject({
  "invitation_id": zod.int().min(1).nullable().default(editInvitationsResponseDataMembersItemInvitationIdDefault),
  "employee_id": zod.int().min(1).nullable().default(editInvitationsResponseDataMembersItemEmployeeIdDefault),
  "user_id": zod.int().min(1),
  "first_name": zod.string().default(editInvitationsResponseDataMembersItemFirstNameDefault),
  "last_name": zod.string().default(editInvitationsResponseDataMembersItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(editInvitationsResponseDataMembersItemAvatarUrlDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(editInvitationsResponseDataMembersItemPositionDefault),
  "as_helper": zod.boolean().default(editInvitationsResponseDataMembersItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(editInvitationsResponseDataMembersItemHourlyRateMin).nullable().default(editInvitationsResponseDataMembersItemHourlyRateDefault).describe('Cents; null for callers who may not see it.'),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(editInvitationsResponseDataMembersItemStatusDefault),
  "source": zod.union([zod.literal('direct'),zod.literal('outsource'),zod.literal(null)]).nullable().default(editInvitationsResponseDataMembersItemSourceDefault),
  "message": zod.string().nullable().default(editInvitationsResponseDataMembersItemMessageDefault),
  "reason": zod.string().nullable().default(editInvitationsResponseDataMembersItemReasonDefault),
  "created_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(editInvitationsResponseDataMembersItemCreatedAtDefault),
  "responded_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(editInvitationsResponseDataMembersItemRespondedAtDefault),
  "expires_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(editInvitationsResponseDataMembersItemExpiresAtDefault),
  "phone": zod.string().nullable().default(editInvitationsResponseDataMembersItemPhoneDefault),
  "version": zod.int().min(1).nullable().default(editInvitationsResponseDataMembersItemVersionDefault).describe('Counts the changes of the terms. Null for colleagues.'),
  "attendance": zod.array(zod.strictObject({
  "step": zod.enum(['on_my_way', 'checked_in', 'checked_out']),
  "date": zod.iso.date().describe('Day of the job.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "miles_away": zod.number().min(editInvitationsResponseDataMembersItemAttendanceItemMilesAwayMin).nullable().describe('From the first stop; null if the device gave no location.')
}).describe('A helper on a day of a job - on the way, arrived, done.')).default(editInvitationsResponseDataMembersItemAttendanceDefault).describe('Where they are on the days of the job. Left out for colleagues.'),
  "running_late": zod.union([zod.strictObject({
  "date": zod.iso.date().describe('Day of the job.'),
  "minutes": zod.int().min(editInvitationsResponseDataMembersItemRunningLateOneMinutesMin).max(editInvitationsResponseDataMembersItemRunningLateOneMinutesMax).multipleOf(editInvitationsResponseDataMembersItemRunningLateOneMinutesMultipleOf).describe('Minutes after the end of the arrival window.'),
  "at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('A helper who said before arriving that they will be late.'),zod.null()]).default(editInvitationsResponseDataMembersItemRunningLateDefault).describe('Said before arriving; null if not. Left out for colleagues.')
}).describe('A person invited to an order.')).default(editInvitationsResponseDataMembersDefault),
  "labor_min": zod.int().min(editInvitationsResponseDataLaborMinMin).nullable().default(editInvitationsResponseDataLaborMinDefault).describe('Cents.'),
  "labor_max": zod.int().min(editInvitationsResponseDataLaborMaxMin).nullable().default(editInvitationsResponseDataLaborMaxDefault).describe('Cents.'),
  "version": zod.int().min(1).nullable().default(editInvitationsResponseDataVersionDefault)
}).describe('Slots and people of an order.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

