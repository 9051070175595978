/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchOverview } from './branchOverview';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type BranchOverviewResponse = {
  data: BranchOverview;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
