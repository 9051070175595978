import type { OfferApplicationRow, OfferRow } from '../../db/schema';
import { assignTiers, openFrom, planTiers, type Ranked, replanTiers } from '../../rules/outsource/times';
import type { World } from '../../world';
import type { Need } from './matching/need';
import { findOpening, listAudience, listNotified, notifyPeople } from './reach';
import { toNeed } from './applications/showApplication';

/**
 * Brings the people of an offer up to date after its audience or radius changed. Who applied stays. Anyone else who no
 * longer belongs to the audience no longer sees the offer, and who newly belongs sees it now or with their tier.
 * `userIds` are the selected people; undefined for the people notified so far.
 */
export function changeReach(
  world: World,
  before: OfferRow,
  changed: OfferRow,
  userIds: readonly number[] | undefined,
): OfferRow {
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
