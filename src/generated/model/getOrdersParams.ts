/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { GetOrdersSort } from './getOrdersSort';
import type { OrderCustomerParameter } from './orderCustomerParameter';
import type { OrderDateFromParameter } from './orderDateFromParameter';
import type { OrderDateToParameter } from './orderDateToParameter';
import type { OrderMissingPositionParameter } from './orderMissingPositionParameter';
import type { OrderSearchParameter } from './orderSearchParameter';
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
 * All words of it are in the customer's name, the company's name, a city or an address. Or digits of a phone in any format, or a job number such as `#1042`.
 * @maxLength 100
 */
'filter[search]'?: OrderSearchParameter;
/**
 * First day in the time zone of the branch. A job of several days counts on each of them.
 */
'filter[date_from]'?: OrderDateFromParameter;
/**
 * Last day, not before the first.
 */
'filter[date_to]'?: OrderDateToParameter;
/**
 * Jobs of one customer, by the ten digits of the customer's phone.
 * @minLength 10
 * @maxLength 10
 * @pattern ^[0-9]{10}$
 */
'filter[customer]'?: OrderCustomerParameter;
/**
 * 1 driver, 2 foreman, 3 helper, 4 foreman/driver.
 */
'filter[missing_position]'?: OrderMissingPositionParameter;
/**
 * Ids of orders to leave out, as a comma list.
 * @maxLength 400
 * @pattern ^[0-9]{1,15}(,[0-9]{1,15}){0,24}$
 */
'filter[except]'?: string;
/**
 * By time - a minus puts the latest first. Without it - not formed by the last change - others by their start.
 */
sort?: GetOrdersSort;
};
