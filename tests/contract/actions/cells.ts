import { isOpenInvitation } from '#domain/orders/statuses';
import type { AttendanceStep, ClosedState, OrderCompletion } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { getFormation } from '../../../mocks/crew/rules/formation';
import type { OperationId } from '../../../mocks/generated/operations';
import { deriveColumns } from '../../../mocks/orders/rules/orderColumns';
import type { InvitationRow, OrderRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';
import { as } from '../../kit/operations';
import { asked, orderFields } from '../../kit/orders';
import { type Answer, getField, testMoment, testWorld } from '../../kit/world';

/** Days of a job for 6 hours from 7 to 8; it is 8:00 on November 21. */
const days = { ahead: '2026-11-22', running: '2026-11-21', over: '2026-11-19' } as const;
const states = { none: null, ...InvitationStatus, checkedIn: InvitationStatus.accepted } as const;

/** A moment of a job for two helpers, and the state of Marcus's invitation to it. */
export type Cell = { when: keyof typeof days; invitation: keyof typeof states; closed: ClosedState | null };

const moments = ['ahead', 'running', 'over'] as const;
const invitations = ['none', 'new', 'accepted', 'checkedIn', 'rejected', 'cancelled'] as const;

/** Every state before, during and after the job, of a job that is open, completed or canceled. */
export const cells: readonly Cell[] = invitations.flatMap((invitation) =>
  moments.flatMap((when) =>
    ([null, 'completed', 'cancelled'] as const).map((closed) => ({ when, invitation, closed })),
  ),
);

export type CellRows = { job: OrderRow; own: InvitationRow | null };
export type CellWorld = { world: World; orderId: number; invitationId: number; put: (cell: Cell) => CellRows };

/** A world with one job, which is put into any cell. */
export async function createCellWorld(): Promise<CellWorld> {
  const world = testWorld({ scenario: 'empty' });
  const { orderId, invitationId } = await asked(world);
  const { tables } = world;
  const first = { job: tables.order.require(orderId), own: tables.invitation.require(invitationId) };
  const put = (cell: Cell) => {
    const rows = createRows(first, cell);
    world.change(() => {
      for (const { id } of tables.invitation.by('order', orderId)) tables.invitation.remove(id);
      for (const { id } of tables.offer.by('order', orderId)) {
        for (const each of tables.offerApplication.by('offer', id)) tables.offerApplication.remove(each.id);
        tables.offer.remove(id);
      }
      if (tables.order.has(orderId)) tables.order.remove(orderId);
      tables.order.insert(rows.job);
      if (rows.own) tables.invitation.insert(rows.own);
    });
    return rows;
  };
  return { world, orderId, invitationId, put };
}

type First = { job: OrderRow; own: InvitationRow };

function createRows(first: First, { when, invitation, closed }: Cell): CellRows {
  const date = days[when];
  const times = { date, end_date: null, arrival_window: '07:00 - 08:00', estimated_hours: 6 };
  const status = states[invitation];
  const step: AttendanceStep = { step: 'checked_in', date, at: testMoment, miles_away: null };
  const own: InvitationRow | null = status && {
    ...first.own,
    status,
    expires_at: '2026-11-21T16:00:00Z',
    attendance: invitation === 'checkedIn' ? [step] : [],
    reason: isOpenInvitation({ status }) ? null : 'other',
    cancelled_by: status === InvitationStatus.cancelled ? 'company' : null,
    responded_at: status === InvitationStatus.new ? null : testMoment,
  };
  const job: OrderRow = {
    ...first.job,
    ...times,
    ...deriveColumns({ timezone: 'America/Phoenix' }, { ...first.job, ...times }),
    status: getFormation(first.job.crew_requirements, own ? [own] : []),
    closed_state: closed,
    closed_at: closed && testMoment,
    completion: closed === 'completed' ? createCompletion(first.own) : null,
  };
  return { job, own };
}

function createCompletion({ id, user_id }: InvitationRow): OrderCompletion {
  const line = {
    invitation_id: id,
    user_id,
    first_name: 'Marcus',
    last_name: 'Reed',
    position: PositionCode.helper,
    paid_hours: 6,
    hourly_rate: 2400,
    travel_pay: 0,
    bonus: 0,
    tip: 0,
    total: 14_400,
    no_show: false,
    rating: null,
  };
  return {
    actual_start_at: testMoment,
    actual_end_at: testMoment,
    break_minutes: 0,
    tips_total: 0,
    payout_total: 14_400,
    actual_hours: 6,
    lines: [line],
    issues: [],
    customer_signature_name: null,
    notes: '',
  };
}

const [tyrell, helper] = [7, PositionCode.helper];
const moved = { date: '2026-11-28', arrival_window: '08:00 - 10:00', estimated_hours: 6 };
const reason = { reason: 'other' };

/** A call about the job or the invitation of a cell. */
export type CellCall = (at: CellWorld, rows: CellRows) => Promise<Answer>;

/** The calls of the office about the job. */
export const jobCalls = {
  inviteEmployee: ({ world, orderId }) =>
    as('priya', world, 'inviteEmployee', { params: { orderId }, body: { employees: [toInvite(world)] } }),
  'editInvitations: add': ({ world, orderId }) =>
    as('priya', world, 'editInvitations', { params: { orderId }, body: { add: [toInvite(world)] } }),
  checkMove: ({ world, orderId }) => as('priya', world, 'checkMove', { params: { orderId }, body: moved }),
  'updateOrder: move': ({ world, orderId }, { job }) => {
    const { crew_requirements, version } = job;
    return as('priya', world, 'updateOrder', {
      params: { orderId },
      body: { ...orderFields, ...moved, crew_requirements, version },
    });
  },
  cancelOrder: ({ world, orderId }) => as('priya', world, 'cancelOrder', { params: { orderId }, body: reason }),
  deleteOrder: ({ world, orderId }) => as('priya', world, 'deleteOrder', { params: { orderId } }),
  completeOrder: complete,
  reopenOrder: ({ world, orderId }) => as('dana', world, 'reopenOrder', { params: { orderId } }),
  createOffer: ({ world, orderId: order_id }) => {
    const needs = [{ position: helper, count: 1, hourly_rate: 2400 }];
    const body = { order_id, position_needs: needs, audience: 'selected', user_ids: [tyrell] };
    return as('priya', world, 'createOffer', { query: '?branch_id=1', body });
  },
} as const satisfies Record<string, CellCall>;

/** The calls about the invitation, by the office and by the person. */
export const invitationCalls = {
  cancelInvitationByCompany: (at) => call(at, 'priya', 'cancelInvitationByCompany', reason),
  'editInvitations: cancel': ({ world, orderId, invitationId: invitation_id }) =>
    as('priya', world, 'editInvitations', {
      params: { orderId },
      body: { cancel: [{ invitation_id, ...reason }] },
    }),
  'editInvitations: rate': ({ world, orderId, invitationId: invitation_id }) =>
    as('priya', world, 'editInvitations', {
      params: { orderId },
      body: { update: [{ invitation_id, hourly_rate: 2300 }] },
    }),
  acceptInvitation: (at) => call(at, 'marcus', 'acceptInvitation'),
  rejectInvitation: (at) => call(at, 'marcus', 'rejectInvitation', reason),
  cancelInvitationByHelper: (at) => call(at, 'marcus', 'cancelInvitationByHelper', reason),
  reportOnMyWay: (at) => call(at, 'marcus', 'reportOnMyWay', {}),
  reportRunningLate: (at) => call(at, 'marcus', 'reportRunningLate', { minutes: 20 }),
  checkIn: (at) => call(at, 'marcus', 'checkIn', {}),
  checkOut: (at) => call(at, 'marcus', 'checkOut', {}),
  rateCompany: (at) => call(at, 'marcus', 'rateCompany', { stars: 5, work_again: 'ok' }),
} as const satisfies Record<string, CellCall>;

function call({ world, invitationId }: CellWorld, who: 'priya' | 'marcus', id: OperationId, body?: object) {
  return as(who, world, id, { params: { invitationId }, body });
}

function toInvite({ tables }: World) {
  return { employee_id: tables.employee.one('user', tyrell)?.id, position: helper, hourly_rate: 2400 };
}

function complete({ world, orderId, invitationId }: CellWorld, { job }: CellRows): Promise<Answer> {
  const end = Math.min(Date.parse(job.starts_at) + 3_600_000, Date.parse(testMoment));
  const body = {
    actual_start_at: job.starts_at,
    actual_end_at: new Date(end).toISOString(),
    crew: [{ invitation_id: invitationId, hours: 1, hourly_rate: 2400, no_show: false }],
  };
  return as('priya', world, 'completeOrder', { params: { orderId }, body });
}

/** An answer as one line: what the caller reads. */
export const describeAnswer = ({ status, body }: Answer) =>
  status < 300 ? 'done' : `${status} ${String(getField(body, 'message'))}`;
