import type { BranchSearchResult, FoundEmployee, FoundOrder } from '../../../src/generated/model';
import type { OrderRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { createOrderSearch } from '../../rules/orders/orderSearch';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { matches, listMembersByName } from './memberList';

/** Result limits: for each kind if both are wanted, and for one kind alone. */
const [few, many] = [5, 20];
/** Fewer letters would match everything. */
const shortest = 2;

export function searchBranch({ world, user, params, query }: Context<'searchBranch'>): BranchSearchResult {
  const branch = openBranch(world, user, params.id);
  const { type = '', search: typed = '' } = query;
  const wanted = /^#?\d+$/.test(typed) || typed.length >= shortest ? typed : '';
  const limit = type === '' ? few : many;
  return {
    orders: type === 'employee' ? [] : findOrders(world, branch.id, wanted).slice(0, limit).map(showOrder),
    employees: type === 'order' ? [] : findMembers(world, branch.id, wanted, limit),
  };
}

/** Upcoming jobs, next first; then past jobs, latest first. */
function findOrders({ tables }: World, branchId: number, text: string): OrderRow[] {
  const found = tables.order.select('branch', branchId, createOrderSearch(text));
  const open = found.filter(({ closed_state }) => closed_state === null);
  const over = found.filter(({ closed_state }) => closed_state !== null);
  const compareStarts = (a: OrderRow, b: OrderRow) => a.starts_at.localeCompare(b.starts_at);
  return [...open.sort(compareStarts), ...over.sort((a, b) => compareStarts(b, a))];
}

function showOrder(order: OrderRow): FoundOrder {
  const { status, customer_name, customer_last_name, customer_primary_phone, date, closed_state } = order;
  return { order_id: order.id, status, customer_name, customer_last_name, customer_primary_phone, date, closed_state };
}

function findMembers(world: World, branchId: number, text: string, limit: number): FoundEmployee[] {
  const isWanted = text === '' ? () => true : matches(text);
  const found = listMembersByName(world, branchId).filter(isWanted).slice(0, limit);
  return found.map(({ employee, user: { first_name, last_name, positions } }) => {
    const avatar_url = world.tables.user.require(employee.user_id).avatar_url;
    return { employee_id: employee.id, first_name, last_name, avatar_url, positions };
  });
}
