// @vitest-environment node
import { expect, it } from 'vitest';
import { giveHelperPro } from '../../../tests/kit/feeds';
import { read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import { getWeek } from '../../rules/team/team';

it('lists every completed job in its week, newest first, with sums that add up', async () => {
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

it('has one week by any of its days', async () => {
  const world = testWorld();
  giveHelperPro(world);
  const [, second] = (await read('marcus', world, 'getEarnings')).data;
  if (!second) throw new Error('Marcus has earnings in one week only');
  for (const day of [second.date_from, second.jobs[0]?.date, second.date_to]) {
    const { data, total } = await read('marcus', world, 'getEarnings', { query: `?filter[date]=${day}` });
    expect(total).toBe(1);
    expect(data).toEqual([second]);
  }
  const { data } = await read('marcus', world, 'getEarnings', { query: '?filter[date]=2020-01-01' });
  expect(data).toEqual([]);
});

it('has the week of a statement only with Helper Pro; a manager has no such plan', async () => {
  const world = testWorld();
  const query = '?filter[date]=2026-11-20';
  const refused = await as('marcus', world, 'getEarnings', { query });
  expect(refused).toMatchObject({ status: 402, body: { errors: { plan: ['statements'] } } });
  expect((await as('luis', world, 'getEarnings', { query })).status).toBe(200);
});
