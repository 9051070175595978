import type { ActivityType } from '../../../src/generated/model';
import { may, type Person } from './access';

/**
 * Whether someone who may act in a branch receives this activity: what concerns the subscription only those who may see it
 * (spec section 6), everything else everyone.
 */
export function receivesActivity(person: Person, type: ActivityType): boolean {
  return type.startsWith('subscription.') ? may(person, 'viewSubscription') : true;
}
