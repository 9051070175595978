import type { ActivityType } from '../../../src/generated/model';
import { may, type Person } from './access';

/**
 * Whether somebody who may act in a branch is told of this: what concerns the subscription only those who may see it
 * (spec section 6), everything else everybody.
 */
export function isToldOf(person: Person, type: ActivityType): boolean {
  return type.startsWith('subscription.') ? may(person, 'viewSubscription') : true;
}
