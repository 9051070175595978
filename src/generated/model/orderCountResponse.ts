/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OrderCount } from './orderCount';
import type { Succeeded } from './succeeded';

export type OrderCountResponse = {
  data: OrderCount;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
