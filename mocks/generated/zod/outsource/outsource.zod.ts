/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Open ones by their deadline, then the others, latest first.
 * @summary Offers of a branch
 */

export const getOffersQueryFilterStatusMax = 9;


export const getOffersQueryFilterStatusRegExp = new RegExp('^[1-5](,[1-5]){0,4}$');

export const getOffersQueryPageDefault = 1;
export const getOffersQueryPageMax = 100000;

export const getOffersQueryPerPageDefault = 20;
export const getOffersQueryPerPageMax = 100;



export const GetOffersQueryParams = zod.object({
  "branch_id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.'),
  "filter[status]": zod.string().max(getOffersQueryFilterStatusMax).regex(getOffersQueryFilterStatusRegExp).optional().describe('Status codes as a comma list; all if absent.'),
  "filter[order_id]": zod.coerce.number().int().min(1).optional().describe('The offers of one order.'),
  "page": zod.coerce.number().int().min(1).max(getOffersQueryPageMax).default(getOffersQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getOffersQueryPerPageMax).default(getOffersQueryPerPageDefault).describe('Rows on a page.')
})





export const getOffersResponseDataDataItemOrderOneCrewSummaryRequiredMin = 0;

export const getOffersResponseDataDataItemOrderOneCrewSummaryAcceptedMin = 0;

export const getOffersResponseDataDataItemOrderOneCrewSummaryPendingMin = 0;

export const getOffersResponseDataDataItemOrderOneCrewSummaryCheckedInMin = 0;

export const getOffersResponseDataDataItemOrderOneCrewSummaryOpenItemCountMax = 12;

export const getOffersResponseDataDataItemPositionNeedsItemCountMax = 12;

export const getOffersResponseDataDataItemPositionNeedsItemHourlyRateMin = 0;

export const getOffersResponseDataDataItemPositionNeedsItemAcceptedMin = 0;

export const getOffersResponseDataDataItemArrivalWindowMax = 13;


export const getOffersResponseDataDataItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOffersResponseDataDataItemTimezoneMax = 64;

export const getOffersResponseDataDataItemEstimatedHoursMin = 0;

export const getOffersResponseDataDataItemStateMax = 2;


export const getOffersResponseDataDataItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOffersResponseDataDataItemRadiusMilesMin = 0;


export const getOffersResponseDataDataItemRequirementsToolIdsMax = 24;


export const getOffersResponseDataDataItemRequirementsVehicleTypeIdsMax = 9;

export const getOffersResponseDataDataItemRequirementsLanguagesMax = 3;

export const getOffersResponseDataDataItemRequirementsMinRatingMax = 5;
export const getOffersResponseDataDataItemRequirementsMinRatingMultipleOf = 0.1;

export const getOffersResponseDataDataItemTierMinutesMin = 0;

export const getOffersResponseDataDataItemTiersItemPeopleMin = 0;

export const getOffersResponseDataDataItemAutoAcceptMin = 0;

export const getOffersResponseDataDataItemCountsNotifiedMin = 0;

export const getOffersResponseDataDataItemCountsNextNotifiedMin = 0;

export const getOffersResponseDataDataItemCountsViewedMin = 0;

export const getOffersResponseDataDataItemCountsAppliedMin = 0;

export const getOffersResponseDataDataItemCountsAcceptedMin = 0;

export const getOffersResponseDataDataItemWaitingMin = 0;



export const getOffersResponseDataCurrentPageDefault = null;

export const getOffersResponseDataLastPageDefault = null;

export const getOffersResponseDataPerPageDefault = null;

export const getOffersResponseDataTotalDefault = null;
export const getOffersResponseDataTotalMin = 0;

export const getOffersResponseDataFromDefault = null;
export const getOffersResponseDataToDefault = null;
export const getOffersResponseDataCountsOpenMin = 0;

export const getOffersResponseDataCountsFilledMin = 0;

export const getOffersResponseDataCountsClosedMin = 0;

export const getOffersResponseDataCountsExpiredMin = 0;

export const getOffersResponseDataCountsCancelledMin = 0;



