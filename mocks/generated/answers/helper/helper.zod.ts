/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Availabilities,
  EarningsPage,
  HelperAreas,
  HelperProfile,
  HelperRates,
  Message,
  NoErrors,
  OwnData,
  OwnRating,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary The caller's hours - weekly and on single days
 */
export const GetAvailabilitiesResponse = zod.strictObject({
  "data": Availabilities,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set when the caller works
 */
export const UpdateAvailabilitiesResponse = zod.strictObject({
  "data": Availabilities,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The caller's profile
 */
export const GetHelperProfileResponse = zod.strictObject({
  "data": HelperProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Where the caller works
 */
export const GetOwnServingAreasResponse = zod.strictObject({
  "data": HelperAreas,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The caller's rate and work preferences
 */
export const GetHourlyRateResponse = zod.strictObject({
  "data": HelperRates,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Ratings and reliability of the caller
 */
export const GetOwnRatingResponse = zod.strictObject({
  "data": OwnRating,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set where the caller works
 */
export const UpdateOwnServingAreasResponse = zod.strictObject({
  "data": HelperAreas,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set what the caller asks for
 */
export const UpdateHourlyRateResponse = zod.strictObject({
  "data": HelperRates,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set the caller's vehicles
 */
export const UpdateVehiclesResponse = zod.strictObject({
  "data": HelperProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set the caller's tools
 */
export const UpdateOwnToolsResponse = zod.strictObject({
  "data": HelperProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Set what the caller works as
 */
export const UpdatePositionsResponse = zod.strictObject({
  "data": HelperProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Change the caller's personal information
 */
export const UpdatePersonalInfoResponse = zod.strictObject({
  "data": HelperProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Companies do not find a paused profile. Jobs and invitations stay.
 * @summary Pause the caller's profile or end the pause
 */
export const UpdatePauseResponse = zod.strictObject({
  "data": HelperProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Everything about the caller's profile, jobs and earnings
 */
export const GetOwnDataResponse = zod.strictObject({
  "data": OwnData,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The caller's earnings by week
 */
export const GetEarningsResponse = zod.strictObject({
  "data": EarningsPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

