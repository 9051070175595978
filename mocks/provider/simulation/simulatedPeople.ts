import { ProfileStatus } from '#domain/people/profileStatus';
import { InvitationStatus, ActiveStatus, UserType } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { cast } from '../../account/seed/cast';
import { getFirstPlace } from '../../crew/handlers/bookings';
import { type BusyTime, getBusyTimes } from '../../crew/rules/busyTimes';
import { hasOpenSlot } from '../../crew/rules/formation';
import { isBlockedBy } from '../../crew/rules/ratings';
import {
  acceptInvitation,
  rejectInvitation,
  type GivenReason,
  withdrawInvitation,
} from '../../helper/handlers/acceptInvitation';
import { reportStep } from '../../helper/handlers/invitations';
import { moveApplication } from '../../outsource/handlers/endOffer';
import { apply } from '../../outsource/handlers/helperOffers';
import { settleOffers } from '../../outsource/handlers/openOffer';
import { isAnnouncedAndOpen, getOfferOrder } from '../../outsource/rules/applications';
import { acceptRequest, rejectRequest, cancelRequest, sendJoinRequest } from '../../team/handlers/requests';
import { Refused } from '../http/refusal';
import { userChannel } from '../realtime/channels';
import {
  type InvitationRow,
  type OrderRow,
  toRequestsKey,
  type BranchInvitationRow,
  toListKey,
  type OfferApplicationRow,
  type OfferRow,
  type BranchRow,
  type UserRow,
} from '../store/schema';
import { minuteMs, toIso } from '../time/clock';
import type { World } from '../world';
import { pickHonestReason } from './honestReasons';

/** Answers of simulated people: as on a real day, or all alike. */
export type Mood = 'realistic' | 'accept' | 'decline';

/** Speed of the simulated people. */
export type Pace = 'slow' | 'normal' | 'fast';

/**
 * Factors of the gaps between two of their actions: `reaction` to what someone has just sent, `life` for everything else.
 * Fast people are several a minute, at night too.
 */
export const paces: Record<Pace, { reaction: number; life: number; sleeps: boolean }> = {
  slow: { reaction: 3, life: 3, sleeps: true },
  normal: { reaction: 1, life: 1, sleeps: true },
  fast: { reaction: 0.25, life: 1 / 16, sleeps: false },
};

/** Decides whether a simulated person declines; `share` is how often people do. */
function declines({ random }: World, mood: Mood, share: number): boolean {
  return mood === 'realistic' ? random.chance(share) : mood === 'decline';
}

/** Ids of the branches that people act in. */
export type Branches = ReadonlySet<number>;

/** No one answers sooner: they have to read the invitation first. */
const readingMs = 4_000;
/** Invitations younger than this are answered first, because the person who sent one is watching. */
const freshMs = 10 * 60_000;

/** Older ones are answered for the next jobs first, because those are on the first pages of the lists. */
const soonest = 6;
/** No one withdraws this soon after accepting. */
const settledMs = 60 * 60_000;

/** One simulated helper answers what these branches sent minutes ago. False when there is nothing to answer. */
export function answerFresh(world: World, branches: Branches, mood: Mood): boolean {
  const isFresh = ({ created_at }: { created_at: string }) => getAge(world, created_at) < freshMs;
  const fresh = [
    ...listOpenInvitations(world, branches)
      .filter(isFresh)
      .map((each) => () => answer(world, each, mood)),
    ...listReadRequests(world, branches)
      .filter(isFresh)
      .map((each) => () => tryChange(() => answerRequest(world, each))),
  ];
  return fresh.length > 0 && world.random.pick(fresh)();
}

/** One simulated helper answers one of the invitations to the next jobs. */
export function answerInvitation(world: World, branches: Branches, mood: Mood): boolean {
  const invitations = listOpenInvitations(world, branches);
  return invitations.length > 0 && answer(world, world.random.pick(invitations.slice(0, soonest)), mood);
}

/** One simulated helper answers a request to join. */
export function answerOldRequest(world: World, branches: Branches): boolean {
  const requests = listReadRequests(world, branches);
  return requests.length > 0 && tryChange(() => answerRequest(world, world.random.pick(requests)));
}

/** Open invitations of these branches to simulated people, old enough to have been read; the next jobs first. */
function listOpenInvitations(world: World, branches: Branches): InvitationRow[] {
  const { tables } = world;
  const getStart = ({ order_id }: InvitationRow) => tables.order.view(order_id, ({ starts_at }) => starts_at) ?? '';
  return filterByBranch(world, branches, tables.invitation.by('waiting', 'new'))
    .filter(({ created_at }) => getAge(world, created_at) >= readingMs)
    .sort((a, b) => getStart(a).localeCompare(getStart(b)));
}

