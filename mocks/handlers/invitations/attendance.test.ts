// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { watchWorld } from '../../../tests/kit/sockets/pushedStory';
import { call, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';

// docs/product.md, "Day of the job".
let world: World;
let orderId: number;
let invitationId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  ({ orderId, invitationId } = await asked(world));
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  world.clock.travelTo(new Date('2026-11-28T15:00:00Z'));
});

const readSteps = async () => {
  const { members } = await read('priya', world, 'getCurrentCrew', { params: { orderId } });
  return members[0]?.attendance?.map(({ step }) => step);
};

it('shows the office where a helper is, on the channel of the branch and as an activity', async () => {
  const { pushes } = watchWorld(world);
  const params = { invitationId };
  await read('marcus', world, 'reportOnMyWay', { params, body: {} });
  const arrived = await read('marcus', world, 'checkIn', { params, body: { lat: 33.42, lng: -111.93 } });
  expect(arrived.actions).toEqual(['check_out']);
  expect(arrived.attendance[1]).toMatchObject({ step: 'checked_in', date: '2026-11-28', at: '2026-11-28T15:00:00Z' });
  expect(arrived.attendance[1]?.miles_away).toBeLessThan(5);
  expect(await readSteps()).toEqual(['on_my_way', 'checked_in']);
  const sent = pushes.filter(({ event }) => event === 'crew-checked-in');
  expect(sent.map(({ channel }) => channel)).toEqual(['private-company-branches.1', 'private-company-branches.1']);
  expect(world.tables.activity.one('feed', '2/1')).toMatchObject({
    type: 'crew.checked_in',
    title: 'Crew arrived at Tempe',
  });
});

it('counts a report that is sent twice once', async () => {
  const token = await signIn(world, 'marcus@helpers.example');
  const send = () =>
    call(world, 'POST', `/invitations/${invitationId}/check-in`, {
      token,
      body: { at: '2026-11-28T14:50:00Z' },
      headers: { 'Idempotency-Key': 'offline-check-in-1' },
    });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(await readSteps()).toEqual(['checked_in']);
  expect((await as('marcus', world, 'checkIn', { params: { invitationId }, body: {} })).status).toBe(409);
});

it('is refused once the helper is off the crew', async () => {
  await as('priya', world, 'cancelInvitationByCompany', { params: { invitationId }, body: { reason: 'mistake' } });
  expect(await as('marcus', world, 'checkIn', { params: { invitationId }, body: {} })).toMatchObject({
    status: 409,
    body: { errors: { code: 'wrong_state' } },
  });
});
