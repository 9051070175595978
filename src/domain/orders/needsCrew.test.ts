// @vitest-environment node
import { expect, it } from 'vitest';
import { OrderStatus } from '#generated/model/codes';
import { needsCrew, needsCrewSoon } from './openSlots';

const start = Date.parse('2026-11-28T15:00:00Z');
const at = (hoursBefore: number) => new Date(start - hoursBefore * 3_600_000);
const job = {
  status: OrderStatus.partiallyFormed,
  closed_state: null,
  starts_at: '2026-11-28T15:00:00Z',
  latest_end_at: '2026-11-28T23:30:00Z',
  crew: { accepted: 2, required: 3 },
};
const full = { crew: { accepted: 3, required: 3 } };
const uncounted = { crew: null };

it.each([
  ['one of three missing, next week', {}, 100, true, false],
  ['just over 48 hours before', {}, 48.01, true, false],
  ['48 hours before', {}, 48, true, true],
  ['at its start', {}, 0, true, true],
  ['in its last hour', {}, -8.4, true, true],
  ['over', {}, -8.5, false, false],
  ['everyone accepted', full, 2, false, false],
  ['more people than needed', { crew: { accepted: 4, required: 3 } }, 2, false, false],
  ['completed', { closed_state: 'completed' }, 2, false, false],
  ['canceled', { closed_state: 'cancelled' }, 2, false, false],
  ['without times', { starts_at: null, latest_end_at: null }, 2, true, false],
  ['not counted and not formed', { ...uncounted, status: OrderStatus.notFormed }, 2, true, true],
  ['not counted and formed', { ...uncounted, status: OrderStatus.formed }, 2, false, false],
  ['counted as missing though its status is Formed', { status: OrderStatus.formed }, 2, true, true],
] as const)('%s', (_, change, before, needs, soon) => {
  expect([needsCrew({ ...job, ...change }, at(before)), needsCrewSoon({ ...job, ...change }, at(before))]).toEqual([
    needs,
    soon,
  ]);
});
