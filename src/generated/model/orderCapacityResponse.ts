/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OrderCapacity } from './orderCapacity';
import type { Succeeded } from './succeeded';

export type OrderCapacityResponse = {
  data: OrderCapacity;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
