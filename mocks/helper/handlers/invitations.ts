import { getDayGroup } from '#domain/time/workDays';
import type {
  HelperInvitation,
  HelperInvitationCounts,
  HelperInvitationDetail,
  AttendanceRequest,
  AttendanceStep,
  RunningLateRequest,
} from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { presentInvitation } from '../../crew/answers';
import { getShownMiles, getFirstPlace } from '../../crew/handlers/bookings';
import { expireDue, recordEvent } from '../../crew/handlers/formCrew';
import {
  findList,
  getListKey,
  listStepActions,
  decideLate,
  decideStep,
  decideStepTime,
  type Step,
  type StepFacts,
} from '../../crew/rules/answers';
import { getBusyTimes, getMilesBetween } from '../../crew/rules/busyTimes';
import { checkRateCompany } from '../../crew/rules/ratings';
import * as generated from '../../generated/handlers/invitations/invitations.msw';
import { presentOrderDetail } from '../../orders/answers/orderDetail';
import { toReading } from '../../orders/answers/orders';
import { openUnclosed } from '../../orders/handlers/openOrder';
import { getBranchReach, checkRecipient } from '../../provider/access/access';
import { redactDetail, type Visibility } from '../../provider/answers/visibility';
import { type Context, paginate } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { presentHelperInvitation } from '../answers';
import {
  acceptInvitation,
  rejectInvitation,
  cancelInvitation,
  withdrawInvitation,
  findAcceptBlock,
  listOwnConflicts,
} from './acceptInvitation';
import { requireHelper } from './hours';

// Attendance ----------------------------------------------------------------------------------------------------------

type Call = { world: World; user: UserRow; params: { invitationId: number }; body: AttendanceRequest };

const words: Record<Step, string> = {
  on_my_way: 'is on the way',
  checked_in: 'checked in',
  checked_out: 'checked out',
};

/** Records a step of the caller on the day of a job, for the office to see. */
export function reportStep({ world, user, params, body }: Call, step: Step): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  const at = throwIfRefused(decideStepTime(body.at, world.clock.now().getTime()));
  const date = throwIfRefused(decideStep(own, order, step, getStepFacts(world, order, at)));
  const done: AttendanceStep = { step, date, at: toIso(at), miles_away: getMilesAway(world, order, body) };
  const invitation = world.tables.invitation.update(own.id, { attendance: [...own.attendance, done] });
  recordEvent(world, order, {
    type: step,
    actorId: user.id,
    text: `${user.first_name} ${user.last_name} ${words[step]}`,
  });
  world.announce({ type: 'crewAttended', invitation, step, at: done.at });
  return showOwn(world, invitation, order);
}

type LateCall = Omit<Call, 'body'> & { body: RunningLateRequest };

/** Records a delay that the caller announces, for the office to see. */
function reportRunningLate({ world, user, params, body: { minutes } }: LateCall): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  const date = throwIfRefused(decideLate(own, order, getStepFacts(world, order, world.clock.now().getTime())));
  const running_late = { date, minutes, at: world.now() };
  const invitation = world.tables.invitation.update(own.id, { running_late });
  recordEvent(world, order, {
    type: 'running_late',
    actorId: user.id,
    text: `${user.first_name} ${user.last_name} is running ${minutes} min late`,
  });
  world.announce({ type: 'crewRunningLate', invitation, minutes, at: running_late.at });
  return showOwn(world, invitation, order);
}

function getStepFacts({ tables }: World, order: OrderRow, at: number): StepFacts {
  const zone = tables.branch.require(order.branch_id).timezone;
  return { days: getBusyTimes(order, zone), zone, at };
}

function getMilesAway(world: World, order: OrderRow, { lat, lng }: AttendanceRequest): number | null {
  if (lat === undefined || lng === undefined) return null;
  return Math.round(getMilesBetween({ lat, lng }, getFirstPlace(world, order)) * 10) / 10;
}

/** One list of the caller. */
function getHelperInvitations({ world, user, query }: Context<'getHelperInvitations'>) {
  requireHelper(user);
  expireDue(world);
  const bucket = query['filter[bucket]'] ?? 'new';
  const listed = listAll(world, user.id).filter((each) => each.list === bucket);
  listed.sort(
    (a, b) =>
      Number(isPast(world, a)) - Number(isPast(world, b)) ||
      getListKey(bucket, a.own, a.order) - getListKey(bucket, b.own, b.order) ||
      a.own.id - b.own.id,
  );
  return paginate(listed, query, ({ own, order }) => showOwn(world, own, order));
}

function getHelperInvitationCounts({ world, user }: Context<'getHelperInvitationCounts'>): HelperInvitationCounts {
  requireHelper(user);
  expireDue(world);
  const lists = listAll(world, user.id).map(({ list }) => list);
  const count = (bucket: string) => lists.filter((list) => list === bucket).length;
  const requests = world.tables.branchInvitation.select(
    'user',
    user.id,
    ({ status }) => status === InvitationStatus.new,
  );
  return {
    new: count('new'),
    accepted: count('accepted'),
    waiting: count('waiting'),
    cancelled: count('cancelled'),
    branch_requests: requests.length,
  };
}

/** The invitation, and the job as far as the caller may see it. */
function getHelperInvitation({ world, user, params }: Context<'getHelperInvitation'>): HelperInvitationDetail {
  requireHelper(user);
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  return { invitation: showOwn(world, own, order), detail: showDetail(world, user, own, order) };
}

