// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countDays, getLastDay, listWorkDays } from '#domain/time/workDays';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { testMoment, testWorld } from '../../../tests/kit/world';
import type { OrderRow } from '../../provider/store/schema';

const { tables, ...world } = testWorld();
const open = tables.order.where(({ closed_state }) => closed_state === null);

describe('the orders of the standard world', () => {
  it('some last several days, one with a whole crew, and one lasts past midnight; no one is booked twice', () => {
    const phoenix = open.filter(({ branch_id }) => branch_id === 1);
    const long = phoenix.filter(({ end_date }) => end_date !== null).map((row) => [row.status, countDays(row)]);
    expect(new Set(long)).toEqual(
      new Set([
        [OrderStatus.notFormed, 3],
        [OrderStatus.formed, 2],
      ]),
    );
    const endsLate = (row: OrderRow) => zonedTime(row.latest_end_at, 'America/Phoenix').date > getLastDay(row);
    expect(phoenix.filter(endsLate).map((row) => row.arrival_window)).toContain('19:00 - 20:00');
    const isAccepted = ({ status }: { status: number }) => status === InvitationStatus.accepted;
    const dates = open.flatMap((row) =>
      tables.invitation.select('order', row.id, isAccepted).flatMap(({ user_id }) => {
        return listWorkDays(row).map((day) => `${user_id}/${day}/${row.arrival_window}`);
      }),
    );
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('the crew of a day that is over has checked in and out, so that only the office is left to complete the job', () => {
    const over = open.filter(({ starts_at, latest_end_at }) => starts_at < world.now() && latest_end_at < world.now());
    expect(over.length).toBeGreaterThan(1);
    const crews = over.flatMap(({ id }) =>
      tables.invitation.select('order', id, ({ status }) => status === InvitationStatus.accepted),
    );
    expect(crews.filter(({ attendance }) => attendance.length < 3)).toEqual([]);
  });

  it('no order was changed before it was written', () => {
    expect(tables.order.where(({ created_at, updated_at }) => updated_at < created_at)).toEqual([]);
  });

  it('nothing is from the future, and no open invitation has expired', () => {
    const now = world.now();
    expect(tables.order.where(({ created_at, updated_at }) => created_at > now || updated_at > now)).toEqual([]);
    expect(
      tables.invitation.where(({ status, expires_at }) => status === InvitationStatus.new && expires_at <= now),
    ).toEqual([]);
    const early = ({ created_at, responded_at }: { created_at: string; responded_at: string | null }) =>
      created_at > testMoment || (responded_at !== null && (responded_at < created_at || responded_at > now));
    expect(tables.invitation.where(early)).toEqual([]);
    expect(tables.invitation.where(({ attendance }) => attendance.some(({ at }) => at > now))).toEqual([]);
  });
});
