import { listOpenSlots } from '#domain/orders/openSlots';
import { hasCrew } from '#domain/orders/statuses';
import { InvitationStatus, type PositionCode } from '#generated/model/codes';
import { openBranch } from '../../branches/handlers/openBranch';
import { expireDue } from '../../crew/handlers/formCrew';
import type { DayFacts, Requirement } from '../../crew/rules/formation';
import { toPage, presentPage } from '../../provider/answers/pages';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { toListKey, type InvitationRow, type OrderRow, type UserRow } from '../../provider/store/schema';
import type { Order as Direction, Page } from '../../provider/store/table';
import type { World } from '../../provider/world';
import { presentCard, toReading } from '../answers/orders';
import { decideOrderTests, type OrderFilters, type OrderTest } from '../rules/orderLists';

const soonMs = 48 * 3_600_000;

export function getOrders({ world, user, params, query }: Context<'getOrders'>) {
  openBranch(world, user, params.id);
  expireDue(world);
  const soonOnly = query['filter[starting_soon]'] === 1;
  const states = parseStates(query['filter[status]'], soonOnly);
  const tests = listTests(world, query);
  const { page, per_page: perPage } = query;
  const [index, order] = soonOnly ? (['upcoming', 'asc'] as const) : getSorting(query.sort, states);
  const key = toListKey(params.id, states);
  const found =
    tests.length === 0
      ? world.tables.order.page(index, key, { page, perPage, order })
      : toPage(world.tables.order.select(index, key, passesAll(tests), order), page, perPage);
  return presentCards(world, user, found);
}

export function getOrderCount({ world, user, params, query }: Context<'getOrderCount'>) {
  openBranch(world, user, params.id);
  expireDue(world);
  const states = parseStates(query['filter[status]'], query['filter[starting_soon]'] === 1);
  const tests = listTests(world, query);
  const { order } = world.tables;
  const total_count = order.count('recent', toListKey(params.id, '1,2,3,4'));
  const key = toListKey(params.id, states);
  if (tests.length === 0) return { count: order.count('recent', key), total_count };
  return { count: order.viewAll('recent', key, passesAll(tests)).filter(Boolean).length, total_count };
}

export function getOrderHistory({ world, user, params, query }: Context<'getOrderHistory'>) {
  openBranch(world, user, params.id);
  const { page, per_page: perPage, 'filter[closed_state]': result } = query;
  const tests = listTests(world, query);
  if (result !== undefined) tests.push(({ closed_state }) => closed_state === result);
  const found =
    tests.length === 0
      ? world.tables.order.page('history', params.id, { page, perPage })
      : toPage(world.tables.order.select('history', params.id, passesAll(tests)), page, perPage);
  return presentCards(world, user, found);
}

/** The states as index keys: sorted, without duplicates. `soonOnly` leaves out "not formed". */
function parseStates(filter: string | undefined, soonOnly: boolean): string {
  const wanted = (filter ?? '1,2,3,4').split(',').filter((state) => !soonOnly || state !== '1');
  return [...new Set(wanted)].sort().join();
}

function getSorting(sort: string | undefined, states: string): ['recent' | 'upcoming', Direction] {
  if (sort === undefined) return states === '1' ? ['recent', 'desc'] : ['upcoming', 'asc'];
  return [sort.endsWith('updated_at') ? 'recent' : 'upcoming', sort.startsWith('-') ? 'desc' : 'asc'];
}

type Filters = OrderFilters & { 'filter[starting_soon]'?: number | undefined };

function listTests(world: World, query: Filters): OrderTest[] {
  const { tables } = world;
  const tests = throwIfRefused(
    decideOrderTests(query, (orderId) => tables.invitation.viewAll('order', orderId, toSlotAnswer)),
  );
  return query['filter[starting_soon]'] === 1 ? [isSoon(world.clock.now().getTime()), ...tests] : tests;
}

const toSlotAnswer = ({ position, status }: Readonly<InvitationRow>) => ({ position, status });

const isSoon =
  (now: number): OrderTest =>
  ({ starts_at }) => {
    const wait = Date.parse(starts_at) - now;
    return wait >= 0 && wait <= soonMs;
  };

const passesAll =
  (tests: readonly OrderTest[]): OrderTest =>
  (order) =>
    tests.every((test) => test(order));

function presentCards(world: World, reader: UserRow, page: Page<OrderRow>) {
  const reading = toReading(world, reader);
  return presentPage(page, (row) => presentCard(world.tables, row, reading));
}

/** Reads every job of the day once, in place. */
export function getDayFacts({ tables }: World, branchId: number, date: string): DayFacts {
  const needs: Requirement[] = [];
  const booked: PositionCode[] = [];
  const open: Requirement[] = [];
  const busy = new Set<number>();
  tables.order.viewAll('workDay', date, ({ id, branch_id, closed_state, status, crew_requirements }) => {
    const isCounted = branch_id === branchId && closed_state === null;
    // Saves reading the invitations of other branches' jobs without a crew.
    if (!isCounted && !hasCrew({ status })) return;
    const invited = tables.invitation.viewAll('order', id, ({ user_id, position, status: answer }) => {
      if (answer === InvitationStatus.accepted) {
        busy.add(user_id);
        if (isCounted) booked.push(position);
      }
      return { position, status: answer };
    });
    if (!isCounted) return;
    needs.push(...crew_requirements);
    open.push(...listOpenSlots(crew_requirements, invited));
  });
  return { needs, booked, open, busy };
}
