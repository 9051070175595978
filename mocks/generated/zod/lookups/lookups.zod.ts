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
  "search": zod.string().max(getServingAreasQuerySearchMax).optional().describe('Words of the name, with or without the state, such as `tempe, az`.'),
  "state": zod.string().max(getServingAreasQueryStateMax).regex(getServingAreasQueryStateRegExp).optional().describe('Only areas of this state.')
})


export const getServingAreasResponseDataItemNameDefault = ``;
export const getServingAreasResponseDataItemStateCodeDefault = ``;
export const getServingAreasResponseDataItemStateCodeMax = 2;


export const getServingAreasResponseDataItemStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getServingAreasResponseDataItemStateNameDefault = ``;
export const getServingAreasResponseDataItemNameWithStateInitialsDefault = ``;
export const getServingAreasResponseDataItemLatDefault = null;
export const getServingAreasResponseDataItemLatMin = -90;
export const getServingAreasResponseDataItemLatMax = 90;

export const getServingAreasResponseDataItemLngDefault = null;
export const getServingAreasResponseDataItemLngMin = -180;
export const getServingAreasResponseDataItemLngMax = 180;

export const getServingAreasResponseDataItemDefaultRadiusMilesDefault = null;
export const getServingAreasResponseDataItemDefaultRadiusMilesMin = 5;
export const getServingAreasResponseDataItemDefaultRadiusMilesMax = 100;

export const getServingAreasResponseDataItemPopulationDefault = null;
export const getServingAreasResponseDataItemPopulationMin = 0;

export const getServingAreasResponseDataItemRadiusMilesDefault = null;
export const getServingAreasResponseDataItemRadiusMilesMin = 5;
export const getServingAreasResponseDataItemRadiusMilesMax = 100;



