// @vitest-environment node
import { expect, it } from 'vitest';
import type { MemberHours, TeamHours } from '#generated/model';
import { PositionCode, Weekday } from '#generated/model/codes';
import { accept, crewIds, fewPeople } from '../../../tests/kit/crews';
import { as, people } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import type { World } from '../../provider/world';

const week = '?filter[date_from]=2026-11-23&filter[date_to]=2026-11-29';

async function readHours(world: World, employeeId: number, branchId = 1): Promise<MemberHours | undefined> {
  const { body } = await as('dana', world, 'getTeamHours', { params: { id: branchId }, query: week });
  return (body as { data: TeamHours }).data.members.find(({ employee_id }) => employee_id === employeeId);
}

const findEmployeeId = (world: World, userId: number, branchId = 1) =>
  world.tables.employee.by('user', userId).find(({ branch_id }) => branch_id === branchId)?.id ?? 0;

it('lists the days off and the hours of a member, and the limit they set', async () => {
  const { world } = fewPeople();
  world.change(() => void world.tables.availability.remove(crewIds.marcus));
  const before = await readHours(world, findEmployeeId(world, crewIds.marcus));
  expect(before).toMatchObject({ max_hours_per_week: 60, weeks: [{ monday: '2026-11-23', hours: 0 }] });
  expect(before?.days.filter(({ off }) => off)).toEqual([]);
  await as('marcus', world, 'updateAvailabilities', {
    body: {
      availabilities: [{ weekday: Weekday.monday, windows: ['07:00 - 12:00', '13:00 - 18:00'] }],
      exceptions: [{ date: '2026-11-24', off: false, windows: ['08:00 - 10:00'] }],
      max_hours_per_week: 30,
    },
  });
  const after = await readHours(world, findEmployeeId(world, crewIds.marcus));
  expect(after?.max_hours_per_week).toBe(30);
  expect(after?.days.map(({ date, off, windows }) => [date.slice(8), off, ...windows])).toEqual([
    ['23', false, '07:00 - 12:00', '13:00 - 18:00'],
    ['24', false, '08:00 - 10:00'],
    ...['25', '26', '27', '28', '29'].map((day) => [day, true]),
  ]);
});

it('counts the hours of a week for anyone, and names the times of jobs elsewhere without the jobs', async () => {
  const { world } = fewPeople();
  const id = await placeOrder(world, { date: '2026-11-27', arrival_window: '09:00 - 10:00', estimated_hours: 4 });
  const [invitation = 0] = await invite(world, id, [crewIds.marcus, PositionCode.helper]);
  await accept(world, people.marcus, invitation);
  const employee = findEmployeeId(world, crewIds.marcus);
  const busy = async () => (await readHours(world, employee))?.days.flatMap((day) => day.busy);
  expect((await readHours(world, employee))?.weeks).toEqual([{ monday: '2026-11-23', hours: 4 }]);
  expect(await busy()).toEqual([]);
  world.change(() => void world.tables.order.update(id, { branch_id: 2 }));
  expect(await busy()).toEqual(['09:00 - 13:00']);
});