export const GetOffersResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOffersResponseDataDataItemOrderOneCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOffersResponseDataDataItemOrderOneCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOffersResponseDataDataItemOrderOneCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOffersResponseDataDataItemOrderOneCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOffersResponseDataDataItemOrderOneCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.')
}).describe('The order of an offer.'),zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOffersResponseDataDataItemPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(getOffersResponseDataDataItemPositionNeedsItemHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(getOffersResponseDataDataItemPositionNeedsItemAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.')),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(getOffersResponseDataDataItemArrivalWindowMax).regex(getOffersResponseDataDataItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOffersResponseDataDataItemTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(getOffersResponseDataDataItemEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": zod.string().max(getOffersResponseDataDataItemStateMax).regex(getOffersResponseDataDataItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(getOffersResponseDataDataItemRadiusMilesMin),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(getOffersResponseDataDataItemRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(getOffersResponseDataDataItemRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getOffersResponseDataDataItemRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(getOffersResponseDataDataItemRequirementsMinRatingMax).multipleOf(getOffersResponseDataDataItemRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "tier_minutes": zod.int().min(getOffersResponseDataDataItemTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(zod.strictObject({
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "opens_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "people": zod.int().min(getOffersResponseDataDataItemTiersItemPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.')).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(getOffersResponseDataDataItemAutoAcceptMin),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "counts": zod.strictObject({
  "notified": zod.int().min(getOffersResponseDataDataItemCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(getOffersResponseDataDataItemCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(getOffersResponseDataDataItemCountsViewedMin),
  "applied": zod.int().min(getOffersResponseDataDataItemCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(getOffersResponseDataDataItemCountsAcceptedMin)
}),
  "waiting": zod.int().min(getOffersResponseDataDataItemWaitingMin).describe('Applications without an answer.'),
  "created_by": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "filled_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.')),
  "current_page": zod.int().min(1).nullable().default(getOffersResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getOffersResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getOffersResponseDataPerPageDefault),
  "total": zod.int().min(getOffersResponseDataTotalMin).nullable().default(getOffersResponseDataTotalDefault),
  "from": zod.int().nullable().default(getOffersResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getOffersResponseDataToDefault).describe('Number of the last row; null on an empty page.'),
  "counts": zod.strictObject({
  "open": zod.int().min(getOffersResponseDataCountsOpenMin),
  "filled": zod.int().min(getOffersResponseDataCountsFilledMin),
  "closed": zod.int().min(getOffersResponseDataCountsClosedMin),
  "expired": zod.int().min(getOffersResponseDataCountsExpiredMin),
  "cancelled": zod.int().min(getOffersResponseDataCountsCancelledMin)
}).describe('Number of offers with each status.')
}).describe('A page of offers, with a count for each status.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * 402 names the plan limit `offers`. 409: `open_offer` if the order has an open one, `position_filled` if it has fewer open places than the offer asks for, `too_late` if the job began.
 * @summary Publish an offer
 */



export const CreateOfferQueryParams = zod.object({
  "branch_id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const createOfferHeaderIdempotencyKeyMin = 8;
export const createOfferHeaderIdempotencyKeyMax = 64;



export const CreateOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(createOfferHeaderIdempotencyKeyMin).max(createOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const createOfferBodyDraftArrivalWindowMax = 13;


export const createOfferBodyDraftArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOfferBodyDraftEstimatedHoursMax = 14;
export const createOfferBodyDraftEstimatedHoursMultipleOf = 0.5;

export const createOfferBodyDraftCityMax = 60;

export const createOfferBodyDraftStateMax = 2;


export const createOfferBodyDraftStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOfferBodyDraftZipMax = 5;


export const createOfferBodyDraftZipRegExp = new RegExp('^[0-9]{5}$');
export const createOfferBodyDraftAddressLineMax = 120;

export const createOfferBodyDraftUnitMax = 20;

export const createOfferBodyDraftFloorMin = 0;
export const createOfferBodyDraftFloorMax = 30;

export const createOfferBodyDraftFlightsOfStairsMin = 0;
export const createOfferBodyDraftFlightsOfStairsMax = 10;

export const createOfferBodyDraftCustomerNameMax = 50;

export const createOfferBodyDraftCustomerLastNameMax = 50;

export const createOfferBodyDraftCustomerPrimaryPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const createOfferBodyDraftCustomerPrimaryPhoneMax = 10;

export const createOfferBodyTitleMax = 80;

export const createOfferBodyPositionNeedsItemCountMax = 12;

export const createOfferBodyPositionNeedsItemHourlyRateMin = 1500;
export const createOfferBodyPositionNeedsItemHourlyRateMax = 15000;
export const createOfferBodyPositionNeedsItemHourlyRateMultipleOf = 50;

export const createOfferBodyPositionNeedsMax = 4;

export const createOfferBodyRadiusMilesDefault = 25;
export const createOfferBodyRadiusMilesMin = 5;
export const createOfferBodyRadiusMilesMax = 100;


export const createOfferBodyRequirementsToolIdsMax = 24;


export const createOfferBodyRequirementsVehicleTypeIdsMax = 9;

export const createOfferBodyRequirementsLanguagesMax = 3;

export const createOfferBodyRequirementsMinRatingMax = 5;
export const createOfferBodyRequirementsMinRatingMultipleOf = 0.1;


export const createOfferBodyUserIdsMax = 100;

export const createOfferBodyTierMinutesMin = 5;
export const createOfferBodyTierMinutesMax = 720;

export const createOfferBodyMessageMax = 500;

export const createOfferBodyAutoAcceptDefault = 0;
export const createOfferBodyAutoAcceptMin = 0;
export const createOfferBodyAutoAcceptMax = 48;



export const CreateOfferBody = zod.object({
  "order_id": zod.int().min(1).optional(),
  "draft": zod.object({
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(createOfferBodyDraftArrivalWindowMax).regex(createOfferBodyDraftArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "estimated_hours": zod.number().min(1).max(createOfferBodyDraftEstimatedHoursMax).multipleOf(createOfferBodyDraftEstimatedHoursMultipleOf),
  "city": zod.string().min(1).max(createOfferBodyDraftCityMax),
  "state": zod.string().max(createOfferBodyDraftStateMax).regex(createOfferBodyDraftStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(createOfferBodyDraftZipMax).regex(createOfferBodyDraftZipRegExp).optional().describe('The first of the city if absent.'),
  "address_line": zod.string().min(1).max(createOfferBodyDraftAddressLineMax).optional(),
  "unit": zod.string().max(createOfferBodyDraftUnitMax).optional(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']).optional(),
  "floor": zod.int().min(createOfferBodyDraftFloorMin).max(createOfferBodyDraftFloorMax).optional(),
  "flights_of_stairs": zod.int().min(createOfferBodyDraftFlightsOfStairsMin).max(createOfferBodyDraftFlightsOfStairsMax).optional(),
  "elevator": zod.enum(['none', 'passenger', 'freight']).optional(),
  "help_type": zod.int().optional().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).optional().describe('Size of the home or office.'),
  "customer_name": zod.string().min(1).max(createOfferBodyDraftCustomerNameMax).optional(),
  "customer_last_name": zod.string().min(1).max(createOfferBodyDraftCustomerLastNameMax).optional(),
  "customer_primary_phone": zod.stringFormat('phone', createOfferBodyDraftCustomerPrimaryPhoneRegExp).max(createOfferBodyDraftCustomerPrimaryPhoneMax).optional().describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.')
}).optional().describe('A need without an order. Publishing it creates the order in the branch, with the company as the customer until the office enters one.'),
  "title": zod.string().max(createOfferBodyTitleMax).optional().describe('Absent or empty: none.'),
  "position_needs": zod.array(zod.object({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOfferBodyPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(createOfferBodyPositionNeedsItemHourlyRateMin).max(createOfferBodyPositionNeedsItemHourlyRateMax).multipleOf(createOfferBodyPositionNeedsItemHourlyRateMultipleOf).describe('Cents per hour.')
}).describe('A position, how many people it needs, and the rate.')).min(1).max(createOfferBodyPositionNeedsMax),
  "radius_miles": zod.int().min(createOfferBodyRadiusMilesMin).max(createOfferBodyRadiusMilesMax).default(createOfferBodyRadiusMilesDefault),
  "requirements": zod.object({
  "tool_ids": zod.array(zod.int().min(1)).max(createOfferBodyRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(createOfferBodyRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(createOfferBodyRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(createOfferBodyRequirementsMinRatingMax).multipleOf(createOfferBodyRequirementsMinRatingMultipleOf).nullable()
}).optional().describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "user_ids": zod.array(zod.int().min(1)).max(createOfferBodyUserIdsMax).optional().describe('People to notify if the audience is `selected`.'),
  "tier_minutes": zod.int().min(createOfferBodyTierMinutesMin).max(createOfferBodyTierMinutesMax).nullish().describe('Favorites first, then the top 20, then everyone, so many minutes apart, up to the audience. Null or absent: all at the same time.'),
  "message": zod.string().max(createOfferBodyMessageMax).optional(),
  "auto_accept": zod.int().min(createOfferBodyAutoAcceptMin).max(createOfferBodyAutoAcceptMax).default(createOfferBodyAutoAcceptDefault).describe('Accepts up to this many of the first people who apply and can work.'),
  "apply_by": zod.iso.datetime({"offset":false}).optional().describe('If absent, in 24 hours, but 2 hours before the start.')
}).describe('An offer as it is published - for an order or for a draft; exactly one of the two.')





export const createOfferResponseDataOrderOneCrewSummaryRequiredMin = 0;

export const createOfferResponseDataOrderOneCrewSummaryAcceptedMin = 0;

export const createOfferResponseDataOrderOneCrewSummaryPendingMin = 0;

export const createOfferResponseDataOrderOneCrewSummaryCheckedInMin = 0;

export const createOfferResponseDataOrderOneCrewSummaryOpenItemCountMax = 12;

export const createOfferResponseDataPositionNeedsItemCountMax = 12;

export const createOfferResponseDataPositionNeedsItemHourlyRateMin = 0;

export const createOfferResponseDataPositionNeedsItemAcceptedMin = 0;

export const createOfferResponseDataArrivalWindowMax = 13;


export const createOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createOfferResponseDataTimezoneMax = 64;

export const createOfferResponseDataEstimatedHoursMin = 0;

export const createOfferResponseDataStateMax = 2;


export const createOfferResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const createOfferResponseDataRadiusMilesMin = 0;


export const createOfferResponseDataRequirementsToolIdsMax = 24;


export const createOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const createOfferResponseDataRequirementsLanguagesMax = 3;

export const createOfferResponseDataRequirementsMinRatingMax = 5;
export const createOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;

export const createOfferResponseDataTierMinutesMin = 0;

export const createOfferResponseDataTiersItemPeopleMin = 0;

export const createOfferResponseDataAutoAcceptMin = 0;

export const createOfferResponseDataCountsNotifiedMin = 0;

export const createOfferResponseDataCountsNextNotifiedMin = 0;

export const createOfferResponseDataCountsViewedMin = 0;

export const createOfferResponseDataCountsAppliedMin = 0;

export const createOfferResponseDataCountsAcceptedMin = 0;

export const createOfferResponseDataWaitingMin = 0;





export const CreateOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(createOfferResponseDataOrderOneCrewSummaryRequiredMin),
  "accepted": zod.int().min(createOfferResponseDataOrderOneCrewSummaryAcceptedMin),
  "pending": zod.int().min(createOfferResponseDataOrderOneCrewSummaryPendingMin),
  "checked_in": zod.int().min(createOfferResponseDataOrderOneCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOfferResponseDataOrderOneCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.')
}).describe('The order of an offer.'),zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(createOfferResponseDataPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(createOfferResponseDataPositionNeedsItemHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(createOfferResponseDataPositionNeedsItemAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.')),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(createOfferResponseDataArrivalWindowMax).regex(createOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(createOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(createOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": zod.string().max(createOfferResponseDataStateMax).regex(createOfferResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(createOfferResponseDataRadiusMilesMin),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(createOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(createOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(createOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(createOfferResponseDataRequirementsMinRatingMax).multipleOf(createOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "tier_minutes": zod.int().min(createOfferResponseDataTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(zod.strictObject({
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "opens_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "people": zod.int().min(createOfferResponseDataTiersItemPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.')).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(createOfferResponseDataAutoAcceptMin),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "counts": zod.strictObject({
  "notified": zod.int().min(createOfferResponseDataCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(createOfferResponseDataCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(createOfferResponseDataCountsViewedMin),
  "applied": zod.int().min(createOfferResponseDataCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(createOfferResponseDataCountsAcceptedMin)
}),
  "waiting": zod.int().min(createOfferResponseDataWaitingMin).describe('Applications without an answer.'),
  "created_by": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "filled_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * Find AI - a deterministic score. 402 if the plan does not include it. Changes nothing.
 * @summary People who fit a need, with reasons
 */

export const matchHelpersBodyDraftArrivalWindowMax = 13;


export const matchHelpersBodyDraftArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const matchHelpersBodyDraftEstimatedHoursMax = 14;
export const matchHelpersBodyDraftEstimatedHoursMultipleOf = 0.5;

export const matchHelpersBodyDraftCityMax = 60;

export const matchHelpersBodyDraftStateMax = 2;


export const matchHelpersBodyDraftStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const matchHelpersBodyDraftZipMax = 5;


export const matchHelpersBodyDraftZipRegExp = new RegExp('^[0-9]{5}$');
export const matchHelpersBodyDraftAddressLineMax = 120;

export const matchHelpersBodyDraftUnitMax = 20;

export const matchHelpersBodyDraftFloorMin = 0;
export const matchHelpersBodyDraftFloorMax = 30;

export const matchHelpersBodyDraftFlightsOfStairsMin = 0;
export const matchHelpersBodyDraftFlightsOfStairsMax = 10;

export const matchHelpersBodyDraftCustomerNameMax = 50;

export const matchHelpersBodyDraftCustomerLastNameMax = 50;

export const matchHelpersBodyDraftCustomerPrimaryPhoneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const matchHelpersBodyDraftCustomerPrimaryPhoneMax = 10;


export const matchHelpersBodyPositionNeedsItemCountMax = 12;

export const matchHelpersBodyPositionNeedsItemHourlyRateMin = 1500;
export const matchHelpersBodyPositionNeedsItemHourlyRateMax = 15000;
export const matchHelpersBodyPositionNeedsItemHourlyRateMultipleOf = 50;

export const matchHelpersBodyPositionNeedsMax = 4;

export const matchHelpersBodyRadiusMilesDefault = 25;
export const matchHelpersBodyRadiusMilesMin = 5;
export const matchHelpersBodyRadiusMilesMax = 100;


export const matchHelpersBodyRequirementsToolIdsMax = 24;


export const matchHelpersBodyRequirementsVehicleTypeIdsMax = 9;

export const matchHelpersBodyRequirementsLanguagesMax = 3;

export const matchHelpersBodyRequirementsMinRatingMax = 5;
export const matchHelpersBodyRequirementsMinRatingMultipleOf = 0.1;



export const MatchHelpersBody = zod.object({
  "order_id": zod.int().min(1).optional(),
  "draft": zod.object({
  "date": zod.iso.date().describe('In the time zone of the branch.'),
  "arrival_window": zod.string().max(matchHelpersBodyDraftArrivalWindowMax).regex(matchHelpersBodyDraftArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "estimated_hours": zod.number().min(1).max(matchHelpersBodyDraftEstimatedHoursMax).multipleOf(matchHelpersBodyDraftEstimatedHoursMultipleOf),
  "city": zod.string().min(1).max(matchHelpersBodyDraftCityMax),
  "state": zod.string().max(matchHelpersBodyDraftStateMax).regex(matchHelpersBodyDraftStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "zip": zod.string().max(matchHelpersBodyDraftZipMax).regex(matchHelpersBodyDraftZipRegExp).optional().describe('The first of the city if absent.'),
  "address_line": zod.string().min(1).max(matchHelpersBodyDraftAddressLineMax).optional(),
  "unit": zod.string().max(matchHelpersBodyDraftUnitMax).optional(),
  "place_type": zod.enum(['house', 'townhouse', 'apartment', 'condo', 'storage_unit', 'office', 'warehouse', 'pod_container', 'truck_only']).optional(),
  "floor": zod.int().min(matchHelpersBodyDraftFloorMin).max(matchHelpersBodyDraftFloorMax).optional(),
  "flights_of_stairs": zod.int().min(matchHelpersBodyDraftFlightsOfStairsMin).max(matchHelpersBodyDraftFlightsOfStairsMax).optional(),
  "elevator": zod.enum(['none', 'passenger', 'freight']).optional(),
  "help_type": zod.int().optional().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.enum(['studio', '1br_small', '1br_large', '2br_small', '2br_large', '3br_small', '3br_large', '4br_small', '4br_large', 'office_s', 'office_m', 'office_l', 'few_items']).optional().describe('Size of the home or office.'),
  "customer_name": zod.string().min(1).max(matchHelpersBodyDraftCustomerNameMax).optional(),
  "customer_last_name": zod.string().min(1).max(matchHelpersBodyDraftCustomerLastNameMax).optional(),
  "customer_primary_phone": zod.stringFormat('phone', matchHelpersBodyDraftCustomerPrimaryPhoneRegExp).max(matchHelpersBodyDraftCustomerPrimaryPhoneMax).optional().describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.')
}).optional().describe('A need without an order. Publishing it creates the order in the branch, with the company as the customer until the office enters one.'),
  "branch_id": zod.int().min(1).optional().describe('Of a draft.'),
  "position_needs": zod.array(zod.object({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(matchHelpersBodyPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(matchHelpersBodyPositionNeedsItemHourlyRateMin).max(matchHelpersBodyPositionNeedsItemHourlyRateMax).multipleOf(matchHelpersBodyPositionNeedsItemHourlyRateMultipleOf).describe('Cents per hour.')
}).describe('A position, how many people it needs, and the rate.')).min(1).max(matchHelpersBodyPositionNeedsMax).optional(),
  "radius_miles": zod.int().min(matchHelpersBodyRadiusMilesMin).max(matchHelpersBodyRadiusMilesMax).default(matchHelpersBodyRadiusMilesDefault),
  "requirements": zod.object({
  "tool_ids": zod.array(zod.int().min(1)).max(matchHelpersBodyRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(matchHelpersBodyRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(matchHelpersBodyRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(matchHelpersBodyRequirementsMinRatingMax).multipleOf(matchHelpersBodyRequirementsMinRatingMultipleOf).nullable()
}).optional().describe('Preferences. Only the rating excludes people; the others lower the fit.')
}).describe('The need as an order with open slots or as a draft; exactly one of the two. Positions are those that are open on the order if absent, at its rates.')

export const matchHelpersResponseDataPositionNeedsItemCountMax = 12;

export const matchHelpersResponseDataPositionNeedsItemHourlyRateMin = 1500;
export const matchHelpersResponseDataPositionNeedsItemHourlyRateMax = 15000;
export const matchHelpersResponseDataPositionNeedsItemHourlyRateMultipleOf = 50;



export const matchHelpersResponseDataMatchesItemPersonPhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const matchHelpersResponseDataMatchesItemPersonPhoneOneMax = 10;

export const matchHelpersResponseDataMatchesItemPersonHourlyRateMin = 0;

export const matchHelpersResponseDataMatchesItemPersonRatingCountMin = 0;

export const matchHelpersResponseDataMatchesItemPersonDistanceMilesMin = 0;

export const matchHelpersResponseDataMatchesItemPersonHoursThisWeekMin = 0;

export const matchHelpersResponseDataMatchesItemPersonJobsTogetherMin = 0;

export const matchHelpersResponseDataMatchesItemFitScoreMin = 0;
export const matchHelpersResponseDataMatchesItemFitScoreMax = 100;

export const matchHelpersResponseDataMatchesItemFitPartsItemPointsMin = 0;

export const matchHelpersResponseDataMatchesItemFitPartsItemMaxMin = 0;

export const matchHelpersResponseDataMatchesItemFitReasonsItemFromMax = 5;

export const matchHelpersResponseDataMatchesItemFitReasonsItemToMax = 5;

export const matchHelpersResponseDataMatchesItemFitReasonsItemMilesMin = 0;

export const matchHelpersResponseDataMatchesItemFitReasonsItemAverageMax = 5;

export const matchHelpersResponseDataMatchesItemFitReasonsItemCountMin = 0;

export const matchHelpersResponseDataMatchesItemFitReasonsItemPercentMin = 0;
export const matchHelpersResponseDataMatchesItemFitReasonsItemPercentMax = 100;

export const matchHelpersResponseDataMatchesItemFitReasonsItemJobsMin = 0;

export const matchHelpersResponseDataMatchesItemFitReasonsItemCentsMin = 0;


export const matchHelpersResponseDataMatchesItemFitWarningsItemPercentMin = 0;
export const matchHelpersResponseDataMatchesItemFitWarningsItemPercentMax = 100;

export const matchHelpersResponseDataMatchesItemFitWarningsItemMinutesMin = 0;

export const matchHelpersResponseDataMatchesItemFitWarningsItemMilesMin = 0;

export const matchHelpersResponseDataMatchesItemFitWarningsItemHoursMin = 0;

export const matchHelpersResponseDataMatchesItemFitWarningsItemCentsMin = 0;


export const matchHelpersResponseDataMatchesMax = 100;

export const matchHelpersResponseDataTotalMin = 0;



export const matchHelpersResponseDataNotShownItemPeopleItemDistanceMilesMin = 0;

export const matchHelpersResponseDataNotShownItemPeopleItemHoursMin = 0;

export const matchHelpersResponseDataNotShownItemPeopleMax = 20;

export const matchHelpersResponseDataPreviewsItemPeopleMin = 0;

export const matchHelpersResponseDataPreviewsItemWithinRateMin = 0;

export const matchHelpersResponseDataPreviewsItemStrongMin = 0;

export const matchHelpersResponseDataAudiencesFavoritesMin = 0;

export const matchHelpersResponseDataAudiencesTop20Min = 0;

export const matchHelpersResponseDataAudiencesEveryoneInRadiusMin = 0;

export const matchHelpersResponseDataAudiencesRightAwayFavoritesMin = 0;

export const matchHelpersResponseDataAudiencesRightAwayTop20Min = 0;

export const matchHelpersResponseDataAudiencesRightAwayEveryoneInRadiusMin = 0;

export const matchHelpersResponseDataAudiencesStepsFavoritesMin = 0;

export const matchHelpersResponseDataAudiencesStepsTop20Min = 0;

export const matchHelpersResponseDataAudiencesStepsEveryoneInRadiusMin = 0;



export const MatchHelpersResponse = zod.strictObject({
  "data": zod.strictObject({
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(matchHelpersResponseDataPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(matchHelpersResponseDataPositionNeedsItemHourlyRateMin).max(matchHelpersResponseDataPositionNeedsItemHourlyRateMax).multipleOf(matchHelpersResponseDataPositionNeedsItemHourlyRateMultipleOf).describe('Cents per hour.')
}).describe('A position, how many people it needs, and the rate.')).describe('As matched.'),
  "matches": zod.array(zod.strictObject({
  "person": zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([zod.stringFormat('phone', matchHelpersResponseDataMatchesItemPersonPhoneOneRegExp).max(matchHelpersResponseDataMatchesItemPersonPhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(matchHelpersResponseDataMatchesItemPersonHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(matchHelpersResponseDataMatchesItemPersonRatingCountMin),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "distance_miles": zod.number().min(matchHelpersResponseDataMatchesItemPersonDistanceMilesMin),
  "hours_this_week": zod.number().min(matchHelpersResponseDataMatchesItemPersonHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(matchHelpersResponseDataMatchesItemPersonJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.'),
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('Position they would work in.'),
  "as_helper": zod.boolean().describe('Works below their own position.'),
  "fit": zod.strictObject({
  "score": zod.int().min(matchHelpersResponseDataMatchesItemFitScoreMin).max(matchHelpersResponseDataMatchesItemFitScoreMax),
  "parts": zod.array(zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(matchHelpersResponseDataMatchesItemFitPartsItemPointsMin),
  "max": zod.number().min(matchHelpersResponseDataMatchesItemFitPartsItemMaxMin)
}).describe('Points of one part of the fit.')),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(matchHelpersResponseDataMatchesItemFitReasonsItemFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(matchHelpersResponseDataMatchesItemFitReasonsItemToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(matchHelpersResponseDataMatchesItemFitReasonsItemMilesMin).optional(),
  "average": zod.number().min(1).max(matchHelpersResponseDataMatchesItemFitReasonsItemAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(matchHelpersResponseDataMatchesItemFitReasonsItemCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(matchHelpersResponseDataMatchesItemFitReasonsItemPercentMin).max(matchHelpersResponseDataMatchesItemFitReasonsItemPercentMax).optional(),
  "jobs": zod.int().min(matchHelpersResponseDataMatchesItemFitReasonsItemJobsMin).optional(),
  "cents": zod.int().min(matchHelpersResponseDataMatchesItemFitReasonsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(matchHelpersResponseDataMatchesItemFitWarningsItemPercentMin).max(matchHelpersResponseDataMatchesItemFitWarningsItemPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(matchHelpersResponseDataMatchesItemFitWarningsItemMinutesMin).optional(),
  "miles": zod.int().min(matchHelpersResponseDataMatchesItemFitWarningsItemMilesMin).optional(),
  "hours": zod.number().min(matchHelpersResponseDataMatchesItemFitWarningsItemHoursMin).optional(),
  "cents": zod.int().min(matchHelpersResponseDataMatchesItemFitWarningsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.'))
}).describe('0 to 100, its parts, and why as codes that the screen words.')
}).describe('A person who fits a need.')).max(matchHelpersResponseDataMatchesMax).describe('By position - in the order of the needs. Within a position people free for the whole job first, then by score.'),
  "total": zod.int().min(matchHelpersResponseDataTotalMin),
  "not_shown": zod.array(zod.strictObject({
  "code": zod.enum(['wrong_position', 'hard_conflict', 'blocked', 'paused', 'outside_radius', 'weekly_hours', 'not_available', 'min_rating', 'already_asked']).describe('Why a person is not shown. `not_available` works at no time of the job; `min_rating` is below the rating that is required; `already_asked` has an open invitation to the job, or is on its crew.'),
  "count": zod.int().min(1),
  "people": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member.'),
  "avatar_url": zod.string().nullable(),
  "city": zod.string().nullable(),
  "distance_miles": zod.number().min(matchHelpersResponseDataNotShownItemPeopleItemDistanceMilesMin),
  "busy_from": zod.iso.datetime({"offset":false}).optional().describe('With a hard conflict.'),
  "busy_to": zod.iso.datetime({"offset":false}).optional().describe('With a hard conflict.'),
  "hours": zod.number().min(matchHelpersResponseDataNotShownItemPeopleItemHoursMin).optional().describe('Total hours of the week with this job; with `weekly_hours`.')
})).max(matchHelpersResponseDataNotShownItemPeopleMax)
}).describe('People who are not shown for one reason; the nearest 20 by name.')),
  "previews": zod.array(zod.strictObject({
  "rate_change": zod.int().describe('Cents per hour more than asked.'),
  "radius_change": zod.int().describe('Miles more than asked.'),
  "people": zod.int().min(matchHelpersResponseDataPreviewsItemPeopleMin).describe('Those who fit.'),
  "within_rate": zod.int().min(matchHelpersResponseDataPreviewsItemWithinRateMin).describe('Of them - those who ask for the rate or less.'),
  "strong": zod.int().min(matchHelpersResponseDataPreviewsItemStrongMin).describe('Of them - those with a score of 75 or more.')
}).describe('Number of people who fit with another rate or radius.')).describe('As asked - with $1 more per hour - with 10 miles more - with both.'),
  "audiences": zod.strictObject({
  "favorites": zod.int().min(matchHelpersResponseDataAudiencesFavoritesMin),
  "top_20": zod.int().min(matchHelpersResponseDataAudiencesTop20Min),
  "everyone_in_radius": zod.int().min(matchHelpersResponseDataAudiencesEveryoneInRadiusMin),
  "right_away": zod.strictObject({
  "favorites": zod.int().min(matchHelpersResponseDataAudiencesRightAwayFavoritesMin),
  "top_20": zod.int().min(matchHelpersResponseDataAudiencesRightAwayTop20Min),
  "everyone_in_radius": zod.int().min(matchHelpersResponseDataAudiencesRightAwayEveryoneInRadiusMin)
}).describe('Of those, the people who do not wait for the head start of others.'),
  "steps": zod.strictObject({
  "favorites": zod.int().min(matchHelpersResponseDataAudiencesStepsFavoritesMin),
  "top_20": zod.int().min(matchHelpersResponseDataAudiencesStepsTop20Min),
  "everyone_in_radius": zod.int().min(matchHelpersResponseDataAudiencesStepsEveryoneInRadiusMin)
}).describe('People whose first step it is, if one audience is notified after the other.')
}).describe('Number of people that each audience would notify - all together, right away and in steps.')
}).describe('People who fit a need - up to 100 - and the number who do not.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * By branch and month, the last twelve months.
 * @summary Outsourcing results
 */



export const GetOutsourceNumbersQueryParams = zod.object({
  "branch_id": zod.coerce.number().int().min(1).optional().describe('One branch; all that the caller may see if absent.')
})


export const getOutsourceNumbersResponseDataItemMonthMax = 7;


export const getOutsourceNumbersResponseDataItemMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');
export const getOutsourceNumbersResponseDataItemOffersMin = 0;

export const getOutsourceNumbersResponseDataItemFilledMin = 0;

export const getOutsourceNumbersResponseDataItemApplicationsMin = 0;

export const getOutsourceNumbersResponseDataItemAcceptedMin = 0;

export const getOutsourceNumbersResponseDataItemMedianMinutesToFillMin = 0;

export const getOutsourceNumbersResponseDataItemApplicantsPerOfferMin = 0;

export const getOutsourceNumbersResponseDataItemAcceptancePercentMin = 0;
export const getOutsourceNumbersResponseDataItemAcceptancePercentMax = 100;



export const GetOutsourceNumbersResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "branch_id": zod.int().min(1),
  "branch_name": zod.string(),
  "month": zod.string().max(getOutsourceNumbersResponseDataItemMonthMax).regex(getOutsourceNumbersResponseDataItemMonthRegExp).describe('In the zone of the branch.'),
  "offers": zod.int().min(getOutsourceNumbersResponseDataItemOffersMin),
  "filled": zod.int().min(getOutsourceNumbersResponseDataItemFilledMin).describe('Offers.'),
  "applications": zod.int().min(getOutsourceNumbersResponseDataItemApplicationsMin).describe('People who applied.'),
  "accepted": zod.int().min(getOutsourceNumbersResponseDataItemAcceptedMin).describe('People who were accepted.'),
  "median_minutes_to_fill": zod.int().min(getOutsourceNumbersResponseDataItemMedianMinutesToFillMin).nullable().describe('From publishing; null if none was filled.'),
  "applicants_per_offer": zod.number().min(getOutsourceNumbersResponseDataItemApplicantsPerOfferMin),
  "acceptance_percent": zod.int().min(getOutsourceNumbersResponseDataItemAcceptancePercentMin).max(getOutsourceNumbersResponseDataItemAcceptancePercentMax).nullable().describe('Accepted of those who applied.')
}).describe('Outsourcing results of one branch, for the offers published in one month.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary An offer
 */



export const GetOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})





export const getOfferResponseDataOrderOneCrewSummaryRequiredMin = 0;

export const getOfferResponseDataOrderOneCrewSummaryAcceptedMin = 0;

export const getOfferResponseDataOrderOneCrewSummaryPendingMin = 0;

export const getOfferResponseDataOrderOneCrewSummaryCheckedInMin = 0;

export const getOfferResponseDataOrderOneCrewSummaryOpenItemCountMax = 12;

export const getOfferResponseDataPositionNeedsItemCountMax = 12;

export const getOfferResponseDataPositionNeedsItemHourlyRateMin = 0;

export const getOfferResponseDataPositionNeedsItemAcceptedMin = 0;

export const getOfferResponseDataArrivalWindowMax = 13;


export const getOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOfferResponseDataTimezoneMax = 64;

export const getOfferResponseDataEstimatedHoursMin = 0;

export const getOfferResponseDataStateMax = 2;


export const getOfferResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getOfferResponseDataRadiusMilesMin = 0;


export const getOfferResponseDataRequirementsToolIdsMax = 24;


export const getOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const getOfferResponseDataRequirementsLanguagesMax = 3;

export const getOfferResponseDataRequirementsMinRatingMax = 5;
export const getOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;

export const getOfferResponseDataTierMinutesMin = 0;

export const getOfferResponseDataTiersItemPeopleMin = 0;

export const getOfferResponseDataAutoAcceptMin = 0;

export const getOfferResponseDataCountsNotifiedMin = 0;

export const getOfferResponseDataCountsNextNotifiedMin = 0;

export const getOfferResponseDataCountsViewedMin = 0;

export const getOfferResponseDataCountsAppliedMin = 0;

export const getOfferResponseDataCountsAcceptedMin = 0;

export const getOfferResponseDataWaitingMin = 0;





export const GetOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(getOfferResponseDataOrderOneCrewSummaryRequiredMin),
  "accepted": zod.int().min(getOfferResponseDataOrderOneCrewSummaryAcceptedMin),
  "pending": zod.int().min(getOfferResponseDataOrderOneCrewSummaryPendingMin),
  "checked_in": zod.int().min(getOfferResponseDataOrderOneCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOfferResponseDataOrderOneCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.')
}).describe('The order of an offer.'),zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(getOfferResponseDataPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(getOfferResponseDataPositionNeedsItemHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(getOfferResponseDataPositionNeedsItemAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.')),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(getOfferResponseDataArrivalWindowMax).regex(getOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(getOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": zod.string().max(getOfferResponseDataStateMax).regex(getOfferResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(getOfferResponseDataRadiusMilesMin),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(getOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(getOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(getOfferResponseDataRequirementsMinRatingMax).multipleOf(getOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "tier_minutes": zod.int().min(getOfferResponseDataTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(zod.strictObject({
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "opens_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "people": zod.int().min(getOfferResponseDataTiersItemPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.')).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(getOfferResponseDataAutoAcceptMin),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "counts": zod.strictObject({
  "notified": zod.int().min(getOfferResponseDataCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(getOfferResponseDataCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(getOfferResponseDataCountsViewedMin),
  "applied": zod.int().min(getOfferResponseDataCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(getOfferResponseDataCountsAcceptedMin)
}),
  "waiting": zod.int().min(getOfferResponseDataWaitingMin).describe('Applications without an answer.'),
  "created_by": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "filled_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Change an open offer
 */



export const UpdateOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const updateOfferHeaderIdempotencyKeyMin = 8;
export const updateOfferHeaderIdempotencyKeyMax = 64;



export const UpdateOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(updateOfferHeaderIdempotencyKeyMin).max(updateOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const updateOfferBodyTitleMax = 80;

export const updateOfferBodyPositionNeedsItemCountMax = 12;

export const updateOfferBodyPositionNeedsItemHourlyRateMin = 1500;
export const updateOfferBodyPositionNeedsItemHourlyRateMax = 15000;
export const updateOfferBodyPositionNeedsItemHourlyRateMultipleOf = 50;

export const updateOfferBodyPositionNeedsMax = 4;

export const updateOfferBodyRadiusMilesMin = 5;
export const updateOfferBodyRadiusMilesMax = 100;


export const updateOfferBodyRequirementsToolIdsMax = 24;


export const updateOfferBodyRequirementsVehicleTypeIdsMax = 9;

export const updateOfferBodyRequirementsLanguagesMax = 3;

export const updateOfferBodyRequirementsMinRatingMax = 5;
export const updateOfferBodyRequirementsMinRatingMultipleOf = 0.1;


export const updateOfferBodyUserIdsMax = 100;

export const updateOfferBodyTierMinutesMin = 5;
export const updateOfferBodyTierMinutesMax = 720;

export const updateOfferBodyMessageMax = 500;

export const updateOfferBodyAutoAcceptMin = 0;
export const updateOfferBodyAutoAcceptMax = 48;



export const UpdateOfferBody = zod.object({
  "version": zod.int().min(1).describe('The version that was read.'),
  "title": zod.string().max(updateOfferBodyTitleMax).optional(),
  "position_needs": zod.array(zod.object({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOfferBodyPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(updateOfferBodyPositionNeedsItemHourlyRateMin).max(updateOfferBodyPositionNeedsItemHourlyRateMax).multipleOf(updateOfferBodyPositionNeedsItemHourlyRateMultipleOf).describe('Cents per hour.')
}).describe('A position, how many people it needs, and the rate.')).min(1).max(updateOfferBodyPositionNeedsMax).optional().describe('Not fewer than are accepted.'),
  "radius_miles": zod.int().min(updateOfferBodyRadiusMilesMin).max(updateOfferBodyRadiusMilesMax).optional(),
  "requirements": zod.object({
  "tool_ids": zod.array(zod.int().min(1)).max(updateOfferBodyRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(updateOfferBodyRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateOfferBodyRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(updateOfferBodyRequirementsMinRatingMax).multipleOf(updateOfferBodyRequirementsMinRatingMultipleOf).nullable()
}).optional().describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).optional().describe('Audience of an offer.'),
  "user_ids": zod.array(zod.int().min(1)).max(updateOfferBodyUserIdsMax).optional().describe('The selected people if the audience is `selected`; absent - those who were notified so far.'),
  "tier_minutes": zod.int().min(updateOfferBodyTierMinutesMin).max(updateOfferBodyTierMinutesMax).nullish().describe('As for a new offer; null for all at the same time.'),
  "message": zod.string().max(updateOfferBodyMessageMax).optional(),
  "auto_accept": zod.int().min(updateOfferBodyAutoAcceptMin).max(updateOfferBodyAutoAcceptMax).optional(),
  "apply_by": zod.iso.datetime({"offset":false}).optional().describe('An instant in UTC.')
}).describe('What changes of an open offer; absent fields stay. With another audience or radius, who newly belongs is notified, and who no longer belongs no longer sees the offer unless they applied.')





export const updateOfferResponseDataOrderOneCrewSummaryRequiredMin = 0;

export const updateOfferResponseDataOrderOneCrewSummaryAcceptedMin = 0;

export const updateOfferResponseDataOrderOneCrewSummaryPendingMin = 0;

export const updateOfferResponseDataOrderOneCrewSummaryCheckedInMin = 0;

export const updateOfferResponseDataOrderOneCrewSummaryOpenItemCountMax = 12;

export const updateOfferResponseDataPositionNeedsItemCountMax = 12;

export const updateOfferResponseDataPositionNeedsItemHourlyRateMin = 0;

export const updateOfferResponseDataPositionNeedsItemAcceptedMin = 0;

export const updateOfferResponseDataArrivalWindowMax = 13;


export const updateOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateOfferResponseDataTimezoneMax = 64;

export const updateOfferResponseDataEstimatedHoursMin = 0;

export const updateOfferResponseDataStateMax = 2;


export const updateOfferResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const updateOfferResponseDataRadiusMilesMin = 0;


export const updateOfferResponseDataRequirementsToolIdsMax = 24;


export const updateOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const updateOfferResponseDataRequirementsLanguagesMax = 3;

export const updateOfferResponseDataRequirementsMinRatingMax = 5;
export const updateOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;

export const updateOfferResponseDataTierMinutesMin = 0;

export const updateOfferResponseDataTiersItemPeopleMin = 0;

export const updateOfferResponseDataAutoAcceptMin = 0;

export const updateOfferResponseDataCountsNotifiedMin = 0;

export const updateOfferResponseDataCountsNextNotifiedMin = 0;

export const updateOfferResponseDataCountsViewedMin = 0;

export const updateOfferResponseDataCountsAppliedMin = 0;

export const updateOfferResponseDataCountsAcceptedMin = 0;

export const updateOfferResponseDataWaitingMin = 0;





export const UpdateOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(updateOfferResponseDataOrderOneCrewSummaryRequiredMin),
  "accepted": zod.int().min(updateOfferResponseDataOrderOneCrewSummaryAcceptedMin),
  "pending": zod.int().min(updateOfferResponseDataOrderOneCrewSummaryPendingMin),
  "checked_in": zod.int().min(updateOfferResponseDataOrderOneCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOfferResponseDataOrderOneCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.')
}).describe('The order of an offer.'),zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(updateOfferResponseDataPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(updateOfferResponseDataPositionNeedsItemHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(updateOfferResponseDataPositionNeedsItemAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.')),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(updateOfferResponseDataArrivalWindowMax).regex(updateOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(updateOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(updateOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": zod.string().max(updateOfferResponseDataStateMax).regex(updateOfferResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(updateOfferResponseDataRadiusMilesMin),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(updateOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(updateOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(updateOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(updateOfferResponseDataRequirementsMinRatingMax).multipleOf(updateOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "tier_minutes": zod.int().min(updateOfferResponseDataTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(zod.strictObject({
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "opens_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "people": zod.int().min(updateOfferResponseDataTiersItemPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.')).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(updateOfferResponseDataAutoAcceptMin),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "counts": zod.strictObject({
  "notified": zod.int().min(updateOfferResponseDataCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(updateOfferResponseDataCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(updateOfferResponseDataCountsViewedMin),
  "applied": zod.int().min(updateOfferResponseDataCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(updateOfferResponseDataCountsAcceptedMin)
}),
  "waiting": zod.int().min(updateOfferResponseDataWaitingMin).describe('Applications without an answer.'),
  "created_by": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "filled_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Delete an offer that accepted no one
 */



export const DeleteOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const deleteOfferHeaderIdempotencyKeyMin = 8;
export const deleteOfferHeaderIdempotencyKeyMax = 64;



export const DeleteOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(deleteOfferHeaderIdempotencyKeyMin).max(deleteOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const DeleteOfferResponse = zod.strictObject({
  "data": zod.strictObject({

}).describe('An answer with a message and no data.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Close an offer; who was accepted stays on the crew
 */



export const CloseOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const closeOfferHeaderIdempotencyKeyMin = 8;
export const closeOfferHeaderIdempotencyKeyMax = 64;



export const CloseOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(closeOfferHeaderIdempotencyKeyMin).max(closeOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})





export const closeOfferResponseDataOrderOneCrewSummaryRequiredMin = 0;

export const closeOfferResponseDataOrderOneCrewSummaryAcceptedMin = 0;

export const closeOfferResponseDataOrderOneCrewSummaryPendingMin = 0;

export const closeOfferResponseDataOrderOneCrewSummaryCheckedInMin = 0;

export const closeOfferResponseDataOrderOneCrewSummaryOpenItemCountMax = 12;

export const closeOfferResponseDataPositionNeedsItemCountMax = 12;

export const closeOfferResponseDataPositionNeedsItemHourlyRateMin = 0;

export const closeOfferResponseDataPositionNeedsItemAcceptedMin = 0;

export const closeOfferResponseDataArrivalWindowMax = 13;


export const closeOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const closeOfferResponseDataTimezoneMax = 64;

export const closeOfferResponseDataEstimatedHoursMin = 0;

export const closeOfferResponseDataStateMax = 2;


export const closeOfferResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const closeOfferResponseDataRadiusMilesMin = 0;


export const closeOfferResponseDataRequirementsToolIdsMax = 24;


export const closeOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const closeOfferResponseDataRequirementsLanguagesMax = 3;

export const closeOfferResponseDataRequirementsMinRatingMax = 5;
export const closeOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;

export const closeOfferResponseDataTierMinutesMin = 0;

export const closeOfferResponseDataTiersItemPeopleMin = 0;

export const closeOfferResponseDataAutoAcceptMin = 0;

export const closeOfferResponseDataCountsNotifiedMin = 0;

export const closeOfferResponseDataCountsNextNotifiedMin = 0;

export const closeOfferResponseDataCountsViewedMin = 0;

export const closeOfferResponseDataCountsAppliedMin = 0;

export const closeOfferResponseDataCountsAcceptedMin = 0;

export const closeOfferResponseDataWaitingMin = 0;





export const CloseOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(closeOfferResponseDataOrderOneCrewSummaryRequiredMin),
  "accepted": zod.int().min(closeOfferResponseDataOrderOneCrewSummaryAcceptedMin),
  "pending": zod.int().min(closeOfferResponseDataOrderOneCrewSummaryPendingMin),
  "checked_in": zod.int().min(closeOfferResponseDataOrderOneCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(closeOfferResponseDataOrderOneCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.')
}).describe('The order of an offer.'),zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(closeOfferResponseDataPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(closeOfferResponseDataPositionNeedsItemHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(closeOfferResponseDataPositionNeedsItemAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.')),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(closeOfferResponseDataArrivalWindowMax).regex(closeOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(closeOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(closeOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": zod.string().max(closeOfferResponseDataStateMax).regex(closeOfferResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(closeOfferResponseDataRadiusMilesMin),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(closeOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(closeOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(closeOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(closeOfferResponseDataRequirementsMinRatingMax).multipleOf(closeOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "tier_minutes": zod.int().min(closeOfferResponseDataTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(zod.strictObject({
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "opens_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "people": zod.int().min(closeOfferResponseDataTiersItemPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.')).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(closeOfferResponseDataAutoAcceptMin),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "counts": zod.strictObject({
  "notified": zod.int().min(closeOfferResponseDataCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(closeOfferResponseDataCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(closeOfferResponseDataCountsViewedMin),
  "applied": zod.int().min(closeOfferResponseDataCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(closeOfferResponseDataCountsAcceptedMin)
}),
  "waiting": zod.int().min(closeOfferResponseDataWaitingMin).describe('Applications without an answer.'),
  "created_by": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "filled_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Publish an offer again
 */



export const RepeatOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const repeatOfferHeaderIdempotencyKeyMin = 8;
export const repeatOfferHeaderIdempotencyKeyMax = 64;



export const RepeatOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(repeatOfferHeaderIdempotencyKeyMin).max(repeatOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})



export const repeatOfferBodyUserIdsMax = 100;



export const RepeatOfferBody = zod.object({
  "order_id": zod.int().min(1).optional(),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).optional().describe('Audience of an offer.'),
  "user_ids": zod.array(zod.int().min(1)).max(repeatOfferBodyUserIdsMax).optional(),
  "apply_by": zod.iso.datetime({"offset":false}).optional().describe('An instant in UTC.')
}).describe('Publishes an offer again with its terms, for the slots still open in the same order or another one.')





export const repeatOfferResponseDataOrderOneCrewSummaryRequiredMin = 0;

export const repeatOfferResponseDataOrderOneCrewSummaryAcceptedMin = 0;

export const repeatOfferResponseDataOrderOneCrewSummaryPendingMin = 0;

export const repeatOfferResponseDataOrderOneCrewSummaryCheckedInMin = 0;

export const repeatOfferResponseDataOrderOneCrewSummaryOpenItemCountMax = 12;

export const repeatOfferResponseDataPositionNeedsItemCountMax = 12;

export const repeatOfferResponseDataPositionNeedsItemHourlyRateMin = 0;

export const repeatOfferResponseDataPositionNeedsItemAcceptedMin = 0;

export const repeatOfferResponseDataArrivalWindowMax = 13;


export const repeatOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const repeatOfferResponseDataTimezoneMax = 64;

export const repeatOfferResponseDataEstimatedHoursMin = 0;

export const repeatOfferResponseDataStateMax = 2;


export const repeatOfferResponseDataStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const repeatOfferResponseDataRadiusMilesMin = 0;


export const repeatOfferResponseDataRequirementsToolIdsMax = 24;


export const repeatOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const repeatOfferResponseDataRequirementsLanguagesMax = 3;

export const repeatOfferResponseDataRequirementsMinRatingMax = 5;
export const repeatOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;

export const repeatOfferResponseDataTierMinutesMin = 0;

export const repeatOfferResponseDataTiersItemPeopleMin = 0;

export const repeatOfferResponseDataAutoAcceptMin = 0;

export const repeatOfferResponseDataCountsNotifiedMin = 0;

export const repeatOfferResponseDataCountsNextNotifiedMin = 0;

export const repeatOfferResponseDataCountsViewedMin = 0;

export const repeatOfferResponseDataCountsAppliedMin = 0;

export const repeatOfferResponseDataCountsAcceptedMin = 0;

export const repeatOfferResponseDataWaitingMin = 0;





export const RepeatOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "branch_id": zod.int().min(1),
  "order_id": zod.int().min(1).nullable().describe('Null if the order was deleted.'),
  "order": zod.union([zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "status": zod.enum({
  notFormed: 1,
  pending: 2,
  partiallyFormed: 3,
  formed: 4,
}).describe('1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.'),
  "closed_state": zod.union([zod.enum(['completed', 'cancelled']).describe('How an order ended.'),zod.null()]),
  "crew_summary": zod.strictObject({
  "required": zod.int().min(repeatOfferResponseDataOrderOneCrewSummaryRequiredMin),
  "accepted": zod.int().min(repeatOfferResponseDataOrderOneCrewSummaryAcceptedMin),
  "pending": zod.int().min(repeatOfferResponseDataOrderOneCrewSummaryPendingMin),
  "checked_in": zod.int().min(repeatOfferResponseDataOrderOneCrewSummaryCheckedInMin).optional().describe('People who have begun to work.'),
  "open": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(repeatOfferResponseDataOrderOneCrewSummaryOpenItemCountMax)
}).describe('A position and how many people it needs.')).optional().describe('Slots by position that no one has accepted or can still accept.')
}).describe('Number of filled slots.')
}).describe('The order of an offer.'),zod.null()]),
  "title": zod.string().describe('Empty if none was given.'),
  "position_needs": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "count": zod.int().min(1).max(repeatOfferResponseDataPositionNeedsItemCountMax),
  "hourly_rate": zod.int().min(repeatOfferResponseDataPositionNeedsItemHourlyRateMin).describe('Cents per hour.'),
  "accepted": zod.int().min(repeatOfferResponseDataPositionNeedsItemAcceptedMin).describe('Accepted through this offer and still on the crew.')
}).describe('A position of an offer and how much of it is filled.')),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(repeatOfferResponseDataArrivalWindowMax).regex(repeatOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(repeatOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(repeatOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "city": zod.string(),
  "state": zod.string().max(repeatOfferResponseDataStateMax).regex(repeatOfferResponseDataStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "lat": zod.number(),
  "lng": zod.number(),
  "radius_miles": zod.int().min(repeatOfferResponseDataRadiusMilesMin),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(repeatOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(repeatOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(repeatOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(repeatOfferResponseDataRequirementsMinRatingMax).multipleOf(repeatOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "tier_minutes": zod.int().min(repeatOfferResponseDataTierMinutesMin).nullable().describe('Minutes between the groups; null for all at the same time.'),
  "tiers": zod.array(zod.strictObject({
  "audience": zod.enum(['selected', 'favorites', 'top_20', 'everyone_in_radius']).describe('Audience of an offer.'),
  "opens_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "people": zod.int().min(repeatOfferResponseDataTiersItemPeopleMin)
}).describe('A group of people who see the offer from the same time. Helpers without the plan Pro see it 15 minutes later, unless they were selected or are favorites, or the job starts within a day.')).describe('By time.'),
  "message": zod.string(),
  "auto_accept": zod.int().min(repeatOfferResponseDataAutoAcceptMin),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "counts": zod.strictObject({
  "notified": zod.int().min(repeatOfferResponseDataCountsNotifiedMin).describe('Number of people who can see it now.'),
  "next_notified": zod.int().min(repeatOfferResponseDataCountsNextNotifiedMin).describe('Number of people who will see it at `next_notified_at`.'),
  "next_notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Null if everyone was notified, or the offer has ended.'),
  "viewed": zod.int().min(repeatOfferResponseDataCountsViewedMin),
  "applied": zod.int().min(repeatOfferResponseDataCountsAppliedMin).describe('All who applied, also those who were answered.'),
  "accepted": zod.int().min(repeatOfferResponseDataCountsAcceptedMin)
}),
  "waiting": zod.int().min(repeatOfferResponseDataWaitingMin).describe('Applications without an answer.'),
  "created_by": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "filled_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "closed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('When it left the state open.'),
  "version": zod.int().min(1).describe('Counts up with every change of its terms.'),
  "actions": zod.array(zod.enum(['edit', 'close', 'repeat', 'delete'])).describe('Actions available now.')
}).describe('An offer to helpers outside the own crew.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Applications of an offer
 */



export const GetOfferApplicationsParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const getOfferApplicationsQueryFilterStatusMax = 7;


export const getOfferApplicationsQueryFilterStatusRegExp = new RegExp('^[1-4](,[1-4]){0,3}$');
export const getOfferApplicationsQueryFilterAppliedMin = 0;
export const getOfferApplicationsQueryFilterAppliedMax = 1;

export const getOfferApplicationsQuerySortDefault = `-fit`;
export const getOfferApplicationsQueryPageDefault = 1;
export const getOfferApplicationsQueryPageMax = 100000;

export const getOfferApplicationsQueryPerPageDefault = 20;
export const getOfferApplicationsQueryPerPageMax = 100;



export const GetOfferApplicationsQueryParams = zod.object({
  "filter[status]": zod.string().max(getOfferApplicationsQueryFilterStatusMax).regex(getOfferApplicationsQueryFilterStatusRegExp).optional().describe('Status codes as a comma list; all if absent.'),
  "filter[applied]": zod.coerce.number().int().min(getOfferApplicationsQueryFilterAppliedMin).max(getOfferApplicationsQueryFilterAppliedMax).optional().describe('1 for those who applied, 0 for those who were notified only; both if absent.'),
  "sort": zod.enum(['-fit', 'rate', 'distance', '-rating', 'applied_at']).default(getOfferApplicationsQuerySortDefault).describe('With a minus the largest first.'),
  "page": zod.coerce.number().int().min(1).max(getOfferApplicationsQueryPageMax).default(getOfferApplicationsQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getOfferApplicationsQueryPerPageMax).default(getOfferApplicationsQueryPerPageDefault).describe('Rows on a page.')
})


export const getOfferApplicationsResponseDataDataItemOfferIdDefault = null;



export const getOfferApplicationsResponseDataDataItemPersonOnePhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const getOfferApplicationsResponseDataDataItemPersonOnePhoneOneMax = 10;

export const getOfferApplicationsResponseDataDataItemPersonOneHourlyRateMin = 0;

export const getOfferApplicationsResponseDataDataItemPersonOneRatingCountMin = 0;

export const getOfferApplicationsResponseDataDataItemPersonOneDistanceMilesMin = 0;

export const getOfferApplicationsResponseDataDataItemPersonOneHoursThisWeekMin = 0;

export const getOfferApplicationsResponseDataDataItemPersonOneJobsTogetherMin = 0;

export const getOfferApplicationsResponseDataDataItemPersonDefault = null;
export const getOfferApplicationsResponseDataDataItemPositionDefault = null;
export const getOfferApplicationsResponseDataDataItemAsHelperDefault = false;
export const getOfferApplicationsResponseDataDataItemHourlyRateDefault = null;
export const getOfferApplicationsResponseDataDataItemHourlyRateMin = 0;

export const getOfferApplicationsResponseDataDataItemProposedRateDefault = null;
export const getOfferApplicationsResponseDataDataItemProposedRateMin = 0;

export const getOfferApplicationsResponseDataDataItemNoteDefault = null;
export const getOfferApplicationsResponseDataDataItemStatusDefault = null;
export const getOfferApplicationsResponseDataDataItemNotifiedAtDefault = null;
export const getOfferApplicationsResponseDataDataItemViewedAtDefault = null;
export const getOfferApplicationsResponseDataDataItemAppliedAtDefault = null;
export const getOfferApplicationsResponseDataDataItemDecidedAtDefault = null;
export const getOfferApplicationsResponseDataDataItemDecidedByDefault = null;
export const getOfferApplicationsResponseDataDataItemReasonDefault = null;
export const getOfferApplicationsResponseDataDataItemReasonCommentDefault = null;
export const getOfferApplicationsResponseDataDataItemCancelledByDefault = null;
export const getOfferApplicationsResponseDataDataItemFitOneScoreMin = 0;
export const getOfferApplicationsResponseDataDataItemFitOneScoreMax = 100;

export const getOfferApplicationsResponseDataDataItemFitOnePartsItemPointsMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOnePartsItemMaxMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemFromMax = 5;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemToMax = 5;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemMilesMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemAverageMax = 5;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemCountMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemPercentMin = 0;
export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemPercentMax = 100;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemJobsMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneReasonsItemCentsMin = 0;


export const getOfferApplicationsResponseDataDataItemFitOneWarningsItemPercentMin = 0;
export const getOfferApplicationsResponseDataDataItemFitOneWarningsItemPercentMax = 100;

export const getOfferApplicationsResponseDataDataItemFitOneWarningsItemMinutesMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneWarningsItemMilesMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneWarningsItemHoursMin = 0;

export const getOfferApplicationsResponseDataDataItemFitOneWarningsItemCentsMin = 0;


export const getOfferApplicationsResponseDataDataItemFitDefault = null;
export const getOfferApplicationsResponseDataDataItemConflictDefault = null;
export const getOfferApplicationsResponseDataDataItemInvitationIdDefault = null;

export const getOfferApplicationsResponseDataDataItemActionsDefault = [];
export const getOfferApplicationsResponseDataCurrentPageDefault = null;

export const getOfferApplicationsResponseDataLastPageDefault = null;

export const getOfferApplicationsResponseDataPerPageDefault = null;

export const getOfferApplicationsResponseDataTotalDefault = null;
export const getOfferApplicationsResponseDataTotalMin = 0;

export const getOfferApplicationsResponseDataFromDefault = null;
export const getOfferApplicationsResponseDataToDefault = null;

export const GetOfferApplicationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "offer_id": zod.int().min(1).nullable().default(getOfferApplicationsResponseDataDataItemOfferIdDefault),
  "person": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([zod.stringFormat('phone', getOfferApplicationsResponseDataDataItemPersonOnePhoneOneRegExp).max(getOfferApplicationsResponseDataDataItemPersonOnePhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(getOfferApplicationsResponseDataDataItemPersonOneHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(getOfferApplicationsResponseDataDataItemPersonOneRatingCountMin),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "distance_miles": zod.number().min(getOfferApplicationsResponseDataDataItemPersonOneDistanceMilesMin),
  "hours_this_week": zod.number().min(getOfferApplicationsResponseDataDataItemPersonOneHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(getOfferApplicationsResponseDataDataItemPersonOneJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemPersonDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemPositionDefault).describe('Applied for - or best suited to.'),
  "as_helper": zod.boolean().default(getOfferApplicationsResponseDataDataItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(getOfferApplicationsResponseDataDataItemHourlyRateMin).nullable().default(getOfferApplicationsResponseDataDataItemHourlyRateDefault).describe('Cents; what the offer pays in the position.'),
  "proposed_rate": zod.int().min(getOfferApplicationsResponseDataDataItemProposedRateMin).nullable().default(getOfferApplicationsResponseDataDataItemProposedRateDefault).describe('Cents; null if they accept the offered rate.'),
  "note": zod.string().nullable().default(getOfferApplicationsResponseDataDataItemNoteDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemStatusDefault).describe('1 with `applied_at` waits for an answer.'),
  "notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemNotifiedAtDefault).describe('From when they may see it.'),
  "viewed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemViewedAtDefault),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemAppliedAtDefault),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemDecidedAtDefault),
  "decided_by": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemDecidedByDefault).describe('The person who answered for the company; null if it was automatic or the helper.'),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemReasonDefault),
  "reason_comment": zod.string().nullable().default(getOfferApplicationsResponseDataDataItemReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(getOfferApplicationsResponseDataDataItemCancelledByDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneScoreMin).max(getOfferApplicationsResponseDataDataItemFitOneScoreMax),
  "parts": zod.array(zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(getOfferApplicationsResponseDataDataItemFitOnePartsItemPointsMin),
  "max": zod.number().min(getOfferApplicationsResponseDataDataItemFitOnePartsItemMaxMin)
}).describe('Points of one part of the fit.')),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(getOfferApplicationsResponseDataDataItemFitOneReasonsItemFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(getOfferApplicationsResponseDataDataItemFitOneReasonsItemToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneReasonsItemMilesMin).optional(),
  "average": zod.number().min(1).max(getOfferApplicationsResponseDataDataItemFitOneReasonsItemAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneReasonsItemCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneReasonsItemPercentMin).max(getOfferApplicationsResponseDataDataItemFitOneReasonsItemPercentMax).optional(),
  "jobs": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneReasonsItemJobsMin).optional(),
  "cents": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneReasonsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneWarningsItemPercentMin).max(getOfferApplicationsResponseDataDataItemFitOneWarningsItemPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneWarningsItemMinutesMin).optional(),
  "miles": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneWarningsItemMilesMin).optional(),
  "hours": zod.number().min(getOfferApplicationsResponseDataDataItemFitOneWarningsItemHoursMin).optional(),
  "cents": zod.int().min(getOfferApplicationsResponseDataDataItemFitOneWarningsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.'))
}).describe('0 to 100, its parts, and why as codes that the screen words.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemFitDefault).describe('As of now.'),
  "conflict": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).default(getOfferApplicationsResponseDataDataItemConflictDefault).describe('Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time.'),
  "invitation_id": zod.int().min(1).nullable().default(getOfferApplicationsResponseDataDataItemInvitationIdDefault).describe('The place on the crew once accepted.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'cancel'])).default(getOfferApplicationsResponseDataDataItemActionsDefault).describe('Actions available now.')
}).describe('A person who was notified of an offer, and what became of it.')),
  "current_page": zod.int().min(1).nullable().default(getOfferApplicationsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getOfferApplicationsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getOfferApplicationsResponseDataPerPageDefault),
  "total": zod.int().min(getOfferApplicationsResponseDataTotalMin).nullable().default(getOfferApplicationsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getOfferApplicationsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getOfferApplicationsResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of the people who were notified of an offer.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Accept and decline several applications
 */



export const AnswerApplicationsParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const answerApplicationsHeaderIdempotencyKeyMin = 8;
export const answerApplicationsHeaderIdempotencyKeyMax = 64;



export const AnswerApplicationsHeader = zod.object({
  "Idempotency-Key": zod.string().min(answerApplicationsHeaderIdempotencyKeyMin).max(answerApplicationsHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})


export const answerApplicationsBodyAcceptMax = 100;


export const answerApplicationsBodyRejectMax = 100;



export const AnswerApplicationsBody = zod.object({
  "accept": zod.array(zod.int().min(1)).max(answerApplicationsBodyAcceptMax).optional(),
  "reject": zod.array(zod.int().min(1)).max(answerApplicationsBodyRejectMax).optional(),
  "reason": zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'other']).optional()
}).describe('Accepts in the given order, then declines. Each is answered on its own.')


export const answerApplicationsResponseDataAnsweredItemOfferIdDefault = null;



export const answerApplicationsResponseDataAnsweredItemPersonOnePhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const answerApplicationsResponseDataAnsweredItemPersonOnePhoneOneMax = 10;

export const answerApplicationsResponseDataAnsweredItemPersonOneHourlyRateMin = 0;

export const answerApplicationsResponseDataAnsweredItemPersonOneRatingCountMin = 0;

export const answerApplicationsResponseDataAnsweredItemPersonOneDistanceMilesMin = 0;

export const answerApplicationsResponseDataAnsweredItemPersonOneHoursThisWeekMin = 0;

export const answerApplicationsResponseDataAnsweredItemPersonOneJobsTogetherMin = 0;

export const answerApplicationsResponseDataAnsweredItemPersonDefault = null;
export const answerApplicationsResponseDataAnsweredItemPositionDefault = null;
export const answerApplicationsResponseDataAnsweredItemAsHelperDefault = false;
export const answerApplicationsResponseDataAnsweredItemHourlyRateDefault = null;
export const answerApplicationsResponseDataAnsweredItemHourlyRateMin = 0;

export const answerApplicationsResponseDataAnsweredItemProposedRateDefault = null;
export const answerApplicationsResponseDataAnsweredItemProposedRateMin = 0;

export const answerApplicationsResponseDataAnsweredItemNoteDefault = null;
export const answerApplicationsResponseDataAnsweredItemStatusDefault = null;
export const answerApplicationsResponseDataAnsweredItemNotifiedAtDefault = null;
export const answerApplicationsResponseDataAnsweredItemViewedAtDefault = null;
export const answerApplicationsResponseDataAnsweredItemAppliedAtDefault = null;
export const answerApplicationsResponseDataAnsweredItemDecidedAtDefault = null;
export const answerApplicationsResponseDataAnsweredItemDecidedByDefault = null;
export const answerApplicationsResponseDataAnsweredItemReasonDefault = null;
export const answerApplicationsResponseDataAnsweredItemReasonCommentDefault = null;
export const answerApplicationsResponseDataAnsweredItemCancelledByDefault = null;
export const answerApplicationsResponseDataAnsweredItemFitOneScoreMin = 0;
export const answerApplicationsResponseDataAnsweredItemFitOneScoreMax = 100;

export const answerApplicationsResponseDataAnsweredItemFitOnePartsItemPointsMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOnePartsItemMaxMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemFromMax = 5;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemToMax = 5;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemMilesMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemAverageMax = 5;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemCountMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemPercentMin = 0;
export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemPercentMax = 100;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemJobsMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneReasonsItemCentsMin = 0;


export const answerApplicationsResponseDataAnsweredItemFitOneWarningsItemPercentMin = 0;
export const answerApplicationsResponseDataAnsweredItemFitOneWarningsItemPercentMax = 100;

export const answerApplicationsResponseDataAnsweredItemFitOneWarningsItemMinutesMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneWarningsItemMilesMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneWarningsItemHoursMin = 0;

export const answerApplicationsResponseDataAnsweredItemFitOneWarningsItemCentsMin = 0;


export const answerApplicationsResponseDataAnsweredItemFitDefault = null;
export const answerApplicationsResponseDataAnsweredItemConflictDefault = null;
export const answerApplicationsResponseDataAnsweredItemInvitationIdDefault = null;

export const answerApplicationsResponseDataAnsweredItemActionsDefault = [];


export const AnswerApplicationsResponse = zod.strictObject({
  "data": zod.strictObject({
  "answered": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "offer_id": zod.int().min(1).nullable().default(answerApplicationsResponseDataAnsweredItemOfferIdDefault),
  "person": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([zod.stringFormat('phone', answerApplicationsResponseDataAnsweredItemPersonOnePhoneOneRegExp).max(answerApplicationsResponseDataAnsweredItemPersonOnePhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(answerApplicationsResponseDataAnsweredItemPersonOneHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(answerApplicationsResponseDataAnsweredItemPersonOneRatingCountMin),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "distance_miles": zod.number().min(answerApplicationsResponseDataAnsweredItemPersonOneDistanceMilesMin),
  "hours_this_week": zod.number().min(answerApplicationsResponseDataAnsweredItemPersonOneHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(answerApplicationsResponseDataAnsweredItemPersonOneJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemPersonDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemPositionDefault).describe('Applied for - or best suited to.'),
  "as_helper": zod.boolean().default(answerApplicationsResponseDataAnsweredItemAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(answerApplicationsResponseDataAnsweredItemHourlyRateMin).nullable().default(answerApplicationsResponseDataAnsweredItemHourlyRateDefault).describe('Cents; what the offer pays in the position.'),
  "proposed_rate": zod.int().min(answerApplicationsResponseDataAnsweredItemProposedRateMin).nullable().default(answerApplicationsResponseDataAnsweredItemProposedRateDefault).describe('Cents; null if they accept the offered rate.'),
  "note": zod.string().nullable().default(answerApplicationsResponseDataAnsweredItemNoteDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemStatusDefault).describe('1 with `applied_at` waits for an answer.'),
  "notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemNotifiedAtDefault).describe('From when they may see it.'),
  "viewed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemViewedAtDefault),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemAppliedAtDefault),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemDecidedAtDefault),
  "decided_by": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemDecidedByDefault).describe('The person who answered for the company; null if it was automatic or the helper.'),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemReasonDefault),
  "reason_comment": zod.string().nullable().default(answerApplicationsResponseDataAnsweredItemReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(answerApplicationsResponseDataAnsweredItemCancelledByDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneScoreMin).max(answerApplicationsResponseDataAnsweredItemFitOneScoreMax),
  "parts": zod.array(zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(answerApplicationsResponseDataAnsweredItemFitOnePartsItemPointsMin),
  "max": zod.number().min(answerApplicationsResponseDataAnsweredItemFitOnePartsItemMaxMin)
}).describe('Points of one part of the fit.')),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemMilesMin).optional(),
  "average": zod.number().min(1).max(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemPercentMin).max(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemPercentMax).optional(),
  "jobs": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemJobsMin).optional(),
  "cents": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneReasonsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneWarningsItemPercentMin).max(answerApplicationsResponseDataAnsweredItemFitOneWarningsItemPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneWarningsItemMinutesMin).optional(),
  "miles": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneWarningsItemMilesMin).optional(),
  "hours": zod.number().min(answerApplicationsResponseDataAnsweredItemFitOneWarningsItemHoursMin).optional(),
  "cents": zod.int().min(answerApplicationsResponseDataAnsweredItemFitOneWarningsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.'))
}).describe('0 to 100, its parts, and why as codes that the screen words.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemFitDefault).describe('As of now.'),
  "conflict": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).default(answerApplicationsResponseDataAnsweredItemConflictDefault).describe('Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time.'),
  "invitation_id": zod.int().min(1).nullable().default(answerApplicationsResponseDataAnsweredItemInvitationIdDefault).describe('The place on the crew once accepted.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'cancel'])).default(answerApplicationsResponseDataAnsweredItemActionsDefault).describe('Actions available now.')
}).describe('A person who was notified of an offer, and what became of it.')),
  "refused": zod.array(zod.strictObject({
  "application_id": zod.int().min(1),
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}))
}).describe('Answered and refused applications.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * The same rule as accepting an invitation: 409 `position_filled`, `hard_conflict`, `weekly_limit`, `wrong_state`; 410 `offer_closed` after the deadline; 402 if the helper's plan is full.
 * @summary Accept an application; the helper joins the crew
 */



export const AcceptApplicationParams = zod.object({
  "applicationId": zod.coerce.number().int().min(1).describe('Id of an application for an offer; one that the caller may not see is a 404.')
})

export const acceptApplicationHeaderIdempotencyKeyMin = 8;
export const acceptApplicationHeaderIdempotencyKeyMax = 64;



export const AcceptApplicationHeader = zod.object({
  "Idempotency-Key": zod.string().min(acceptApplicationHeaderIdempotencyKeyMin).max(acceptApplicationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const acceptApplicationBodyOverrideReasonMin = 3;
export const acceptApplicationBodyOverrideReasonMax = 300;



export const AcceptApplicationBody = zod.object({
  "override_reason": zod.string().min(acceptApplicationBodyOverrideReasonMin).max(acceptApplicationBodyOverrideReasonMax).optional()
}).describe('A reason accepts despite a hard conflict; only for owners and managers.')


export const acceptApplicationResponseDataOfferIdDefault = null;



export const acceptApplicationResponseDataPersonOnePhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const acceptApplicationResponseDataPersonOnePhoneOneMax = 10;

export const acceptApplicationResponseDataPersonOneHourlyRateMin = 0;

export const acceptApplicationResponseDataPersonOneRatingCountMin = 0;

export const acceptApplicationResponseDataPersonOneDistanceMilesMin = 0;

export const acceptApplicationResponseDataPersonOneHoursThisWeekMin = 0;

export const acceptApplicationResponseDataPersonOneJobsTogetherMin = 0;

export const acceptApplicationResponseDataPersonDefault = null;
export const acceptApplicationResponseDataPositionDefault = null;
export const acceptApplicationResponseDataAsHelperDefault = false;
export const acceptApplicationResponseDataHourlyRateDefault = null;
export const acceptApplicationResponseDataHourlyRateMin = 0;

export const acceptApplicationResponseDataProposedRateDefault = null;
export const acceptApplicationResponseDataProposedRateMin = 0;

export const acceptApplicationResponseDataNoteDefault = null;
export const acceptApplicationResponseDataStatusDefault = null;
export const acceptApplicationResponseDataNotifiedAtDefault = null;
export const acceptApplicationResponseDataViewedAtDefault = null;
export const acceptApplicationResponseDataAppliedAtDefault = null;
export const acceptApplicationResponseDataDecidedAtDefault = null;
export const acceptApplicationResponseDataDecidedByDefault = null;
export const acceptApplicationResponseDataReasonDefault = null;
export const acceptApplicationResponseDataReasonCommentDefault = null;
export const acceptApplicationResponseDataCancelledByDefault = null;
export const acceptApplicationResponseDataFitOneScoreMin = 0;
export const acceptApplicationResponseDataFitOneScoreMax = 100;

export const acceptApplicationResponseDataFitOnePartsItemPointsMin = 0;

export const acceptApplicationResponseDataFitOnePartsItemMaxMin = 0;

export const acceptApplicationResponseDataFitOneReasonsItemFromMax = 5;

export const acceptApplicationResponseDataFitOneReasonsItemToMax = 5;

export const acceptApplicationResponseDataFitOneReasonsItemMilesMin = 0;

export const acceptApplicationResponseDataFitOneReasonsItemAverageMax = 5;

export const acceptApplicationResponseDataFitOneReasonsItemCountMin = 0;

export const acceptApplicationResponseDataFitOneReasonsItemPercentMin = 0;
export const acceptApplicationResponseDataFitOneReasonsItemPercentMax = 100;

export const acceptApplicationResponseDataFitOneReasonsItemJobsMin = 0;

export const acceptApplicationResponseDataFitOneReasonsItemCentsMin = 0;


export const acceptApplicationResponseDataFitOneWarningsItemPercentMin = 0;
export const acceptApplicationResponseDataFitOneWarningsItemPercentMax = 100;

export const acceptApplicationResponseDataFitOneWarningsItemMinutesMin = 0;

export const acceptApplicationResponseDataFitOneWarningsItemMilesMin = 0;

export const acceptApplicationResponseDataFitOneWarningsItemHoursMin = 0;

export const acceptApplicationResponseDataFitOneWarningsItemCentsMin = 0;


export const acceptApplicationResponseDataFitDefault = null;
export const acceptApplicationResponseDataConflictDefault = null;
export const acceptApplicationResponseDataInvitationIdDefault = null;

export const acceptApplicationResponseDataActionsDefault = [];

export const AcceptApplicationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "offer_id": zod.int().min(1).nullable().default(acceptApplicationResponseDataOfferIdDefault),
  "person": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([zod.stringFormat('phone', acceptApplicationResponseDataPersonOnePhoneOneRegExp).max(acceptApplicationResponseDataPersonOnePhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(acceptApplicationResponseDataPersonOneHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(acceptApplicationResponseDataPersonOneRatingCountMin),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "distance_miles": zod.number().min(acceptApplicationResponseDataPersonOneDistanceMilesMin),
  "hours_this_week": zod.number().min(acceptApplicationResponseDataPersonOneHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(acceptApplicationResponseDataPersonOneJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.'),zod.null()]).default(acceptApplicationResponseDataPersonDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(acceptApplicationResponseDataPositionDefault).describe('Applied for - or best suited to.'),
  "as_helper": zod.boolean().default(acceptApplicationResponseDataAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(acceptApplicationResponseDataHourlyRateMin).nullable().default(acceptApplicationResponseDataHourlyRateDefault).describe('Cents; what the offer pays in the position.'),
  "proposed_rate": zod.int().min(acceptApplicationResponseDataProposedRateMin).nullable().default(acceptApplicationResponseDataProposedRateDefault).describe('Cents; null if they accept the offered rate.'),
  "note": zod.string().nullable().default(acceptApplicationResponseDataNoteDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(acceptApplicationResponseDataStatusDefault).describe('1 with `applied_at` waits for an answer.'),
  "notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptApplicationResponseDataNotifiedAtDefault).describe('From when they may see it.'),
  "viewed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptApplicationResponseDataViewedAtDefault),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptApplicationResponseDataAppliedAtDefault),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(acceptApplicationResponseDataDecidedAtDefault),
  "decided_by": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(acceptApplicationResponseDataDecidedByDefault).describe('The person who answered for the company; null if it was automatic or the helper.'),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]).default(acceptApplicationResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(acceptApplicationResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(acceptApplicationResponseDataCancelledByDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(acceptApplicationResponseDataFitOneScoreMin).max(acceptApplicationResponseDataFitOneScoreMax),
  "parts": zod.array(zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(acceptApplicationResponseDataFitOnePartsItemPointsMin),
  "max": zod.number().min(acceptApplicationResponseDataFitOnePartsItemMaxMin)
}).describe('Points of one part of the fit.')),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(acceptApplicationResponseDataFitOneReasonsItemFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(acceptApplicationResponseDataFitOneReasonsItemToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(acceptApplicationResponseDataFitOneReasonsItemMilesMin).optional(),
  "average": zod.number().min(1).max(acceptApplicationResponseDataFitOneReasonsItemAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(acceptApplicationResponseDataFitOneReasonsItemCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(acceptApplicationResponseDataFitOneReasonsItemPercentMin).max(acceptApplicationResponseDataFitOneReasonsItemPercentMax).optional(),
  "jobs": zod.int().min(acceptApplicationResponseDataFitOneReasonsItemJobsMin).optional(),
  "cents": zod.int().min(acceptApplicationResponseDataFitOneReasonsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(acceptApplicationResponseDataFitOneWarningsItemPercentMin).max(acceptApplicationResponseDataFitOneWarningsItemPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(acceptApplicationResponseDataFitOneWarningsItemMinutesMin).optional(),
  "miles": zod.int().min(acceptApplicationResponseDataFitOneWarningsItemMilesMin).optional(),
  "hours": zod.number().min(acceptApplicationResponseDataFitOneWarningsItemHoursMin).optional(),
  "cents": zod.int().min(acceptApplicationResponseDataFitOneWarningsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.'))
}).describe('0 to 100, its parts, and why as codes that the screen words.'),zod.null()]).default(acceptApplicationResponseDataFitDefault).describe('As of now.'),
  "conflict": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).default(acceptApplicationResponseDataConflictDefault).describe('Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time.'),
  "invitation_id": zod.int().min(1).nullable().default(acceptApplicationResponseDataInvitationIdDefault).describe('The place on the crew once accepted.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'cancel'])).default(acceptApplicationResponseDataActionsDefault).describe('Actions available now.')
}).describe('A person who was notified of an offer, and what became of it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Decline an application
 */



export const RejectApplicationParams = zod.object({
  "applicationId": zod.coerce.number().int().min(1).describe('Id of an application for an offer; one that the caller may not see is a 404.')
})

export const rejectApplicationHeaderIdempotencyKeyMin = 8;
export const rejectApplicationHeaderIdempotencyKeyMax = 64;



export const RejectApplicationHeader = zod.object({
  "Idempotency-Key": zod.string().min(rejectApplicationHeaderIdempotencyKeyMin).max(rejectApplicationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const rejectApplicationBodyCommentMax = 300;



export const RejectApplicationBody = zod.object({
  "reason": zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'other']).optional(),
  "comment": zod.string().max(rejectApplicationBodyCommentMax).optional().describe('Only the company reads it.')
})


export const rejectApplicationResponseDataOfferIdDefault = null;



export const rejectApplicationResponseDataPersonOnePhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const rejectApplicationResponseDataPersonOnePhoneOneMax = 10;

export const rejectApplicationResponseDataPersonOneHourlyRateMin = 0;

export const rejectApplicationResponseDataPersonOneRatingCountMin = 0;

export const rejectApplicationResponseDataPersonOneDistanceMilesMin = 0;

export const rejectApplicationResponseDataPersonOneHoursThisWeekMin = 0;

export const rejectApplicationResponseDataPersonOneJobsTogetherMin = 0;

export const rejectApplicationResponseDataPersonDefault = null;
export const rejectApplicationResponseDataPositionDefault = null;
export const rejectApplicationResponseDataAsHelperDefault = false;
export const rejectApplicationResponseDataHourlyRateDefault = null;
export const rejectApplicationResponseDataHourlyRateMin = 0;

export const rejectApplicationResponseDataProposedRateDefault = null;
export const rejectApplicationResponseDataProposedRateMin = 0;

export const rejectApplicationResponseDataNoteDefault = null;
export const rejectApplicationResponseDataStatusDefault = null;
export const rejectApplicationResponseDataNotifiedAtDefault = null;
export const rejectApplicationResponseDataViewedAtDefault = null;
export const rejectApplicationResponseDataAppliedAtDefault = null;
export const rejectApplicationResponseDataDecidedAtDefault = null;
export const rejectApplicationResponseDataDecidedByDefault = null;
export const rejectApplicationResponseDataReasonDefault = null;
export const rejectApplicationResponseDataReasonCommentDefault = null;
export const rejectApplicationResponseDataCancelledByDefault = null;
export const rejectApplicationResponseDataFitOneScoreMin = 0;
export const rejectApplicationResponseDataFitOneScoreMax = 100;

export const rejectApplicationResponseDataFitOnePartsItemPointsMin = 0;

export const rejectApplicationResponseDataFitOnePartsItemMaxMin = 0;

export const rejectApplicationResponseDataFitOneReasonsItemFromMax = 5;

export const rejectApplicationResponseDataFitOneReasonsItemToMax = 5;

export const rejectApplicationResponseDataFitOneReasonsItemMilesMin = 0;

export const rejectApplicationResponseDataFitOneReasonsItemAverageMax = 5;

export const rejectApplicationResponseDataFitOneReasonsItemCountMin = 0;

export const rejectApplicationResponseDataFitOneReasonsItemPercentMin = 0;
export const rejectApplicationResponseDataFitOneReasonsItemPercentMax = 100;

export const rejectApplicationResponseDataFitOneReasonsItemJobsMin = 0;

export const rejectApplicationResponseDataFitOneReasonsItemCentsMin = 0;


export const rejectApplicationResponseDataFitOneWarningsItemPercentMin = 0;
export const rejectApplicationResponseDataFitOneWarningsItemPercentMax = 100;

export const rejectApplicationResponseDataFitOneWarningsItemMinutesMin = 0;

export const rejectApplicationResponseDataFitOneWarningsItemMilesMin = 0;

export const rejectApplicationResponseDataFitOneWarningsItemHoursMin = 0;

export const rejectApplicationResponseDataFitOneWarningsItemCentsMin = 0;


export const rejectApplicationResponseDataFitDefault = null;
export const rejectApplicationResponseDataConflictDefault = null;
export const rejectApplicationResponseDataInvitationIdDefault = null;

export const rejectApplicationResponseDataActionsDefault = [];

export const RejectApplicationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "offer_id": zod.int().min(1).nullable().default(rejectApplicationResponseDataOfferIdDefault),
  "person": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([zod.stringFormat('phone', rejectApplicationResponseDataPersonOnePhoneOneRegExp).max(rejectApplicationResponseDataPersonOnePhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(rejectApplicationResponseDataPersonOneHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(rejectApplicationResponseDataPersonOneRatingCountMin),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "distance_miles": zod.number().min(rejectApplicationResponseDataPersonOneDistanceMilesMin),
  "hours_this_week": zod.number().min(rejectApplicationResponseDataPersonOneHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(rejectApplicationResponseDataPersonOneJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.'),zod.null()]).default(rejectApplicationResponseDataPersonDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(rejectApplicationResponseDataPositionDefault).describe('Applied for - or best suited to.'),
  "as_helper": zod.boolean().default(rejectApplicationResponseDataAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(rejectApplicationResponseDataHourlyRateMin).nullable().default(rejectApplicationResponseDataHourlyRateDefault).describe('Cents; what the offer pays in the position.'),
  "proposed_rate": zod.int().min(rejectApplicationResponseDataProposedRateMin).nullable().default(rejectApplicationResponseDataProposedRateDefault).describe('Cents; null if they accept the offered rate.'),
  "note": zod.string().nullable().default(rejectApplicationResponseDataNoteDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(rejectApplicationResponseDataStatusDefault).describe('1 with `applied_at` waits for an answer.'),
  "notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectApplicationResponseDataNotifiedAtDefault).describe('From when they may see it.'),
  "viewed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectApplicationResponseDataViewedAtDefault),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectApplicationResponseDataAppliedAtDefault),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(rejectApplicationResponseDataDecidedAtDefault),
  "decided_by": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(rejectApplicationResponseDataDecidedByDefault).describe('The person who answered for the company; null if it was automatic or the helper.'),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]).default(rejectApplicationResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(rejectApplicationResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(rejectApplicationResponseDataCancelledByDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(rejectApplicationResponseDataFitOneScoreMin).max(rejectApplicationResponseDataFitOneScoreMax),
  "parts": zod.array(zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(rejectApplicationResponseDataFitOnePartsItemPointsMin),
  "max": zod.number().min(rejectApplicationResponseDataFitOnePartsItemMaxMin)
}).describe('Points of one part of the fit.')),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(rejectApplicationResponseDataFitOneReasonsItemFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(rejectApplicationResponseDataFitOneReasonsItemToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(rejectApplicationResponseDataFitOneReasonsItemMilesMin).optional(),
  "average": zod.number().min(1).max(rejectApplicationResponseDataFitOneReasonsItemAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(rejectApplicationResponseDataFitOneReasonsItemCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(rejectApplicationResponseDataFitOneReasonsItemPercentMin).max(rejectApplicationResponseDataFitOneReasonsItemPercentMax).optional(),
  "jobs": zod.int().min(rejectApplicationResponseDataFitOneReasonsItemJobsMin).optional(),
  "cents": zod.int().min(rejectApplicationResponseDataFitOneReasonsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(rejectApplicationResponseDataFitOneWarningsItemPercentMin).max(rejectApplicationResponseDataFitOneWarningsItemPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(rejectApplicationResponseDataFitOneWarningsItemMinutesMin).optional(),
  "miles": zod.int().min(rejectApplicationResponseDataFitOneWarningsItemMilesMin).optional(),
  "hours": zod.number().min(rejectApplicationResponseDataFitOneWarningsItemHoursMin).optional(),
  "cents": zod.int().min(rejectApplicationResponseDataFitOneWarningsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.'))
}).describe('0 to 100, its parts, and why as codes that the screen words.'),zod.null()]).default(rejectApplicationResponseDataFitDefault).describe('As of now.'),
  "conflict": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).default(rejectApplicationResponseDataConflictDefault).describe('Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time.'),
  "invitation_id": zod.int().min(1).nullable().default(rejectApplicationResponseDataInvitationIdDefault).describe('The place on the crew once accepted.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'cancel'])).default(rejectApplicationResponseDataActionsDefault).describe('Actions available now.')
}).describe('A person who was notified of an offer, and what became of it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Cancel an application, also an accepted one
 */



export const CancelApplicationParams = zod.object({
  "applicationId": zod.coerce.number().int().min(1).describe('Id of an application for an offer; one that the caller may not see is a 404.')
})

export const cancelApplicationHeaderIdempotencyKeyMin = 8;
export const cancelApplicationHeaderIdempotencyKeyMax = 64;



export const CancelApplicationHeader = zod.object({
  "Idempotency-Key": zod.string().min(cancelApplicationHeaderIdempotencyKeyMin).max(cancelApplicationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const cancelApplicationBodyCommentMax = 300;



export const CancelApplicationBody = zod.object({
  "reason": zod.enum(['crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'other']),
  "comment": zod.string().max(cancelApplicationBodyCommentMax).optional()
})


export const cancelApplicationResponseDataOfferIdDefault = null;



export const cancelApplicationResponseDataPersonOnePhoneOneRegExp = new RegExp('^[2-9][0-9]{2}[2-9][0-9]{6}$');

export const cancelApplicationResponseDataPersonOnePhoneOneMax = 10;

export const cancelApplicationResponseDataPersonOneHourlyRateMin = 0;

export const cancelApplicationResponseDataPersonOneRatingCountMin = 0;

export const cancelApplicationResponseDataPersonOneDistanceMilesMin = 0;

export const cancelApplicationResponseDataPersonOneHoursThisWeekMin = 0;

export const cancelApplicationResponseDataPersonOneJobsTogetherMin = 0;

export const cancelApplicationResponseDataPersonDefault = null;
export const cancelApplicationResponseDataPositionDefault = null;
export const cancelApplicationResponseDataAsHelperDefault = false;
export const cancelApplicationResponseDataHourlyRateDefault = null;
export const cancelApplicationResponseDataHourlyRateMin = 0;

export const cancelApplicationResponseDataProposedRateDefault = null;
export const cancelApplicationResponseDataProposedRateMin = 0;

export const cancelApplicationResponseDataNoteDefault = null;
export const cancelApplicationResponseDataStatusDefault = null;
export const cancelApplicationResponseDataNotifiedAtDefault = null;
export const cancelApplicationResponseDataViewedAtDefault = null;
export const cancelApplicationResponseDataAppliedAtDefault = null;
export const cancelApplicationResponseDataDecidedAtDefault = null;
export const cancelApplicationResponseDataDecidedByDefault = null;
export const cancelApplicationResponseDataReasonDefault = null;
export const cancelApplicationResponseDataReasonCommentDefault = null;
export const cancelApplicationResponseDataCancelledByDefault = null;
export const cancelApplicationResponseDataFitOneScoreMin = 0;
export const cancelApplicationResponseDataFitOneScoreMax = 100;

export const cancelApplicationResponseDataFitOnePartsItemPointsMin = 0;

export const cancelApplicationResponseDataFitOnePartsItemMaxMin = 0;

export const cancelApplicationResponseDataFitOneReasonsItemFromMax = 5;

export const cancelApplicationResponseDataFitOneReasonsItemToMax = 5;

export const cancelApplicationResponseDataFitOneReasonsItemMilesMin = 0;

export const cancelApplicationResponseDataFitOneReasonsItemAverageMax = 5;

export const cancelApplicationResponseDataFitOneReasonsItemCountMin = 0;

export const cancelApplicationResponseDataFitOneReasonsItemPercentMin = 0;
export const cancelApplicationResponseDataFitOneReasonsItemPercentMax = 100;

export const cancelApplicationResponseDataFitOneReasonsItemJobsMin = 0;

export const cancelApplicationResponseDataFitOneReasonsItemCentsMin = 0;


export const cancelApplicationResponseDataFitOneWarningsItemPercentMin = 0;
export const cancelApplicationResponseDataFitOneWarningsItemPercentMax = 100;

export const cancelApplicationResponseDataFitOneWarningsItemMinutesMin = 0;

export const cancelApplicationResponseDataFitOneWarningsItemMilesMin = 0;

export const cancelApplicationResponseDataFitOneWarningsItemHoursMin = 0;

export const cancelApplicationResponseDataFitOneWarningsItemCentsMin = 0;


export const cancelApplicationResponseDataFitDefault = null;
export const cancelApplicationResponseDataConflictDefault = null;
export const cancelApplicationResponseDataInvitationIdDefault = null;

export const cancelApplicationResponseDataActionsDefault = [];

export const CancelApplicationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "offer_id": zod.int().min(1).nullable().default(cancelApplicationResponseDataOfferIdDefault),
  "person": zod.union([zod.strictObject({
  "user_id": zod.int().min(1),
  "employee_id": zod.int().min(1).nullable().describe('As an active member of a branch of the company.'),
  "first_name": zod.string(),
  "last_name": zod.string().describe('"R.", the initial only, unless they are a member or applied.'),
  "avatar_url": zod.string().nullable(),
  "phone": zod.union([zod.stringFormat('phone', cancelApplicationResponseDataPersonOnePhoneOneRegExp).max(cancelApplicationResponseDataPersonOnePhoneOneMax).describe('Ten digits of a US number. Area code and exchange begin with 2 to 9.'),zod.null()]),
  "city": zod.string().nullable(),
  "positions": zod.array(zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.')),
  "hourly_rate": zod.int().min(cancelApplicationResponseDataPersonOneHourlyRateMin).describe('Cents; what they ask for in the position.'),
  "rating_avg": zod.number().nullable(),
  "rating_count": zod.int().min(cancelApplicationResponseDataPersonOneRatingCountMin),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])),
  "distance_miles": zod.number().min(cancelApplicationResponseDataPersonOneDistanceMilesMin),
  "hours_this_week": zod.number().min(cancelApplicationResponseDataPersonOneHoursThisWeekMin).describe('Hours accepted or worked from Monday to Sunday.'),
  "jobs_together": zod.int().min(cancelApplicationResponseDataPersonOneJobsTogetherMin),
  "is_favorite": zod.boolean()
}).describe('A helper as a company sees them before they work together. Phone is null until they are accepted or if they are not a member; there is no email.'),zod.null()]).default(cancelApplicationResponseDataPersonDefault),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).default(cancelApplicationResponseDataPositionDefault).describe('Applied for - or best suited to.'),
  "as_helper": zod.boolean().default(cancelApplicationResponseDataAsHelperDefault).describe('Works below their own position.'),
  "hourly_rate": zod.int().min(cancelApplicationResponseDataHourlyRateMin).nullable().default(cancelApplicationResponseDataHourlyRateDefault).describe('Cents; what the offer pays in the position.'),
  "proposed_rate": zod.int().min(cancelApplicationResponseDataProposedRateMin).nullable().default(cancelApplicationResponseDataProposedRateDefault).describe('Cents; null if they accept the offered rate.'),
  "note": zod.string().nullable().default(cancelApplicationResponseDataNoteDefault),
  "status": zod.union([zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('1 new, 2 accepted, 3 rejected, 4 canceled.'),zod.null()]).default(cancelApplicationResponseDataStatusDefault).describe('1 with `applied_at` waits for an answer.'),
  "notified_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelApplicationResponseDataNotifiedAtDefault).describe('From when they may see it.'),
  "viewed_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelApplicationResponseDataViewedAtDefault),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelApplicationResponseDataAppliedAtDefault),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).default(cancelApplicationResponseDataDecidedAtDefault),
  "decided_by": zod.union([zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "avatar_url": zod.string().nullable()
}).describe('The person who caused an activity.'),zod.null()]).default(cancelApplicationResponseDataDecidedByDefault).describe('The person who answered for the company; null if it was automatic or the helper.'),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]).default(cancelApplicationResponseDataReasonDefault),
  "reason_comment": zod.string().nullable().default(cancelApplicationResponseDataReasonCommentDefault),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable().default(cancelApplicationResponseDataCancelledByDefault),
  "fit": zod.union([zod.strictObject({
  "score": zod.int().min(cancelApplicationResponseDataFitOneScoreMin).max(cancelApplicationResponseDataFitOneScoreMax),
  "parts": zod.array(zod.strictObject({
  "part": zod.enum(['availability', 'distance', 'rating', 'reliability', 'history', 'rate', 'equipment']),
  "points": zod.number().min(cancelApplicationResponseDataFitOnePartsItemPointsMin),
  "max": zod.number().min(cancelApplicationResponseDataFitOnePartsItemMaxMin)
}).describe('Points of one part of the fit.')),
  "reasons": zod.array(zod.strictObject({
  "code": zod.enum(['free', 'distance', 'rating', 'show_up', 'jobs_together', 'favorite', 'under_rate', 'at_rate', 'tool', 'vehicle', 'language']),
  "from": zod.string().max(cancelApplicationResponseDataFitOneReasonsItemFromMax).optional().describe('Time of day, 24 hours.'),
  "to": zod.string().max(cancelApplicationResponseDataFitOneReasonsItemToMax).optional().describe('Time of day, 24 hours.'),
  "miles": zod.int().min(cancelApplicationResponseDataFitOneReasonsItemMilesMin).optional(),
  "average": zod.number().min(1).max(cancelApplicationResponseDataFitOneReasonsItemAverageMax).optional().describe('Of the stars.'),
  "count": zod.int().min(cancelApplicationResponseDataFitOneReasonsItemCountMin).optional().describe('Of the ratings.'),
  "percent": zod.int().min(cancelApplicationResponseDataFitOneReasonsItemPercentMin).max(cancelApplicationResponseDataFitOneReasonsItemPercentMax).optional(),
  "jobs": zod.int().min(cancelApplicationResponseDataFitOneReasonsItemJobsMin).optional(),
  "cents": zod.int().min(cancelApplicationResponseDataFitOneReasonsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something that speaks for a person, as a code with its values. `free` has from and to, `distance` miles, `rating` average and count, `show_up` percent, `jobs_together` jobs, `under_rate` cents, `tool` and `vehicle` id, `language` language; `favorite` and `at_rate` have none.')),
  "warnings": zod.array(zod.strictObject({
  "code": zod.enum(['as_helper', 'part_of_job', 'tight_turnaround', 'weekly_hours', 'outside_radius', 'over_rate', 'no_ratings', 'low_show_up', 'missing_tool', 'missing_vehicle', 'missing_language']),
  "percent": zod.int().min(cancelApplicationResponseDataFitOneWarningsItemPercentMin).max(cancelApplicationResponseDataFitOneWarningsItemPercentMax).optional(),
  "side": zod.enum(['before', 'after']).optional().describe('Position of the other job in the day, before or after this one.'),
  "minutes": zod.int().min(cancelApplicationResponseDataFitOneWarningsItemMinutesMin).optional(),
  "miles": zod.int().min(cancelApplicationResponseDataFitOneWarningsItemMilesMin).optional(),
  "hours": zod.number().min(cancelApplicationResponseDataFitOneWarningsItemHoursMin).optional(),
  "cents": zod.int().min(cancelApplicationResponseDataFitOneWarningsItemCentsMin).optional(),
  "id": zod.int().min(1).optional().describe('Of the tool or the vehicle type.'),
  "language": zod.enum(['en', 'es', 'other']).optional()
}).describe('Something to know before accepting, as a code with its values. `part_of_job` has percent, `tight_turnaround` side, minutes and miles, `weekly_hours` hours, `outside_radius` miles, `over_rate` cents, `low_show_up` percent, `missing_tool` and `missing_vehicle` id, `missing_language` language; `as_helper` and `no_ratings` have none.'))
}).describe('0 to 100, its parts, and why as codes that the screen words.'),zod.null()]).default(cancelApplicationResponseDataFitDefault).describe('As of now.'),
  "conflict": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).default(cancelApplicationResponseDataConflictDefault).describe('Why accepting would be refused now, for example because they became busy. Once accepted, another job that they accepted at the same time.'),
  "invitation_id": zod.int().min(1).nullable().default(cancelApplicationResponseDataInvitationIdDefault).describe('The place on the crew once accepted.'),
  "actions": zod.array(zod.enum(['accept', 'reject', 'cancel'])).default(cancelApplicationResponseDataActionsDefault).describe('Actions available now.')
}).describe('A person who was notified of an offer, and what became of it.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * New ones by their deadline, accepted ones by the start of the job, the others latest first.
 * @summary Offers the caller was notified of
 */
export const getHelperOffersQueryPageDefault = 1;
export const getHelperOffersQueryPageMax = 100000;

export const getHelperOffersQueryPerPageDefault = 10;
export const getHelperOffersQueryPerPageMax = 100;



export const GetHelperOffersQueryParams = zod.object({
  "filter[bucket]": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).optional().describe('One list; by default the new ones.'),
  "page": zod.coerce.number().int().min(1).max(getHelperOffersQueryPageMax).default(getHelperOffersQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getHelperOffersQueryPerPageMax).default(getHelperOffersQueryPerPageDefault).describe('Rows on a page.')
})




export const getHelperOffersResponseDataDataItemHirerRatingCountMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemOpenMin = 0;


export const getHelperOffersResponseDataDataItemPositionsItemPayHoursMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemPayHourlyRateMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemPayMinPaidHoursMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemPayPaidHoursMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemPayWageMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemPayTravelPayMin = 0;

export const getHelperOffersResponseDataDataItemPositionsItemPayTotalMin = 0;

export const getHelperOffersResponseDataDataItemProposedRateMin = 0;

export const getHelperOffersResponseDataDataItemArrivalWindowMax = 13;


export const getHelperOffersResponseDataDataItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperOffersResponseDataDataItemTimezoneMax = 64;

export const getHelperOffersResponseDataDataItemEstimatedHoursMin = 0;

export const getHelperOffersResponseDataDataItemVolumeCuftMin = 0;

export const getHelperOffersResponseDataDataItemStopsItemStateMax = 2;


export const getHelperOffersResponseDataDataItemStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperOffersResponseDataDataItemStopsItemFloorMin = 0;

export const getHelperOffersResponseDataDataItemStopsItemFlightsOfStairsMin = 0;

export const getHelperOffersResponseDataDataItemStopsItemLongCarryFtMin = 0;

export const getHelperOffersResponseDataDataItemRadiusMilesMin = 0;

export const getHelperOffersResponseDataDataItemHomeMilesMin = 0;

export const getHelperOffersResponseDataDataItemDriveMilesMin = 0;


export const getHelperOffersResponseDataDataItemRequirementsToolIdsMax = 24;


export const getHelperOffersResponseDataDataItemRequirementsVehicleTypeIdsMax = 9;

export const getHelperOffersResponseDataDataItemRequirementsLanguagesMax = 3;

export const getHelperOffersResponseDataDataItemRequirementsMinRatingMax = 5;
export const getHelperOffersResponseDataDataItemRequirementsMinRatingMultipleOf = 0.1;




export const getHelperOffersResponseDataCurrentPageDefault = null;

export const getHelperOffersResponseDataLastPageDefault = null;

export const getHelperOffersResponseDataPerPageDefault = null;

export const getHelperOffersResponseDataTotalDefault = null;
export const getHelperOffersResponseDataTotalMin = 0;

export const getHelperOffersResponseDataFromDefault = null;
export const getHelperOffersResponseDataToDefault = null;

export const GetHelperOffersResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1).describe('Of the offer.'),
  "application_id": zod.int().min(1),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('Of the own application; 1 with `applied_at` waits for a reply.'),
  "offer_status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(getHelperOffersResponseDataDataItemHirerRatingCountMin)
}).describe('The company that invites.'),
  "title": zod.string().describe('Empty if none was given.'),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Below their own position.'),
  "open": zod.int().min(getHelperOffersResponseDataDataItemPositionsItemOpenMin).describe('Places that are not filled.'),
  "count": zod.int().min(1),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(getHelperOffersResponseDataDataItemPositionsItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(getHelperOffersResponseDataDataItemPositionsItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(getHelperOffersResponseDataDataItemPositionsItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(getHelperOffersResponseDataDataItemPositionsItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(getHelperOffersResponseDataDataItemPositionsItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getHelperOffersResponseDataDataItemPositionsItemPayTravelPayMin),
  "total": zod.int().min(getHelperOffersResponseDataDataItemPositionsItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.')
}).describe('A position the helper may apply for and what it pays.')).describe('Those the helper can work in.'),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).describe('Applied for; null until then.'),
  "proposed_rate": zod.int().min(getHelperOffersResponseDataDataItemProposedRateMin).nullable(),
  "note": zod.string().nullable(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(getHelperOffersResponseDataDataItemArrivalWindowMax).regex(getHelperOffersResponseDataDataItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getHelperOffersResponseDataDataItemTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(getHelperOffersResponseDataDataItemEstimatedHoursMin).describe('Of each day.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(getHelperOffersResponseDataDataItemVolumeCuftMin),
  "special_items": zod.array(zod.string()),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(getHelperOffersResponseDataDataItemStopsItemStateMax).regex(getHelperOffersResponseDataDataItemStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(getHelperOffersResponseDataDataItemStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(getHelperOffersResponseDataDataItemStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(getHelperOffersResponseDataDataItemStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "radius_miles": zod.int().min(getHelperOffersResponseDataDataItemRadiusMilesMin),
  "home_miles": zod.number().min(getHelperOffersResponseDataDataItemHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(getHelperOffersResponseDataDataItemDriveMilesMin).describe('Of the job itself.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(getHelperOffersResponseDataDataItemRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(getHelperOffersResponseDataDataItemRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getHelperOffersResponseDataDataItemRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(getHelperOffersResponseDataDataItemRequirementsMinRatingMax).multipleOf(getHelperOffersResponseDataDataItemRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "message": zod.string(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the message; null without one.'),
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
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Why applying would be refused now; null if it would not.'),
  "actions": zod.array(zod.enum(['apply', 'reject', 'withdraw']).describe('Actions available to the helper now.')),
  "early_until": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Helpers without the plan Pro see it from then; null if there is no early access.'),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "notified_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "order_id": zod.int().min(1).nullable().describe('Null until accepted.'),
  "invitation_id": zod.int().min(1).nullable().describe('The accepted invitation that shows the whole job.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.')),
  "current_page": zod.int().min(1).nullable().default(getHelperOffersResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getHelperOffersResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getHelperOffersResponseDataPerPageDefault),
  "total": zod.int().min(getHelperOffersResponseDataTotalMin).nullable().default(getHelperOffersResponseDataTotalDefault),
  "from": zod.int().nullable().default(getHelperOffersResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getHelperOffersResponseDataToDefault).describe('Number of the last row; null on an empty page.')
}).describe('A page of a helper\'s offers.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Number of the caller's offers in each list
 */
export const getHelperOfferCountsResponseDataNewMin = 0;

export const getHelperOfferCountsResponseDataAcceptedMin = 0;

export const getHelperOfferCountsResponseDataWaitingMin = 0;

export const getHelperOfferCountsResponseDataCancelledMin = 0;



export const GetHelperOfferCountsResponse = zod.strictObject({
  "data": zod.strictObject({
  "new": zod.int().min(getHelperOfferCountsResponseDataNewMin),
  "accepted": zod.int().min(getHelperOfferCountsResponseDataAcceptedMin),
  "waiting": zod.int().min(getHelperOfferCountsResponseDataWaitingMin),
  "cancelled": zod.int().min(getHelperOfferCountsResponseDataCancelledMin)
}).describe('Number of offers in each list.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary One offer; opening it counts as viewed
 */



export const GetHelperOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})




export const getHelperOfferResponseDataHirerRatingCountMin = 0;

export const getHelperOfferResponseDataPositionsItemOpenMin = 0;


export const getHelperOfferResponseDataPositionsItemPayHoursMin = 0;

export const getHelperOfferResponseDataPositionsItemPayHourlyRateMin = 0;

export const getHelperOfferResponseDataPositionsItemPayMinPaidHoursMin = 0;

export const getHelperOfferResponseDataPositionsItemPayPaidHoursMin = 0;

export const getHelperOfferResponseDataPositionsItemPayWageMin = 0;

export const getHelperOfferResponseDataPositionsItemPayTravelPayMin = 0;

export const getHelperOfferResponseDataPositionsItemPayTotalMin = 0;

export const getHelperOfferResponseDataProposedRateMin = 0;

export const getHelperOfferResponseDataArrivalWindowMax = 13;


export const getHelperOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getHelperOfferResponseDataTimezoneMax = 64;

export const getHelperOfferResponseDataEstimatedHoursMin = 0;

export const getHelperOfferResponseDataVolumeCuftMin = 0;

export const getHelperOfferResponseDataStopsItemStateMax = 2;


export const getHelperOfferResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getHelperOfferResponseDataStopsItemFloorMin = 0;

export const getHelperOfferResponseDataStopsItemFlightsOfStairsMin = 0;

export const getHelperOfferResponseDataStopsItemLongCarryFtMin = 0;

export const getHelperOfferResponseDataRadiusMilesMin = 0;

export const getHelperOfferResponseDataHomeMilesMin = 0;

export const getHelperOfferResponseDataDriveMilesMin = 0;


export const getHelperOfferResponseDataRequirementsToolIdsMax = 24;


export const getHelperOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const getHelperOfferResponseDataRequirementsLanguagesMax = 3;

export const getHelperOfferResponseDataRequirementsMinRatingMax = 5;
export const getHelperOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;






export const GetHelperOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1).describe('Of the offer.'),
  "application_id": zod.int().min(1),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('Of the own application; 1 with `applied_at` waits for a reply.'),
  "offer_status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(getHelperOfferResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "title": zod.string().describe('Empty if none was given.'),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Below their own position.'),
  "open": zod.int().min(getHelperOfferResponseDataPositionsItemOpenMin).describe('Places that are not filled.'),
  "count": zod.int().min(1),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(getHelperOfferResponseDataPositionsItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(getHelperOfferResponseDataPositionsItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(getHelperOfferResponseDataPositionsItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(getHelperOfferResponseDataPositionsItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(getHelperOfferResponseDataPositionsItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(getHelperOfferResponseDataPositionsItemPayTravelPayMin),
  "total": zod.int().min(getHelperOfferResponseDataPositionsItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.')
}).describe('A position the helper may apply for and what it pays.')).describe('Those the helper can work in.'),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).describe('Applied for; null until then.'),
  "proposed_rate": zod.int().min(getHelperOfferResponseDataProposedRateMin).nullable(),
  "note": zod.string().nullable(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(getHelperOfferResponseDataArrivalWindowMax).regex(getHelperOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(getHelperOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(getHelperOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(getHelperOfferResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(getHelperOfferResponseDataStopsItemStateMax).regex(getHelperOfferResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(getHelperOfferResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(getHelperOfferResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(getHelperOfferResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "radius_miles": zod.int().min(getHelperOfferResponseDataRadiusMilesMin),
  "home_miles": zod.number().min(getHelperOfferResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(getHelperOfferResponseDataDriveMilesMin).describe('Of the job itself.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(getHelperOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(getHelperOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(getHelperOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(getHelperOfferResponseDataRequirementsMinRatingMax).multipleOf(getHelperOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "message": zod.string(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the message; null without one.'),
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
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Why applying would be refused now; null if it would not.'),
  "actions": zod.array(zod.enum(['apply', 'reject', 'withdraw']).describe('Actions available to the helper now.')),
  "early_until": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Helpers without the plan Pro see it from then; null if there is no early access.'),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "notified_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "order_id": zod.int().min(1).nullable().describe('Null until accepted.'),
  "invitation_id": zod.int().min(1).nullable().describe('The accepted invitation that shows the whole job.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * 409 `position_filled`, `hard_conflict`, `wrong_state`; 410 `offer_closed` after the deadline or once it was closed.
 * @summary Apply for an offer
 */



export const ApplyForOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const applyForOfferHeaderIdempotencyKeyMin = 8;
export const applyForOfferHeaderIdempotencyKeyMax = 64;



export const ApplyForOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(applyForOfferHeaderIdempotencyKeyMin).max(applyForOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const applyForOfferBodyProposedRateMin = 1500;
export const applyForOfferBodyProposedRateMax = 15000;
export const applyForOfferBodyProposedRateMultipleOf = 50;

export const applyForOfferBodyNoteMax = 300;



export const ApplyForOfferBody = zod.object({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "proposed_rate": zod.int().min(applyForOfferBodyProposedRateMin).max(applyForOfferBodyProposedRateMax).multipleOf(applyForOfferBodyProposedRateMultipleOf).nullish().describe('Cents per hour.'),
  "note": zod.string().max(applyForOfferBodyNoteMax).optional()
})




export const applyForOfferResponseDataHirerRatingCountMin = 0;

export const applyForOfferResponseDataPositionsItemOpenMin = 0;


export const applyForOfferResponseDataPositionsItemPayHoursMin = 0;

export const applyForOfferResponseDataPositionsItemPayHourlyRateMin = 0;

export const applyForOfferResponseDataPositionsItemPayMinPaidHoursMin = 0;

export const applyForOfferResponseDataPositionsItemPayPaidHoursMin = 0;

export const applyForOfferResponseDataPositionsItemPayWageMin = 0;

export const applyForOfferResponseDataPositionsItemPayTravelPayMin = 0;

export const applyForOfferResponseDataPositionsItemPayTotalMin = 0;

export const applyForOfferResponseDataProposedRateMin = 0;

export const applyForOfferResponseDataArrivalWindowMax = 13;


export const applyForOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const applyForOfferResponseDataTimezoneMax = 64;

export const applyForOfferResponseDataEstimatedHoursMin = 0;

export const applyForOfferResponseDataVolumeCuftMin = 0;

export const applyForOfferResponseDataStopsItemStateMax = 2;


export const applyForOfferResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const applyForOfferResponseDataStopsItemFloorMin = 0;

export const applyForOfferResponseDataStopsItemFlightsOfStairsMin = 0;

export const applyForOfferResponseDataStopsItemLongCarryFtMin = 0;

export const applyForOfferResponseDataRadiusMilesMin = 0;

export const applyForOfferResponseDataHomeMilesMin = 0;

export const applyForOfferResponseDataDriveMilesMin = 0;


export const applyForOfferResponseDataRequirementsToolIdsMax = 24;


export const applyForOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const applyForOfferResponseDataRequirementsLanguagesMax = 3;

export const applyForOfferResponseDataRequirementsMinRatingMax = 5;
export const applyForOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;






export const ApplyForOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1).describe('Of the offer.'),
  "application_id": zod.int().min(1),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('Of the own application; 1 with `applied_at` waits for a reply.'),
  "offer_status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(applyForOfferResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "title": zod.string().describe('Empty if none was given.'),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Below their own position.'),
  "open": zod.int().min(applyForOfferResponseDataPositionsItemOpenMin).describe('Places that are not filled.'),
  "count": zod.int().min(1),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(applyForOfferResponseDataPositionsItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(applyForOfferResponseDataPositionsItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(applyForOfferResponseDataPositionsItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(applyForOfferResponseDataPositionsItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(applyForOfferResponseDataPositionsItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(applyForOfferResponseDataPositionsItemPayTravelPayMin),
  "total": zod.int().min(applyForOfferResponseDataPositionsItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.')
}).describe('A position the helper may apply for and what it pays.')).describe('Those the helper can work in.'),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).describe('Applied for; null until then.'),
  "proposed_rate": zod.int().min(applyForOfferResponseDataProposedRateMin).nullable(),
  "note": zod.string().nullable(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(applyForOfferResponseDataArrivalWindowMax).regex(applyForOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(applyForOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(applyForOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(applyForOfferResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(applyForOfferResponseDataStopsItemStateMax).regex(applyForOfferResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(applyForOfferResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(applyForOfferResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(applyForOfferResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "radius_miles": zod.int().min(applyForOfferResponseDataRadiusMilesMin),
  "home_miles": zod.number().min(applyForOfferResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(applyForOfferResponseDataDriveMilesMin).describe('Of the job itself.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(applyForOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(applyForOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(applyForOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(applyForOfferResponseDataRequirementsMinRatingMax).multipleOf(applyForOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "message": zod.string(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the message; null without one.'),
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
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Why applying would be refused now; null if it would not.'),
  "actions": zod.array(zod.enum(['apply', 'reject', 'withdraw']).describe('Actions available to the helper now.')),
  "early_until": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Helpers without the plan Pro see it from then; null if there is no early access.'),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "notified_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "order_id": zod.int().min(1).nullable().describe('Null until accepted.'),
  "invitation_id": zod.int().min(1).nullable().describe('The accepted invitation that shows the whole job.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Pass on an offer; the caller may still apply while it is open
 */



export const PassOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
})

export const passOfferHeaderIdempotencyKeyMin = 8;
export const passOfferHeaderIdempotencyKeyMax = 64;



export const PassOfferHeader = zod.object({
  "Idempotency-Key": zod.string().min(passOfferHeaderIdempotencyKeyMin).max(passOfferHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const PassOfferBody = zod.object({
  "reason": zod.enum(['not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'other']).optional()
})




export const passOfferResponseDataHirerRatingCountMin = 0;

export const passOfferResponseDataPositionsItemOpenMin = 0;


export const passOfferResponseDataPositionsItemPayHoursMin = 0;

export const passOfferResponseDataPositionsItemPayHourlyRateMin = 0;

export const passOfferResponseDataPositionsItemPayMinPaidHoursMin = 0;

export const passOfferResponseDataPositionsItemPayPaidHoursMin = 0;

export const passOfferResponseDataPositionsItemPayWageMin = 0;

export const passOfferResponseDataPositionsItemPayTravelPayMin = 0;

export const passOfferResponseDataPositionsItemPayTotalMin = 0;

export const passOfferResponseDataProposedRateMin = 0;

export const passOfferResponseDataArrivalWindowMax = 13;


export const passOfferResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const passOfferResponseDataTimezoneMax = 64;

export const passOfferResponseDataEstimatedHoursMin = 0;

export const passOfferResponseDataVolumeCuftMin = 0;

export const passOfferResponseDataStopsItemStateMax = 2;


export const passOfferResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const passOfferResponseDataStopsItemFloorMin = 0;

export const passOfferResponseDataStopsItemFlightsOfStairsMin = 0;

export const passOfferResponseDataStopsItemLongCarryFtMin = 0;

export const passOfferResponseDataRadiusMilesMin = 0;

export const passOfferResponseDataHomeMilesMin = 0;

export const passOfferResponseDataDriveMilesMin = 0;


export const passOfferResponseDataRequirementsToolIdsMax = 24;


export const passOfferResponseDataRequirementsVehicleTypeIdsMax = 9;

export const passOfferResponseDataRequirementsLanguagesMax = 3;

export const passOfferResponseDataRequirementsMinRatingMax = 5;
export const passOfferResponseDataRequirementsMinRatingMultipleOf = 0.1;






export const PassOfferResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1).describe('Of the offer.'),
  "application_id": zod.int().min(1),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('Of the own application; 1 with `applied_at` waits for a reply.'),
  "offer_status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(passOfferResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "title": zod.string().describe('Empty if none was given.'),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Below their own position.'),
  "open": zod.int().min(passOfferResponseDataPositionsItemOpenMin).describe('Places that are not filled.'),
  "count": zod.int().min(1),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(passOfferResponseDataPositionsItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(passOfferResponseDataPositionsItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(passOfferResponseDataPositionsItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(passOfferResponseDataPositionsItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(passOfferResponseDataPositionsItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(passOfferResponseDataPositionsItemPayTravelPayMin),
  "total": zod.int().min(passOfferResponseDataPositionsItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.')
}).describe('A position the helper may apply for and what it pays.')).describe('Those the helper can work in.'),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).describe('Applied for; null until then.'),
  "proposed_rate": zod.int().min(passOfferResponseDataProposedRateMin).nullable(),
  "note": zod.string().nullable(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(passOfferResponseDataArrivalWindowMax).regex(passOfferResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(passOfferResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(passOfferResponseDataEstimatedHoursMin).describe('Of each day.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(passOfferResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(passOfferResponseDataStopsItemStateMax).regex(passOfferResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(passOfferResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(passOfferResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(passOfferResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "radius_miles": zod.int().min(passOfferResponseDataRadiusMilesMin),
  "home_miles": zod.number().min(passOfferResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(passOfferResponseDataDriveMilesMin).describe('Of the job itself.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(passOfferResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(passOfferResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(passOfferResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(passOfferResponseDataRequirementsMinRatingMax).multipleOf(passOfferResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "message": zod.string(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the message; null without one.'),
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
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Why applying would be refused now; null if it would not.'),
  "actions": zod.array(zod.enum(['apply', 'reject', 'withdraw']).describe('Actions available to the helper now.')),
  "early_until": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Helpers without the plan Pro see it from then; null if there is no early access.'),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "notified_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "order_id": zod.int().min(1).nullable().describe('Null until accepted.'),
  "invitation_id": zod.int().min(1).nullable().describe('The accepted invitation that shows the whole job.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Withdraw an application, also an accepted one
 */



export const WithdrawApplicationParams = zod.object({
  "applicationId": zod.coerce.number().int().min(1).describe('Id of an application for an offer; one that the caller may not see is a 404.')
})

export const withdrawApplicationHeaderIdempotencyKeyMin = 8;
export const withdrawApplicationHeaderIdempotencyKeyMax = 64;



export const WithdrawApplicationHeader = zod.object({
  "Idempotency-Key": zod.string().min(withdrawApplicationHeaderIdempotencyKeyMin).max(withdrawApplicationHeaderIdempotencyKeyMax).optional().describe('Repeating a call with the same key returns the first result instead of acting twice, for 24 hours. A key belongs to the person and the request with its path, query and body; another request with the same key is a 422 with the code `idempotency_key_reused`. Public calls and calls with a password take no key, so no credentials are stored.')
})

export const withdrawApplicationBodyCommentMax = 300;



export const WithdrawApplicationBody = zod.object({
  "reason": zod.enum(['sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'other']).optional(),
  "comment": zod.string().max(withdrawApplicationBodyCommentMax).optional()
}).describe('A reason is required after the application was accepted.')




export const withdrawApplicationResponseDataHirerRatingCountMin = 0;

export const withdrawApplicationResponseDataPositionsItemOpenMin = 0;


export const withdrawApplicationResponseDataPositionsItemPayHoursMin = 0;

export const withdrawApplicationResponseDataPositionsItemPayHourlyRateMin = 0;

export const withdrawApplicationResponseDataPositionsItemPayMinPaidHoursMin = 0;

export const withdrawApplicationResponseDataPositionsItemPayPaidHoursMin = 0;

export const withdrawApplicationResponseDataPositionsItemPayWageMin = 0;

export const withdrawApplicationResponseDataPositionsItemPayTravelPayMin = 0;

export const withdrawApplicationResponseDataPositionsItemPayTotalMin = 0;

export const withdrawApplicationResponseDataProposedRateMin = 0;

export const withdrawApplicationResponseDataArrivalWindowMax = 13;


export const withdrawApplicationResponseDataArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const withdrawApplicationResponseDataTimezoneMax = 64;

export const withdrawApplicationResponseDataEstimatedHoursMin = 0;

export const withdrawApplicationResponseDataVolumeCuftMin = 0;

export const withdrawApplicationResponseDataStopsItemStateMax = 2;


export const withdrawApplicationResponseDataStopsItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const withdrawApplicationResponseDataStopsItemFloorMin = 0;

export const withdrawApplicationResponseDataStopsItemFlightsOfStairsMin = 0;

export const withdrawApplicationResponseDataStopsItemLongCarryFtMin = 0;

export const withdrawApplicationResponseDataRadiusMilesMin = 0;

export const withdrawApplicationResponseDataHomeMilesMin = 0;

export const withdrawApplicationResponseDataDriveMilesMin = 0;


export const withdrawApplicationResponseDataRequirementsToolIdsMax = 24;


export const withdrawApplicationResponseDataRequirementsVehicleTypeIdsMax = 9;

export const withdrawApplicationResponseDataRequirementsLanguagesMax = 3;

export const withdrawApplicationResponseDataRequirementsMinRatingMax = 5;
export const withdrawApplicationResponseDataRequirementsMinRatingMultipleOf = 0.1;






export const WithdrawApplicationResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1).describe('Of the offer.'),
  "application_id": zod.int().min(1),
  "bucket": zod.enum(['new', 'accepted', 'waiting', 'cancelled']).describe('A list of a helper - new, accepted, waiting (declined, may still accept) and canceled.'),
  "status": zod.enum({
  new: 1,
  accepted: 2,
  rejected: 3,
  cancelled: 4,
}).describe('Of the own application; 1 with `applied_at` waits for a reply.'),
  "offer_status": zod.enum({
  open: 1,
  filled: 2,
  closed: 3,
  expired: 4,
  cancelled: 5,
}).describe('1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.'),
  "hirer": zod.strictObject({
  "company_id": zod.int().min(1),
  "company_name": zod.string(),
  "branch_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "rating": zod.number().nullable().describe('By its helpers; null below three ratings.'),
  "rating_count": zod.int().min(withdrawApplicationResponseDataHirerRatingCountMin)
}).describe('The company that invites.'),
  "title": zod.string().describe('Empty if none was given.'),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "as_helper": zod.boolean().describe('Below their own position.'),
  "open": zod.int().min(withdrawApplicationResponseDataPositionsItemOpenMin).describe('Places that are not filled.'),
  "count": zod.int().min(1),
  "pay": zod.strictObject({
  "is_flat": zod.boolean().describe('The planned hours are paid - however long it takes.'),
  "hours": zod.number().min(withdrawApplicationResponseDataPositionsItemPayHoursMin).describe('Planned hours of all days.'),
  "hourly_rate": zod.int().min(withdrawApplicationResponseDataPositionsItemPayHourlyRateMin),
  "min_paid_hours": zod.number().min(withdrawApplicationResponseDataPositionsItemPayMinPaidHoursMin).describe('Hours paid at any length.'),
  "paid_hours": zod.number().min(withdrawApplicationResponseDataPositionsItemPayPaidHoursMin).describe('The larger of both.'),
  "wage": zod.int().min(withdrawApplicationResponseDataPositionsItemPayWageMin).describe('Paid hours times rate.'),
  "travel_pay": zod.int().min(withdrawApplicationResponseDataPositionsItemPayTravelPayMin),
  "total": zod.int().min(withdrawApplicationResponseDataPositionsItemPayTotalMin)
}).describe('Pay of a job at its planned length. Money is cents.')
}).describe('A position the helper may apply for and what it pays.')).describe('Those the helper can work in.'),
  "position": zod.union([zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),zod.null()]).describe('Applied for; null until then.'),
  "proposed_rate": zod.int().min(withdrawApplicationResponseDataProposedRateMin).nullable(),
  "note": zod.string().nullable(),
  "date": zod.iso.date(),
  "end_date": zod.iso.date().nullable(),
  "arrival_window": zod.string().max(withdrawApplicationResponseDataArrivalWindowMax).regex(withdrawApplicationResponseDataArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "starts_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "ends_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "timezone": zod.string().max(withdrawApplicationResponseDataTimezoneMax).describe('IANA name.'),
  "estimated_hours": zod.number().min(withdrawApplicationResponseDataEstimatedHoursMin).describe('Of each day.'),
  "help_type": zod.int().describe('1 pickup only, 2 destination only, any other value both; 3 is written for both.'),
  "move_size": zod.string(),
  "volume_cuft": zod.int().min(withdrawApplicationResponseDataVolumeCuftMin),
  "special_items": zod.array(zod.string()),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "stops": zod.array(zod.strictObject({
  "kind": zod.enum(['pick_up', 'destination']),
  "city": zod.string(),
  "state": zod.string().max(withdrawApplicationResponseDataStopsItemStateMax).regex(withdrawApplicationResponseDataStopsItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "place_type": zod.string(),
  "floor": zod.int().min(withdrawApplicationResponseDataStopsItemFloorMin),
  "flights_of_stairs": zod.int().min(withdrawApplicationResponseDataStopsItemFlightsOfStairsMin),
  "elevator": zod.enum(['none', 'passenger', 'freight']),
  "long_carry_ft": zod.int().min(withdrawApplicationResponseDataStopsItemLongCarryFtMin)
}).describe('A stop as an invited person sees it - its city and how to get in.')),
  "radius_miles": zod.int().min(withdrawApplicationResponseDataRadiusMilesMin),
  "home_miles": zod.number().min(withdrawApplicationResponseDataHomeMilesMin).describe('From the helper\'s area to the first stop.'),
  "drive_miles": zod.number().min(withdrawApplicationResponseDataDriveMilesMin).describe('Of the job itself.'),
  "requirements": zod.strictObject({
  "tool_ids": zod.array(zod.int().min(1)).max(withdrawApplicationResponseDataRequirementsToolIdsMax),
  "vehicle_type_ids": zod.array(zod.int().min(1)).max(withdrawApplicationResponseDataRequirementsVehicleTypeIdsMax),
  "languages": zod.array(zod.enum(['en', 'es', 'other'])).max(withdrawApplicationResponseDataRequirementsLanguagesMax),
  "min_rating": zod.number().min(1).max(withdrawApplicationResponseDataRequirementsMinRatingMax).multipleOf(withdrawApplicationResponseDataRequirementsMinRatingMultipleOf).nullable()
}).describe('Preferences. Only the rating excludes people; the others lower the fit.'),
  "message": zod.string(),
  "message_language": zod.union([zod.enum(['en', 'es']).describe('Language of the user.'),zod.null()]).describe('The language in the app of who wrote the message; null without one.'),
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
  "blocked": zod.union([zod.strictObject({
  "code": zod.union([zod.enum(['open_orders', 'accepted_jobs', 'otp_expired', 'otp_locked', 'token_expired', 'rate_limited', 'position_filled', 'hard_conflict', 'stale_version', 'has_crew', 'not_started', 'wrong_state', 'too_late', 'invitation_expired', 'plan_too_small', 'payment_due', 'card_declined', 'existing_helper', 'already_member', 'already_invited', 'not_available', 'weekly_limit', 'idempotency_key_reused', 'open_offer', 'offer_closed']).describe('Why, in a word the app can switch on.'),zod.literal("plan_limit")]),
  "text": zod.string()
}).describe('Why the job cannot be accepted now, as accepting would answer.'),zod.null()]).describe('Why applying would be refused now; null if it would not.'),
  "actions": zod.array(zod.enum(['apply', 'reject', 'withdraw']).describe('Actions available to the helper now.')),
  "early_until": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]).describe('Helpers without the plan Pro see it from then; null if there is no early access.'),
  "apply_by": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "notified_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),
  "applied_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "decided_at": zod.union([zod.iso.datetime({"offset":false}).describe('An instant in UTC.'),zod.null()]),
  "reason": zod.union([zod.enum(['chose_nearer', 'chose_experienced', 'rate_too_high', 'missing_equipment', 'not_available', 'too_far', 'pay_too_low', 'too_heavy', 'already_booked', 'no_transport', 'not_my_position', 'sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'withdrawn', 'offer_filled', 'offer_closed', 'offer_expired', 'offer_deleted', 'order_cancelled', 'order_deleted', 'other']).describe('Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.'),zod.null()]),
  "cancelled_by": zod.union([zod.literal('company'),zod.literal('helper'),zod.literal('system'),zod.literal(null)]).nullable(),
  "order_id": zod.int().min(1).nullable().describe('Null until accepted.'),
  "invitation_id": zod.int().min(1).nullable().describe('The accepted invitation that shows the whole job.'),
  "created_at": zod.iso.datetime({"offset":false}).describe('An instant in UTC.')
}).describe('An offer as a helper sees it who was notified of it. Cities and distance only; never the customer, the address, notes of the office or other applicants.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

