/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchName } from './branchName';
import type { Candidate } from './candidate';

export interface OtherBranchCandidates {
  branch: BranchName | null;
  employees: Candidate[];
}
