// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { memberIn } from '../../../tests/kit/members';
import { applied, hired } from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { castIds } from '../../seed/cast';
import { planIds } from '../../rules/billing/plans';
import { dayMs } from '../../times';
import type { World } from '../../world';

const { marcus } = castIds;
const card = { name: 'Marcus Reed', number: '5555555555554444', exp: '08/29', cvc: '123' };
let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const remove = () => as('marcus', world, 'deleteAccount', { body: { password: 'Moving-2026', confirm: 'DELETE' } });

describe('a deleted account', () => {
  it('is never charged again, and its card is dropped', async () => {
    await as('marcus', world, 'addPaymentMethod', { body: card });
    await as('marcus', world, 'choosePlan', { body: { plan_id: 5, interval: 'month' } });
    expect((await remove()).status).toBe(200);
    world.clock.advance(40 * dayMs);
    const subscription = world.tables.subscription.one('user', marcus);
    expect(subscription).toMatchObject({ status: 'canceled', card: null, billing_address: null });
    expect(world.tables.invoice.by('subscription', subscription?.id ?? 0)).toMatchObject([{ status: 'paid' }]);
  });

  it('and that of a helper who becomes a manager pay no second time', async () => {
    await as('marcus', world, 'addPaymentMethod', { body: card });
    await as('marcus', world, 'choosePlan', { body: { plan_id: 5, interval: 'month' } });
    const employeeId = memberIn(world, marcus);
    const body = { is_manager: true, employment_type: 'employee' };
    expect((await as('dana', world, 'updateEmployee', { params: { employeeId }, body })).status).toBe(200);
    world.clock.advance(40 * dayMs);
    const subscription = world.tables.subscription.one('user', marcus);
    expect(subscription).toMatchObject({ plan_id: planIds.helperFree });
    expect(world.tables.invoice.by('subscription', subscription?.id ?? 0)).toMatchObject([{ status: 'paid' }]);
  });

  it('owes nothing for what could not be charged', async () => {
    await as('marcus', world, 'addPaymentMethod', { body: card });
    await as('marcus', world, 'choosePlan', { body: { plan_id: 5, interval: 'month' } });
    await as('marcus', world, 'addPaymentMethod', { body: { ...card, number: '4000000000000341' } });
    world.clock.advance(32 * dayMs);
    expect(world.tables.subscription.one('user', marcus)).toMatchObject({ status: 'past_due' });
    expect((await remove()).status).toBe(200);
    const subscription = world.tables.subscription.one('user', marcus);
    const invoices = world.tables.invoice.by('subscription', subscription?.id ?? 0);
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  });

  it('is no longer applied anywhere, so it cannot fill a slot', async () => {
    const { applicationId } = await applied(world);
    expect((await remove()).status).toBe(200);
    expect(world.tables.offerApplication.require(applicationId)).toMatchObject({
      status: InvitationStatus.cancelled,
      cancelled_by: 'helper',
      note: null,
    });
    const answer = await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(answer.status).toBe(409);
    expect(findProblems(world)).toEqual([]);
  });

  it('keeps no password, papers, contacts or details of the person', async () => {
    const { tables } = world;
    const [file] = tables.memberFile.where(({ user_id }) => user_id === marcus);
    tables.memberFile.update(file?.id ?? 0, {
      emergency_contact: { name: 'Renee Reed', phone: '6025550188', relation: 'sister' },
      dot_medical_expires_on: '2027-01-31',
    });
    expect((await remove()).status).toBe(200);
    expect(tables.user.require(marcus)).toMatchObject({ status: ActiveStatus.inactive, password: '' });
    expect(tables.memberFile.require(file?.id ?? 0)).toMatchObject({
      emergency_contact: null,
      driver_license: null,
      dot_medical_expires_on: null,
    });
    expect(JSON.stringify(world.db.snapshot())).not.toContain('Renee Reed');
    expect(tables.profileDetail.has(marcus)).toBe(false);
    expect(tables.availability.has(marcus)).toBe(false);
    expect(tables.notificationPreference.has(marcus)).toBe(false);
  });
});

describe('an accepted job', () => {
  const acceptJob = async () => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    return world.tables.order.require(orderId);
  };

  it('blocks the deletion until its end, even if the company never completes it', async () => {
    const { latest_end_at } = await acceptJob();
    world.clock.travelTo(new Date(Date.parse(latest_end_at) - 1000));
    const refused = await remove();
    expect([refused.status, getField(getField(refused.body, 'errors'), 'code')]).toEqual([409, 'accepted_jobs']);
    world.clock.advance(1000);
    expect((await remove()).status).toBe(200);
  });

  it('that came through an offer blocks it too, and its work stays', async () => {
    const { orderId, applicationId } = await hired(world);
    expect((await remove()).status).toBe(409);
    world.clock.travelTo(new Date(world.tables.order.require(orderId).latest_end_at));
    expect((await remove()).status).toBe(200);
    expect(world.tables.offerApplication.require(applicationId).status).toBe(InvitationStatus.accepted);
    expect(world.tables.invitation.by('order', orderId)).toMatchObject([{ status: InvitationStatus.accepted }]);
  });
});
