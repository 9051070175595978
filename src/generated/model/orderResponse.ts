/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Order } from './order';
import type { Succeeded } from './succeeded';

export type OrderResponse = {
  data: Order;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
