import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setWidth } from '../../../../tests/kit/screens/width';
import { getFirstHelperRange, getFirstRange } from './initialRange';

const noQuery = new URLSearchParams();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T02:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['a desktop', 1440, { from: '2026-11-23', to: '2026-11-29' }],
  ['a phone', 390, { from: '2026-11-24', to: '2026-12-07' }],
])('the calendar of the office on %s', (_, width, days) => {
  onTestFinished(setWidth(width));
  expect(getFirstRange(noQuery, 'America/Phoenix')).toEqual(days);
});

it.each([
  ['America/Phoenix', { from: '2026-10-26', to: '2026-12-19' }],
  ['Pacific/Auckland', { from: '2026-10-26', to: '2026-12-19' }],
])("a helper's calendar in %s", (zone, days) => {
  expect(getFirstHelperRange(noQuery, zone)).toEqual(days);
});

it('today is the day in the zone', () => {
  onTestFinished(setWidth(390));
  expect(getFirstRange(noQuery, 'Pacific/Auckland').from).toBe('2026-11-25');
});
