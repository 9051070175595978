/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { KnownAddress } from './knownAddress';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type KnownAddressesResponse = {
  data: KnownAddress[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
