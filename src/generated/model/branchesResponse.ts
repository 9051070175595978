/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchSummary } from './branchSummary';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type BranchesResponse = {
  data: BranchSummary[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
