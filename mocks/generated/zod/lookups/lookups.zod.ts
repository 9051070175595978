/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Extension - public, because helpers choose areas before they have a token.
 * @summary Areas by name and state
 */
export const getServingAreasQuerySearchMax = 60;

export const getServingAreasQueryStateMax = 2;


export const getServingAreasQueryStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');


export const GetServingAreasQueryParams = zod.object({
  "search": zod.string().max(getServingAreasQuerySearchMax).optional().describe('Part of the name.'),
  "state": zod.string().max(getServingAreasQueryStateMax).regex(getServingAreasQueryStateRegExp).optional().describe('Only areas of this state.')
})


export const getServingAreasResponseDataItemStateCodeMax = 2;


export const getServingAreasResponseDataItemStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getServingAreasResponseDataItemLatMin = -90;
export const getServingAreasResponseDataItemLatMax = 90;

export const getServingAreasResponseDataItemLngMin = -180;
export const getServingAreasResponseDataItemLngMax = 180;

export const getServingAreasResponseDataItemDefaultRadiusMilesMin = 5;
export const getServingAreasResponseDataItemDefaultRadiusMilesMax = 100;

export const getServingAreasResponseDataItemPopulationMin = 0;

export const getServingAreasResponseDataItemRadiusMilesMin = 5;
export const getServingAreasResponseDataItemRadiusMilesMax = 100;



export const GetServingAreasResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string().max(getServingAreasResponseDataItemStateCodeMax).regex(getServingAreasResponseDataItemStateCodeRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number().min(getServingAreasResponseDataItemLatMin).max(getServingAreasResponseDataItemLatMax),
  "lng": zod.number().min(getServingAreasResponseDataItemLngMin).max(getServingAreasResponseDataItemLngMax),
  "default_radius_miles": zod.int().min(getServingAreasResponseDataItemDefaultRadiusMilesMin).max(getServingAreasResponseDataItemDefaultRadiusMilesMax),
  "population": zod.int().min(getServingAreasResponseDataItemPopulationMin).optional(),
  "radius_miles": zod.int().min(getServingAreasResponseDataItemRadiusMilesMin).max(getServingAreasResponseDataItemRadiusMilesMax).optional().describe('Radius that the branch serves around it; absent in the list of all areas.')
}).describe('A city that companies serve and helpers work in.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary One area with its boundary
 */



export const GetServingAreaParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of the area.')
})


export const getServingAreaResponseDataStateCodeMax = 2;


export const getServingAreaResponseDataStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getServingAreaResponseDataLatMin = -90;
export const getServingAreaResponseDataLatMax = 90;

export const getServingAreaResponseDataLngMin = -180;
export const getServingAreaResponseDataLngMax = 180;

export const getServingAreaResponseDataDefaultRadiusMilesMin = 5;
export const getServingAreaResponseDataDefaultRadiusMilesMax = 100;

export const getServingAreaResponseDataPopulationMin = 0;

export const getServingAreaResponseDataBoundaryOneCoordinatesItemItemMin = 2;
export const getServingAreaResponseDataBoundaryOneCoordinatesItemItemMax = 2;

export const getServingAreaResponseDataBoundaryOneCoordinatesItemMin = 4;


export const getServingAreaResponseDataBoundaryTwoCoordinatesItemItemItemMin = 2;
export const getServingAreaResponseDataBoundaryTwoCoordinatesItemItemItemMax = 2;

export const getServingAreaResponseDataBoundaryTwoCoordinatesItemItemMin = 4;





