/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetCrewPlanParams = {
/**
 * Day in the time zone of the branch; today if left out.
 */
'filter[date]'?: string;
};
