import type { CrewRequirement } from '../../src/generated/model';
import { addDays } from '../../src/platform/lib/dates';
import { todayIn } from '../../src/platform/lib/zonedTimes';
import type { BranchRow, OrderRow } from '../db/schema';
import { firstOrderNumber, freshOrder } from '../handlers/orders/writeOrder';
import { orderColumns } from '../handlers/orders/orderForm';
import type { World } from '../world';
import { completeSeeded, type CrewBook, fillCrew, openCrewBook } from './orderCrews';
import { orderForm, townsOf } from './orderForms';
import { moveDate } from './stories/jobs';
import { dayMs, isoOf } from './times';

/** Open orders by formation state 1 to 4, and how many are over. */
export type Volume = { open: readonly [number, number, number, number]; history: number };

/** By branch, in the order of their ids; a branch added later has none. */
const volumes: readonly Volume[] = [
  { open: [14, 9, 13, 16], history: 160 },
  { open: [5, 3, 4, 5], history: 38 },
  { open: [7, 4, 5, 7], history: 52 },
  { open: [4, 2, 3, 3], history: 0 },
  { open: [3, 1, 2, 2], history: 0 },
  { open: [3, 2, 2, 2], history: 0 },
];

/** The jobs of all branches: a day back to five weeks ahead, and half a year of history. */
export function seedOrders(world: World): void {
  world.tables.branch.all().forEach((branch) => {
    const volume = volumes[branch.id - 1];
    if (volume) addOrders(world, branch, volume);
  });
}

/** Fills a branch with so many orders, their crews and their past. */
export function addOrders(world: World, branch: BranchRow, { open, history }: Volume): void {
  const book = openCrewBook(world, branch);
  const today = todayIn(branch.timezone, world.clock.now());
  for (let place = 0; place < history; place += 1) {
    const before = 1 + Math.floor((place / history) * 178) + world.random.int(1, 3);
    const order = insertOrder(world, branch, addDays(today, -before - 1), before + world.random.int(4, 20));
    closeOrder(world, order, book);
  }
  const [notFormed, pending, partial, formed] = open;
  for (const [status, count] of [
    [4, formed],
    [3, partial],
    [2, pending],
    [1, notFormed],
  ] as const) {
    for (let place = 0; place < count; place += 1) openOrder(world, branch, status, place, book);
  }
}

/** An order of that state; the first formed one was yesterday and waits to be completed. */
function openOrder(world: World, branch: BranchRow, status: 1 | 2 | 3 | 4, place: number, book: CrewBook): void {
  const today = todayIn(branch.timezone, world.clock.now());
  // Days are tried until enough people are free on one.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const yesterday = status === 4 && place === 0 && attempt === 0;
    const date = yesterday ? addDays(today, -1) : moveDate(world.random, today, status === 4 ? 0 : 1, 35);
    // A branch without foremen takes jobs for two helpers.
    const needs = attempt > 8 ? [{ position: 3 as const, count: 2 }] : undefined;
    const order = insertOrder(world, branch, date, world.random.int(2, 14), needs);
    if (fillCrew(world, order, status, book)) {
      if (status > 1) world.tables.order.update(order.id, { status: book.statusOf(order.id) });
      return;
    }
    world.tables.order.remove(order.id);
    for (const { id } of world.tables.orderEvent.by('order', order.id)) world.tables.orderEvent.remove(id);
  }
}

function closeOrder(world: World, order: OrderRow, book: CrewBook): void {
  fillCrew(world, order, 4, book);
  const closed_at = isoOf(Date.parse(order.latest_end_at) + world.random.int(1, 90) * 60_000);
  const by = { closed_at, closed_by_id: order.created_by_id, updated_at: closed_at };
  if (book.statusOf(order.id) >= 3 && world.random.chance(0.92)) completeSeeded(world, order, by);
  else book.cancelSeeded(order, by);
}

function insertOrder(
  world: World,
  branch: BranchRow,
  date: string,
  writtenDaysAgo: number,
  needs?: CrewRequirement[],
): OrderRow {
  const { tables, db, clock, random } = world;
  const office = tables.user.select('company', branch.company_id, ({ type }) => type === 2 || type === 3);
  const author = random.pick(office).id;
  const written = clock.now().getTime() - writtenDaysAgo * dayMs + random.int(0, 600) * 60_000;
  const form = orderForm(world, branch, townsOf(world, branch), date);
  const order = tables.order.insert({
    ...orderColumns(world, branch, needs ? { ...form, crew_requirements: needs } : form),
    ...freshOrder,
    id: firstOrderNumber + db.nextId('order'),
    branch_id: branch.id,
    ...{ created_at: isoOf(written), updated_at: isoOf(written + random.int(0, 30) * 60_000) },
    ...{ created_by_id: author, updated_by_id: author },
  });
  tables.orderEvent.insert({
    ...{ id: db.nextId('orderEvent'), order_id: order.id, version: 1, type: 'created', actor_id: author, fields: [] },
    ...{ at: order.created_at, text: `${tables.user.require(author).first_name} wrote the job down` },
  });
  return order;
}
