import type { OfferApplicationRow, OfferRow } from '../store/schema';
import { apply } from '../../outsource/handlers/applications/apply';
import { getFirstPlace } from '../../crew/handlers/bookings';
import { moveApplication } from '../../outsource/handlers/endOffer';
import { settleOffers } from '../../outsource/handlers/offerClock';
import { isAnnouncedAndOpen } from '../../outsource/rules/applications';
import { getOfferOrder } from '../../outsource/rules/offerOrder';
import { cast } from '../../account/seed/cast';
import type { World } from '../world';
import { pickHonestReason } from './honestReasons';
import { declines, type Mood } from './moods';
import type { Branches } from './simulatedAnswers';
import { tryChange } from './tryChange';

/** No one answers sooner: they have to read the offer first. */
const readingMs = 4_000;

/** The person who published an offer watches it this long, and until so many have applied. */
const freshMs = 10 * 60_000;
const enough = 3;

/**
 * One simulated helper applies for an open offer of these branches, or passes; the latest offer first. `fresh`: only for an
 * offer from minutes ago. False when no one is left who could.
 */
export function applyOne(world: World, branches: Branches, which: 'fresh' | 'any', mood: Mood): boolean {
  if (world.tables.offer.count('open', 'open') === 0) return false;
  settleOffers(world);
  const found = findApplicants(world, branches, which === 'fresh' ? isFresh : () => true);
  if (!found) return false;
  const application = world.random.pick(found.applications);
  if (declines(world, mood, 0.3)) return pass(world, found.offer, application);
  return tryChange(() => applyAs(world, found.offer, application)) || pass(world, found.offer, application);
}

function isFresh({ tables, clock }: World, { id, created_at }: OfferRow): boolean {
  const applied = tables.offerApplication.select('offer', id, ({ applied_at }) => applied_at !== null);
  return clock.now().getTime() - Date.parse(created_at) < freshMs && applied.length < enough;
}

/** The latest open offer with simulated people who have not answered it, nor declined its job. */
function findApplicants(world: World, branches: Branches, isWanted: (world: World, offer: OfferRow) => boolean) {
  const { tables, clock } = world;
  const open = [...branches].flatMap((id) => tables.offer.by('openOfBranch', id)).sort((a, b) => b.id - a.id);
  const readBy = clock.now().getTime() - readingMs;
  for (const offer of open.filter((each) => isWanted(world, each))) {
    const asked = new Set(tables.invitation.by('order', offer.order_id ?? 0).map(({ user_id }) => user_id));
    const applications = tables.offerApplication.select(
      'offer',
      offer.id,
      (each) =>
        each.user_id > cast.length &&
        !asked.has(each.user_id) &&
        isAnnouncedAndOpen(each) &&
        Date.parse(each.opens_at) <= readBy,
    );
    if (applications.length > 0) return { offer, applications };
  }
  return undefined;
}

function applyAs(world: World, offer: OfferRow, application: OfferApplicationRow): void {
  const { position } = application;
  const offered = offer.position_needs.find((need) => need.position === position)?.hourly_rate ?? 0;
  const proposed_rate = world.random.chance(0.25) ? offered + 100 : null;
  apply(world, offer, application, { position, proposed_rate });
}

function pass(world: World, offer: OfferRow, application: OfferApplicationRow): boolean {
  const { user_id, branch_id, position } = application;
  const hourly_rate = offer.position_needs.find((need) => need.position === position)?.hourly_rate ?? 0;
  const place = getFirstPlace(world, getOfferOrder(world, offer));
  const reason = pickHonestReason(world, user_id, { branchId: branch_id, place, hourly_rate });
  const at = world.now();
  return moveApplication(world, application, 'pass', { reason, decided_at: at, viewed_at: at }) !== undefined;
}
