/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';
import type { InvitationBucket } from './invitationBucket';

export type GetHelperOffersParams = {
/**
 * One list; by default the new ones.
 */
'filter[bucket]'?: InvitationBucket;
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
