// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import type { Candidate } from '#generated/model';
import { PositionCode, Weekday } from '#generated/model/codes';
import type { World } from '../../world';

const marcus = 5;
const allWeek = Object.values(Weekday).map((weekday) => ({ weekday, windows: ['07:00 - 19:00'] }));

/** Marcus's hours, as he sets them. */
const setHours = (world: World, change: object) =>
  read('marcus', world, 'updateAvailabilities', { body: { availabilities: allWeek, ...change } });

async function findMarcus(world: World, orderId: number): Promise<Candidate | undefined> {
  const { branch_employees } = await read('priya', world, 'getInvitableEmployees', { params: { orderId } });
  return branch_employees.find(({ user_id }) => user_id === marcus);
}

it('a change of the hours keeps what it leaves out, and the calendar shows them', async () => {
  const world = testWorld({ scenario: 'empty' });
  await setHours(world, { exceptions: [{ date: '2026-11-28', off: true, note: 'Wedding' }], max_jobs_per_day: 1 });
  const saved = await setHours(world, { on_call: true });
  expect(saved).toMatchObject({ max_jobs_per_day: 1, on_call: true, exceptions: [{ date: '2026-11-28', off: true }] });
  const query = '?filter[date_from]=2026-11-27&filter[date_to]=2026-11-28';
  expect((await read('marcus', world, 'getHelperCalendar', { query })).availability).toEqual([
    { date: '2026-11-27', windows: ['07:00 - 19:00'], off: false, is_exception: false, note: '' },
    { date: '2026-11-28', windows: [], off: true, is_exception: true, note: 'Wedding' },
  ]);
});

it('the hours of a candidate say whether they are free, partly or not at all', async () => {
  const world = testWorld({ scenario: 'empty' });
  const orderId = await placeOrder(world);
  await setHours(world, {});
  const free = await findMarcus(world, orderId);
  await setHours(world, { exceptions: [{ date: '2026-11-28', off: false, windows: ['07:00 - 12:00'] }] });
  const partly = await findMarcus(world, orderId);
  await setHours(world, { exceptions: [{ date: '2026-11-28', off: true }] });
  const off = await findMarcus(world, orderId);
  expect([free, partly, off].map((each) => each?.availability)).toEqual(['available', 'partial', 'unavailable']);
  expect(partly?.conflicts).toEqual([
    expect.objectContaining({ order_id: null, severity: 'soft', text: 'Works 7 AM–12 PM' }),
  ]);
  expect(off?.fit.warnings).toContain('Day off');
  expect(off?.fit.score).toBeLessThan(free?.fit.score ?? 0);
});

it('a person can be invited on a day off, and a move warns of it', async () => {
  const world = testWorld({ scenario: 'empty' });
  const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 1 }] });
  await setHours(world, { exceptions: [{ date: '2026-11-30', off: true }] });
  const employee_id = world.tables.employee.one('user', marcus)?.id;
  const employees = [{ employee_id, position: PositionCode.helper, hourly_rate: 2400 }];
  await as('priya', world, 'inviteEmployee', { params: { orderId }, body: { employees } });
  const invitationId = world.tables.invitation.one('user', marcus)?.id ?? 0;
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  const body = { date: '2026-11-30', arrival_window: '08:00 - 10:00', estimated_hours: 6.5 };
  const check = await read('priya', world, 'checkMove', { params: { orderId }, body });
  expect(check.conflicts).toEqual([expect.objectContaining({ user_id: marcus, severity: 'soft', text: 'Day off' })]);
});
