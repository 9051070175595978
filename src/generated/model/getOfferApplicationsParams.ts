/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';
import type { GetOfferApplicationsSort } from './getOfferApplicationsSort';

export type GetOfferApplicationsParams = {
/**
 * Status codes as a comma list; all if absent.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
'filter[status]'?: string;
/**
 * 1 for those who applied, 0 for those who were notified only; both if absent.
 * @minimum 0
 * @maximum 1
 */
'filter[applied]'?: number;
/**
 * With a minus the largest first.
 */
sort?: GetOfferApplicationsSort;
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
