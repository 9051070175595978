// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { type Answer, call, toList, getField, signIn, testWorld } from '../../../tests/kit/world';
import { hiddenForMs } from '../../rules/crew/ratings/ratings';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

// docs/product.md, "Ratings": whom a company does not want again, and when stars are shown.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const marcus = 5;
const needsOne = { crew_requirements: [{ position: PositionCode.helper, count: 1 }] };
const getData = (answer: Answer) => getField(answer.body, 'data');

/** Marcus works a Phoenix job on that day and is rated. */
async function rateMarcus(date: string, rating: object): Promise<number> {
  const orderId = await placeOrder(world, { ...needsOne, date });
  const [invitationId = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
  return finish(orderId, invitationId, date, rating);
}

async function finish(orderId: number, invitationId: number, date: string, rating: object): Promise<number> {
  world.change(() => {
    world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted });
    world.tables.order.update(orderId, { status: OrderStatus.formed });
  });
  world.clock.travelTo(new Date(`${date}T23:00:00Z`));
  const crew = [{ invitation_id: invitationId, hours: 6, hourly_rate: 2400, rating }];
  const body = { actual_start_at: `${date}T15:00:00Z`, actual_end_at: `${date}T21:00:00Z`, crew };
  const answer = await as('priya', world, 'completeOrder', { params: { orderId }, body });
  expect(answer.status).toBe(200);
  return orderId;
}

describe('a person rated "never again"', () => {
  const listCandidateIds = async () => {
    const orderId = await placeOrder(world, { ...needsOne, date: '2026-12-20' });
    const people = getData(await as('priya', world, 'getInvitableEmployees', { params: { orderId } }));
    return toList(getField(people, 'branch_employees')).map((each) => getField(each, 'user_id'));
  };
  const getEmployeeId = () => world.tables.employee.one('user', marcus)?.id ?? 0;
  const inviteMarcus = async () => {
    const orderId = await placeOrder(world, { ...needsOne, date: '2026-12-21' });
    const employees = [{ employee_id: getEmployeeId(), position: PositionCode.helper, hourly_rate: 2400 }];
    return as('priya', world, 'inviteEmployee', { params: { orderId }, body: { employees } });
  };
  const found = async (token: string, branchId: number) => {
    const path = `/company-branches/${branchId}/search-helpers-globally?search=Marcus&per_page=100`;
    const page = getData(await call(world, 'GET', path, { token }));
    return toList(getField(page, 'data')).map((each) => getField(each, 'user_id'));
  };

  it('is no candidate and cannot be asked for a job', async () => {
    expect(await listCandidateIds()).toContain(marcus);
    await rateMarcus('2026-11-28', { stars: 1, work_again: 'block' });
    expect(await listCandidateIds()).not.toContain(marcus);
    expect((await inviteMarcus()).body).toMatchObject({
      errors: { 'employees.0.employee_id': ['Your company blocked this person'] },
    });
  });

  it('is not found and cannot be asked to join by that company, and by others as before', async () => {
    await rateMarcus('2026-11-28', { stars: 1, work_again: 'block' });
    const [dana, grace] = [
      await signIn(world, 'dana@coppermesa.example'),
      await signIn(world, 'grace@blueagave.example'),
    ];
    expect(await found(dana, 2)).not.toContain(marcus);
    expect(await found(grace, 4)).toContain(marcus);
    const body = { positions: [PositionCode.helper] };
    const asked = await call(world, 'POST', `/company-branches/2/invite-helper?id=${marcus}`, { token: dana, body });
    expect(asked).toMatchObject({
      status: 422,
      body: { errors: { code: 'not_available' }, message: 'Marcus is blocked by your company.' },
    });
  });

  it('may be asked again after a later and better word, or when the job is opened again', async () => {
    const second = await placeOrder(world, { ...needsOne, date: '2026-11-30' });
    const [accepted = 0] = await invite(world, second, [marcus, PositionCode.helper]);
    await rateMarcus('2026-11-28', { stars: 1, work_again: 'block' });
    await finish(second, accepted, '2026-11-30', { stars: 5, work_again: 'ok' });
    expect((await inviteMarcus()).status).toBe(200);
    const third = await rateMarcus('2026-12-02', { stars: 1, work_again: 'block' });
    expect(await listCandidateIds()).not.toContain(marcus);
    await as('dana', world, 'reopenOrder', { params: { orderId: third } });
    expect(await listCandidateIds()).toContain(marcus);
  });
});

describe('the stars of a rating', () => {
  const readRating = async (who: 'dana' | 'marcus', orderId: number) => {
    const detail = getData(await as(who, world, 'getOrderDetail', { params: { orderId } }));
    const [line] = toList(getField(getField(detail, 'completion'), 'lines'));
    const card = getData(await as(who, world, 'getOrderCard', { params: { orderId } }));
    const [face] = toList(getField(card, 'crew'));
    return [getField(getField(line, 'rating'), 'stars') ?? null, getField(face, 'stars')];
  };
  const readAverage = async (email: string, branchId: number) => {
    const token = await signIn(world, email);
    const path = `/company-branches/${branchId}/search-helpers-globally?search=Marcus&per_page=100`;
    const page = getData(await call(world, 'GET', path, { token }));
    const helper = toList(getField(page, 'data')).find((each) => getField(each, 'user_id') === marcus);
    return getField(helper, 'rating_avg');
  };

  it('are visible to their author at once, to everyone else after seven days', async () => {
    const orderId = await rateMarcus('2026-11-28', { stars: 4 });
    expect(await readRating('dana', orderId)).toEqual([4, 4]);
    expect(await readRating('marcus', orderId)).toEqual([null, null]);
    expect(await readAverage('dana@coppermesa.example', 1)).toBe(4);
    expect(await readAverage('grace@blueagave.example', 4)).toBeNull();
    world.clock.advance(hiddenForMs - 1000);
    expect(await readRating('marcus', orderId)).toEqual([null, null]);
    world.clock.advance(1000);
    expect(await readRating('marcus', orderId)).toEqual([4, 4]);
    expect(await readAverage('grace@blueagave.example', 4)).toBe(4);
  });
});
