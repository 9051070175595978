// @vitest-environment node
import { expect, it } from 'vitest';
import { isScheduled } from './schedule';

const job = { order_id: 7, date: '2026-11-28', arrival_window: '08:00 - 10:00', starts_at: '2026-11-28T15:00:00Z' };

it('a job with all its times is scheduled, whatever else it lacks', () => {
  expect(isScheduled({ ...job, end_date: null })).toBe(true);
});

it.each(['date', 'arrival_window', 'starts_at', 'latest_end_at', 'ends_at', 'estimated_hours'])(
  'a job without its %s is not scheduled',
  (field) => {
    expect(isScheduled({ ...job, [field]: null })).toBe(false);
  },
);
