/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Branch } from './branch';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type BranchResponse = {
  data: Branch;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
