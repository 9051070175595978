/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Candidate } from './candidate';
import type { OtherBranchCandidates } from './otherBranchCandidates';

export interface InvitableEmployees {
  branch_employees: Candidate[];
  other_branch_employees: OtherBranchCandidates[];
}
