/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';
import type { VehicleType } from './vehicleType';

export type VehicleTypesResponse = {
  data: VehicleType[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
