/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetOrderCalendarParams = {
/**
 * First day in the time zone of the branch.
 */
'filter[date_from]'?: string;
/**
 * Last day - at most 366 after the first.
 */
'filter[date_to]'?: string;
/**
 * Orders on a page.
 * @minimum 1
 * @maximum 100
 */
'page[size]'?: number;
/**
 * Page from 1.
 * @minimum 1
 * @maximum 100000
 */
'page[number]'?: number;
};
