// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { giveHelperPro } from '../../../tests/kit/calendar/feeds';
import { read } from '../../../tests/kit/helperWorld';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as, type Who } from '../../../tests/kit/operations';
import { formed, type FormedCrew } from '../../../tests/kit/orders';
import { collectPushes, listTitles } from '../../../tests/kit/sockets/pushes';
import { testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { listEarnings } from '../../helper/handlers/profile';
import { makeHelperHistory } from '../../notifications/seed/personal';
import { crewVisibility, redactDetail, type Visibility } from '../../provider/answers/visibility';
import type { World } from '../../provider/world';
import { presentOrderDetail } from '../answers/orderDetail';
import { toReading } from '../answers/orders';

// docs/product.md, "Pay": Sofia leads at $32, Marcus and Tyrell help at $24.
let world: World;
let orderId: number;
let crew: FormedCrew;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  ({ orderId, crew } = await formed(world));
});

async function cancel(show_up_pay_hours: 0 | 2 | 4 | undefined): Promise<void> {
  const body = { reason: 'weather', show_up_pay_hours };
  expect((await as('priya', world, 'cancelOrder', { params: { orderId }, body })).status).toBe(200);
}

const readDetail = (who: Who) => read(who, world, 'getOrderDetail', { params: { orderId } });
const readOwn = async (who: Who, invitationId: number) =>
  (await read(who, world, 'getHelperInvitation', { params: { invitationId } })).invitation.show_up_pay;

/** Marcus has another answer than the others. */
function changeMarcus(status: InvitationStatus): void {
  world.tables.invitation.update(crew.marcus, { status, expires_at: '2026-11-30T00:00:00Z' });
  world.tables.order.update(orderId, { status: OrderStatus.partiallyFormed });
}

