/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { GetOverviewScope } from './getOverviewScope';

export type GetOverviewParams = {
/**
 * `company` sums all branches, for the owner only. Days are those of the branch in the path.
 */
scope?: GetOverviewScope;
};
