// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { afterWork, read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { memberIn } from '../../../tests/kit/people/members';
import { testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { dayMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const { marcus } = castIds;
const readProfile = (who: 'dana' | 'luis' | 'marcus', employeeId = memberIn(world, marcus)) =>
  read(who, world, 'getMemberProfile', { params: { employeeId } });

describe('the profile of a member', () => {
  it('has hours by week, their limit, the completed job and the company’s rating of it', async () => {
    const { orderId, invitationId } = await afterWork(world);
    const profile = await readProfile('dana');
    expect(profile.weeks.map(({ monday }) => monday)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ]);
    expect(profile.weeks[3]?.hours).toBe(profile.hours_this_week);
    expect(profile).toMatchObject({
      hours_this_week: 6,
      max_hours_per_week: world.tables.availability.get(marcus)?.max_hours_per_week,
      jobs_together: 1,
      reliability: { show_up: 100, late_cancels: 0 },
      work_again: null,
      last_rated: { order_id: orderId, invitation_id: invitationId },
      memberships: [{ branch_id: 1, branch_name: 'Phoenix', hourly_rate: 2400 }],
    });
    const job = { order_id: orderId, number: `#${orderId}`, branch_name: 'Phoenix', position: PositionCode.helper };
    expect(profile.past_jobs).toMatchObject([{ ...job, paid_hours: 6, no_show: false, stars: 5 }]);
    expect(profile.rated_jobs).toEqual(profile.past_jobs);
  });

  it('the profile of someone who never worked is empty', async () => {
    expect(await readProfile('dana')).toMatchObject({
      hours_this_week: 0,
      reliability: { acceptance: null, show_up: null, late_cancels: 0 },
      rating_avg: null,
      past_jobs: [],
      rated_jobs: [],
      last_rated: null,
    });
  });

  it('says to a manager that they worked in another branch, and not on which job', async () => {
    const { orderId } = await afterWork(world);
    world.tables.order.update(orderId, { branch_id: 2 });
    const elsewhere = { order_id: null, number: null, city_from: null, city_to: null, branch_name: 'Tucson' };
    const seen = await readProfile('luis');
    expect(seen.past_jobs).toMatchObject([{ ...elsewhere, stars: 5 }]);
    expect(seen.last_rated).toBeNull();
    expect((await readProfile('dana')).past_jobs).toMatchObject([{ order_id: orderId, number: `#${orderId}` }]);
  });

  it('shows a manager their own ratings only when helpers see them, and lets no one answer about themselves', async () => {
    const { orderId } = await afterWork(world);
    const params = { employeeId: memberIn(world, marcus) };
    const body = { employment_type: 'employee', is_manager: true };
    expect((await as('dana', world, 'updateEmployee', { params, body })).status).toBe(200);
    expect(await readProfile('marcus')).toMatchObject({ past_jobs: [{ stars: null }], rated_jobs: [] });
    world.clock.advance(7 * dayMs);
    expect(await readProfile('marcus')).toMatchObject({ rated_jobs: [{ order_id: orderId }], last_rated: null });
  });

  it('does not say that the member blocked the company', async () => {
    const { invitationId } = await afterWork(world);
    const body = { stars: 1, work_again: 'block' };
    expect((await as('marcus', world, 'rateCompany', { params: { invitationId }, body })).status).toBe(200);
    expect(await readProfile('dana')).toMatchObject({ work_again: null, is_favorite: false });
  });

  it('is not found after the member was removed', async () => {
    const params = { employeeId: memberIn(world, marcus) };
    await as('dana', world, 'deleteEmployee', { params });
    expect((await as('dana', world, 'getMemberProfile', { params })).status).toBe(404);
  });

  it('is announced as changed when the company marks them as a favorite', async () => {
    const { orderId, invitationId } = await afterWork(world);
    const announce = vi.spyOn(world, 'announce');
    const body = { invitation_id: invitationId, work_again: 'favorite' };
    await as('dana', world, 'updateWorkAgain', { params: { orderId }, body });
    const employee = expect.objectContaining({ id: memberIn(world, marcus) }) as unknown;
    expect(announce).toHaveBeenCalledExactlyOnceWith({ type: 'memberChanged', employee, change: 'updated' });
    expect(await readProfile('dana')).toMatchObject({ work_again: 'favorite', is_favorite: true });
  });
});