describe('show-up pay of a canceled job', () => {
  it('is listed for the office by person, at the rate that each had accepted', async () => {
    await cancel(2);
    const { show_up_pay } = await readDetail('priya');
    expect(show_up_pay?.map(({ first_name, paid_hours, total }) => [first_name, paid_hours, total])).toEqual([
      ['Sofia', 2, 6400],
      ['Marcus', 2, 4800],
      ['Tyrell', 2, 4800],
    ]);
    expect(findProblems(world)).toEqual([]);
  });

  it.each([0, undefined] as const)('is no line at all when the office grants %s hours', async (hours) => {
    await cancel(hours);
    expect((await readDetail('priya')).show_up_pay).toEqual([]);
    expect(await readOwn('marcus', crew.marcus)).toBeNull();
    expect(listEarnings(world, castIds.marcus)).toEqual([]);
    expect(findProblems(world)).toEqual([]);
  });

  it('leaves out a person who had not accepted, on every screen', async () => {
    changeMarcus(InvitationStatus.new);
    const pushes = collectPushes(world, castIds.marcus);
    await cancel(4);
    const { show_up_pay } = await readDetail('priya');
    expect(show_up_pay?.map(({ invitation_id }) => invitation_id)).toEqual([crew.sofia, crew.tyrell]);
    expect(await readOwn('marcus', crew.marcus)).toBeNull();
    expect(listEarnings(world, castIds.marcus)).toEqual([]);
    expect(listTitles(pushes)).toEqual([`Job #${orderId} was canceled`]);
    expect(findProblems(world)).toEqual([]);
  });

  it('tells a helper hours and amount: in the notification, the job, the earnings and their own data', async () => {
    const pushes = collectPushes(world, castIds.marcus);
    await cancel(2);
    expect(listTitles(pushes)).toEqual([expect.stringContaining('2 hr show-up pay')]);
    expect(await readOwn('marcus', crew.marcus)).toEqual({ hours: 2, total: 4800 });
    const [listed] = (await read('marcus', world, 'getHelperInvitations', { query: '?filter[bucket]=cancelled' })).data;
    expect(listed?.show_up_pay).toEqual({ hours: 2, total: 4800 });
    const [week] = (await read('marcus', world, 'getEarnings')).data;
    expect(week).toMatchObject({ date_from: '2026-11-23', hours: 2, total: 4800 });
    expect(week?.jobs).toMatchObject([
      { invitation_id: crew.marcus, date: '2026-11-28', is_show_up_pay: true, paid_hours: 2, wage: 4800, total: 4800 },
    ]);
    const own = await read('marcus', world, 'getOwnData');
    expect(own.earnings).toEqual([week]);
    expect(own.jobs.find(({ id }) => id === crew.marcus)?.show_up_pay).toEqual({ hours: 2, total: 4800 });
  });

  it('is the same for a flat job with travel pay and a minimum, none of which it pays', async () => {
    world.tables.order.update(orderId, { pay_type: 'flat', travel_pay: 1500, min_paid_hours: 4 });
    await cancel(2);
    const [line] = listEarnings(world, castIds.marcus).flatMap(({ jobs }) => jobs);
    expect(line).toMatchObject({ is_flat: false, min_paid_hours: 0, paid_hours: 2, travel_pay: 0, total: 4800 });
  });

  it('is on the statement of its week', async () => {
    giveHelperPro(world);
    await cancel(2);
    const page = await read('marcus', world, 'getEarnings', { query: '?filter[date]=2026-11-28' });
    expect(page.data.map(({ total }) => total)).toEqual([4800]);
  });

  it('adds up to what the crew reads in its earnings', async () => {
    await cancel(4);
    const { show_up_pay } = await readDetail('dana');
    const owed = show_up_pay?.reduce((sum, { total }) => sum + total, 0);
    const earned = [castIds.sofia, castIds.marcus, castIds.tyrell]
      .flatMap((userId) => listEarnings(world, userId))
      .reduce((sum, { total }) => sum + total, 0);
    expect([owed, earned]).toEqual([32_000, 32_000]);
  });

  it('is no one’s to read but the office’s, and each person’s own', async () => {
    await cancel(2);
    expect((await as('marcus', world, 'getOrderDetail', { params: { orderId } })).status).toBe(404);
    const order = world.tables.order.require(orderId);
    const reading = toReading(world, world.tables.user.require(castIds.dana));
    const detail = presentOrderDetail(world.tables, order, { mover: false, movingTeam: false }, reading);
    const own = world.tables.invitation.require(crew.marcus);
    const names = (visibility: Visibility) =>
      redactDetail(detail, visibility).show_up_pay?.map(({ first_name }) => first_name);
    expect(names({ as: 'office' })).toEqual(['Sofia', 'Marcus', 'Tyrell']);
    expect(names({ as: 'crew', own })).toEqual(['Marcus']);
    expect(names(crewVisibility)).toEqual([]);
  });
});

describe('the standard world', () => {
  const standard = testWorld();
  const canceled = standard.tables.order.where(({ closed_state }) => closed_state === 'cancelled');
  const owed = canceled.flatMap(({ show_up_pay }) => show_up_pay);

  it('has canceled jobs with show-up pay, and the same amounts in the earnings of its people', () => {
    expect(owed.length).toBeGreaterThan(5);
    const lines = [...new Set(owed.map(({ user_id }) => user_id))]
      .flatMap((userId) => listEarnings(standard, userId))
      .flatMap(({ jobs }) => jobs)
      .filter(({ is_show_up_pay }) => is_show_up_pay);
    const list = (rows: readonly { invitation_id: number; paid_hours: number; total: number }[]) =>
      rows.map((row) => `${row.invitation_id}: ${row.paid_hours} hr, ${row.total}`).toSorted();
    expect(list(lines)).toEqual(list(owed));
  });

  it('tells the people of these jobs their hours in their old notifications, and the others none', () => {
    const asked = canceled
      .filter(({ show_up_pay_hours }) => show_up_pay_hours > 0)
      .flatMap(({ id }) => standard.tables.invitation.by('order', id));
    const informed = asked.flatMap(({ id, user_id }) => {
      const news = makeHelperHistory(standard, standard.tables.user.require(user_id), 1000);
      const titles = news.filter(({ draft }) => draft.data.invitation_id === id).map(({ draft }) => draft.title);
      return titles.some((title) => title.includes('2 hr show-up pay')) ? [id] : [];
    });
    expect(asked.length).toBeGreaterThan(owed.length);
    expect(new Set(informed)).toEqual(new Set(owed.map(({ invitation_id }) => invitation_id)));
  });
});
