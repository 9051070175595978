import * as generated from '../../../generated/handlers/invitations/invitations.msw';
import { implement } from '../../../provider/http/implement';
import { orNotFound, throwIfRefused } from '../../../provider/http/refusal';
import { presentInvitation } from '../../../crew/answers';
import type { World } from '../../../provider/world';
import { expireDue } from '../../../crew/handlers/formCrew';
import { openUnclosed } from '../../../orders/handlers/openOrder';
import { acceptInvitation, rejectInvitation, cancelInvitation, withdrawInvitation } from './answers';
import { reportRunningLate, reportStep } from './attendance';
import { openOwnInvitation } from './ownInvitation';
import type { HelperInvitation, HelperInvitationCounts, HelperInvitationDetail } from '#generated/model';
import type { Context } from '../../../provider/http/context';
import { checkRateCompany } from '../../../crew/rules/ratings';
import { showOwn } from './showOwn';
import { InvitationStatus } from '#generated/model/codes';
import { getDayGroup } from '#domain/time/workDays';
import type { InvitationRow, OrderRow, UserRow } from '../../../provider/store/schema';
import { paginate } from '../../../provider/http/pages';
import { presentOrderDetail } from '../../../orders/answers/orderDetail';
import { toReading } from '../../../orders/answers/orders';
import { redactDetail, type Visibility } from '../../../provider/answers/visibility';
import { findList, getListKey } from '../../../crew/rules/answers';
import { requireHelper } from '../availabilities';

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
