import type { ActivityType } from '#generated/model';
import { can } from '#domain/people/rights';
import type { Person } from './access';

/**
 * Checks whether someone who may act in a branch receives this activity. Activities about the subscription go only to people who
 * may see it (spec section 6), all others to everyone.
 */
export function receivesActivity(person: Person, type: ActivityType): boolean {
  return type.startsWith('subscription.') ? can(person.type, 'receiveSubscriptionNews') : true;
}
