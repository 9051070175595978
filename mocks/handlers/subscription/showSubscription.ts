import type { Subscription } from '#generated/model';
import type { SubscriptionRow } from '../../db/schema';
import { presentSubscription } from '../../presenters/subscription';
import type { World } from '../../world';
import { countUsage } from '../planUsage';

/** A subscription with its current usage, as its owner sees it. */
export function showSubscription(world: World, row: SubscriptionRow): Subscription {
  return presentSubscription(world.tables, row, countUsage(world, row));
}
