// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { asked, invite, orderFields, placeOrder, stop } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import type { InvitationBucket } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import type { World } from '../../world';

// docs/product.md, "Lists of a helper": what a helper reads about invitations, before and after answering.
const { helper, foremanDriver } = PositionCode;
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const list = async (bucket: InvitationBucket) =>
  (await read('marcus', world, 'getHelperInvitations', { query: `?filter[bucket]=${bucket}` })).data;
const open = (invitationId: number) => read('marcus', world, 'getHelperInvitation', { params: { invitationId } });
const answer = (id: 'acceptInvitation' | 'rejectInvitation', invitationId: number) =>
  as('marcus', world, id, {
    params: { invitationId },
    body: id === 'rejectInvitation' ? { reason: 'too_far' } : undefined,
  });

/** A job that pays for travel and needs a foreman/driver and a helper, with Sofia on the crew and Marcus invited. */
async function askForPiano(): Promise<{ orderId: number; invitationId: number }> {
  const up = { ...stop('Tempe', '85281'), flights_of_stairs: 2, floor: 3, long_carry_ft: 75 };
  const orderId = await placeOrder(world, {
    crew_requirements: [
      { position: foremanDriver, count: 1 },
      { position: helper, count: 1 },
    ],
    pick_up_addresses: [up],
    customer_primary_phone: '4805550199',
    special_items: ['piano'],
    travel_pay: 1500,
  });
  const [sofia = 0, invitationId = 0] = await invite(world, orderId, [6, foremanDriver], [5, helper]);
  world.tables.invitation.update(sofia, { status: InvitationStatus.accepted });
  return { orderId, invitationId };
}

describe('an invitation', () => {
  it('says what it pays and demands', async () => {
    await askForPiano();
    const [card] = await list('new');
    expect(card).toMatchObject({
      hirer: { company_name: 'Copper Mesa Moving Co.', branch_name: 'Phoenix' },
      pay: { hours: 6.5, hourly_rate: 2400, min_paid_hours: 2, wage: 15_600, travel_pay: 1500, total: 17_100 },
      special_items: ['piano'],
      city_from: 'Tempe',
      city_to: 'Gilbert',
      required: 2,
      accepted: 1,
      actions: ['accept', 'reject'],
      blocked: null,
      conflicts: [],
      changes: [],
    });
    expect(card?.stops[0]).toMatchObject({
      kind: 'pick_up',
      flights_of_stairs: 2,
      long_carry_ft: 75,
      elevator: 'none',
    });
    expect(card?.home_miles).toBeLessThan(5);
  });

  it('names no customer, address or colleague until it is accepted', async () => {
    const { invitationId } = await askForPiano();
    const before = JSON.stringify(await open(invitationId));
    for (const secret of ['Hollis', '4805550199', 'Copperleaf', 'Sofia', 'Delgado'])
      expect(before).not.toContain(secret);
    await answer('acceptInvitation', invitationId);
    const after = await open(invitationId);
    expect(after.invitation.leader).toBe('Sofia');
    expect(after.detail?.order).toMatchObject({ customer_last_name: 'Hollis', customer_primary_phone: '4805550199' });
    expect(JSON.stringify(after)).not.toContain('Delgado');
  });

  it('no longer shows the job once the company took it back', async () => {
    const { invitationId } = await askForPiano();
    await answer('acceptInvitation', invitationId);
    await as('priya', world, 'cancelInvitationByCompany', { params: { invitationId }, body: { reason: 'mistake' } });
    const { invitation, detail } = await open(invitationId);
    expect([invitation.bucket, invitation.reason, detail]).toEqual(['cancelled', 'mistake', null]);
    expect(JSON.stringify(invitation)).not.toContain('Hollis');
  });

  it('moves between the lists, and the counts follow', async () => {
    const { invitationId } = await askForPiano();
    const seen: unknown[] = [];
    const look = async () => seen.push(await read('marcus', world, 'getHelperInvitationCounts'));
    await look();
    await answer('rejectInvitation', invitationId);
    await look();
    expect((await list('waiting'))[0]).toMatchObject({ id: invitationId, reason: 'too_far', actions: ['accept'] });
    await answer('acceptInvitation', invitationId);
    await look();
    await as('marcus', world, 'cancelInvitationByHelper', { params: { invitationId }, body: { reason: 'sick' } });
    await look();
    const none = { new: 0, accepted: 0, waiting: 0, cancelled: 0, branch_requests: 0 };
    expect(seen).toEqual([
      { ...none, new: 1 },
      { ...none, waiting: 1 },
      { ...none, accepted: 1 },
      { ...none, cancelled: 1 },
    ]);
  });
});

