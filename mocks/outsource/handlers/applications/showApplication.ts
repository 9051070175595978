import type { FitFacts } from '#domain/outsource/fit';
import type { AcceptBlock, CrewConflict, OfferApplication } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow, UserRow } from '../../../provider/store/schema';
import { type Closeness, presentFit, presentOfferPerson } from '../../answers/offerPeople';
import { toReading } from '../../../orders/answers/orders';
import { presentActor } from '../../answers/offers';
import { canDo } from '../../../provider/rules/actions';
import { fillsSlotAs } from '../../../crew/rules/formation';
import { getTrackRecord, type TrackRecord } from '../../../crew/rules/ratings';
import { isWaiting, listCompanyActions } from '../../rules/applications';
import { getOfferOrder } from '../../rules/offerOrder';
import type { World } from '../../../provider/world';
import { listCrewConflicts } from '../../../crew/handlers/crewEdits';
import { countHoursThisWeek } from '../../../team/handlers/showMember';
import { findApplicationBlock } from './acceptApplicant';
import type { Need } from '../matching/need';
import { findFacts, openRound, type Round } from '../matching/people';

/** An application as someone of the company sees it now. */
export function showApplication(world: World, reader: UserRow, id: number): OfferApplication {
  const application = world.tables.offerApplication.require(id);
  const offer = world.tables.offer.require(application.offer_id);
  return createApplicationView(world, reader, offer)(application);
}

/** Shows applications of one offer; what they share is looked up once. */
export function createApplicationView(
  world: World,
  reader: UserRow,
  offer: OfferRow,
): (application: OfferApplicationRow) => OfferApplication {
  const round = openRound(world, toNeed(world, offer));
  let crewConflicts: readonly CrewConflict[] | undefined;
  const findConflict = (application: OfferApplicationRow): AcceptBlock | null => {
    if (isWaiting(application)) return findApplicationBlock(world, offer, application);
    if (application.status !== InvitationStatus.accepted) return null;
    crewConflicts ??= listCrewConflicts(world, round.need.order, round.bookings);
    return toAcceptedConflict(crewConflicts, application.user_id);
  };
  return (application) => present(round, reader, offer, application, findConflict(application));
}

/** The other job of someone on the crew at that time, by the rule of the calendar. */
function toAcceptedConflict(conflicts: readonly CrewConflict[], userId: number): AcceptBlock | null {
  const conflict = conflicts.find(({ user_id, severity }) => user_id === userId && severity === 'hard');
  return conflict ? { code: 'hard_conflict', text: conflict.text } : null;
}

/** The need that an offer was published for. */
export function toNeed(world: World, offer: OfferRow): Need {
  return {
    branch: world.tables.branch.require(offer.branch_id),
    order: getOfferOrder(world, offer),
    isDraft: false,
    needs: offer.position_needs,
    radiusMiles: offer.radius_miles,
    requirements: offer.requirements,
  };
}

function present(
  round: Round,
  reader: UserRow,
  offer: OfferRow,
  application: OfferApplicationRow,
  conflict: AcceptBlock | null,
): OfferApplication {
  const { world } = round;
  const { id, offer_id, user_id, position, proposed_rate, note, status, viewed_at, applied_at } = application;
  const { decided_at, decided_by_id, reason, reason_comment, cancelled_by, invitation_id, opens_at } = application;
  const user = world.tables.user.require(user_id);
  const fitting = findApplicantFit(round, reader, application);
  const hoursThisWeek = countHoursThisWeek(world, user_id, round.need.branch);
  return {
    id,
    offer_id,
    person: presentOfferPerson(
      world.tables,
      user,
      toReading(world, reader),
      { ...fitting, hoursThisWeek },
      getCloseness(application),
    ),
    position,
    as_helper: fillsSlotAs(user.positions, position) === 'helper',
    hourly_rate: offer.position_needs.find((each) => each.position === position)?.hourly_rate ?? 0,
    proposed_rate,
    note,
    status,
    notified_at: opens_at,
    viewed_at,
    applied_at,
    decided_at,
    decided_by: decided_by_id === null ? null : presentActor(world.tables, decided_by_id),
    reason,
    reason_comment,
    cancelled_by,
    fit: presentFit(fitting.facts),
    conflict,
    invitation_id,
    actions: listCompanyActions(application, offer, {
      isBlocked: conflict !== null,
      canLeave: canWithdraw(round, application),
    }),
  };
}

/** Someone on the crew can be taken off until their work is done. */
function canWithdraw({ world, need }: Round, { status, invitation_id }: OfferApplicationRow): boolean {
  const own = status === InvitationStatus.accepted ? world.tables.invitation.get(invitation_id ?? 0) : undefined;
  return own === undefined || canDo('withdrawInvitation', own, need.order, world.clock.now().getTime());
}

function getCloseness({ status }: OfferApplicationRow): Closeness {
  return status === InvitationStatus.accepted ? 'crew' : 'stranger';
}

function findApplicantFit(round: Round, reader: UserRow, application: OfferApplicationRow) {
  const found = findFacts(round, application.user_id);
  if (!found) return { record: readRecord(round, reader, application.user_id), facts: unknownFacts(round) };
  return { record: found.record, facts: atProposedRate(application, found.facts) };
}

/** The ratings and jobs of someone who is no longer in the market stay as they are. */
function readRecord({ world, need }: Round, reader: UserRow, userId: number): TrackRecord {
  const now = world.clock.now().getTime();
  return getTrackRecord(world.tables, userId, { branch_id: need.branch.id, readerId: reader.id, now });
}

/** The facts with the rate a person asks for: their usual one until they apply, then the offered or their own. */
export function atProposedRate({ proposed_rate, applied_at }: OfferApplicationRow, facts: FitFacts): FitFacts {
  return { ...facts, rate: proposed_rate ?? (applied_at === null ? facts.rate : facts.offered) };
}

/** Fallback facts of a person who is no longer in the market. */
function unknownFacts({ need }: Round) {
  const nothing = { tools: [], vehicles: [], languages: [] };
  return {
    coverage: 0,
    hours: null,
    miles: 0,
    radiusMiles: need.radiusMiles,
    stars: 0,
    ratings: 0,
    showUp: null,
    jobsTogether: 0,
    isFavorite: false,
    rate: 0,
    offered: 0,
    fills: 'no' as const,
    hasHardConflict: false,
    isBlocked: false,
    isPaused: true,
    weeklyHours: 0,
    ownWeeklyHours: null,
    neighbor: null,
    wanted: nothing,
    owned: nothing,
  };
}
