/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetTeamHoursParams = {
/**
 * First day in the time zone of the branch.
 */
'filter[date_from]'?: string;
/**
 * Last day - at most 62 after the first.
 */
'filter[date_to]'?: string;
};
