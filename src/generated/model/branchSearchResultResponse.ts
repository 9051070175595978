/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchSearchResult } from './branchSearchResult';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type BranchSearchResultResponse = {
  data: BranchSearchResult;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
