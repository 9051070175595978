/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';

export type GetEarningsParams = {
/**
 * Only the week with this day, for a statement. 402 `statements` without Helper Pro.
 */
'filter[date]'?: string;
/**
 * Page of the list, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: ExtensionPageParameter;
/**
 * Weeks of a page.
 * @minimum 1
 * @maximum 26
 */
per_page?: number;
};
