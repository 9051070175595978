// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { placeForHelpers, readCalendar } from '../../../tests/kit/calendar/calendarOrders';
import { asked, formed, placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';

// docs/product.md, "Calendar": which orders a span of days has, and when they start and end.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const helpers = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };

const place = (change: object) => placeForHelpers(world, change);
const readPage = (from: string, to: string, more = '') => readCalendar(world, from, to, { more });
const readIds = async (from: string, to = from) => (await readPage(from, to)).items.map(({ order_id }) => order_id);

describe('a job of several days', () => {
  it('is there on each of its days, and once in a span', async () => {
    const id = await place({ date: '2026-11-28', end_date: '2026-11-30' });
    for (const [from, to, expected] of [
      ['2026-11-27', '2026-11-27', []],
      ['2026-11-28', '2026-11-28', [id]],
      ['2026-11-29', '2026-11-29', [id]],
      ['2026-11-30', '2026-11-30', [id]],
      ['2026-12-01', '2026-12-01', []],
      ['2026-11-20', '2026-12-10', [id]],
    ] as const)
      expect(await readIds(from, to), `${from} ${to}`).toEqual(expected);
  });
});

describe('a job across midnight', () => {
  const night = { date: '2026-11-28', arrival_window: '20:00 - 21:00', estimated_hours: 8 };

  it('appears on its first and last day', async () => {
    const id = await place(night);
    expect(await readIds('2026-11-28')).toEqual([id]);
    expect(await readIds('2026-11-29')).toEqual([id]);
    expect(await readIds('2026-11-30')).toEqual([]);
    const { items } = await readPage('2026-11-29', '2026-11-29');
    expect(items).toMatchObject([{ starts_at: '2026-11-29T03:00:00Z', ends_at: '2026-11-29T11:00:00Z' }]);
  });

  it('that ends at midnight is not there on the next day', async () => {
    await place({ ...night, estimated_hours: 4 });
    expect(await readIds('2026-11-29')).toEqual([]);
  });
});

describe('the pages of the calendar', () => {
  it('have every order once, by start and then by number', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 25; at += 1) {
      const date = `2026-11-${String(23 + ((at * 3) % 7)).padStart(2, '0')}`;
      ids.push(
        await placeOrder(world, {
          ...helpers,
          date,
          end_date: at % 5 === 0 ? '2026-11-29' : null,
          ...(at % 5 === 0 && { date: '2026-11-27' }),
        }),
      );
    }
    const pages = [];
    for (const number of [1, 2, 3, 4])
      pages.push(await readPage('2026-11-22', '2026-11-30', `&page[size]=10&page[number]=${number}`));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5, 0]);
    expect(pages[0]?.page).toMatchObject({ current_page: 1, last_page: 3, per_page: 10, total: 25 });
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ order_id }) => order_id))).toEqual(new Set(ids));
    const sorted = all.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.order_id - b.order_id);
    expect(all).toEqual(sorted);
  });
});

describe('the crew in the calendar', () => {
  it('is named with position and answer; canceled people are left out', async () => {
    const { orderId, crew } = await formed(world);
    world.tables.invitation.update(crew.tyrell, { status: InvitationStatus.cancelled });
    const { items } = await readPage('2026-11-28', '2026-11-28');
    expect(items).toMatchObject([{ order_id: orderId, has_conflict: false, conflicts: [] }]);
    expect(items[0]?.crew).toEqual([
      {
        user_id: 6,
        first_name: 'Sofia',
        last_name: 'Delgado',
        initials: 'SD',
        avatar_url: null,
        attendance: [],
        status: InvitationStatus.accepted,
        position: PositionCode.foremanDriver,
      },
      {
        user_id: 5,
        first_name: 'Marcus',
        last_name: 'Reed',
        initials: 'MR',
        avatar_url: null,
        attendance: [],
        status: InvitationStatus.accepted,
        position: PositionCode.helper,
      },
    ]);
  });

  it('shows a conflict on both jobs, with the person and the other job, or only as busy in another branch', async () => {
    const { orderId: other, invitationId } = await asked(world);
    const { orderId } = await formed(world);
    world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted });
    const { items } = await readPage('2026-11-28', '2026-11-28');
    expect(items.map(({ order_id, has_conflict }) => [order_id, has_conflict])).toEqual([
      [other, true],
      [orderId, true],
    ]);
    const conflict = { user_id: castIds.marcus, last_name: 'Reed', severity: 'hard', text: 'Busy 8 AM–2:30 PM' };
    expect(items[1]?.conflicts).toMatchObject([{ ...conflict, order_id: other, number: `#${other}` }]);
    expect(items[0]?.conflicts).toMatchObject([{ ...conflict, order_id: orderId, number: `#${orderId}` }]);
    world.tables.order.update(other, { branch_id: 2 });
    const { items: here } = await readPage('2026-11-28', '2026-11-28');
    expect(here[0]?.conflicts).toMatchObject([{ ...conflict, order_id: null, number: null }]);
  });

  it('has a soft conflict outside its hours, as a candidate has', async () => {
    const { orderId } = await formed(world);
    const off = { date: '2026-11-28', off: true, windows: [], note: 'Doctor in Mesa' };
    world.tables.availability.update(castIds.marcus, { exceptions: [off] });
    const { items } = await readPage('2026-11-28', '2026-11-28');
    const conflict = { user_id: castIds.marcus, severity: 'soft', text: 'Day off', order_id: null };
    expect(items).toMatchObject([{ order_id: orderId, has_conflict: false, conflicts: [conflict] }]);
    expect(JSON.stringify(items)).not.toContain('Doctor');
    world.tables.order.update(orderId, { closed_state: 'completed' });
    expect((await readPage('2026-11-28', '2026-11-28')).items).toMatchObject([{ conflicts: [] }]);
  });
});
