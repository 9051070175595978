/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Subscription } from './subscription';
import type { Succeeded } from './succeeded';

export type SubscriptionResponse = {
  data: Subscription;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