describe('a job that cannot be accepted says why, as accepting does:', () => {
  const getBlock = async (invitationId: number) => (await open(invitationId)).invitation.blocked;

  it('it was filled in the same second', async () => {
    const { orderId, invitationId } = await asked(world);
    await answer('rejectInvitation', invitationId);
    const others = await invite(world, orderId, [6, helper], [7, helper]);
    for (const id of others) world.tables.invitation.update(id, { status: InvitationStatus.accepted });
    expect(await getBlock(invitationId)).toEqual({
      code: 'position_filled',
      text: 'Another helper took this position.',
    });
    expect(await answer('acceptInvitation', invitationId)).toMatchObject({
      status: 409,
      body: { errors: { code: 'position_filled' } },
    });
  });

  it('another job was accepted for that time', async () => {
    const first = await asked(world);
    const second = await asked(world);
    await answer('acceptInvitation', first.invitationId);
    const { blocked, conflicts, actions } = (await open(second.invitationId)).invitation;
    expect(blocked?.code).toBe('hard_conflict');
    expect(actions).toEqual(['reject']);
    expect(conflicts).toMatchObject([
      { severity: 'hard', kind: 'job', number: `#${first.orderId}`, company_name: 'Copper Mesa Moving Co.' },
    ]);
  });

  it('the week would have more hours than allowed', async () => {
    for (const day of ['23', '24', '25', '26']) {
      const orderId = await placeOrder(world, { date: `2026-11-${day}`, estimated_hours: 14 });
      const [id = 0] = await invite(world, orderId, [5, helper]);
      expect((await answer('acceptInvitation', id)).status).toBe(200);
    }
    const { invitationId } = await asked(world);
    expect(await getBlock(invitationId)).toMatchObject({ code: 'weekly_limit' });
    expect(await answer('acceptInvitation', invitationId)).toMatchObject({
      status: 409,
      body: { errors: { code: 'weekly_limit' } },
    });
  });

  it('the free plan has ten jobs a month, except for staff', async () => {
    const { invitationId } = await asked(world);
    for (let job = 0; job < 10; job += 1) {
      const other = await asked(world);
      const responded_at = world.now();
      world.tables.invitation.update(other.invitationId, { status: InvitationStatus.accepted, responded_at });
      world.tables.order.update(other.orderId, { closed_state: 'completed', date: '2026-11-02' });
    }
    expect(await getBlock(invitationId)).toMatchObject({ code: 'plan_limit' });
    expect(await answer('acceptInvitation', invitationId)).toMatchObject({
      status: 402,
      body: { errors: { plan: ['accepted_jobs'] } },
    });
    const { employee_id } = world.tables.invitation.require(invitationId);
    world.tables.employee.update(employee_id ?? 0, { employment_type: 'employee' });
    expect((await answer('acceptInvitation', invitationId)).status).toBe(200);
  });
});

it('a job that asks again shows its old and new values until it is accepted', async () => {
  const { orderId, invitationId } = await asked(world);
  await answer('acceptInvitation', invitationId);
  const crew_requirements = [{ position: helper, count: 2 }];
  const body = { ...orderFields, crew_requirements, date: '2026-11-30', arrival_window: '12:00 - 14:00', version: 1 };
  expect((await as('priya', world, 'updateOrder', { params: { orderId }, body })).status).toBe(200);
  const { invitation } = await open(invitationId);
  expect(invitation).toMatchObject({ bucket: 'new', actions: ['accept', 'reject'] });
  expect(invitation.changes).toEqual([
    { field: 'date', from: '2026-11-28', to: '2026-11-30' },
    { field: 'arrival_window', from: '08:00 - 10:00', to: '12:00 - 14:00' },
  ]);
  await answer('acceptInvitation', invitationId);
  expect((await open(invitationId)).invitation.changes).toEqual([]);
});
