import type { ActivityType } from '../../../src/generated/model';
import { may } from '../../../src/domain/rights';
import type { Person } from './access';

/**
 * Whether someone who may act in a branch receives this activity. Activities about the subscription go only to those who
 * may see it (spec section 6), all others to everyone.
 */
export function receivesActivity(person: Person, type: ActivityType): boolean {
  return type.startsWith('subscription.') ? may(person.type, 'viewSubscription') : true;
}