/** Accepted jobs stay readable, also after their completion; invitations until they end. */
function showDetail(
  world: World,
  user: UserRow,
  own: InvitationRow,
  order: OrderRow,
): HelperInvitationDetail['detail'] {
  const isAccepted = own.status === InvitationStatus.accepted;
  const isAsked = own.status !== InvitationStatus.cancelled && order.closed_state === null;
  if (!isAccepted && !isAsked) return null;
  const detail = presentOrderDetail(world.tables, order, { mover: true, movingTeam: true }, toReading(world, user));
  const visibility: Visibility = { as: isAccepted ? 'crew' : 'asked', own };
  return redactDetail(detail, visibility);
}

type Listed = { own: InvitationRow; order: OrderRow; list: HelperInvitation['bucket'] | null };

/** Accepted jobs of earlier days are below those to come. */
function isPast({ tables, clock }: World, { list, order }: Listed): boolean {
  if (list !== 'accepted') return false;
  const { timezone } = tables.branch.require(order.branch_id);
  return getDayGroup({ date: order.date, end_date: order.end_date, timezone }, clock.now()) === 'past';
}

/** Invitations that belong in a list. Of those to finished jobs nothing is copied. */
function listAll({ tables, clock }: World, userId: number): Listed[] {
  const now = clock.now().getTime();
  const isListed = (own: Readonly<InvitationRow>) =>
    tables.order.view(own.order_id, (order) => findList(own, order, now) !== null) === true;
  return tables.invitation.select('user', userId, isListed).map((own) => {
    const order = tables.order.require(own.order_id);
    return { own, order, list: findList(own, order, now) };
  });
}

/** The caller's rating of the company of a completed job, or their new answer on working there again. */
function rateCompany({ world, user, params, body, setMessage }: Context<'rateCompany'>): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  throwIfRefused(checkRateCompany(own, order, world.clock.now().getTime(), body));
  const at = world.now();
  const before = own.company_rating;
  const company_rating = before ? { ...body, at: before.at, changed_at: at } : { ...body, at };
  const invitation = world.tables.invitation.update(own.id, { company_rating });
  setMessage('Thank you for your rating.');
  return showOwn(world, invitation, order);
}

export const invitationHandlers = implement(generated, {
  getHelperInvitations,
  getHelperInvitationCounts,
  getHelperInvitation,
  reportOnMyWay: (call) => reportStep(call, 'on_my_way'),
  reportRunningLate,
  checkIn: (call) => reportStep(call, 'checked_in'),
  checkOut: (call) => reportStep(call, 'checked_out'),
  rateCompany,

  acceptInvitation: ({ world, user, params, setMessage }) => {
    const invitation = openOwnInvitation(world, user, params.invitationId);
    acceptInvitation(world, invitation);
    setMessage(`You accepted job #${invitation.order_id}.`);
    return showInvitation(world, invitation.id);
  },

  rejectInvitation: ({ world, user, params, body, setMessage }) => {
    const invitation = openOwnInvitation(world, user, params.invitationId);
    rejectInvitation(world, invitation, body);
    setMessage('You declined. You can still accept while the slot is open.');
    return showInvitation(world, invitation.id);
  },

  cancelInvitationByHelper: ({ world, user, params, body, setMessage }) => {
    const invitation = openOwnInvitation(world, user, params.invitationId);
    withdrawInvitation(world, invitation, body);
    setMessage(`You withdrew from job #${invitation.order_id}.`);
    return showInvitation(world, invitation.id);
  },

  cancelInvitationByCompany: ({ world, user, params, body, setMessage }) => {
    expireDue(world);
    const invitation = orNotFound(world.tables.invitation.get(params.invitationId));
    openUnclosed(world, user, invitation.order_id);
    cancelInvitation(world, invitation, body, user.id);
    setMessage('The invitation was withdrawn.');
    return showInvitation(world, invitation.id);
  },
});

function showInvitation({ tables }: World, id: number) {
  return presentInvitation(tables.invitation.require(id));
}

/** The caller's own invitation; 403 for the company, which may only cancel it, and 404 for everyone else. */
function openOwnInvitation(world: World, user: UserRow, id: number): InvitationRow {
  expireDue(world);
  const invitation = orNotFound(world.tables.invitation.get(id));
  const { user_id, branch_id } = invitation;
  throwIfRefused(checkRecipient(user.id, user_id, getBranchReach(world.tables, user, branch_id)));
  return invitation;
}

/** An invitation as its recipient sees it now. */
export function showOwn(world: World, own: InvitationRow, order: OrderRow): HelperInvitation {
  const { tables, clock } = world;
  const user = tables.user.require(own.user_id);
  const zone = tables.branch.require(order.branch_id).timezone;
  const facts = { days: getBusyTimes(order, zone), zone, at: clock.now().getTime() };
  const isAnswered = own.status === InvitationStatus.accepted;
  return presentHelperInvitation(tables, own, order, {
    homeMiles: getShownMiles(world, user, order),
    conflicts: listOwnConflicts(world, own, order),
    blocked: isAnswered ? null : findAcceptBlock(world, own, order),
    steps: [
      ...listStepActions(own, order, facts),
      ...(checkRateCompany(own, order, facts.at) === null ? (['rate'] as const) : []),
    ],
    now: clock.now().getTime(),
  });
}
