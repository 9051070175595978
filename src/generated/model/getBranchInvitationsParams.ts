/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';

export type GetBranchInvitationsParams = {
/**
 * Invitation states as a comma list; all if absent.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
'filter[status]'?: string;
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
