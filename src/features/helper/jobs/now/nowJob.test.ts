// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AttendanceName } from '#domain/orders/attendance';
import { findNowJob, getNowMoment } from './nowJob';

const phoenix = (time: string, date = '2026-11-28') => new Date(`${date}T${time}:00-07:00`);

type Job = Parameters<typeof findNowJob>[0][number];

function job(id: number, date: string, ...steps: AttendanceName[]): Job {
  const at = phoenix('08:05', date).toISOString();
  return {
    id,
    closed_state: null,
    date,
    end_date: null,
    arrival_window: '08:00 - 10:00',
    timezone: 'America/Phoenix',
    starts_at: phoenix('08:00', date).toISOString(),
    ends_at: phoenix('14:30', date).toISOString(),
    attendance: steps.map((step) => ({ step, date, at, miles_away: null })),
  };
}

const close = (open: Job): Job => ({ ...open, closed_state: 'completed' });
const saturday = '2026-11-28';
const sunday = '2026-11-29';

describe('the job of now', () => {
  it.each([
    ['the next one', [job(2, sunday), job(1, saturday)], '07:00', 1],
    ['the running one, also after its planned end', [job(1, saturday, 'checked_in'), job(2, sunday)], '18:00', 1],
    [
      'the next one after the last is done',
      [job(1, saturday, 'checked_in', 'checked_out'), job(2, sunday)],
      '15:00',
      2,
    ],
    ['the next one after one without a check-in', [job(1, saturday), job(2, sunday)], '15:00', 2],
    ['none once all are over', [job(1, saturday)], '15:00', undefined],
    ['not one that the company closed', [close(job(1, saturday))], '07:00', undefined],
    ['none without jobs', [], '07:00', undefined],
  ])('is %s', (_what, jobs, time, id) => {
    expect(findNowJob(jobs, phoenix(time))?.id).toBe(id);
  });
});

describe('what the helper waits for', () => {
  it.each([
    [[], '05:50', { name: 'starts', at: phoenix('08:00') }],
    [[], '08:00', { name: 'arrive_by', at: phoenix('10:00') }],
    [['on_my_way'], '10:01', { name: 'window_over', at: phoenix('10:00') }],
    [['checked_in'], '10:01', { name: 'arrived' }],
    [['checked_in', 'checked_out'], '14:00', { name: 'done' }],
  ])('after %o at %s', (reported, time, moment) => {
    expect(getNowMoment(job(1, saturday), new Set(reported), phoenix(time))).toEqual(moment);
  });
});
