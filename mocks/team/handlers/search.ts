import { getFitScore } from '#domain/outsource/fitScore';
import { ProfileStatus } from '#domain/people/profileStatus';
import { can } from '#domain/people/rights';
import type { BranchSearchResult, FoundEmployee, FoundOrder, FoundHelper, FoundHelperPage } from '#generated/model';
import { ActiveStatus, InvitationStatus, PositionCode, UserType } from '#generated/model/codes';
import { getInitial } from '#platform/lib/text';
import { addDays } from '#platform/lib/time/dates';
import { openBranch } from '../../branches/handlers/openBranch';
import { getHome } from '../../crew/handlers/bookings';
import { getMilesBetween } from '../../crew/rules/busyTimes';
import { getRating, getTrackRecord, type TrackRecord } from '../../crew/rules/ratings';
import { toOrderTexts } from '../../orders/rules/orderLists';
import { listBranches } from '../../provider/access/access';
import { tools, vehicleTypes } from '../../provider/catalogs';
import { type Context, paginate } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless } from '../../provider/rules/refusals';
import {
  takeFirst,
  createTextSearch,
  listSearchWords,
  type SearchedTexts,
  type TextSearch,
} from '../../provider/rules/search';
import type { BranchRow, OrderRow, UserRow, EmployeeRow } from '../../provider/store/schema';
import { pickFields } from '../../provider/store/values';
import type { World } from '../../provider/world';
import { presentGuarded } from '../answers';
import { listReasonsToAsk, listWarnings, usualMiles } from '../rules/joinRequests';
import { isFreeOn, getToday } from './showMember';

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
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return {
    order_id: order.id,
    ...pickFields(order, ['status', 'customer_name', 'customer_last_name', 'customer_primary_phone', 'date']),
    closed_state: order.closed_state,
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
  const shown = pickFields(user, ['first_name', 'last_name', 'avatar_url', 'positions']);
  return { employee_id, ...shown, branch_id: branch.id, branch_name: branch.name };
}

// Helpers everywhere --------------------------------------------------------------------------------------------------

const days = 7;
/** The lookup also has an answer for people without one. */
const realVehicles = vehicleTypes.filter(({ icon }) => icon !== 'none');

type GlobalSearch = Context<'searchHelpersGlobally'>;

export function searchHelpersGlobally({ world, user, params, query }: GlobalSearch): FoundHelperPage {
  const branch = openBranch(world, user, params.id);
  const usual = getTypicalRates(world, branch.id);
  const found = listHelpers(world, query)
    .map((helper) => getFacts(world, branch, helper, usual))
    .filter(({ record }) => record.workAgain !== 'block');
  // People who could be asked come before existing members, and people who are too far away come last.
  const isFar = ({ miles }: Facts) => Number(miles > usualMiles);
  found.sort(
    (a, b) =>
      Number(a.isMember) - Number(b.isMember) || isFar(a) - isFar(b) || b.score - a.score || a.helper.id - b.helper.id,
  );
  return paginate(found, query, (facts) => showHelper(world, branch, facts));
}

/** Helpers who take jobs and match the query. */
function listHelpers({ tables }: World, query: GlobalSearch['query']): UserRow[] {
  const { search = '', 'filter[position]': codes } = query;
  const wanted = codes?.split(',').map(Number);
  const getCity = (area: number | undefined) =>
    tables.servingArea.view(area ?? 0, ({ name_with_state_initials: name }) => name) ?? '';
  return tables.helperProfile.by('status', ProfileStatus.active).flatMap(({ user_id }) => {
    const helper = tables.user.get(user_id);
    if (helper?.type !== UserType.helper || helper.status !== ActiveStatus.active) return [];
    if (wanted && !helper.positions.some((position) => wanted.includes(position))) return [];
    return matchesSearch(helper, getCity(helper.serving_area_ids[0]), search) ? [helper] : [];
  });
}

/** Matches the start of first name or city, or the whole name or email, so that no one can guess a last name letter by letter. */
function matchesSearch({ first_name, last_name, email }: UserRow, city: string, search: string): boolean {
  const wanted = fold(search);
  const short = `${first_name} ${getInitial(last_name)}`;
  const whole = [`${first_name} ${last_name}`, short, `${short}.`, last_name, email];
  return (
    [first_name, city].some((text) => fold(text).startsWith(wanted)) || whole.some((text) => fold(text) === wanted)
  );
}

