/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter';

export type GetOrderHistoryParams = {
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
};
