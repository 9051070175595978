import type { HelperInvitation, OwnData } from '#generated/model';
import type { Context } from '../../http/context';
import { summarizeReviews } from '../../rules/helper/ownRating';
import type { World } from '../../world';
import { showOwn } from '../invitations/showOwn';
import { requireHelper } from './availabilities';
import { listEarnings } from './earnings';
import { findReliability, listReviews } from './ownRating';
import { showProfile } from './showProfile';

/** Data a helper can download about themselves (docs/product.md, "Helper profile"). */
export function getOwnData({ world, user }: Context<'getOwnData'>): OwnData {
  requireHelper(user);
  return {
    created_at: world.now(),
    profile: showProfile(world, user.id),
    rating: Object.assign(summarizeReviews(listReviews(world, user)), { reliability: findReliability(world, user) }),
    jobs: listJobs(world, user.id),
    earnings: listEarnings(world, user.id),
  };
}

/** All invitations of a person, newest first. Those to deleted jobs are gone. */
function listJobs(world: World, userId: number): HelperInvitation[] {
  const { tables } = world;
  return tables.invitation
    .select('user', userId, ({ order_id }) => tables.order.has(order_id))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    .map((own) => showOwn(world, own, tables.order.require(own.order_id)));
}
