/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CatalogItem,
  Manager,
  Message,
  NoErrors,
  Reasons,
  ServingArea,
  ServingAreaDetails,
  Succeeded,
  Tool,
  VehicleType,
  ZipPlace
} from '../crewboardProviderAPI.schemas.zod';


/**
 * Extension - public, because helpers choose areas before they have a token.
 * @summary Areas by name and state
 */
export const GetServingAreasResponse = zod.strictObject({
  "data": zod.array(ServingArea),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary One area with its boundary
 */
export const GetServingAreaResponse = zod.strictObject({
  "data": ServingAreaDetails,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Managers of the company
 */
export const GetManagersResponse = zod.strictObject({
  "data": zod.array(Manager),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Types of vehicles and their capacity
 */
export const GetVehicleTypesResponse = zod.strictObject({
  "data": zod.array(VehicleType),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Tools a job may need
 */
export const GetToolsResponse = zod.strictObject({
  "data": zod.array(Tool),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Items people move and their size
 */
export const GetItemCatalogResponse = zod.strictObject({
  "data": zod.array(CatalogItem),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The cities of a ZIP code
 */
export const GetZipPlacesResponse = zod.strictObject({
  "data": zod.array(ZipPlace),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Reasons for declining or canceling, by who gives them
 */
export const GetReasonsResponse = zod.strictObject({
  "data": Reasons,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

