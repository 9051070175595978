import { rankFit } from '#domain/outsource/fit';
import { can } from '#domain/people/rights';
import type { OutsourceMonth, OfferApplicationPage, OfferPage, OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { listMonths as listLastMonths, toMonth } from '#platform/lib/time/months';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { requirePlanLimit } from '../../billing/handlers';
import { openBranch } from '../../branches/handlers/openBranch';
import { recordEvent } from '../../crew/handlers/formCrew';
import * as generated from '../../generated/handlers/outsource/outsource.msw';
import { firstOrderNumber } from '../../orders/rules/orderColumns';
import { listBranches } from '../../provider/access/access';
import { type Context, paginate } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless, refuse, refuseProblems } from '../../provider/rules/refusals';
import type { BranchRow, UserRow, OfferApplicationRow, OfferRow, OrderRow } from '../../provider/store/schema';
import { offerRefusalTexts as texts } from '../../provider/texts/refusals';
import type { World } from '../../provider/world';
import { listRepeatedNeeds } from '../rules/applications';
import { findDeadlineProblems, getUsualDeadline, planTiers } from '../rules/matching';
import { getMonthNumbers, checkOpenOffer, getMessageLanguage } from '../rules/offerForm';
import {
  acceptApplication,
  answerApplications,
  cancelApplication,
  rejectApplication,
  atProposedRate,
  createApplicationView,
  toNeed,
} from './applications';
import { closeOffer, deleteOffer, updateOffer, listAudience, listNotified, notifyPeople } from './changeOffer';
import {
  applyForOffer,
  passOffer,
  withdrawApplication,
  getHelperOffer,
  getHelperOfferCounts,
  getHelperOffers,
} from './helperOffers';
import { matchHelpers } from './matching/match';
import { type Need, readNeed, readOrderNeed } from './matching/need';
import { findFacts, openRound } from './matching/people';
import { settle, openOffer, showOffer, settleOffers } from './openOffer';

function createOffer({ world, user, query, body, setMessage }: Context<'createOffer'>): OutsourceOffer {
  const branch = openBranch(world, user, query.branch_id);
  settleOffers(world);
  const need = readNeed(world, user, body, branch.id);
  if (need.branch.id !== branch.id) throwIfRefused(refuse.notFound());
  const { title = '', message = '', auto_accept, audience, user_ids = [], tier_minutes = null } = body;
  const offer = publish(world, user, need, {
    title,
    message,
    message_language: getMessageLanguage(user, message),
    auto_accept,
    audience,
    selected: user_ids,
    tierMinutes: tier_minutes,
    applyBy: body.apply_by,
  });
  setMessage('The offer was published.');
  return showOffer(world, offer);
}

/** Publishes an offer again with its terms, for what is still open of its order or of another one. */
function repeatOffer({ world, user, params, body, setMessage }: Context<'repeatOffer'>): OutsourceOffer {
  const before = openOffer(world, user, params.offerId);
  const { needs: open, ...found } = readOrderNeed(world, user, body.order_id ?? before.order_id ?? 0);
  const needs = listRepeatedNeeds(before.position_needs, open);
  if (needs.length === 0) throwIfRefused(refuse.conflict(texts.nothingOpen, { code: 'position_filled' }));
  const { radius_miles: radiusMiles, requirements, title, message, message_language, auto_accept } = before;
  const need = { ...found, needs, radiusMiles, requirements };
  const audience = body.audience ?? before.audience;
  const offer = publish(world, user, need, {
    title,
    message,
    message_language,
    auto_accept,
    audience,
    selected: body.user_ids ?? listNotified(world, before),
    tierMinutes: before.tier_minutes,
    applyBy: body.apply_by,
  });
  setMessage('The offer was published again.');
  return showOffer(world, offer);
}

type Terms = Pick<OfferRow, 'title' | 'message' | 'message_language' | 'auto_accept' | 'audience'> & {
  selected: readonly number[];
  tierMinutes: number | null;
  applyBy: string | undefined;
};

