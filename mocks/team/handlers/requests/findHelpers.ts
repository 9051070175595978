import { ProfileStatus } from '#domain/people/profileStatus';
import type { FoundHelper, FoundHelperPage } from '#generated/model';
import { ActiveStatus, InvitationStatus, PositionCode, UserType } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { foldText, getInitial } from '#platform/lib/text';
import { getFitScore } from '#domain/outsource/fitScore';
import type { BranchRow, EmployeeRow, UserRow } from '../../../provider/store/schema';
import type { Context } from '../../../provider/http/context';
import { paginate } from '../../../provider/http/pages';
import { presentGuarded } from '../../answers';
import { getMilesBetween } from '../../../crew/rules/busyTimes';
import { listReasonsToAsk, listWarnings, usualMiles } from '../../rules/helperReasons';
import { tools, vehicleTypes } from '../../../provider/catalogs';
import type { World } from '../../../provider/world';
import { getHome } from '../../../crew/handlers/bookings';
import { getRating, getTrackRecord, type TrackRecord } from '../../../crew/rules/ratings';
import { openBranch } from '../../../branches/handlers/openBranch';
import { isFreeOn, getToday } from '../memberFacts';

const days = 7;
/** The lookup also has an answer for people without one. */
const realVehicles = vehicleTypes.filter(({ icon }) => icon !== 'none');

export function searchHelpersGlobally({
  world,
  user,
  params,
  query,
}: Context<'searchHelpersGlobally'>): FoundHelperPage {
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
function listHelpers({ tables }: World, query: Context<'searchHelpersGlobally'>['query']): UserRow[] {
  const { search = '', 'filter[position]': codes } = query;
  const wanted = codes?.split(',').map(Number);
  const getCity = (area: number | undefined) => tables.servingArea.view(area ?? 0, ({ name }) => name) ?? '';
  return tables.helperProfile.by('status', ProfileStatus.active).flatMap(({ user_id }) => {
    const helper = tables.user.get(user_id);
    if (helper?.type !== UserType.helper || helper.status !== ActiveStatus.active) return [];
    if (wanted && !helper.positions.some((position) => wanted.includes(position))) return [];
    return matchesSearch(helper, getCity(helper.serving_area_ids[0]), search) ? [helper] : [];
  });
}

/** Matches the start of first name or city, or the whole name or email, so that no one can guess a last name letter by letter. */
function matchesSearch({ first_name, last_name, email }: UserRow, city: string, search: string): boolean {
  const wanted = foldText(search);
  const short = `${first_name} ${getInitial(last_name)}`;
  const whole = [`${first_name} ${last_name}`, short, `${short}.`, last_name, email];
  return (
    [first_name, city].some((text) => foldText(text).startsWith(wanted)) ||
    whole.some((text) => foldText(text) === wanted)
  );
}

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
  const record = getTrackRecord(world.tables, helper.id, {
    branch_id: branch.id,
    readerId: null,
    now: world.clock.now().getTime(),
  });
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
