// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testMoment, testWorld } from '../../../tests/kit/world';
import { getTrackRecord } from '../../rules/crew/ratings/trackRecord';
import { getOrderCounts } from '../../rules/orders/orderCounts';
import { castIds } from '../cast';
import type { OrderRow } from '../../db/schema';
import { countDays, getLastDay, listWorkDays } from '#domain/time/workDays';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';

const { tables, ...world } = testWorld();
const open = tables.order.where(({ closed_state }) => closed_state === null);

describe('the orders of the standard world', () => {
  it.each([
    ['Phoenix', 1, { not_formed: 14, formed: 38, history: 160 }],
    ['Tucson', 2, { not_formed: 5, formed: 9, history: 32 }],
    ['Las Vegas', 3, { not_formed: 5, formed: 12, history: 46 }],
  ])('%s: number of orders in each tab', (_name, branch, counts) => {
    expect(getOrderCounts(tables, branch)).toEqual(counts);
  });

  it('in total: 52 open in Phoenix by state, 40 open and 90 finished elsewhere', () => {
    const phoenix = open.filter(({ branch_id }) => branch_id === 1);
    expect([1, 2, 3, 4].map((status) => phoenix.filter((each) => each.status === status).length)).toEqual([
      14, 9, 13, 16,
    ]);
    expect(open.length - phoenix.length).toBe(40);
    expect(tables.order.size() - open.length).toBe(160 + 90);
  });

  it('reach from yesterday to five weeks ahead, most mornings, most on Fridays and Saturdays', () => {
    const dates = open.map(({ date }) => date).sort();
    expect(dates[0]).toBe('2026-11-20');
    expect((dates.at(-1) ?? '') <= '2026-12-26').toBe(true);
    const all = tables.order.all();
    const share = (test: (row: (typeof all)[number]) => boolean) => all.filter(test).length / all.length;
    expect(share(({ arrival_window }) => arrival_window === '08:00 - 10:00')).toBeGreaterThan(0.5);
    const weekday = ({ date }: { date: string }) => new Date(`${date}T12:00:00Z`).getUTCDay();
    expect(share((row) => weekday(row) >= 5)).toBeGreaterThan(share((row) => weekday(row) === 0) * 2.5);
  });

  it('nine in ten finished jobs were completed, with about 290 ratings', () => {
    const past = tables.order.where(({ branch_id, closed_state }) => branch_id === 1 && closed_state !== null);
    expect(past.filter(({ closed_state }) => closed_state === 'completed')).toHaveLength(147);
    const ratings = tables.order
      .all()
      .flatMap(({ completion }) => completion?.lines.flatMap(({ rating }) => rating ?? []) ?? []);
    expect(Math.abs(ratings.length - 290)).toBeLessThan(30);
    expect(ratings.reduce((sum, { stars }) => sum + stars, 0) / ratings.length).toBeCloseTo(4.66, 0);
  });

  it('about 620 invitations in Phoenix: most accepted, some declined', () => {
    const asked = tables.invitation.where(({ branch_id }) => branch_id === 1);
    expect(Math.abs(asked.length - 620)).toBeLessThan(40);
    const share = (status: number) => asked.filter((each) => each.status === status).length / asked.length;
    const wanted = { 2: 0.71, 3: 0.14, 4: 0.09, 1: 0.06 };
    for (const [status, part] of Object.entries(wanted))
      expect(Math.abs(share(Number(status)) - part)).toBeLessThan(0.04);
  });

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
    expect(phoenix.filter(endsLate)).toMatchObject([{ arrival_window: '19:00 - 20:00' }]);
    const isAccepted = ({ status }: { status: number }) => status === InvitationStatus.accepted;
    const dates = open.flatMap((row) =>
      tables.invitation.select('order', row.id, isAccepted).flatMap(({ user_id }) => {
        return listWorkDays(row).map((day) => `${user_id}/${day}/${row.arrival_window}`);
      }),
    );
    expect(new Set(dates).size).toBe(dates.length);
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
  });

  it('Marcus has the invitations of the demo: 4 new, 6 accepted, 3 refused, 2 lost, of three companies; 4.9 from 38 ratings', () => {
    const his = tables.invitation.by('user', castIds.marcus);
    const isOpen = ({ order_id }: { order_id: number }) => open.some(({ id }) => id === order_id);
    const bucket = (status: number) => his.filter((each) => each.status === status && isOpen(each));
    expect([1, 2, 3, 4].map((status) => bucket(status).length)).toEqual([4, 6, 3, 2]);
    expect(new Set(bucket(1).map(({ branch_id }) => branch_id))).toEqual(new Set([1, 4, 6]));
    const now = world.clock.now().getTime();
    const record = getTrackRecord(tables, castIds.marcus, { branch_id: 1 }, now);
    expect([record.ratings, (record.stars / record.ratings).toFixed(1)]).toEqual([38, '4.9']);
    expect(getTrackRecord(tables, castIds.sofia, { branch_id: 1 }, now).jobsTogether).toBe(7);
  });
});