function publish(world: World, user: UserRow, need: Need, terms: Terms): OfferRow {
  const { branch } = need;
  requirePlanLimit(world, branch.company_id, 'offers');
  throwIfRefused(checkOpenOffer(world.tables.offer.by('order', need.order.id)));
  const now = world.clock.now().getTime();
  const applyBy = terms.applyBy ?? getUsualDeadline(now, Date.parse(need.order.starts_at));
  throwIfRefused(refuseProblems(findDeadlineProblems(applyBy, world.now(), need.order.starts_at)));
  const ranked = listAudience(world, need, terms.audience, terms.selected);
  const order = need.isDraft ? insertDraftOrder(world, user, need.order) : need.order;
  const { title, message, message_language, auto_accept, audience, tierMinutes } = terms;
  const offer = world.tables.offer.insert({
    id: world.db.nextId('offer'),
    branch_id: branch.id,
    order_id: order.id,
    deleted_order: null,
    title,
    position_needs: need.needs,
    radius_miles: need.radiusMiles,
    requirements: need.requirements,
    audience,
    tier_minutes: tierMinutes,
    tiers: planTiers(audience, tierMinutes, now),
    message,
    message_language,
    auto_accept,
    apply_by: applyBy,
    status: OfferStatus.open,
    created_by_id: user.id,
    created_at: world.now(),
    filled_at: null,
    closed_at: null,
    warned_at: null,
    version: 1,
  });
  recordEvent(world, order, { type: 'offered', actorId: user.id, text: `${user.first_name} published an offer` });
  notifyPeople(world, offer, need, ranked, terms.selected);
  world.announce({ type: 'offerChanged', offer, change: 'created' });
  settleOffers(world);
  return offer;
}

function insertDraftOrder(world: World, user: UserRow, draft: OrderRow): OrderRow {
  requirePlanLimit(world, world.tables.branch.require(draft.branch_id).company_id, 'orders');
  const order = world.tables.order.insert({ ...draft, id: firstOrderNumber + world.db.nextId('order') });
  recordEvent(world, order, { type: 'created', actorId: user.id, text: `${user.first_name} created the job` });
  world.announce({ type: 'orderCreated', orderId: order.id, actorId: user.id });
  return order;
}

/** Offers of a branch: open ones by their deadline, then the others, latest first. */
function getOffers({ world, user, query }: Context<'getOffers'>): OfferPage {
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

function getOffer({ world, user, params }: Context<'getOffer'>): OutsourceOffer {
  return showOffer(world, openOffer(world, user, params.offerId));
}

type Sort = Context<'getOfferApplications'>['query']['sort'];

function getOfferApplications({ world, user, params, query }: Context<'getOfferApplications'>): OfferApplicationPage {
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

const shownMonths = 12;

/** Numbers by branch and month of publishing, the latest month first. */
function getOutsourceNumbers({ world, user, query }: Context<'getOutsourceNumbers'>): OutsourceMonth[] {
  throwIfRefused(forbidUnless(can(user.type, 'createOffer')));
  settle(world);
  const months = listReadable(world, user, query.branch_id).flatMap((branch) => listMonths(world, branch));
  return months.sort((a, b) => b.month.localeCompare(a.month) || a.branch_name.localeCompare(b.branch_name, 'en'));
}

function listReadable(world: World, user: UserRow, branchId: number | undefined): BranchRow[] {
  return branchId === undefined ? listBranches(world.tables, user) : [openBranch(world, user, branchId)];
}

function listMonths({ tables, clock }: World, { id, name, timezone }: BranchRow): OutsourceMonth[] {
  const byMonth = new Map<string, Parameters<typeof getMonthNumbers>[0][number][]>();
  const [first = ''] = listLastMonths(todayIn(timezone, clock.now()), shownMonths);
  for (const { id: offerId, status, created_at, filled_at } of tables.offer.by('branch', id)) {
    const month = toMonth(todayIn(timezone, new Date(created_at)));
    if (month < first) continue;
    const applications = tables.offerApplication.by('offer', offerId);
    byMonth.set(month, [...(byMonth.get(month) ?? []), { status, created_at, filled_at, applications }]);
  }
  return [...byMonth].map(([month, offers]) => ({
    branch_id: id,
    branch_name: name,
    month,
    ...getMonthNumbers(offers),
  }));
}

export const outsourceHandlers = implement(generated, {
  getOffers,
  createOffer,
  matchHelpers,
  getOutsourceNumbers,
  getOffer,
  updateOffer,
  deleteOffer,
  closeOffer,
  repeatOffer,
  getOfferApplications,
  answerApplications,
  acceptApplication,
  rejectApplication,
  cancelApplication,
  getHelperOffers,
  getHelperOfferCounts,
  getHelperOffer,
  applyForOffer,
  passOffer,
  withdrawApplication,
});
