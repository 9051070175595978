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

/**
 * By branch and month, the last twelve months.
 * @summary Outsourcing results
 */



export const GetOutsourceNumbersQueryParams = zod.object({
  "branch_id": zod.coerce.number().int().min(1).optional().describe('One branch; all that the caller may see if absent.')
})

/**
 * @summary An offer
 */



export const GetOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
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

/**
 * @summary One offer; opening it counts as viewed
 */



export const GetHelperOfferParams = zod.object({
  "offerId": zod.coerce.number().int().min(1).describe('Id of an offer; one that the caller may not see is a 404.')
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

