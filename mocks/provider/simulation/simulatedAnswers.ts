import { type InvitationRow, type OrderRow, toRequestsKey, type BranchInvitationRow } from '../store/schema';
import {
  acceptInvitation,
  rejectInvitation,
  type GivenReason,
  withdrawInvitation,
} from '../../helper/handlers/acceptInvitation';
import { getFirstPlace } from '../../crew/handlers/bookings';
import { hasOpenSlot } from '../../crew/rules/formation';
import { cast } from '../../account/seed/cast';
import type { World } from '../world';
import { pickHonestReason } from './honestReasons';
import { declines, type Mood } from './moods';
import { tryChange } from './tryChange';
import { InvitationStatus } from '#generated/model/codes';
import { acceptRequest, rejectRequest } from '../../team/handlers/requests';

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
      user_id > cast.length && branches.has(branch_id) && tables.order.view(order_id, isUpcoming) === true,
  );
}

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
    .filter(({ user_id, created_at }) => user_id > cast.length && getAge(world, created_at) >= readingMs)
    .sort((a, b) => b.id - a.id);
}

/** Most people accept a request to join. */
function answerRequest(world: World, request: BranchInvitationRow): void {
  const { user_id, branch_id, hourly_rate } = request;
  const place = world.tables.branch.require(branch_id);
  if (world.random.chance(0.75)) acceptRequest(world, request);
  else rejectRequest(world, request, pickHonestReason(world, user_id, { branchId: branch_id, place, hourly_rate }));
}
