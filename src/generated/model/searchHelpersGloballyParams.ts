/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';

export type SearchHelpersGloballyParams = {
/**
 * First name or whole name or city or the exact email; everyone if absent.
 * @maxLength 100
 */
search?: string;
/**
 * Position codes as a comma list.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
'filter[position]'?: string;
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
