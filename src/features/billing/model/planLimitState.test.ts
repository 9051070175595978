// @vitest-environment node
import { expect, it } from 'vitest';
import type { PlanUsage } from '#generated/model';
import { getPlanLimitState } from './planLimitState';

const plan = (used: number, allowed: number | null, read_only = false): PlanUsage => ({
  limits: { branches: allowed },
  usage: { branches: used },
  read_only,
});

it.each([
  [plan(2, 3), undefined],
  [plan(3, 3), { kind: 'full', used: 3, allowed: 3 }],
  [plan(4, 3), { kind: 'full', used: 4, allowed: 3 }],
  [plan(99, null), undefined],
  [plan(0, 3, true), { kind: 'readOnly' }],
])('%o', (usage, expected) => {
  expect(getPlanLimitState(usage, 'branches')).toEqual(expected);
});

it('has no limit for what the plan does not name', () => {
  expect(getPlanLimitState({ limits: {}, usage: {}, read_only: false }, 'orders')).toBeUndefined();
});
