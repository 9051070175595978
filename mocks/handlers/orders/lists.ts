import { toListKey, type OrderRow } from '../../db/schema';
import type { Order as Direction, Page } from '../../db/table';
import type { Context } from '../../http/context';
import { presentCard } from '../../presenters/orders';
import { toPage, presentPage } from '../../presenters/pages';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { expireDue } from '../crew/formCrew';

const soonMs = 48 * 3_600_000;

export function getOrders({ world, user, params, query }: Context<'getOrders'>) {
  openBranch(world, user, params.id);
  expireDue(world);
  const states = parseStates(query['filter[status]'], query['filter[starting_soon]'] === 1);
  const { page, per_page: perPage } = query;
  if (query['filter[starting_soon]'] === 1)
    return presentCards(world, toPage(listSoon(world, params.id, states), page, perPage));
  const [index, order] = getSorting(query.sort, states);
  return presentCards(world, world.tables.order.page(index, toListKey(params.id, states), { page, perPage, order }));
}

export function getOrderCount({ world, user, params, query }: Context<'getOrderCount'>) {
  openBranch(world, user, params.id);
  expireDue(world);
  const count = (states: string) => world.tables.order.count('recent', toListKey(params.id, states));
  return { count: count(parseStates(query['filter[status]'], false)), total_count: count('1,2,3,4') };
}

export function getOrderHistory({ world, user, params, query }: Context<'getOrderHistory'>) {
  openBranch(world, user, params.id);
  return presentCards(
    world,
    world.tables.order.page('history', params.id, { page: query.page, perPage: query.per_page }),
  );
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

function listSoon({ tables, clock }: World, branchId: number, states: string): OrderRow[] {
  const now = clock.now().getTime();
  return tables.order.select('upcoming', toListKey(branchId, states), ({ starts_at }) => {
    const wait = Date.parse(starts_at) - now;
    return wait >= 0 && wait <= soonMs;
  });
}

function presentCards({ tables }: World, page: Page<OrderRow>) {
  return presentPage(page, (row) => presentCard(tables, row));
}
