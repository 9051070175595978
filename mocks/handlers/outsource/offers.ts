import type { OfferApplicationPage, OfferPage, OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { rankFit } from '#domain/outsource/fit';
import type { OfferApplicationRow, OfferRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { paginate } from '../../http/pages';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { openOffer, settle } from './openOffer';
import { findFacts, openRound } from './matching/people';
import { atProposedRate, createApplicationView, toNeed } from './applications/showApplication';
import { showOffer } from './showOffer';

/** Offers of a branch: open ones by their deadline, then the others, latest first. */
export function getOffers({ world, user, query }: Context<'getOffers'>): OfferPage {
  const branch = openBranch(world, user, query.branch_id);
  settle(world);
  const all = world.tables.offer.by('branch', branch.id);
  const { 'filter[status]': codes, 'filter[order_id]': orderId } = query;
  const wanted = codes?.split(',').map(Number);
  const listed = all.filter(
    ({ status, order_id }) =>
      (wanted === undefined || wanted.includes(status)) && (orderId === undefined || order_id === orderId),
  );
  const open = listed.filter(({ status }) => status === OfferStatus.open);
  open.sort((a, b) => a.apply_by.localeCompare(b.apply_by) || a.id - b.id);
  const over = listed.filter(({ status }) => status !== OfferStatus.open);
  return {
    ...paginate([...open, ...over], query, (offer) => showOffer(world, offer)),
    counts: countStatuses(all),
  };
}

function countStatuses(offers: readonly OfferRow[]): OfferPage['counts'] {
  const count = (wanted: OfferStatus) => offers.filter(({ status }) => status === wanted).length;
  const { open, filled, closed, expired, cancelled } = OfferStatus;
  return {
    open: count(open),
    filled: count(filled),
    closed: count(closed),
    expired: count(expired),
    cancelled: count(cancelled),
  };
}

export function getOffer({ world, user, params }: Context<'getOffer'>): OutsourceOffer {
  return showOffer(world, openOffer(world, user, params.offerId));
}

type Sort = Context<'getOfferApplications'>['query']['sort'];

export function getOfferApplications({
  world,
  user,
  params,
  query,
}: Context<'getOfferApplications'>): OfferApplicationPage {
  const offer = openOffer(world, user, params.offerId);
  const { 'filter[status]': codes, 'filter[applied]': applied } = query;
  const wanted = codes?.split(',').map(Number);
  const listed = world.tables.offerApplication
    .by('offer', offer.id)
    .filter(
      ({ status, applied_at }) =>
        (wanted === undefined || wanted.includes(status)) &&
        (applied === undefined || (applied_at !== null) === (applied === 1)),
    );
  const getKey = createSortKey(world, offer, query.sort);
  const sorted = listed
    .map((each) => ({ each, key: getKey(each) }))
    .sort((a, b) => a.key - b.key || a.each.id - b.each.id);
  const show = createApplicationView(world, user, offer);
  return paginate(sorted, query, ({ each }) => show(each));
}

/** The number by which applications are sorted, smallest first. */
function createSortKey(world: World, offer: OfferRow, sort: Sort): (application: OfferApplicationRow) => number {
  const round = openRound(world, toNeed(world, offer));
  const getFacts = (application: OfferApplicationRow) => {
    const facts = findFacts(round, application.user_id)?.facts;
    return facts && atProposedRate(application, facts);
  };
  const last = Number.MAX_SAFE_INTEGER;
  const keys: Record<Sort, (application: OfferApplicationRow) => number> = {
    '-fit': (each) => {
      const facts = getFacts(each);
      return facts ? -rankFit(facts) : last;
    },
    rate: (each) => getFacts(each)?.rate ?? last,
    distance: (each) => getFacts(each)?.miles ?? last,
    '-rating': (each) => {
      const facts = getFacts(each);
      return facts && facts.ratings > 0 ? -facts.stars / facts.ratings : last;
    },
    applied_at: ({ applied_at }) => (applied_at === null ? last : Date.parse(applied_at)),
  };
  return keys[sort];
}
