/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { SignedIn } from './signedIn';
import type { Succeeded } from './succeeded';

export type SignedInResponse = {
  data: SignedIn;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
