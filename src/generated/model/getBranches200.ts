/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchSummary } from './branchSummary';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type GetBranches200 = {
  data: BranchSummary[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