export const GetServingAreaResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string(),
  "state_code": zod.string().max(getServingAreaResponseDataStateCodeMax).regex(getServingAreaResponseDataStateCodeRegExp).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string(),
  "name_with_state_initials": zod.string(),
  "lat": zod.number().min(getServingAreaResponseDataLatMin).max(getServingAreaResponseDataLatMax),
  "lng": zod.number().min(getServingAreaResponseDataLngMin).max(getServingAreaResponseDataLngMax),
  "default_radius_miles": zod.int().min(getServingAreaResponseDataDefaultRadiusMilesMin).max(getServingAreaResponseDataDefaultRadiusMilesMax),
  "population": zod.int().min(getServingAreaResponseDataPopulationMin).optional(),
  "boundary": zod.union([zod.strictObject({
  "type": zod.literal("Polygon"),
  "coordinates": zod.array(zod.array(zod.array(zod.number()).min(getServingAreaResponseDataBoundaryOneCoordinatesItemItemMin).max(getServingAreaResponseDataBoundaryOneCoordinatesItemItemMax)).min(getServingAreaResponseDataBoundaryOneCoordinatesItemMin).describe('A closed ring of positions.')).min(1)
}),zod.strictObject({
  "type": zod.literal("MultiPolygon"),
  "coordinates": zod.array(zod.array(zod.array(zod.array(zod.number()).min(getServingAreaResponseDataBoundaryTwoCoordinatesItemItemItemMin).max(getServingAreaResponseDataBoundaryTwoCoordinatesItemItemItemMax)).min(getServingAreaResponseDataBoundaryTwoCoordinatesItemItemMin).describe('A closed ring of positions.')).min(1)).min(1)
})]).describe('A GeoJSON geometry, longitude before latitude.')
}).describe('An area with its boundary, for the map.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Managers of the company
 */


export const getManagersResponseDataItemPhoneMax = 10;


export const getManagersResponseDataItemPhoneRegExp = new RegExp('^[0-9]{10}$');



export const GetManagersResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "email": zod.email(),
  "phone": zod.string().max(getManagersResponseDataItemPhoneMax).regex(getManagersResponseDataItemPhoneRegExp),
  "branch_ids": zod.array(zod.int().min(1))
}).describe('A manager of the company, with the branches they manage.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Types of vehicles and their capacity
 */

export const getVehicleTypesResponseDataItemCapacityCuftMin = 0;

export const getVehicleTypesResponseDataItemPayloadLbMin = 0;



export const GetVehicleTypesResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string(),
  "capacity_cuft": zod.int().min(getVehicleTypesResponseDataItemCapacityCuftMin),
  "payload_lb": zod.int().min(getVehicleTypesResponseDataItemPayloadLbMin),
  "cdl_required": zod.boolean().describe('Needs a commercial driver license.'),
  "icon": zod.enum(['pickup', 'van', 'truck', 'trailer', 'none'])
}).describe('A type of vehicle.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Tools a job may need
 */



export const GetToolsResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string(),
  "category": zod.enum(['moving', 'packing', 'assembly', 'safety']),
  "icon": zod.string()
}).describe('A tool a job may need.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Items people move and their size
 */

export const getItemCatalogResponseDataItemCuftMin = 0;
export const getItemCatalogResponseDataItemCuftMultipleOf = 0.5;



export const GetItemCatalogResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string(),
  "room": zod.string(),
  "cuft": zod.number().min(getItemCatalogResponseDataItemCuftMin).multipleOf(getItemCatalogResponseDataItemCuftMultipleOf).describe('Of one.'),
  "disassembly": zod.boolean().describe('Usually taken apart first.')
}).describe('An item people move, with its usual size.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary The cities of a ZIP code
 */
export const getZipPlacesQueryZipMax = 5;


export const getZipPlacesQueryZipRegExp = new RegExp('^[0-9]{5}$');


export const GetZipPlacesQueryParams = zod.object({
  "zip": zod.string().max(getZipPlacesQueryZipMax).regex(getZipPlacesQueryZipRegExp).describe('Five digits.')
})

export const getZipPlacesResponseDataItemZipMax = 5;


export const getZipPlacesResponseDataItemZipRegExp = new RegExp('^[0-9]{5}$');
export const getZipPlacesResponseDataItemCityMax = 60;

export const getZipPlacesResponseDataItemStateMax = 2;


export const getZipPlacesResponseDataItemStateRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');


export const GetZipPlacesResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "zip": zod.string().max(getZipPlacesResponseDataItemZipMax).regex(getZipPlacesResponseDataItemZipRegExp),
  "city": zod.string().max(getZipPlacesResponseDataItemCityMax),
  "state": zod.string().max(getZipPlacesResponseDataItemStateMax).regex(getZipPlacesResponseDataItemStateRegExp).describe('Two letters of a US state or of the District of Columbia.')
}).describe('The city of a ZIP code.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Reasons for declining or canceling, by who gives them
 */
export const GetReasonsResponse = zod.strictObject({
  "data": zod.strictObject({
  "reject": zod.array(zod.strictObject({
  "code": zod.string(),
  "title": zod.string()
}).describe('A reason with its text.')),
  "withdraw": zod.array(zod.strictObject({
  "code": zod.string(),
  "title": zod.string()
}).describe('A reason with its text.')),
  "remove": zod.array(zod.strictObject({
  "code": zod.string(),
  "title": zod.string()
}).describe('A reason with its text.')),
  "cancel": zod.array(zod.strictObject({
  "code": zod.string(),
  "title": zod.string()
}).describe('A reason with its text.'))
}).describe('The reasons a person can give, by action.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

