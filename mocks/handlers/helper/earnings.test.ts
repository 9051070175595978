// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../../../tests/kit/helperWorld';
import { testWorld } from '../../../tests/kit/world';
import { getWeek } from '../../rules/team/team';

it('the earnings list every completed job in its week, newest first, with sums that add up', async () => {
  const world = testWorld();
  const { data, total } = await read('marcus', world, 'getEarnings', { query: '?per_page=26' });
  expect(total).toBe(data.length);
  const jobs = data.flatMap((week) => week.jobs);
  const paid = world.tables.order.all().flatMap(({ completion }) => completion?.lines ?? []);
  expect(jobs).toHaveLength(paid.filter(({ user_id }) => user_id === 5).length);
  expect(data.map(({ date_from }) => date_from)).toEqual(
    data
      .map(({ date_from }) => date_from)
      .toSorted()
      .toReversed(),
  );
  for (const week of data) {
    expect(week.jobs.every(({ date }) => getWeek(date).from === week.date_from)).toBe(true);
    expect(week.total).toBe(week.jobs.reduce((sum, job) => sum + job.total, 0));
  }
  for (const { wage, paid_hours, hourly_rate, travel_pay, bonus, tip, total: earned } of jobs) {
    expect(wage).toBe(Math.round(paid_hours * hourly_rate));
    expect(wage + travel_pay + bonus + tip).toBe(earned);
  }
  expect(JSON.stringify(jobs)).not.toContain('customer');
});