const fold = (text: string) => listSearchWords(text).join(' ');

type Facts = {
  helper: UserRow;
  isMember: boolean;
  record: TrackRecord;
  miles: number;
  freeDays: number;
  offered: number;
  score: number;
};

function getFacts(world: World, branch: BranchRow, helper: UserRow, usual: ReadonlyMap<number, number>): Facts {
  const now = world.clock.now().getTime();
  const record = getTrackRecord(world.tables, helper.id, { branch_id: branch.id, readerId: null, now });
  const miles = Math.round(getMilesBetween(getHome(world, helper, branch.id), branch) * 10) / 10;
  const freeDays = countFreeDays(world, branch, helper.id);
  const rate = helper.hourly_rate ?? 0;
  const offered = usual.get(helper.positions[0] ?? PositionCode.helper) ?? rate;
  const equipped = (world.tables.helperProfile.view(helper.id, ({ tool_ids }) => tool_ids.length) ?? 0) > 0;
  const { stars, ratings, showUp, jobsTogether, workAgain } = record;
  const covers = freeDays > days / 2;
  const track = { stars, ratings, showUp, jobsTogether, isFavorite: workAgain === 'favorite' };
  const score = getFitScore({
    ...track,
    coverage: covers ? 1 : 0,
    miles,
    radiusMiles: usualMiles,
    rate,
    offered,
    equipped: equipped ? 1 : 0,
  });
  const isMember = world.tables.employee.by('user', helper.id).some(({ branch_id }) => branch_id === branch.id);
  return { helper, isMember, record, miles, freeDays, offered, score };
}

function showHelper(
  world: World,
  branch: BranchRow,
  { helper, record, miles, freeDays, offered, score }: Facts,
): FoundHelper {
  const { tables } = world;
  const profile = tables.helperProfile.require(helper.id);
  const employee = tables.employee.by('user', helper.id).find(({ branch_id }) => branch_id === branch.id);
  const offer = {
    miles,
    freeDays,
    rate: helper.hourly_rate ?? 0,
    usual: offered,
    jobsTogether: record.jobsTogether,
  };
  return {
    ...presentGuarded(tables, helper),
    distance_miles: miles,
    jobs_completed: record.jobs,
    languages: profile.languages,
    ...getRating(record),
    tools: listTitles(tools, profile.tool_ids),
    vehicle_types: listTitles(realVehicles, profile.vehicle_type_ids),
    already_member: employee !== undefined,
    employee_id: employee?.id ?? null,
    ...findLastRequest(world, branch, helper.id, employee),
    fit: { score, reasons: listReasonsToAsk(offer), warnings: listWarnings(offer) },
  };
}

/** The last request, ignoring an accepted one if the person has left since. */
function findLastRequest({ tables }: World, branch: BranchRow, userId: number, employee: EmployeeRow | undefined) {
  const [last] = tables.branchInvitation.select('user', userId, ({ branch_id }) => branch_id === branch.id);
  const counts = last && (last.status !== InvitationStatus.accepted || employee !== undefined);
  return counts
    ? { invitation_status: last.status, invitation_id: last.id }
    : { invitation_status: null, invitation_id: null };
}

function countFreeDays(world: World, branch: BranchRow, userId: number): number {
  const today = getToday(world, branch);
  const week = Array.from({ length: days }, (_, day) => addDays(today, day));
  return week.filter((day) => isFreeOn(world, userId, day)).length;
}

/** Median rate of the branch's active members, by their first position. */
function getTypicalRates({ tables }: World, branchId: number): Map<number, number> {
  const rates = new Map<number, number[]>();
  for (const { user_id, hourly_rate } of tables.employee.select(
    'branch',
    branchId,
    ({ status }) => status === ActiveStatus.active,
  )) {
    const position = tables.user.view(user_id, ({ positions }) => positions[0]);
    if (position !== undefined) rates.set(position, [...(rates.get(position) ?? []), hourly_rate]);
  }
  return new Map(
    [...rates].map(([position, all]) => [position, all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0]),
  );
}

function listTitles(catalog: readonly { id: number; title: string }[], ids: readonly number[]): string[] {
  return catalog.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}
