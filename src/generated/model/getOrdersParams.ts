/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { GetOrdersSort } from './getOrdersSort';
import type { PageParameter } from './pageParameter';

export type GetOrdersParams = {
/**
 * Page of the list, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Orders on a page.
 * @minimum 1
 * @maximum 100
 */
per_page?: number;
/**
 * Formation states as a comma list; all if absent.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
'filter[status]'?: string;
/**
 * 1 for those with a crew whose arrival window starts within 48 hours - soonest first.
 * @minimum 0
 * @maximum 1
 */
'filter[starting_soon]'?: number;
/**
 * By time - a minus puts the latest first. Without it - not formed by the last change - others by their start.
 */
sort?: GetOrdersSort;
};
