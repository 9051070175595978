import type { Nothing, OutsourceOffer, OfferAudience } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { hasEarlyOffers } from '../../billing/handlers';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { refuseProblems, refuse } from '../../provider/rules/refusals';
import type { OfferRow, UserRow, OfferApplicationRow, OfferTierRow } from '../../provider/store/schema';
import { offerRefusalTexts as texts } from '../../provider/texts/refusals';
import type { World } from '../../provider/world';
import { countOfferSlots, listOpenNeeds, getOfferOrder, listNeedLines, newApplication } from '../rules/applications';
import {
  findDeadlineProblems,
  assignTiers,
  openFrom,
  planTiers,
  type Ranked,
  replanTiers,
  getOpening,
  pickAudience,
} from '../rules/matching';
import {
  findChangeProblems,
  checkDeleteOffer,
  checkOfferOpen,
  checkOfferVersion,
  getMessageLanguage,
  checkSelected,
} from '../rules/offerForm';
import { toNeed } from './applications';
import { endOffer } from './endOffer';
import { rankPeople, toRanked } from './matching/match';
import { findLookupProblems, type Need } from './matching/need';
import { findFitting, openRound } from './matching/people';
import { settleOffers, openOffer, showOffer } from './openOffer';

type Change = Context<'updateOffer'>['body'];

export function updateOffer({ world, user, params, body, setMessage }: Context<'updateOffer'>): OutsourceOffer {
  const before = openOffer(world, user, params.offerId);
  throwIfRefused(checkOfferOpen(before));
  throwIfRefused(checkOfferVersion(before, body.version));
  checkChange(world, before, body);
  const changed = world.tables.offer.update(before.id, toColumns(before, body, user));
  const after = hasOtherReach(before, body) ? changeReach(world, before, changed, body.user_ids) : changed;
  world.announce({ type: 'offerChanged', offer: after, change: 'updated' });
  settleOffers(world);
  if (countOfferSlots(listNeedLines(world, after)) === 0) endOffer(world, after, OfferStatus.filled);
  setMessage('The offer was saved.');
  return showOffer(world, after);
}

function checkChange(world: World, offer: OfferRow, { position_needs, requirements, apply_by }: Change): void {
  const order = getOfferOrder(world, offer);
  const lines = listNeedLines(world, offer);
  const open = listOpenNeeds(order, world.tables.invitation.by('order', order.id));
  throwIfRefused(
    refuseProblems({
      ...(position_needs && findChangeProblems(position_needs, lines, open)),
      ...(requirements && findLookupProblems(requirements)),
      ...(apply_by !== undefined && findDeadlineProblems(apply_by, world.now(), order.starts_at)),
    }),
  );
}

function toColumns(before: OfferRow, body: Change, user: UserRow): Partial<OfferRow> {
  const { version: _version, user_ids: _people, ...rest } = body;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { message = before.message, apply_by = before.apply_by } = body;
  return {
    ...given,
    message_language: message === before.message ? before.message_language : getMessageLanguage(user, message),
    warned_at: apply_by === before.apply_by ? before.warned_at : null,
    version: before.version + 1,
  };
}

/** Checks whether other people may see the offer after a change. */
function hasOtherReach(before: OfferRow, body: Change): boolean {
  const names = ['audience', 'radius_miles', 'tier_minutes'] as const;
  const isOther = (name: (typeof names)[number]) => body[name] !== undefined && body[name] !== before[name];
  return body.user_ids !== undefined || names.some(isOther);
}

export function closeOffer({ world, user, params, setMessage }: Context<'closeOffer'>): OutsourceOffer {
  const offer = openOffer(world, user, params.offerId);
  throwIfRefused(checkOfferOpen(offer));
  const closed = endOffer(world, offer, OfferStatus.closed);
  setMessage('The offer was closed.');
  return showOffer(world, closed);
}

export function deleteOffer({ world, user, params, setMessage }: Context<'deleteOffer'>): Nothing {
  const offer = openOffer(world, user, params.offerId);
  const applications = world.tables.offerApplication.by('offer', offer.id);
  const hadCrew = applications.filter(
    ({ status, invitation_id }) => status === InvitationStatus.accepted || invitation_id !== null,
  );
  throwIfRefused(checkDeleteOffer(hadCrew.length));
  const last =
    offer.status === OfferStatus.open ? endOffer(world, offer, OfferStatus.closed, { reason: 'offer_deleted' }) : offer;
  world.announce({ type: 'offerChanged', offer: last, change: 'deleted' });
  for (const { id } of applications) world.tables.offerApplication.remove(id);
  world.tables.offer.remove(offer.id);
  setMessage('The offer was deleted.');
  return {};
}

