/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';

export type GetOffersParams = {
/**
 * Id of a branch of the caller's company; anything else is a 404.
 * @minimum 1
 */
branch_id: number;
/**
 * Status codes as a comma list; all if absent.
 * @maxLength 9
 * @pattern ^[1-5](,[1-5]){0,4}$
 */
'filter[status]'?: string;
/**
 * The offers of one order.
 * @minimum 1
 */
'filter[order_id]'?: number;
/**
 * Page of the list, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: ExtensionPageParameter;
/**
 * Rows on a page.
 * @minimum 1
 * @maximum 100
 */
per_page?: number;
};
