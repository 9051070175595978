/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OAuthResult } from './oAuthResult';
import type { Succeeded } from './succeeded';

export type OAuthResultResponse = {
  data: OAuthResult;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
