/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Customer } from './customer';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CustomersResponse = {
  data: Customer[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
