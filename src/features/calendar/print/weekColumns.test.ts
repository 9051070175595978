// @vitest-environment node
import { expect, it } from 'vitest';
import type { CalendarJob } from '../model/calendarJob';
import { getWidth, listWeekColumns, MOST_LANES } from './weekColumns';

const range = { from: '2026-11-22', to: '2026-11-28' };

/** So many jobs on a day of this week, 8 AM to 2 PM. */
function jobs(day: number, count: number, change: Partial<CalendarJob> = {}): CalendarJob[] {
  const date = `2026-11-${day}`;
  const item = { date, end_date: null, arrival_window: '08:00 - 10:00', ends_at: `${date}T21:00:00Z` };
  return Array.from(
    { length: count },
    (_, at) => Object.assign({ order_id: day * 100 + at, timezone: 'America/Phoenix' }, item, change) as CalendarJob,
  );
}

const lanes = (items: readonly CalendarJob[]) => listWeekColumns(items, range).map((column) => column.lanes);

it.each([
  ['no jobs', [], [0, 0, 0, 0, 0, 0, 0]],
  ['a few on two days', [...jobs(23, 5), ...jobs(28, 1)], [0, 1, 0, 0, 0, 0, 1]],
  ['forty on one day', jobs(25, 40), [0, 0, 0, 4, 0, 0, 0]],
  [
    'forty on one day, a few on the others',
    [22, 23, 24, 26, 27, 28].flatMap((day) => jobs(day, 6)).concat(jobs(25, 40)),
    [1, 1, 1, 3, 1, 1, 1],
  ],
  ['forty on each day', [22, 23, 24, 25, 26, 27, 28].flatMap((day) => jobs(day, 40)), [1, 1, 1, 1, 1, 2, 2]],
])('the lanes of a week with %s', (_, items, expected) => {
  expect(lanes(items)).toEqual(expected);
});

it('its width is limited', () => {
  const columns = listWeekColumns(
    [22, 23, 24, 25].flatMap((day) => jobs(day, 90)),
    range,
  );
  expect(columns.reduce((sum, column) => sum + getWidth(column), 0)).toBeLessThanOrEqual(MOST_LANES);
});

it('has each day of a long job, and no canceled ones', () => {
  const long = jobs(27, 1, { end_date: '2026-11-29', ends_at: '2026-11-29T21:00:00Z' });
  const columns = listWeekColumns([...long, ...jobs(24, 1, { closed_state: 'cancelled' })], range);
  expect(columns.map(({ shifts }) => shifts.length)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});
