/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { SearchBranchScope } from './searchBranchScope';
import type { SearchBranchType } from './searchBranchType';

export type SearchBranchParams = {
/**
 * One kind only; both if empty or absent.
 */
type?: SearchBranchType;
/**
 * Part of a name or email or city or address - digits of a phone - or a job number; without it the latest.
 * @maxLength 100
 */
search?: string;
/**
 * `company` searches all branches, for the owner only.
 */
scope?: SearchBranchScope;
};
