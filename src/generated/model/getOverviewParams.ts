/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { GetOverviewScope } from './getOverviewScope';

export type GetOverviewParams = {
/**
 * `company` sums all branches, for the owner only. The branch in the path decides the days.
 */
scope?: GetOverviewScope;
};