function answer(world: World, invitation: InvitationRow, mood: Mood): boolean {
  if (declines(world, mood, 0.2))
    return tryChange(() => rejectInvitation(world, invitation, pickReason(world, invitation)));
  const took = tryChange(() => acceptInvitation(world, invitation));
  return took || tryChange(() => rejectInvitation(world, invitation, { reason: 'already_booked' }));
}

function pickReason(world: World, { user_id, order_id, branch_id, hourly_rate }: InvitationRow): GivenReason {
  const order = world.tables.order.require(order_id);
  return {
    reason: pickHonestReason(world, user_id, { branchId: branch_id, place: getFirstPlace(world, order), hourly_rate }),
  };
}

/** Reasons of people whose day may become free again. */
const passing: readonly (string | null)[] = ['not_available', 'already_booked'];

/** A helper who had no time accepts after all, while a slot is open. No one does while everyone declines. */
export function acceptFromWaitList(world: World, branches: Branches, mood: Mood): boolean {
  if (mood === 'decline') return false;
  const { tables, random } = world;
  const declined = tables.invitation.where(
    ({ status, reason }) => status === InvitationStatus.rejected && passing.includes(reason),
  );
  const waiting = filterByBranch(world, branches, declined).filter(({ order_id, position }) => {
    const crew = tables.invitation.by('order', order_id);
    return tables.order.view(order_id, ({ crew_requirements }) => hasOpenSlot(crew_requirements, crew, position));
  });
  return waiting.length > 0 && tryChange(() => acceptInvitation(world, random.pick(waiting)));
}

/** A helper drops out hours or days before the job. */
export function dropOut(world: World, branches: Branches): boolean {
  const { tables, random } = world;
  const isSettled = (at: string | null) => at !== null && getAge(world, at) > settledMs;
  const accepted = tables.invitation.where(
    ({ status, responded_at }) => status === InvitationStatus.accepted && isSettled(responded_at),
  );
  const coming = filterByBranch(world, branches, accepted);
  const reason = random.pick(['sick', 'family', 'vehicle_problem', 'injury'] as const);
  return coming.length > 0 && tryChange(() => withdrawInvitation(world, random.pick(coming), { reason }));
}

/** Invitations of simulated people to the upcoming jobs of these branches. */
function filterByBranch(world: World, branches: Branches, invitations: readonly InvitationRow[]): InvitationRow[] {
  const { tables } = world;
  const now = world.now();
  const isUpcoming = ({ closed_state, starts_at }: Readonly<OrderRow>) => closed_state === null && starts_at > now;
  return invitations.filter(
    ({ user_id, branch_id, order_id }) =>
      isSimulated(user_id) && branches.has(branch_id) && tables.order.view(order_id, isUpcoming) === true,
  );
}

/** The cast may be played by a visitor. */
const isSimulated = (userId: number) => userId > cast.length;

function getAge({ clock }: World, at: string): number {
  return clock.now().getTime() - Date.parse(at);
}

/** Pending requests of these branches to simulated people, old enough to have been read; newest first. */
function listReadRequests(world: World, branches: Branches): BranchInvitationRow[] {
  const { tables } = world;
  const open = [...branches].flatMap((id) =>
    tables.branchInvitation.by('state', toRequestsKey(id, InvitationStatus.new)),
  );
  return open
    .filter(({ user_id, created_at }) => isSimulated(user_id) && getAge(world, created_at) >= readingMs)
    .sort((a, b) => b.id - a.id);
}

/** Most people accept a request to join. */
function answerRequest(world: World, request: BranchInvitationRow): void {
  const { user_id, branch_id, hourly_rate } = request;
  const place = world.tables.branch.require(branch_id);
  if (world.random.chance(0.75)) acceptRequest(world, request);
  else rejectRequest(world, request, pickHonestReason(world, user_id, { branchId: branch_id, place, hourly_rate }));
}

