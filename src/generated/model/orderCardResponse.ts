/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OrderCard } from './orderCard';
import type { Succeeded } from './succeeded';

export type OrderCardResponse = {
  data: OrderCard;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
