/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchNumbers } from './branchNumbers';

/**
 * Numbers of all branches of a company.
 */
export interface CompanyNumbers {
  company: BranchNumbers;
  /** The open branches by name. */
  branches: BranchNumbers[];
}
