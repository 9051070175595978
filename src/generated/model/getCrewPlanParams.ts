/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetCrewPlanParams = {
/**
 * First day in the time zone of the branch.
 */
'filter[date_from]'?: string;
/**
 * Last day - at most 6 after the first.
 */
'filter[date_to]'?: string;
};
