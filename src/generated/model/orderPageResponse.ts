/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OrderPage } from './orderPage';
import type { Succeeded } from './succeeded';

export type OrderPageResponse = {
  data: OrderPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
