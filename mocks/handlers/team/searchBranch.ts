import type { BranchSearchResult, FoundEmployee, FoundOrder } from '../../../src/generated/model';
import type { OrderRow } from '../../db/schema';
import type { Context } from '../../http/context';
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
  const found = tables.order.select('branch', branchId, isAbout(text));
  const open = found.filter(({ closed_state }) => closed_state === null);
  const over = found.filter(({ closed_state }) => closed_state !== null);
  const compareStarts = (a: OrderRow, b: OrderRow) => a.starts_at.localeCompare(b.starts_at);
  return [...open.sort(compareStarts), ...over.sort((a, b) => compareStarts(b, a))];
}

/** Matches by number, customer, digits of their phone, city or address. */
function isAbout(text: string): (order: Readonly<OrderRow>) => boolean {
  if (text === '') return () => true;
  const wanted = text.toLowerCase();
  const digits = wanted.replaceAll(/\D/g, '');
  return (order) => {
    if (wanted.startsWith('#')) return String(order.id).startsWith(digits);
    const stops = [...order.pick_up_addresses, ...order.destination_addresses];
    const words = [
      `${order.customer_name} ${order.customer_last_name}`,
      ...stops.flatMap(({ city, address_line }) => [city, address_line]),
    ];
    const isNumber = digits.length >= 3 && digits.length === wanted.replaceAll(/[\s()+-]/g, '').length;
    return (
      words.some((each) => each.toLowerCase().includes(wanted)) ||
      (isNumber && (order.customer_primary_phone.includes(digits) || String(order.id).startsWith(digits)))
    );
  };
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