/**
 * Brings the people of an offer up to date after its audience or radius changed. Who applied stays. Anyone else who no
 * longer belongs to the audience no longer sees the offer, and who newly belongs sees it now or with their tier.
 * `userIds` are the selected people; undefined for the people notified so far.
 */
function changeReach(world: World, before: OfferRow, changed: OfferRow, userIds: readonly number[] | undefined) {
  const { tables } = world;
  const now = world.now();
  const planned = planTiers(changed.audience, changed.tier_minutes, Date.parse(changed.created_at));
  const after = tables.offer.update(changed.id, { tiers: replanTiers(planned, before.tiers, now) });
  const need = toNeed(world, after);
  const selected = userIds ?? listNotified(world, after);
  const people = listNewAudience(world, after, need, selected);
  const assigned = assignTiers(after.tiers, people, selected);
  const personById = new Map(people.map((person) => [person.userId, person]));
  for (const application of tables.offerApplication.by('offer', after.id)) {
    const [tier, person] = [assigned.get(application.user_id), personById.get(application.user_id)];
    if (!tier || !person) leaveAudience(world, after, application);
    else if (application.is_announced) tables.offerApplication.update(application.id, { tier: tier.audience });
    else
      tables.offerApplication.update(application.id, {
        tier: tier.audience,
        ...findOpening(world, need, person, tier),
      });
  }
  const tiersFromNow = after.tiers.map((tier) => openFrom(tier, now));
  notifyPeople(world, { ...after, tiers: tiersFromNow }, need, people, selected);
  return after;
}

/** Selected people who were notified before stay, whatever they do now; others must be able to take the job. */
function listNewAudience(world: World, offer: OfferRow, need: Need, selected: readonly number[]): Ranked[] {
  if (offer.audience !== 'selected') return listAudience(world, need, offer.audience, selected);
  const known = new Set(listNotified(world, offer));
  const remaining = selected.filter((id) => known.has(id)).map((userId) => ({ userId, isFavorite: false }));
  const added = selected.filter((id) => !known.has(id));
  return remaining.length > 0 && added.length === 0
    ? remaining
    : [...remaining, ...listAudience(world, need, 'selected', added)];
}

/** Removes a person who did not apply from the audience. */
function leaveAudience(world: World, offer: OfferRow, { id, user_id, applied_at, is_announced }: OfferApplicationRow) {
  if (applied_at !== null) return;
  world.tables.offerApplication.remove(id);
  if (is_announced) world.announce({ type: 'offerHidden', offer, userId: user_id });
}

// Audience ------------------------------------------------------------------------------------------------------------

export function listNotified({ tables }: World, { id }: Pick<OfferRow, 'id'>): number[] {
  return tables.offerApplication.viewAll('offer', id, ({ user_id }) => user_id);
}

/** Everyone the audience reaches, best first. Refused if that is no one. */
export function listAudience(world: World, need: Need, audience: OfferAudience, selected: readonly number[]): Ranked[] {
  if (audience === 'selected') {
    const round = openRound(world, need);
    const people = selected.map((id) => findFitting(round, id));
    throwIfRefused(checkSelected(people.map((each) => (each ? each.filter : 'unknown'))));
    return people.flatMap((each) => (each ? [toRanked(each)] : []));
  }
  const ranked = pickAudience(audience, rankPeople(world, need), selected);
  if (ranked.length === 0) throwIfRefused(refuse.field('audience', texts.noneFits));
  return ranked;
}

/** Adds a row for everyone who is not notified yet. */
export function notifyPeople(
  world: World,
  offer: OfferRow,
  need: Need,
  ranked: readonly Ranked[],
  selected: readonly number[],
): void {
  const { tables, db } = world;
  const known = new Set(listNotified(world, offer));
  const round = openRound(world, need);
  for (const [userId, tier] of assignTiers(offer.tiers, ranked, selected)) {
    const fitting = known.has(userId) ? null : findFitting(round, userId);
    if (!fitting) continue;
    tables.offerApplication.insert({
      ...newApplication,
      id: db.nextId('offerApplication'),
      offer_id: offer.id,
      branch_id: offer.branch_id,
      user_id: userId,
      position: fitting.slot.position,
      tier: tier.audience,
      ...findOpening(world, need, toRanked(fitting), tier),
    });
  }
}

function findOpening(world: World, need: Need, { userId, isFavorite }: Ranked, tier: OfferTierRow) {
  return getOpening(tier, { isPro: hasEarlyOffers(world, userId), isFavorite, startsAt: need.order.starts_at });
}
