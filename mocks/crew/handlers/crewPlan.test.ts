// @vitest-environment node
import { expect, it } from 'vitest';
import type { CrewPlan } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { fewPeople } from '../../../tests/kit/crews';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import type { World } from '../../provider/world';

async function readPlan(world: World, day = '2026-11-27'): Promise<CrewPlan['jobs']> {
  const { body } = await as('luis', world, 'getCrewPlan', { params: { id: 1 }, query: `?filter[date]=${day}` });
  return (body as { data: CrewPlan }).data.jobs;
}

it('lists the jobs of a day by start, with the jobs that one person cannot both do', async () => {
  const { world } = fewPeople();
  const evening = await placeOrder(world, { date: '2026-11-27', arrival_window: '18:00 - 19:00', estimated_hours: 3 });
  const early = await placeOrder(world, { date: '2026-11-27', arrival_window: '08:00 - 09:00', estimated_hours: 4 });
  const late = await placeOrder(world, { date: '2026-11-27', arrival_window: '10:00 - 11:00', estimated_hours: 4 });
  await placeOrder(world, { date: '2026-11-30' });
  const jobs = await readPlan(world);
  expect(jobs.map(({ order, clashes }) => [order.order_id, clashes])).toEqual([
    [early, [late]],
    [late, [early]],
    [evening, []],
  ]);
});

it('counts the hours that a person accepted in the week of a job', async () => {
  const { world } = fewPeople();
  const other = await placeOrder(world, { date: '2026-11-24', estimated_hours: 6 });
  const [id = 0] = await invite(world, other, [5, PositionCode.helper]);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId: id } });
  await placeOrder(world, { date: '2026-11-27' });
  const candidates = (await readPlan(world)).at(-1)?.candidates ?? [];
  expect(candidates.find(({ user_id }) => user_id === 5)?.job_weeks).toEqual([{ monday: '2026-11-23', hours: 6 }]);
  expect(candidates.find(({ user_id }) => user_id === 6)?.job_weeks).toEqual([{ monday: '2026-11-23', hours: 0 }]);
});

it('names the jobs of other days, too, so that a plan of a week can be read day by day', async () => {
  const { world } = fewPeople();
  const night = await placeOrder(world, { date: '2026-11-26', arrival_window: '20:00 - 22:00', estimated_hours: 12 });
  const morning = await placeOrder(world, { date: '2026-11-27', arrival_window: '06:00 - 07:00', estimated_hours: 4 });
  const days = [...(await readPlan(world, '2026-11-26')), ...(await readPlan(world))];
  expect(days.map(({ order, clashes }) => [order.order_id, clashes])).toEqual([
    [night, [morning]],
    [morning, [night]],
  ]);
});
