import type { OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import type { OfferRow, OrderRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { firstOrderNumber } from '../../rules/orders/orderColumns';
import { listRepeatedNeeds } from '../../rules/outsource/offerSlots';
import { checkOpenOffer, getMessageLanguage } from '../../rules/outsource/publishing';
import { findDeadlineProblems, getUsualDeadline, planTiers } from '../../rules/outsource/times';
import { refuse, refuseProblems } from '../../rules/refusals';
import type { World } from '../../world';
import { recordEvent } from '../crew/formCrew';
import { openBranch } from '../openBranch';
import { requirePlanLimit } from '../planUsage';
import { type Need, readNeed, readOrderNeed } from './matching/need';
import { settleOffers } from './offerClock';
import { openOffer } from './openOffer';
import { listAudience, listNotified, notifyPeople } from './reach';
import { showOffer } from './showOffer';
import { offerRefusalTexts as texts } from '../../texts/refusals';

export function createOffer({ world, user, query, body, setMessage }: Context<'createOffer'>): OutsourceOffer {
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
export function repeatOffer({ world, user, params, body, setMessage }: Context<'repeatOffer'>): OutsourceOffer {
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