/** Runs a change of a simulated person. A refusal is the world's answer to them, not a bug in the fake: false. */
function tryChange(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

// Arrivals ------------------------------------------------------------------------------------------------------------

/** People arrive from this long before the start of the arrival window, and never later than this before its end. */
const earlyMs = 10 * minuteMs;
const spareMs = 10 * minuteMs;

/** One simulated helper whose job begins now checks in. False when everyone is there. */
export function arrive(world: World, branches: Branches): boolean {
  const now = world.clock.now().getTime();
  return listDue(world, branches, isSimulated, ({ startsAt }) => startsAt - earlyMs <= now).some(({ invitation }) =>
    checkIn(world, invitation, now),
  );
}

/**
 * Everyone who would be late otherwise has checked in: the clock may have been moved past the arrival. Someone whose app
 * is open is left to the visitor.
 */
export function arriveInTime(world: World, branches: Branches): void {
  const now = world.clock.now().getTime();
  const open = new Set(world.pusher.channels().map(({ name }) => name));
  const isAlone = (userId: number) => isSimulated(userId) || !open.has(userChannel(userId));
  const due = listDue(world, branches, isAlone, ({ windowEndsAt }) => windowEndsAt - spareMs <= now);
  for (const { invitation, time } of due) {
    checkIn(world, invitation, Math.min(now, Math.max(time.startsAt, time.windowEndsAt - spareMs)));
  }
}

type Due = { invitation: InvitationRow; time: BusyTime };

/** People on crews of these branches and the day of their job that fits; the earliest first. */
function listDue(
  { tables, clock }: World,
  branches: Branches,
  isAsked: (userId: number) => boolean,
  fits: (time: BusyTime) => boolean,
): Due[] {
  const earliest = toIso(clock.now().getTime() + earlyMs);
  const begun = [...branches].flatMap((id) =>
    tables.order.select('upcoming', toListKey(id, '2,3,4'), ({ starts_at }) => starts_at <= earliest),
  );
  return begun
    .flatMap((order) => {
      const zone = tables.branch.require(order.branch_id).timezone;
      const time = getBusyTimes(order, zone).findLast(fits);
      if (!time) return [];
      const day = zonedTime(toIso(time.startsAt), zone).date;
      const isDue = ({ user_id, status, attendance }: Readonly<InvitationRow>) =>
        isAsked(user_id) &&
        status === InvitationStatus.accepted &&
        !attendance.some(({ step, date }) => step === 'checked_in' && date === day);
      return tables.invitation.select('order', order.id, isDue).map((invitation) => ({ invitation, time }));
    })
    .toSorted((a, b) => a.time.startsAt - b.time.startsAt || a.invitation.id - b.invitation.id);
}

function checkIn(world: World, { id, user_id }: InvitationRow, at: number): boolean {
  const user = world.tables.user.require(user_id);
  const call = { world, user, params: { invitationId: id }, body: { at: toIso(at) } };
  return user.status === ActiveStatus.active && tryChange(() => reportStep(call, 'checked_in'));
}

// Offers --------------------------------------------------------------------------------------------------------------

const enough = 3;

/**
 * One simulated helper applies for an open offer of these branches, or passes; the latest offer first. `fresh`: only for an
 * offer from minutes ago. False when no one is left who could.
 */
export function applyOne(world: World, branches: Branches, which: 'fresh' | 'any', mood: Mood): boolean {
  if (world.tables.offer.count('open', 'open') === 0) return false;
  settleOffers(world);
  const found = findApplicants(world, branches, which === 'fresh' ? isFreshOffer : () => true);
  if (!found) return false;
  const application = world.random.pick(found.applications);
  if (declines(world, mood, 0.3)) return pass(world, found.offer, application);
  return tryChange(() => applyAs(world, found.offer, application)) || pass(world, found.offer, application);
}

function isFreshOffer({ tables, clock }: World, { id, created_at }: OfferRow): boolean {
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
        isSimulated(each.user_id) &&
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

/** A branch of another company sends one of these helpers a request to join. False when no helper is available. */
export function sendOtherRequest(world: World, userIds: readonly number[], companyId: number): boolean {
  const { tables, random } = world;
  const chances = userIds.flatMap((id) => listCandidateBranches(world, id, companyId));
  const untried = chances.filter(({ open }) => open.length === 0);
  if (chances.length === 0) return false;
  const { helper, branch, open } = random.pick(untried.length > 0 ? untried : chances);
  for (const request of open) cancelRequest(world, request);
  const invitedBy = tables.company.require(branch.company_id).owner_id;
  sendJoinRequest(world, branch, helper, { positions: helper.positions, invitedBy });
  return true;
}

/** The branches that could send a request, with their pending requests. */
function listCandidateBranches(world: World, userId: number, companyId: number) {
  const { tables } = world;
  const helper: UserRow | undefined = tables.user.get(userId);
  const takesJobs = tables.helperProfile.view(userId, ({ status }) => status === ProfileStatus.active) ?? false;
  if (helper?.type !== UserType.helper || helper.status !== ActiveStatus.active || !takesJobs) return [];
  const own = new Set(tables.employee.by('user', userId).map(({ branch_id }) => branch_id));
  const isOther = ({ id, company_id, closed_at }: BranchRow) =>
    closed_at === null && company_id !== companyId && !own.has(id) && !isBlockedBy(world.tables, company_id, userId);
  return tables.branch.where(isOther).map((branch) => {
    const open = tables.branchInvitation.select(
      'user',
      userId,
      (each) => each.branch_id === branch.id && each.status === InvitationStatus.new,
    );
    return { helper, branch, open };
  });
}
