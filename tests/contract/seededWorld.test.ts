// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getPercent } from '#domain/numbers/statistics';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { listMonths, toMonth } from '#platform/lib/time/months';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { castIds } from '../../mocks/account/seed/cast';
import { getPlan } from '../../mocks/billing/rules/plans';
import { getFirstPlace, getHome } from '../../mocks/crew/handlers/bookings';
import { getMilesBetween } from '../../mocks/crew/rules/busyTimes';
import { getJobLabor } from '../../mocks/crew/rules/formation';
import { listEarnings } from '../../mocks/helper/handlers/profile';
import { testWorld } from '../kit/world';

const world = testWorld();
const { tables } = world;
const phoenix = tables.order.by('branch', 1);

describe('the standard world', () => {
  it('has jobs that were done in each of the twelve months that the numbers show, more in the end', () => {
    const done = phoenix.filter(({ closed_state }) => closed_state === 'completed');
    const counts = listMonths(world.now().slice(0, 10), 12).map(
      (month) => done.filter(({ date }) => toMonth(date) === month).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(5);
    expect(counts[10]).toBeGreaterThan(1.5 * (counts[1] ?? 0));
  });

  it('pays a crew between a fifth and two thirds of what the customer was quoted, for long jobs too', () => {
    const shares = phoenix.map((order) =>
      getPercent(getJobLabor(order, tables.invitation.by('order', order.id)), order.customer_quote ?? 0),
    );
    expect(shares.filter((share) => share === null || share < 20 || share > 66)).toEqual([]);
  });

  it('has an invoice for each plan that is paid for', () => {
    const paid = tables.subscription.where(({ plan_id }) => getPlan(plan_id).price > 0);
    expect(paid.length).toBeGreaterThan(3);
    for (const { id } of paid) expect(tables.invoice.by('subscription', id)).not.toEqual([]);
  });

  it('has staff who started on the day they joined their first branch', () => {
    for (const { start_date, user_id } of tables.memberFile.where((file) => file.start_date !== null)) {
      const joined = tables.employee
        .by('user', user_id)
        .map(({ joined_at, branch_id }) => zonedTime(joined_at, tables.branch.require(branch_id).timezone).date);
      expect(joined.sort()[0]).toBe(start_date);
    }
  });

  it('has paid Marcus in each of the last two weeks', () => {
    const days = listEarnings(world, castIds.marcus).flatMap(({ jobs }) => jobs.map(({ date }) => date));
    const today = world.now().slice(0, 10);
    for (const weeks of [1, 2]) {
      const [from, to] = [addDays(today, -7 * weeks), addDays(today, -7 * (weeks - 1))];
      expect(days.filter((day) => day >= from && day <= to)).not.toEqual([]);
    }
  });

  it('has members who live near their branch; Marcus alone also works far away', () => {
    const far = tables.employee.where(({ user_id, branch_id }) => {
      const home = getHome(world, tables.user.require(user_id), branch_id);
      return getMilesBetween(home, tables.branch.require(branch_id)) > 35;
    });
    expect(new Set(far.map(({ user_id }) => user_id))).toEqual(new Set([castIds.marcus]));
  });

  it('has no one who calls a job nearby too far away', () => {
    const declined = tables.invitation.where(
      ({ status, reason }) => status === InvitationStatus.rejected && reason === 'too_far',
    );
    const miles = declined.map(({ user_id, order_id, branch_id }) =>
      getMilesBetween(
        getHome(world, tables.user.require(user_id), branch_id),
        getFirstPlace(world, tables.order.require(order_id)),
      ),
    );
    expect(miles.length).toBeGreaterThan(5);
    expect(Math.min(...miles)).toBeGreaterThan(12);
  });

  it('has the steps of everyone who was paid for a completed job, and of no one who missed it', () => {
    const lines = tables.order
      .where(({ closed_state }) => closed_state === 'completed')
      .flatMap(({ completion }) => completion?.lines ?? []);
    const wrong = lines.filter(({ invitation_id, no_show }) => {
      const steps = tables.invitation.require(invitation_id).attendance.map(({ step }) => step);
      return no_show ? steps.length > 0 : steps.at(-1) !== 'checked_out';
    });
    expect(lines.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('has open offers that differ in their positions or their pay', () => {
    const needs = tables.offer
      .where(({ status }) => status === OfferStatus.open)
      .map(({ position_needs }) => JSON.stringify(position_needs));
    expect(new Set(needs).size).toBeGreaterThanOrEqual(needs.length - 1);
  });
});
