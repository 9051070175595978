/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OrderDetail } from './orderDetail';
import type { Succeeded } from './succeeded';

export type OrderDetailResponse = {
  data: OrderDetail;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
