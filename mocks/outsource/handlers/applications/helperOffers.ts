import type { HelperOffer, HelperOfferCounts, HelperOfferPage } from '#generated/model';
import type { OfferApplicationRow, OfferRow, UserRow } from '../../../provider/store/schema';
import type { Context } from '../../../provider/http/context';
import { paginate } from '../../../provider/http/pages';
import { orNotFound, throwIfRefused } from '../../../provider/http/refusal';
import { getBranchReach } from '../../../provider/access/membership';
import { refuse } from '../../../provider/rules/refusals';
import { findOfferList, getOfferListKey } from '../../rules/offerLists';
import { getOfferOrder } from '../../rules/offerOrder';
import type { World } from '../../../provider/world';
import { requireHelper } from '../../../helper/handlers/hours';

import { settle } from '../openOffer';
import { showHelperOffer } from './showHelperOffer';

/** One list of the caller's offers. */
export function getHelperOffers({ world, user, query }: Context<'getHelperOffers'>): HelperOfferPage {
  requireHelper(user);
  settle(world);
  const bucket = query['filter[bucket]'] ?? 'new';
  const listed = listAll(world, user.id).filter(({ list }) => list === bucket);
  const sorted = listed
    .map((each) => ({ ...each, key: getOfferListKey(bucket, each.application, each.offer, each.startsAt) }))
    .sort((a, b) => a.key - b.key || a.application.id - b.application.id);
  return paginate(sorted, query, ({ offer, application }) => showHelperOffer(world, offer, application));
}

export function getHelperOfferCounts({ world, user }: Context<'getHelperOfferCounts'>): HelperOfferCounts {
  requireHelper(user);
  settle(world);
  const lists = listAll(world, user.id).map(({ list }) => list);
  const count = (bucket: string) => lists.filter((list) => list === bucket).length;
  return {
    new: count('new'),
    accepted: count('accepted'),
    waiting: count('waiting'),
    cancelled: count('cancelled'),
  };
}

/** One offer. Opening it counts as viewed. */
export function getHelperOffer({ world, user, params }: Context<'getHelperOffer'>): HelperOffer {
  requireHelper(user);
  const { offer, application } = openOwnOffer(world, user, params.offerId);
  if (application.viewed_at !== null) return showHelperOffer(world, offer, application);
  const viewed = world.tables.offerApplication.update(application.id, { viewed_at: world.now() });
  return showHelperOffer(world, offer, viewed);
}

export type OwnOffer = { offer: OfferRow; application: OfferApplicationRow };

/** The offer, if the caller may see it by now; 403 for the company, and 404 for everyone else. */
export function openOwnOffer(world: World, user: UserRow, offerId: number): OwnOffer {
  settle(world);
  const offer = orNotFound(world.tables.offer.get(offerId));
  const application = world.tables.offerApplication.by('offer', offer.id).find(({ user_id }) => user_id === user.id);
  return { offer, application: requireOwn(world, user, application, offer.branch_id) };
}

/** The same by the id of the application. */
export function openOwnApplication(world: World, user: UserRow, id: number): OwnOffer {
  settle(world);
  const found = orNotFound(world.tables.offerApplication.get(id));
  const own = found.user_id === user.id ? found : undefined;
  const application = requireOwn(world, user, own, found.branch_id);
  return { application, offer: world.tables.offer.require(application.offer_id) };
}

function requireOwn(
  world: World,
  user: UserRow,
  application: OfferApplicationRow | undefined,
  branchId: number,
): OfferApplicationRow {
  if (application?.is_announced) return application;
  throwIfRefused(getBranchReach(world.tables, user, branchId) === 'unknown' ? null : refuse.forbidden());
  return orNotFound<OfferApplicationRow>(undefined);
}

type Listed = OwnOffer & { startsAt: string; list: HelperOffer['bucket'] | null };

function listAll(world: World, userId: number): Listed[] {
  const { tables, clock } = world;
  const now = clock.now().getTime();
  const own = tables.offerApplication.select('user', userId, ({ is_announced }) => is_announced);
  return own.map((application) => {
    const offer = tables.offer.require(application.offer_id);
    const order = getOfferOrder(world, offer);
    return { offer, application, startsAt: order.starts_at, list: findOfferList(application, order, now) };
  });
}
