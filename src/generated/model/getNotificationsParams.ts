/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActivityKind } from './activityKind';
import type { GetNotificationsType } from './getNotificationsType';
import type { PageParameter } from './pageParameter';

export type GetNotificationsParams = {
/**
 * Page of the list, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Only unread activities, or all when empty.
 */
type?: GetNotificationsType;
/**
 * Only activities of one kind.
 */
'filter[kind]'?: ActivityKind;
};