export const GetServingAreasResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(getServingAreasResponseDataItemNameDefault),
  "state_code": zod.string().max(getServingAreasResponseDataItemStateCodeMax).regex(getServingAreasResponseDataItemStateCodeRegExp).default(getServingAreasResponseDataItemStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(getServingAreasResponseDataItemStateNameDefault),
  "name_with_state_initials": zod.string().default(getServingAreasResponseDataItemNameWithStateInitialsDefault),
  "lat": zod.number().min(getServingAreasResponseDataItemLatMin).max(getServingAreasResponseDataItemLatMax).nullable().default(getServingAreasResponseDataItemLatDefault),
  "lng": zod.number().min(getServingAreasResponseDataItemLngMin).max(getServingAreasResponseDataItemLngMax).nullable().default(getServingAreasResponseDataItemLngDefault),
  "default_radius_miles": zod.int().min(getServingAreasResponseDataItemDefaultRadiusMilesMin).max(getServingAreasResponseDataItemDefaultRadiusMilesMax).nullable().default(getServingAreasResponseDataItemDefaultRadiusMilesDefault),
  "population": zod.int().min(getServingAreasResponseDataItemPopulationMin).nullable().default(getServingAreasResponseDataItemPopulationDefault),
  "radius_miles": zod.int().min(getServingAreasResponseDataItemRadiusMilesMin).max(getServingAreasResponseDataItemRadiusMilesMax).nullable().default(getServingAreasResponseDataItemRadiusMilesDefault).describe('Radius that the branch serves around it; absent in the list of all areas.')
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


export const getServingAreaResponseDataNameDefault = ``;
export const getServingAreaResponseDataStateCodeDefault = ``;
export const getServingAreaResponseDataStateCodeMax = 2;


export const getServingAreaResponseDataStateCodeRegExp = new RegExp('^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$');
export const getServingAreaResponseDataStateNameDefault = ``;
export const getServingAreaResponseDataNameWithStateInitialsDefault = ``;
export const getServingAreaResponseDataLatDefault = null;
export const getServingAreaResponseDataLatMin = -90;
export const getServingAreaResponseDataLatMax = 90;

export const getServingAreaResponseDataLngDefault = null;
export const getServingAreaResponseDataLngMin = -180;
export const getServingAreaResponseDataLngMax = 180;

export const getServingAreaResponseDataDefaultRadiusMilesDefault = null;
export const getServingAreaResponseDataDefaultRadiusMilesMin = 5;
export const getServingAreaResponseDataDefaultRadiusMilesMax = 100;

export const getServingAreaResponseDataPopulationDefault = null;
export const getServingAreaResponseDataPopulationMin = 0;

export const getServingAreaResponseDataBoundaryOneOneCoordinatesItemItemMin = 2;
export const getServingAreaResponseDataBoundaryOneOneCoordinatesItemItemMax = 2;

export const getServingAreaResponseDataBoundaryOneOneCoordinatesItemMin = 4;


export const getServingAreaResponseDataBoundaryOneTwoCoordinatesItemItemItemMin = 2;
export const getServingAreaResponseDataBoundaryOneTwoCoordinatesItemItemItemMax = 2;

export const getServingAreaResponseDataBoundaryOneTwoCoordinatesItemItemMin = 4;



export const getServingAreaResponseDataBoundaryDefault = null;

export const GetServingAreaResponse = zod.strictObject({
  "data": zod.strictObject({
  "id": zod.int().min(1),
  "name": zod.string().default(getServingAreaResponseDataNameDefault),
  "state_code": zod.string().max(getServingAreaResponseDataStateCodeMax).regex(getServingAreaResponseDataStateCodeRegExp).default(getServingAreaResponseDataStateCodeDefault).describe('Two letters of a US state or of the District of Columbia.'),
  "state_name": zod.string().default(getServingAreaResponseDataStateNameDefault),
  "name_with_state_initials": zod.string().default(getServingAreaResponseDataNameWithStateInitialsDefault),
  "lat": zod.number().min(getServingAreaResponseDataLatMin).max(getServingAreaResponseDataLatMax).nullable().default(getServingAreaResponseDataLatDefault),
  "lng": zod.number().min(getServingAreaResponseDataLngMin).max(getServingAreaResponseDataLngMax).nullable().default(getServingAreaResponseDataLngDefault),
  "default_radius_miles": zod.int().min(getServingAreaResponseDataDefaultRadiusMilesMin).max(getServingAreaResponseDataDefaultRadiusMilesMax).nullable().default(getServingAreaResponseDataDefaultRadiusMilesDefault),
  "population": zod.int().min(getServingAreaResponseDataPopulationMin).nullable().default(getServingAreaResponseDataPopulationDefault),
  "boundary": zod.union([zod.union([zod.strictObject({
  "type": zod.literal("Polygon"),
  "coordinates": zod.array(zod.array(zod.array(zod.number()).min(getServingAreaResponseDataBoundaryOneOneCoordinatesItemItemMin).max(getServingAreaResponseDataBoundaryOneOneCoordinatesItemItemMax)).min(getServingAreaResponseDataBoundaryOneOneCoordinatesItemMin).describe('A closed ring of positions.')).min(1)
}),zod.strictObject({
  "type": zod.literal("MultiPolygon"),
  "coordinates": zod.array(zod.array(zod.array(zod.array(zod.number()).min(getServingAreaResponseDataBoundaryOneTwoCoordinatesItemItemItemMin).max(getServingAreaResponseDataBoundaryOneTwoCoordinatesItemItemItemMax)).min(getServingAreaResponseDataBoundaryOneTwoCoordinatesItemItemMin).describe('A closed ring of positions.')).min(1)).min(1)
})]).describe('A GeoJSON geometry, longitude before latitude.'),zod.null()]).default(getServingAreaResponseDataBoundaryDefault)
}).describe('An area with its boundary, for the map.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Managers of the company
 */

export const getManagersResponseDataItemUserIdDefault = null;

export const getManagersResponseDataItemFirstNameDefault = ``;
export const getManagersResponseDataItemLastNameDefault = ``;
export const getManagersResponseDataItemAvatarUrlDefault = null;
export const getManagersResponseDataItemEmailDefault = ``;
export const getManagersResponseDataItemPhoneDefault = ``;
export const getManagersResponseDataItemPhoneMax = 10;


export const getManagersResponseDataItemPhoneRegExp = new RegExp('^[0-9]{10}$');

export const getManagersResponseDataItemBranchIdsDefault = [];

export const GetManagersResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "user_id": zod.int().min(1).nullable().default(getManagersResponseDataItemUserIdDefault),
  "first_name": zod.string().default(getManagersResponseDataItemFirstNameDefault),
  "last_name": zod.string().default(getManagersResponseDataItemLastNameDefault),
  "avatar_url": zod.string().nullable().default(getManagersResponseDataItemAvatarUrlDefault),
  "email": zod.email().default(getManagersResponseDataItemEmailDefault),
  "phone": zod.string().max(getManagersResponseDataItemPhoneMax).regex(getManagersResponseDataItemPhoneRegExp).default(getManagersResponseDataItemPhoneDefault),
  "branch_ids": zod.array(zod.int().min(1)).default(getManagersResponseDataItemBranchIdsDefault)
}).describe('A manager of the company, with the branches they manage.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Types of vehicles and their capacity
 */

export const getVehicleTypesResponseDataItemTitleDefault = ``;
export const getVehicleTypesResponseDataItemCapacityCuftDefault = null;
export const getVehicleTypesResponseDataItemCapacityCuftMin = 0;

export const getVehicleTypesResponseDataItemPayloadLbDefault = null;
export const getVehicleTypesResponseDataItemPayloadLbMin = 0;

export const getVehicleTypesResponseDataItemCdlRequiredDefault = false;
export const getVehicleTypesResponseDataItemIconDefault = null;

export const GetVehicleTypesResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string().default(getVehicleTypesResponseDataItemTitleDefault),
  "capacity_cuft": zod.int().min(getVehicleTypesResponseDataItemCapacityCuftMin).nullable().default(getVehicleTypesResponseDataItemCapacityCuftDefault),
  "payload_lb": zod.int().min(getVehicleTypesResponseDataItemPayloadLbMin).nullable().default(getVehicleTypesResponseDataItemPayloadLbDefault),
  "cdl_required": zod.boolean().default(getVehicleTypesResponseDataItemCdlRequiredDefault).describe('Needs a commercial driver license.'),
  "icon": zod.union([zod.literal('pickup'),zod.literal('van'),zod.literal('truck'),zod.literal('trailer'),zod.literal('none'),zod.literal(null)]).nullable().default(getVehicleTypesResponseDataItemIconDefault)
}).describe('A type of vehicle.')),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

/**
 * @summary Tools a job may need
 */

export const getToolsResponseDataItemTitleDefault = ``;
export const getToolsResponseDataItemCategoryDefault = null;
export const getToolsResponseDataItemIconDefault = ``;

export const GetToolsResponse = zod.strictObject({
  "data": zod.array(zod.strictObject({
  "id": zod.int().min(1),
  "title": zod.string().default(getToolsResponseDataItemTitleDefault),
  "category": zod.union([zod.literal('moving'),zod.literal('packing'),zod.literal('assembly'),zod.literal('safety'),zod.literal(null)]).nullable().default(getToolsResponseDataItemCategoryDefault),
  "icon": zod.string().default(getToolsResponseDataItemIconDefault)
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

