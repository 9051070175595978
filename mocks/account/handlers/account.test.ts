// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { giveHelperPro } from '../../../tests/kit/calendar/feeds';
import { applied } from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import { dayMs, minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { castIds } from '../seed/cast';

const { marcus } = castIds;

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const remove = () => as('marcus', world, 'deleteAccount', { body: { password: 'Moving-2026', confirm: 'DELETE' } });

describe('a deleted account', () => {
  it('keeps no password, documents, contacts or details of the person', async () => {
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

  it('is never charged again, and no card of it is kept', async () => {
    const { tables } = world;
    const id = giveHelperPro(world);
    tables.subscription.update(id, { card: tables.subscription.require(1).card });
    expect((await remove()).status).toBe(200);
    world.clock.advance(40 * dayMs);
    await as('dana', world, 'getSubscription');
    expect(tables.subscription.require(id)).toMatchObject({ card: null, status: 'canceled' });
    expect(tables.invoice.where((invoice) => invoice.subscription_id === id)).toEqual([]);
  });

  it('takes its applications back, so no one can accept it', async () => {
    const { applicationId } = await applied(world);
    expect((await remove()).status).toBe(200);
    const answer = await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(answer.status).toBe(409);
    expect(world.tables.invitation.by('user', marcus)).toEqual([]);
  });

  it.each([
    ['has not ended', -minuteMs, 409],
    ['has ended, and was never completed', 0, 200],
  ])('is possible with an accepted job only when it %s', async (_, past, status) => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const end = Date.parse(world.tables.order.require(orderId).latest_end_at);
    world.clock.advance(end + past - world.clock.now().getTime());
    expect((await remove()).status).toBe(status);
  });
});
