/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';
import type { InvitationBucket } from './invitationBucket';

export type GetHelperInvitationsParams = {
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
 * Rows of a page.
 * @minimum 1
 * @maximum 50
 */
per_page?: number;
};
