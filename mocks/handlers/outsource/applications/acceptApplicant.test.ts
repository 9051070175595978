// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { applied, applyAsMarcus, doubleBookMarcus, hired, offered } from '../../../../tests/kit/offers';
import { as } from '../../../../tests/kit/operations';
import { asked } from '../../../../tests/kit/orders';
import { type Answer, getField, testWorld, toList } from '../../../../tests/kit/world';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { castIds } from '../../../seed/cast';
import type { World } from '../../../world';

// docs/product.md, "Outsourcing".
const data = (answer: Answer) => getField(answer.body, 'data');
const errors = (answer: Answer) => getField(answer.body, 'errors');
const { marcus } = castIds;
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const getStatus = (applicationId: number) => world.tables.offerApplication.require(applicationId).status;

describe('an accepted application', () => {
  it('puts the helper on the crew by the rule for every invitation', async () => {
    const { orderId, applicationId } = await hired(world);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.partiallyFormed);
    const [invitation] = world.tables.invitation.by('order', orderId);
    expect(invitation).toMatchObject({
      user_id: marcus,
      source: 'outsource',
      status: InvitationStatus.accepted,
      hourly_rate: 2400,
    });
    expect(world.tables.offerApplication.require(applicationId).invitation_id).toBe(invitation?.id);
  });

  it('pays what the helper proposed', async () => {
    const { orderId, offerId, applicationId } = await offered(world);
    await applyAsMarcus(world, offerId, { proposed_rate: 2600 });
    await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(world.tables.invitation.by('order', orderId)[0]?.hourly_rate).toBe(2600);
  });

  it('ends when the helper leaves the crew', async () => {
    const { orderId, applicationId } = await hired(world);
    const [invitation] = world.tables.invitation.by('order', orderId);
    const params = { invitationId: invitation?.id ?? 0 };
    await as('marcus', world, 'cancelInvitationByHelper', { params, body: { reason: 'sick' } });
    expect(world.tables.offerApplication.require(applicationId)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'sick',
      cancelled_by: 'helper',
    });
  });

  it('takes the helper off the crew when the office cancels it', async () => {
    const { orderId, applicationId } = await hired(world);
    const parts = { params: { applicationId }, body: { reason: 'job_smaller' } };
    expect((await as('priya', world, 'cancelApplication', parts)).status).toBe(200);
    expect(world.tables.invitation.by('order', orderId)[0]?.status).toBe(InvitationStatus.cancelled);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
  });

  it('needs a reason to be withdrawn by the helper, and frees the place', async () => {
    const { orderId, applicationId } = await hired(world);
    const withdraw = (body: object) => as('marcus', world, 'withdrawApplication', { params: { applicationId }, body });
    expect((await withdraw({})).status).toBe(422);
    expect((await withdraw({ reason: 'family' })).status).toBe(200);
    expect(world.tables.invitation.by('order', orderId)[0]).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'family',
    });
    expect(getStatus(applicationId)).toBe(InvitationStatus.cancelled);
  });
});

describe('a helper who became busy since applying', () => {
  async function becomeBusy() {
    const ids = await applied(world);
    const other = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId: other.invitationId } });
    return { ...ids, other };
  }

  it('is shown as busy, without saying whose job it is, and is not accepted', async () => {
    const { offerId, applicationId, other } = await becomeBusy();
    const page = data(await as('priya', world, 'getOfferApplications', { params: { offerId } }));
    const [shown] = toList(getField(page, 'data'));
    expect(getField(shown, 'conflict')).toEqual({ code: 'hard_conflict', text: 'Busy 8 AM–2:30 PM' });
    expect(getField(shown, 'actions')).toEqual(['reject', 'cancel']);
    const answer = await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Marcus already works at that time.' } });
    expect(errors(answer)).toMatchObject({ code: 'hard_conflict', conflicts: [{ label: 'Marcus Reed' }] });
    expect(other.orderId).toBeGreaterThan(0);
  });
});

describe('an accepted person who became busy', () => {
  async function readConflict(offerId: number): Promise<unknown> {
    const page = data(await as('priya', world, 'getOfferApplications', { params: { offerId } }));
    return getField(toList(getField(page, 'data'))[0], 'conflict');
  }

  it('is shown as busy until the other job is over for them', async () => {
    const { offerId } = await hired(world);
    expect(await readConflict(offerId)).toBeNull();
    const other = await doubleBookMarcus(world);
    expect(await readConflict(offerId)).toEqual({ code: 'hard_conflict', text: 'Busy 8 AM–2:30 PM' });
    const cancelled = { params: { orderId: other }, body: { reason: 'weather' } };
    expect((await as('dana', world, 'cancelOrder', cancelled)).status).toBe(200);
    expect(await readConflict(offerId)).toBeNull();
  });

  it('is not shown once the job is over', async () => {
    const { orderId, offerId } = await hired(world);
    await doubleBookMarcus(world);
    world.change(() => void world.tables.order.update(orderId, { closed_state: 'completed' }));
    expect(await readConflict(offerId)).toBeNull();
  });
});
