import { OfferStatus } from '#generated/model/codes';
import type { World } from '../../../mocks/provider/world';
import { getField, toList } from '../../kit/world';
import { createReader, type Facts, type Read, readAll, addFacts } from './facts';

/** Every count of a company and its branches, next to the length of what it counts. */
export async function collectCounts(facts: Facts, world: World, companyId: number): Promise<void> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  const branches = toList(await read('getBranches'));
  for (const branch of branches) {
    const id = Number(getField(branch, 'id'));
    const subject = `branch ${id}`;
    const fields = ['name', 'city', 'state', 'timezone', 'members_count', 'open_orders_count', 'unread_count'];
    addFacts(facts, subject, fields, branch, 'getBranches');
    addFacts(facts, subject, fields, await read('getBranch', { id }), 'getBranch');
    await collectNumbers(facts, read, id);
    await collectTiles(facts, read, id);
    for (const [operation, row] of await listCounts(read, id))
      addFacts(facts, subject, Object.keys(row), row, operation);
  }
  const usage = ['branches', 'members', 'orders', 'offers'];
  const [limits, subscription] = [await read('getPlanLimits'), await read('getSubscription')];
  addFacts(facts, `company ${companyId}`, usage, getField(limits, 'usage'), 'getPlanLimits');
  addFacts(facts, `company ${companyId}`, usage, getField(subscription, 'usage'), 'getSubscription');
  addFacts(facts, `company ${companyId}`, ['members'], { members: getField(subscription, 'seats') }, 'getSubscription');
  addFacts(facts, `company ${companyId}`, ['branches'], { branches: branches.length }, 'getBranches');
}

/** The owner's numbers, next to the offers they count. */
async function collectNumbers(facts: Facts, read: Read, branchId: number): Promise<void> {
  const months = toList(await read('getOutsourceNumbers', {}, `?branch_id=${branchId}`));
  const sum = (field: string) => months.reduce<number>((total, month) => total + Number(getField(month, field)), 0);
  const offers = await readAll(read, 'getOffers', {}, `?branch_id=${branchId}`);
  const filled = offers.filter((offer) => getField(offer, 'status') === OfferStatus.filled).length;
  const subject = `offers of branch ${branchId}`;
  addFacts(facts, subject, ['published', 'filled'], { published: offers.length, filled }, 'getOffers');
  const numbers = { published: sum('offers'), filled: sum('filled') };
  addFacts(facts, subject, ['published', 'filled'], numbers, 'getOutsourceNumbers');
}

/** Tiles and tabs of the team, and the query of the list that each leads to. */
const lists = {
  members: '',
  helpers: '?position=3',
  drivers: '?position=1,4',
  foreman: '?position=2,4',
  employees: '?filter[employment_type]=employee',
  expiring_documents: '?filter[documents]=expiring',
};

async function collectTiles(facts: Facts, read: Read, id: number): Promise<void> {
  const subject = `team of branch ${id}`;
  const summary = await read('getTeamSummary', { id });
  const count = async (operation: 'getEmployees' | 'getBranchInvitations', query: string) =>
    getField(await read(operation, { id }, query), 'total');
  const counts: Row = {
    available_today: await count('getEmployees', `?filter[available_on]=${String(getField(summary, 'today'))}`),
    requested: await count('getBranchInvitations', '?filter[status]=1'),
  };
  for (const [tile, query] of Object.entries(lists)) counts[tile] = await count('getEmployees', query);
  addFacts(facts, subject, Object.keys(counts), counts, 'lists');
  addFacts(facts, subject, Object.keys(counts), summary, 'getTeamSummary');
}

type Row = Record<string, unknown>;

async function listCounts(read: Read, id: number): Promise<[string, Row][]> {
  const total = async (operation: 'getOrders' | 'getOrderHistory' | 'getEmployees', query = '') =>
    getField(await read(operation, { id }, query), 'total');
  const count = async (status: string) =>
    getField(await read('getOrderCount', { id }, `?filter[status]=${status}`), 'count');
  const unread = await read('getNotificationsCount', { branchId: id });
  const unreadList = await read('getNotifications', { branchId: id }, '?type=unread');
  const [notFormed, formed] = [
    await total('getOrders', '?filter[status]=1'),
    await total('getOrders', '?filter[status]=2,3,4'),
  ];
  return [
    ['getOrders', { not_formed: notFormed, formed, open_orders_count: Number(notFormed) + Number(formed) }],
    ['getOrderCount', { not_formed: await count('1'), formed: await count('2,3,4') }],
    ['getEmployees', { members_count: await total('getEmployees') }],
    ['getNotificationsCount', { unread_count: getField(unread, 'unread_count') }],
    ['getNotifications', { unread_count: getField(unreadList, 'total') }],
  ];
}
