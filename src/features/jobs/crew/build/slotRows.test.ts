// @vitest-environment node
import { expect, it } from 'vitest';
import { toSlotKey } from '#domain/crewPlan/crewPlan';
import { planCrews } from '#domain/crewPlan/planCrews';
import type { Candidate } from '#generated/model';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { makeCandidate, makeSlot, withConflict } from '../../../../../tests/kit/people/candidates';
import { type BuildJob, findSkipReason, toPlanInput, type SlotDrafts, toDrafts } from './planInput';
import { listSlotRows, sumLabor, listUnfilledPositions } from './slotRows';

const { helper, driver } = PositionCode;

const candidate = (employee_id: number, change: Partial<Candidate> = {}) =>
  makeCandidate(employee_id, {
    last_name: `Reed ${employee_id}`,
    fit: { score: 100 - employee_id, reasons: [], warnings: [] },
    ...change,
  });

const job = (change: Partial<BuildJob> = {}, order_id = 7): BuildJob => ({
  order: {
    order_id,
    number: `#${order_id}`,
    customer_name: 'Rebecca',
    customer_last_name: 'Hollis',
    date: '2026-11-28',
    end_date: null,
    arrival_window: '08:00 - 10:00',
    starts_at: '2026-11-28T15:00:00Z',
    timezone: 'America/Phoenix',
    estimated_hours: 5,
    status: OrderStatus.notFormed,
    closed_state: null,
  },
  slots: [makeSlot(helper, 2)],
  offeredRates: { '3': 2200 },
  pay: { offeredRates: { '3': 2200 }, paidHours: 5, travelPay: 1000 },
  clashes: [],
  candidates: [candidate(1), candidate(2), candidate(3)],
  ...change,
});

it.each<[ReturnType<typeof findSkipReason>, Partial<Candidate>]>([
  [null, {}],
  [null, { availability: 'partial', ...withConflict({ severity: 'soft' }) }],
  ['invited', { invitation_status: InvitationStatus.new }],
  ['invited', { invitation_status: InvitationStatus.accepted }],
  ['declined', { invitation_status: InvitationStatus.rejected }],
  ['busy', withConflict()],
  ['busy', withConflict({ severity: 'soft', order_id: 8, number: '#8' })],
  ['off', { availability: 'unavailable' }],
  [null, { distance_miles: 25 }],
  ['far', { distance_miles: 25.1 }],
])('a person is not proposed: %s', (reason, change) => {
  expect(findSkipReason(candidate(1, change))).toBe(reason);
});

const build = (jobs: readonly BuildJob[]): SlotDrafts => toDrafts(jobs, planCrews(toPlanInput(jobs)));
const show = (jobs: readonly BuildJob[], drafts: SlotDrafts) =>
  listSlotRows(jobs, drafts).map(({ draft, problem }) => [draft?.employeeId ?? null, problem ?? null]);
const helperSlot = (jobId: number, index: number) => toSlotKey({ jobId, position: helper, index });

it('fills the open slots at the rate of the job, and counts their labor', () => {
  const jobs = [job()];
  const drafts = build(jobs);
  expect(show(jobs, drafts)).toEqual([
    [1, null],
    [2, null],
  ]);
  expect(drafts[helperSlot(7, 0)]).toMatchObject({ rate: 2200, name: 'Marcus Reed 1' });
  expect(sumLabor(jobs, listSlotRows(jobs, drafts))).toBe(2 * (5 * 2200 + 1000));
});

it.each<[string, Partial<BuildJob>, unknown]>([
  [
    'the person was invited by someone else, and the other draft keeps the slot that is left',
    {
      slots: [makeSlot(helper, 2, 0, 1)],
      candidates: [candidate(1, { invitation_status: InvitationStatus.new }), candidate(2)],
    },
    [
      [1, 'invited'],
      [2, null],
    ],
  ],
  [
    'another person was invited, so one slot too few is left',
    { slots: [makeSlot(helper, 2, 0, 1)] },
    [
      [1, null],
      [2, 'noSlot'],
    ],
  ],
  [
    'the person accepted another job, and the slot is still open',
    { candidates: [candidate(1, withConflict()), candidate(2)] },
    [
      [1, 'busy'],
      [2, null],
    ],
  ],
  [
    'the person left the team',
    { candidates: [candidate(2)] },
    [
      [1, 'gone'],
      [2, null],
    ],
  ],
])('a draft becomes impossible: %s', (_name, change, rows) => {
  expect(show([job(change)], build([job()]))).toEqual(rows);
});

it('no one is drafted twice at a time after a job has moved', () => {
  const one = { slots: [makeSlot(helper, 1)] };
  const drafts = build([job({ ...one, candidates: [candidate(1)] }), job({ ...one, candidates: [candidate(1)] }, 8)]);
  const moved = [job({ ...one, clashes: [8] }), job({ ...one, clashes: [7] }, 8)];
  expect(show(moved, drafts)).toEqual([
    [1, null],
    [1, 'doubleBooked'],
  ]);
});

it('a person whose slot was filled can still be invited to a job at that time', () => {
  const one = { slots: [makeSlot(helper, 1)], candidates: [candidate(1)] };
  const drafts = build([job(one), job(one, 8)]);
  const filled = job({ ...one, slots: [makeSlot(helper, 1, 1)], clashes: [8] });
  expect(show([filled, job({ ...one, clashes: [7] }, 8)], drafts)).toEqual([
    [1, 'noSlot'],
    [1, null],
  ]);
});

it('lists more than ten slots of a position in order', () => {
  const many = Array.from({ length: 12 }, (_, index) => candidate(index + 1));
  const jobs = [job({ slots: [makeSlot(helper, 12)], candidates: many })];
  const rows = listSlotRows(jobs, build(jobs));
  expect(rows.map(({ key }) => key)).toEqual(many.map((_, index) => helperSlot(7, index)));
});

it('offers the usual rate of the trade to a person without a rate where the job offers none', () => {
  const pay = { offeredRates: {}, paidHours: 5, travelPay: 0 };
  const offeredRates = null;
  const jobs = [job({ offeredRates, pay, candidates: [candidate(1, { hourly_rate: 0 })] })];
  expect(build(jobs)[helperSlot(7, 0)]).toMatchObject({ rate: 2400 });
});

it('says why the slots of a position stay open', () => {
  const people = [
    candidate(1, withConflict()),
    candidate(2, { availability: 'unavailable' }),
    candidate(3, withConflict()),
    candidate(4, { positions: [driver], distance_miles: 90 }),
  ];
  expect(listUnfilledPositions(job({ candidates: people }), [helper, helper, driver])).toEqual([
    {
      position: helper,
      count: 2,
      reasons: [
        { reason: 'busy', count: 2 },
        { reason: 'off', count: 1 },
      ],
    },
    { position: driver, count: 1, reasons: [{ reason: 'far', count: 1 }] },
  ]);
});
