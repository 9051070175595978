import { can } from '#domain/people/rights';
import type { BranchSearchResult, FoundEmployee, FoundOrder } from '#generated/model';
import type { BranchRow, OrderRow, UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { listBranches } from '../../provider/access/membership';
import { forbidUnless } from '../../provider/rules/refusals';
import { toOrderTexts } from '../../orders/rules/orderSearch';
import { takeFirst } from '../../provider/rules/search/takeFirst';
import { createTextSearch, type SearchedTexts, type TextSearch } from '../../provider/rules/search/textSearch';
import type { World } from '../../provider/world';
import { openBranch } from '../../branches/handlers/openBranch';

/** Result limits: for each kind if both are wanted, and for one kind alone. */
const [few, many] = [5, 20];

type BranchNames = Pick<BranchRow, 'id' | 'name'>;

export function searchBranch({ world, user, params, query }: Context<'searchBranch'>): BranchSearchResult {
  const branch = openBranch(world, user, params.id);
  const { type = '', search: typed = '', scope = 'branch' } = query;
  const branches = scope === 'company' ? listAllBranches(world, user) : [branch];
  const search = createTextSearch(typed);
  const limit = type === '' ? few : many;
  return {
    orders: type === 'employee' ? [] : findOrders(world, branches, search, limit),
    employees: type === 'order' ? [] : findMembers(world, branches, search, limit),
  };
}

function listAllBranches({ tables }: World, user: UserRow): BranchRow[] {
  throwIfRefused(forbidUnless(can(user.type, 'searchAllBranches')));
  return listBranches(tables, user);
}

type FoundJob = { id: number; starts_at: string; isOver: boolean; branch: BranchNames };

/** Upcoming jobs, next first; then past jobs, latest first. */
function findOrders(world: World, branches: readonly BranchNames[], search: TextSearch, limit: number): FoundOrder[] {
  const { tables } = world;
  const now = world.now();
  const found = branches.flatMap((branch) =>
    tables.order.pick('branch', branch.id, (order): FoundJob | undefined => {
      if (!search(order, toOrderTexts)) return undefined;
      return {
        id: order.id,
        starts_at: order.starts_at,
        isOver: order.closed_state !== null || order.latest_end_at <= now,
        branch,
      };
    }),
  );
  return takeFirst(found, limit, compareJobs).map(({ id, branch }) => showOrder(tables.order.require(id), branch));
}

function compareJobs(a: FoundJob, b: FoundJob): number {
  if (a.isOver !== b.isOver) return a.isOver ? 1 : -1;
  if (a.starts_at === b.starts_at) return a.id - b.id;
  return a.starts_at < b.starts_at === a.isOver ? 1 : -1;
}

function showOrder(order: OrderRow, branch: BranchNames): FoundOrder {
  const { status, customer_name, customer_last_name, customer_primary_phone, date, closed_state } = order;
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return {
    order_id: order.id,
    status,
    customer_name,
    customer_last_name,
    customer_primary_phone,
    date,
    closed_state,
    cities: cities.filter((city, at) => city !== cities[at - 1]),
    branch_id: branch.id,
    branch_name: branch.name,
  };
}

type FoundMember = { id: number; userId: number; name: string; branch: BranchNames };

function findMembers(
  { tables }: World,
  branches: readonly BranchNames[],
  search: TextSearch,
  limit: number,
): FoundEmployee[] {
  const found = branches.flatMap((branch) =>
    tables.employee.pick('branch', branch.id, ({ id, user_id }): FoundMember | undefined => {
      const name = tables.user.view(user_id, (user) => (search(user, toPersonTexts) ? toName(user) : undefined));
      return name === undefined ? undefined : { id, userId: user_id, name, branch };
    }),
  );
  const members = takeFirst(found, limit, (a, b) => byName.compare(a.name, b.name) || a.id - b.id);
  return members.map(({ id, userId, branch }) => showMember(id, tables.user.require(userId), branch));
}

const byName = new Intl.Collator('en');

function toName({ first_name, last_name }: Readonly<UserRow>): string {
  return `${first_name} ${last_name}`;
}

function toPersonTexts({ first_name, last_name, email, phone }: Readonly<UserRow>): SearchedTexts {
  return { words: [first_name, last_name], phones: [phone], email };
}

function showMember(employee_id: number, user: UserRow, branch: BranchNames): FoundEmployee {
  const { first_name, last_name, avatar_url, positions } = user;
  return { employee_id, first_name, last_name, avatar_url, positions, branch_id: branch.id, branch_name: branch.name };
}
