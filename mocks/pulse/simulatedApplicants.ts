import type { OfferApplicationRow, OfferRow } from '../db/schema';
import { apply } from '../handlers/outsource/apply';
import { moveApplication } from '../handlers/outsource/endOffer';
import { settleOffers } from '../handlers/outsource/offerClock';
import { isAnnouncedAndOpen } from '../rules/outsource/applications';
import { cast } from '../seed/cast';
import type { World } from '../world';
import { tryChange } from './tryChange';

/** No one answers sooner: they have to read the offer first. */
const readingMs = 4_000;

/**
 * One simulated helper applies for an open offer of this company, or passes. The latest offer comes first, because the
 * person who published it is watching. False when no one is left who could.
 */
export function applyOne(world: World, companyId: number): boolean {
  settleOffers(world);
  const found = findApplicants(world, companyId);
  if (!found) return false;
  const application = world.random.pick(found.applications);
  if (world.random.chance(0.3)) return pass(world, application);
  return tryChange(() => applyAs(world, found.offer, application)) || pass(world, application);
}

/** The latest open offer with simulated people who have not answered. */
function findApplicants({ tables, clock }: World, companyId: number) {
  const branches = tables.branch.by('company', companyId).map(({ id }) => id);
  const open = branches.flatMap((id) => tables.offer.by('openOfBranch', id)).sort((a, b) => b.id - a.id);
  const readBy = clock.now().getTime() - readingMs;
  for (const offer of open) {
    const applications = tables.offerApplication.select(
      'offer',
      offer.id,
      (each) => each.user_id > cast.length && isAnnouncedAndOpen(each) && Date.parse(each.opens_at) <= readBy,
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

function pass(world: World, application: OfferApplicationRow): boolean {
  const reason = world.random.pick(['not_available', 'too_far', 'pay_too_low'] as const);
  const at = world.now();
  return moveApplication(world, application, 'pass', { reason, decided_at: at, viewed_at: at }) !== undefined;
}
