// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { asked, orderFields } from '../../../tests/kit/orders';
import { type Answer, getField, testMoment, testWorld } from '../../../tests/kit/world';
import {
  type ActionRefusal,
  decideInvitation,
  decideJob,
  type InvitationAction,
  type JobAction,
} from '#domain/actions';
import type { AttendanceStep, ClosedState } from '#generated/model';
import { isOpenInvitation } from '#domain/orders/statuses';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { getInvitationFacts, getJobFacts } from '../../rules/actions';
import { getFormation } from '../../rules/crew/formation';
import { getTimes } from '../../rules/orders/orderColumns';
import { actionRefusalTexts as english } from '../../texts/refusals.en';
import type { World } from '../../world';

/*
 * Every cell of the table of actions, over HTTP: state of the invitation × before, during and after the job × checked in ×
 * closed. Each call is answered as src/domain/actions.ts decides.
 */

const now = Date.parse(testMoment);
const [tyrell, helper] = [7, PositionCode.helper];

/** Days of a job for 6 hours from 7 to 8; it is 8:00 on November 21. */
const days = { ahead: '2026-11-22', running: '2026-11-21', over: '2026-11-19' } as const;
const states = { none: null, ...InvitationStatus } as const;

type Cell = {
  when: keyof typeof days;
  invitation: keyof typeof states;
  checkedIn: boolean;
  closed: ClosedState | null;
};

const cells: Cell[] = (['ahead', 'running', 'over'] as const).flatMap((when) =>
  (['none', 'new', 'accepted', 'rejected', 'cancelled'] as const).flatMap((invitation) =>
    (invitation === 'accepted' ? [false, true] : [false]).flatMap((checkedIn) =>
      ([null, 'completed', 'cancelled'] as const).map((closed) => ({ when, invitation, checkedIn, closed })),
    ),
  ),
);

let world: World;
let order: OrderRow;
let invitation: InvitationRow;

beforeAll(async () => {
  world = testWorld({ scenario: 'empty' });
  const ids = await asked(world);
  order = world.tables.order.require(ids.orderId);
  invitation = world.tables.invitation.require(ids.invitationId);
});

