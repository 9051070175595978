import { OfferStatus } from '#generated/model/codes';
import type { BranchRow, OfferApplicationRow, OfferRow } from '../../db/schema';
import { applicationsReceived, offerExpiring, offerFilled } from '../../realtime/activities/offers';
import { toOfferFacts } from '../../realtime/outsourceBroadcasts';
import type { World } from '../../world';
import type { PastActivity } from './pastActivity';

/** History of a branch's offers. */
export function listOfferActivities(world: World, branch: BranchRow): PastActivity[] {
  return world.tables.offer.by('branch', branch.id).flatMap((offer) => listOffer(world, offer));
}

function listOffer(world: World, offer: OfferRow): PastActivity[] {
  const { tables } = world;
  const facts = toOfferFacts(world, offer);
  const applications = tables.offerApplication.by('offer', offer.id);
  const received = applications.flatMap(({ applied_at }): PastActivity[] =>
    applied_at === null
      ? []
      : [
          {
            at: Date.parse(applied_at),
            draft: applicationsReceived(facts, countUnanswered(applications, applied_at)),
          },
        ],
  );
  const filled = offer.status === OfferStatus.filled ? offer.filled_at : null;
  return [
    ...received,
    ...(filled === null ? [] : [{ at: Date.parse(filled), draft: offerFilled(facts) }]),
    ...(offer.warned_at === null
      ? []
      : [{ at: Date.parse(offer.warned_at), draft: offerExpiring(facts, countTaken(applications, offer.warned_at)) }]),
  ];
}

/** Applications without an answer at that time. */
function countUnanswered(applications: readonly OfferApplicationRow[], at: string): number {
  return applications.filter(
    ({ applied_at, decided_at }) => applied_at !== null && applied_at <= at && (decided_at === null || decided_at > at),
  ).length;
}

function countTaken(applications: readonly OfferApplicationRow[], at: string): number {
  return applications.filter(({ invitation_id, decided_at }) => invitation_id !== null && (decided_at ?? at) <= at)
    .length;
}
