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

/**
 * @summary One area with its boundary
 */



export const GetServingAreaParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of the area.')
})

/**
 * @summary The cities of a ZIP code
 */
export const getZipPlacesQueryZipMax = 5;


export const getZipPlacesQueryZipRegExp = new RegExp('^[0-9]{5}$');


export const GetZipPlacesQueryParams = zod.object({
  "zip": zod.string().max(getZipPlacesQueryZipMax).regex(getZipPlacesQueryZipRegExp).describe('Five digits.')
})

