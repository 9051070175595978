/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ClosedState } from './closedState';
import type { OrderCustomerParameter } from './orderCustomerParameter';
import type { OrderDateFromParameter } from './orderDateFromParameter';
import type { OrderDateToParameter } from './orderDateToParameter';
import type { OrderSearchParameter } from './orderSearchParameter';
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
 * Only completed or only canceled orders; both if absent.
 */
'filter[closed_state]'?: ClosedState;
};