/** The rows of a cell. */
function getRows({ when, invitation: state, checkedIn, closed }: Cell): { job: OrderRow; own: InvitationRow | null } {
  const date = days[when];
  const times = { date, end_date: null, arrival_window: '07:00 - 08:00', estimated_hours: 6 };
  const status = states[state];
  const step: AttendanceStep = { step: 'checked_in', date, at: testMoment, miles_away: null };
  const own: InvitationRow | null = status && {
    ...invitation,
    status,
    expires_at: '2026-11-21T16:00:00Z',
    attendance: checkedIn ? [step] : [],
    reason: isOpenInvitation({ status }) ? null : 'other',
    cancelled_by: status === InvitationStatus.cancelled ? 'company' : null,
    responded_at: status === InvitationStatus.new ? null : testMoment,
  };
  const line = {
    invitation_id: invitation.id,
    user_id: invitation.user_id,
    first_name: 'Marcus',
    last_name: 'Reed',
    position: helper,
    paid_hours: 6,
    hourly_rate: 2400,
    travel_pay: 0,
    bonus: 0,
    tip: 0,
    total: 14_400,
    no_show: false,
    rating: null,
  };
  const completion = {
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
  const job: OrderRow = {
    ...order,
    ...times,
    ...getTimes({ timezone: 'America/Phoenix' }, times),
    status: getFormation(order.crew_requirements, own ? [own] : []),
    closed_state: closed,
    closed_at: closed && testMoment,
    completion: closed === 'completed' ? completion : null,
  };
  return { job, own };
}

function put(cell: Cell): ReturnType<typeof getRows> {
  const rows = getRows(cell);
  const { tables } = world;
  world.change(() => {
    for (const { id } of tables.invitation.by('order', order.id)) tables.invitation.remove(id);
    for (const { id } of tables.offer.by('order', order.id)) {
      for (const each of tables.offerApplication.by('offer', id)) tables.offerApplication.remove(each.id);
      tables.offer.remove(id);
    }
    if (tables.order.has(order.id)) tables.order.remove(order.id);
    tables.order.insert(rows.job);
    if (rows.own) tables.invitation.insert(rows.own);
  });
  return rows;
}

const params = () => ({ orderId: order.id });
const ownParams = () => ({ invitationId: invitation.id });
const getEmployeeId = (userId: number) => world.tables.employee.one('user', userId)?.id;
const moved = { date: '2026-11-28', arrival_window: '08:00 - 10:00' };
const reason = { reason: 'other' };

function complete({ starts_at }: OrderRow): Promise<Answer> {
  const start = Date.parse(starts_at);
  const body = {
    actual_start_at: starts_at,
    actual_end_at: new Date(Math.min(start + 3_600_000, now)).toISOString(),
    crew: [{ invitation_id: invitation.id, hours: 1, hourly_rate: 2400, no_show: false }],
  };
  return as('priya', world, 'completeOrder', { params: params(), body });
}

const jobCalls: [name: string, action: JobAction, call: (job: OrderRow) => Promise<Answer>][] = [
  [
    'inviting',
    'invite',
    () => {
      const body = { employees: [{ employee_id: getEmployeeId(tyrell), position: helper, hourly_rate: 2400 }] };
      return as('priya', world, 'inviteEmployee', { params: params(), body });
    },
  ],
  [
    'inviting with the changes of the crew',
    'invite',
    () => {
      const body = { add: [{ employee_id: getEmployeeId(tyrell), position: helper, hourly_rate: 2400 }] };
      return as('priya', world, 'editInvitations', { params: params(), body });
    },
  ],
  [
    'asking who a move affects',
    'moveJob',
    () => as('priya', world, 'checkMove', { params: params(), body: { ...moved, estimated_hours: 6 } }),
  ],
  [
    'moving',
    'moveJob',
    ({ version, crew_requirements }) => {
      const body = { ...orderFields, ...moved, estimated_hours: 6, crew_requirements, version };
      return as('priya', world, 'updateOrder', { params: params(), body });
    },
  ],
  ['canceling', 'cancelJob', () => as('priya', world, 'cancelOrder', { params: params(), body: reason })],
  ['deleting', 'deleteJob', () => as('priya', world, 'deleteOrder', { params: params() })],
  ['completing', 'completeJob', complete],
  [
    'publishing an offer',
    'publishOffer',
    () => {
      const needs = [{ position: helper, count: 1, hourly_rate: 2400 }];
      const body = { order_id: order.id, position_needs: needs, audience: 'selected', user_ids: [tyrell] };
      return as('priya', world, 'createOffer', { query: '?branch_id=1', body });
    },
  ],
];

const invitationCalls: [name: string, action: InvitationAction, call: () => Promise<Answer>][] = [
  [
    'taking back',
    'takeBack',
    () => as('priya', world, 'cancelInvitationByCompany', { params: ownParams(), body: reason }),
  ],
  [
    'changing the rate',
    'changeTerms',
    () => {
      const body = { update: [{ invitation_id: invitation.id, hourly_rate: 2300 }] };
      return as('priya', world, 'editInvitations', { params: params(), body });
    },
  ],
  [
    'taking back with the changes of the crew',
    'takeBack',
    () => {
      const body = { cancel: [{ invitation_id: invitation.id, ...reason }] };
      return as('priya', world, 'editInvitations', { params: params(), body });
    },
  ],
  ['accepting', 'accept', () => as('marcus', world, 'acceptInvitation', { params: ownParams() })],
  ['declining', 'decline', () => as('marcus', world, 'rejectInvitation', { params: ownParams(), body: reason })],
  [
    'withdrawing',
    'withdraw',
    () => as('marcus', world, 'cancelInvitationByHelper', { params: ownParams(), body: reason }),
  ],
  [
    'rating the company',
    'rateCompany',
    () => as('marcus', world, 'rateCompany', { params: ownParams(), body: { stars: 5, work_again: 'ok' } }),
  ],
];

const describeCell = ({ when, invitation: state, checkedIn, closed }: Cell) =>
  `${when}, ${state}${checkedIn ? ', checked in' : ''}${closed ? `, ${closed}` : ''}`;

/** Answers as one line: "200", or the status with its sentence. */
const describeAnswer = ({ status, body }: Answer) =>
  status < 300 ? 'done' : `${status} ${String(getField(body, 'message'))}`;

const describeDecision = (refusal: ActionRefusal | null) => (refusal === null ? 'done' : `409 ${english[refusal]}`);

/** A changed crew names the field of an invitation that is no longer open. */
const isFieldAnswer = (name: string, refusal: ActionRefusal | null) =>
  refusal === 'invitationAnswered' && /rate$|crew$/.test(name);

async function walk(
  rows: readonly Cell[],
  callCell: (rows: ReturnType<typeof getRows>) => Promise<Answer>,
  decide: (rows: ReturnType<typeof getRows>) => string,
): Promise<void> {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const cell of rows) {
    const at = put(cell);
    found[describeCell(cell)] = describeAnswer(await callCell(at));
    expected[describeCell(cell)] = decide(at);
    if (cell.checkedIn) expectWorkKept(at);
  }
  expect(found).toEqual(expected);
}

/** Work that was done is never undone, whatever was answered; it can only be completed. */
function expectWorkKept({ job, own }: ReturnType<typeof getRows>): void {
  const { status, position, hourly_rate, attendance } = world.tables.invitation.require(invitation.id);
  expect({ ...own, status, position, hourly_rate, attendance }).toEqual(own);
  const { date, arrival_window, closed_state } = world.tables.order.require(order.id);
  expect([date, arrival_window]).toEqual([job.date, job.arrival_window]);
  expect([job.closed_state, 'completed']).toContain(closed_state);
}

describe('a job, in every state', () => {
  it.each(jobCalls)('%s', async (_, action, callJob) => {
    await walk(
      cells,
      ({ job }) => callJob(job),
      ({ job, own }) => describeDecision(decideJob(action, getJobFacts(job, own ? [own] : [], now))),
    );
  });
});

describe('an invitation, in every state', () => {
  it.each(invitationCalls)('%s', async (name, action, callInvitation) => {
    await walk(
      cells.filter((cell) => cell.invitation !== 'none'),
      callInvitation,
      ({ job, own }) => {
        const refusal = own && decideInvitation(action, getInvitationFacts(own, job, now));
        return isFieldAnswer(name, refusal) ? '422 This invitation is no longer open' : describeDecision(refusal);
      },
    );
  });
});
