import type { OfferAudience } from '#generated/model';
import type { OfferRow, OfferTierRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { newApplication } from '../rules/applications';
import { checkSelected } from '../rules/publishing';
import { assignTiers, getOpening, pickAudience, type Ranked } from '../rules/times';
import { refuse } from '../../provider/rules/refusals';
import { offerRefusalTexts as texts } from '../../provider/texts/refusals';
import type { World } from '../../provider/world';
import { hasEarlyOffers } from '../../billing/handlers/planUsage';
import { rankPeople, toRanked } from './matching/match';
import type { Need } from './matching/need';
import { findFitting, openRound } from './matching/people';

/** Everyone who was notified of an offer or will be. */
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

/** When a person sees an offer for this need. */
export function findOpening(world: World, need: Need, { userId, isFavorite }: Ranked, tier: OfferTierRow) {
  return getOpening(tier, { isPro: hasEarlyOffers(world, userId), isFavorite, startsAt: need.order.starts_at });
}
