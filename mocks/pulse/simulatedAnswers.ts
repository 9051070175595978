import { type InvitationRow, type OrderRow, toRequestsKey, type BranchInvitationRow } from '../db/schema';
import {
  acceptInvitation,
  rejectInvitation,
  type GivenReason,
  withdrawInvitation,
} from '../handlers/invitations/answers';
import { hasOpenSlot } from '../rules/crew/formation';
import { cast } from '../seed/cast';
import type { World } from '../world';
import { tryChange } from './tryChange';
import { InvitationStatus } from '../../src/generated/model/codes';
import { acceptRequest, rejectRequest } from '../handlers/team/requests/answerRequest';

/** No one answers sooner: they have to read the invitation first. */
const readingMs = 4_000;
/** Invitations younger than this are answered first, because the person who sent one is watching. */
const freshMs = 10 * 60_000;

/** Older ones are answered for the next jobs first, because those are on the first pages of the lists. */
const soonest = 6;
/** No one withdraws this soon after accepting. */
const settledMs = 60 * 60_000;

/**
 * One simulated helper answers an invitation or a request to join of this company, or sometimes changes their mind.
 * False when there is nothing to answer.
 */
export function answerOne(world: World, companyId: number): boolean {
  const { random } = world;
  const invitations = listOpenInvitations(world, companyId);
  const requests = listOpenRequests(world, companyId).filter(
    ({ created_at }) => getAge(world, created_at) >= readingMs,
  );
  const isFresh = ({ created_at }: { created_at: string }) => getAge(world, created_at) < freshMs;
  const fresh = [
    ...invitations.filter(isFresh).map((each) => () => answer(world, each)),
    ...requests.filter(isFresh).map((each) => () => tryChange(() => answerRequest(world, each))),
  ];
  if (fresh.length > 0) return random.pick(fresh)();
  return random.weighted([
    [
      () => requests.length > 0 && tryChange(() => answerRequest(world, random.pick(requests))),
      requests.length > 0 ? 2 : 0,
    ],
    [() => invitations.length > 0 && answer(world, random.pick(invitations.slice(0, soonest))), 80],
    [() => acceptFromWaitList(world, companyId), 12],
    [() => dropOut(world, companyId), 8],
  ])();
}

/** Open invitations from the company to simulated people, old enough to have been read; the next jobs first. */
function listOpenInvitations(world: World, companyId: number): InvitationRow[] {
  const { tables } = world;
  const getStart = ({ order_id }: InvitationRow) => tables.order.view(order_id, ({ starts_at }) => starts_at) ?? '';
  return filterByCompany(world, companyId, tables.invitation.by('waiting', 'new'))
    .filter(({ created_at }) => getAge(world, created_at) >= readingMs)
    .sort((a, b) => getStart(a).localeCompare(getStart(b)));
}

function answer(world: World, invitation: InvitationRow): boolean {
  if (world.random.chance(0.2)) return tryChange(() => rejectInvitation(world, invitation, pickReason(world)));
  const took = tryChange(() => acceptInvitation(world, invitation));
  return took || tryChange(() => rejectInvitation(world, invitation, { reason: 'already_booked' }));
}

function pickReason({ random }: World): GivenReason {
  const reason = random.weighted([
    ['not_available', 5],
    ['too_far', 3],
    ['pay_too_low', 2],
    ['no_transport', 1],
  ] as const);
  return { reason };
}

/** A wait-listed helper accepts after all, while a slot is open. */
function acceptFromWaitList(world: World, companyId: number): boolean {
  const { tables, random } = world;
  const waiting = filterByCompany(
    world,
    companyId,
    tables.invitation.where(({ status }) => status === InvitationStatus.rejected),
  ).filter(({ order_id, position }) => {
    const crew = tables.invitation.by('order', order_id);
    return tables.order.view(order_id, ({ crew_requirements }) => hasOpenSlot(crew_requirements, crew, position));
  });
  return waiting.length > 0 && tryChange(() => acceptInvitation(world, random.pick(waiting)));
}

/** A helper drops out hours or days before the job. */
function dropOut(world: World, companyId: number): boolean {
  const { tables, random } = world;
  const isSettled = (at: string | null) => at !== null && getAge(world, at) > settledMs;
  const accepted = tables.invitation.where(
    ({ status, responded_at }) => status === InvitationStatus.accepted && isSettled(responded_at),
  );
  const coming = filterByCompany(world, companyId, accepted);
  const reason = random.pick(['sick', 'family', 'vehicle_problem', 'injury'] as const);
  return coming.length > 0 && tryChange(() => withdrawInvitation(world, random.pick(coming), { reason }));
}

/** Invitations of simulated people to the company's upcoming jobs. */
function filterByCompany(world: World, companyId: number, invitations: readonly InvitationRow[]): InvitationRow[] {
  const { tables } = world;
  const now = world.now();
  const branches = new Set(tables.branch.by('company', companyId).map(({ id }) => id));
  const isUpcoming = ({ closed_state, starts_at }: Readonly<OrderRow>) => closed_state === null && starts_at > now;
  return invitations.filter(
    ({ user_id, branch_id, order_id }) =>
      user_id > cast.length && branches.has(branch_id) && tables.order.view(order_id, isUpcoming) === true,
  );
}

function getAge({ clock }: World, at: string): number {
  return clock.now().getTime() - Date.parse(at);
}

/** A company's pending requests to simulated people, newest first. */
function listOpenRequests({ tables }: World, companyId: number): BranchInvitationRow[] {
  const open = tables.branch
    .by('company', companyId)
    .flatMap(({ id }) => tables.branchInvitation.by('state', toRequestsKey(id, InvitationStatus.new)));
  return open.filter(({ user_id }) => user_id > cast.length).sort((a, b) => b.id - a.id);
}

/** Most people accept a request to join. */
function answerRequest(world: World, request: BranchInvitationRow): void {
  const reason = world.random.pick(['too_far', 'not_available', 'pay_too_low'] as const);
  if (world.random.chance(0.75)) acceptRequest(world, request);
  else rejectRequest(world, request, reason);
}
