// @vitest-environment node
import { expect, it } from 'vitest';
import { getDayGroup } from './workDays';

it.each([
  ['2026-11-20', null, 'past'],
  ['2026-11-20', '2026-11-21', 'today'],
  ['2026-11-21', null, 'today'],
  ['2026-11-22', null, 'tomorrow'],
  ['2026-11-22', '2026-11-24', 'tomorrow'],
  ['2026-11-23', null, 'later'],
] as const)('on Saturday evening a job from %s to %s is listed under: %s', (date, end_date, group) => {
  // 11 PM in Phoenix is already Sunday in UTC.
  const now = new Date('2026-11-22T06:00:00Z');
  expect(getDayGroup({ date, end_date, timezone: 'America/Phoenix' }, now)).toBe(group);
});
