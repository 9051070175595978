import { getDayHours } from '#domain/people/availability';
import { can } from '#domain/people/rights';
import { getWeek } from '#domain/time/workDays';
import type { EmployeePage, TeamSummary, MemberDay, TeamHours } from '#generated/model';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { readPhonePart } from '#platform/lib/phone';
import { foldText } from '#platform/lib/text';
import type { CalendarDate } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { openBranch } from '../../branches/handlers/openBranch';
import { toBookings } from '../../crew/handlers/bookings';
import { getCoreEnd } from '../../crew/rules/busyTimes';
import * as generated from '../../generated/handlers/team/team.msw';
import { getHours } from '../../helper/handlers/hours';
import { decideDays, rangeLimits } from '../../orders/rules/orderLists';
import { type Context, paginate } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless } from '../../provider/rules/refusals';
import { listSearchWords } from '../../provider/rules/search';
import { type BranchRow, type EmployeeRow, toRequestsKey, type UserRow } from '../../provider/store/schema';
import { pickFields } from '../../provider/store/values';
import { toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { listDocuments, groups, needsRenewal } from '../rules/team';
import { changeEmployeeTerms, createEmployee, deleteEmployee, updateEmployee } from './changeMember';
import { openMember, getMemberFile } from './openMember';
import {
  acceptBranchInvitation,
  cancelBranchInvitation,
  getOwnBranchInvitations,
  rejectBranchInvitation,
  getBranchInvitations,
  inviteHelper,
} from './requests';
import { searchHelpersGlobally, searchBranch } from './search';
import {
  getMemberProfile,
  showMemberDetail,
  showMember,
  isFreeOn,
  getMemberRating,
  getToday,
  countHoursInWeek,
} from './showMember';

// Hours ---------------------------------------------------------------------------------------------------------------

/** When each member who works on jobs can work, is busy for others, and how many hours they accepted. */
function getTeamHours({ world, user, params, query }: Context<'getTeamHours'>): TeamHours {
  const branch = openBranch(world, user, params.id);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const { from, to, days } = throwIfRefused(decideDays(asked, getToday(world, branch), rangeLimits.people));
  const mondays = [...new Set(days.map((day) => getWeek(day).from))];
  return {
    date_from: from,
    date_to: to,
    members: listWorkers(world, branch).map(({ id, user_id }) => {
      const hours = getHours(world, user_id);
      const busy = listBusyTimes(world, user_id, branch);
      return {
        employee_id: id,
        max_hours_per_week: hours.max_hours_per_week,
        weeks: mondays.map((monday) => ({ monday, hours: countHoursInWeek(world, user_id, monday) })),
        days: days.map((date): MemberDay => {
          const { off, windows } = getDayHours(hours, date);
          return { date, off, windows, busy: busy.flatMap((time) => (time.date === date ? [time.window] : [])) };
        }),
      };
    }),
  };
}

function listWorkers({ tables }: World, { id }: BranchRow): EmployeeRow[] {
  return tables.employee.by('branch', id).filter(({ status, user_id }) => {
    const works = tables.user.view(user_id, (user) => user.status === ActiveStatus.active && user.positions.length > 0);
    return status === ActiveStatus.active && works === true;
  });
}

/** Hours of accepted open jobs elsewhere. Has no details of the jobs. */
function listBusyTimes(world: World, userId: number, branch: BranchRow): { date: CalendarDate; window: string }[] {
  const { tables } = world;
  const jobs = tables.invitation.viewAll('busy', userId, ({ status, order_id }) => {
    if (status !== InvitationStatus.accepted) return [];
    return tables.order.view(order_id, (order) =>
      order.closed_state === null && order.branch_id !== branch.id ? toBookings(world, order) : [],
    );
  });
  const times = jobs.flatMap((bookings) => bookings ?? []).sort((one, other) => one.startsAt - other.startsAt);
  return times.map((time) => {
    const start = zonedTime(toIso(time.startsAt), branch.timezone);
    const end = zonedTime(toIso(getCoreEnd(time)), branch.timezone);
    return { date: start.date, window: `${start.time} - ${end.time}` };
  });
}

type Named = Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'phone' | 'positions'>;
/** The parts of a member that filters need. Full members are built only for the requested page. */
type Entry = { employee: EmployeeRow; user: Named };
type Test = (entry: Entry) => boolean;
type Query = Context<'getEmployees'>['query'];

function getEmployees({ world, user, params, query }: Context<'getEmployees'>): EmployeePage {
  const branch = openBranch(world, user, params.id);
  const tests = listTests(world, user, branch, query);
  const found = listMembersByName(world, branch.id).filter((entry) => tests.every((test) => test(entry)));
  return paginate(found, query, ({ employee }) => showMember(world, employee, user));
}

/** Uses the same tests as the lists, so that counts always match them. */
function getTeamSummary({ world, user, params }: Context<'getTeamSummary'>): TeamSummary {
  const branch = openBranch(world, user, params.id);
  const members = listMembersByName(world, branch.id);
  const count = (test: Test) => members.filter(test).length;
  const today = getToday(world, branch);
  return {
    members: members.length,
    helpers: count(hasPositionIn(groups.helpers)),
    drivers: count(hasPositionIn(groups.drivers)),
    foreman: count(hasPositionIn(groups.foreman)),
    employees: count(({ employee }) => employee.employment_type === 'employee'),
    available_today: count(isAvailable(world, today)),
    expiring_documents: count(hasOldDocuments(world, branch)),
    requested: world.tables.branchInvitation.count('state', toRequestsKey(branch.id, InvitationStatus.new)),
    today,
  };
}

/** The members of a branch by name. Copies only small fields. */
function listMembersByName({ tables }: World, branchId: number): Entry[] {
  const read = (user: Readonly<UserRow>): Named =>
    pickFields(user, ['first_name', 'last_name', 'email', 'phone', 'positions']);
  const entries = tables.employee.by('branch', branchId).flatMap((employee) => {
    const user = tables.user.view(employee.user_id, read);
    return user ? [{ employee, user, name: `${user.first_name} ${user.last_name}` }] : [];
  });
  return entries.sort((a, b) => byName.compare(a.name, b.name) || a.employee.id - b.employee.id);
}

const byName = new Intl.Collator('en');

function listTests(world: World, reader: UserRow, branch: BranchRow, query: Query): Test[] {
  const { position, search = '' } = query;
  const { 'filter[employment_type]': employment, 'filter[language]': language, 'filter[status]': status } = query;
  const { 'filter[available_on]': date, 'filter[min_rating]': stars, 'filter[documents]': documents } = query;
  return [
    ...testIfGiven(position, (codes) => hasPositionIn(codes.split(',').map(Number))),
    ...testIfGiven(employment, (type) => (entry) => entry.employee.employment_type === type),
    ...testIfGiven(status, (code) => (entry) => entry.employee.status === code),
    ...testIfGiven(date, (day) => isAvailable(world, day)),
    ...testIfGiven(language, (code) => speaks(world, branch, code)),
    ...testIfGiven(stars, (least) => isRated(world, reader, least)),
    ...testIfGiven(documents, () => hasOldDocuments(world, branch)),
    ...testIfGiven(search || undefined, matches),
  ];
}

function testIfGiven<Value>(value: Value | undefined, test: (value: Value) => Test): Test[] {
  return value === undefined ? [] : [test(value)];
}

function hasPositionIn(codes: readonly number[]): Test {
  return ({ user }) => user.positions.some((position) => codes.includes(position));
}

/** Office staff do not work jobs, so they are never available. */
function isAvailable(world: World, date: string): Test {
  return ({ employee, user }) =>
    employee.status === ActiveStatus.active && user.positions.length > 0 && isFreeOn(world, employee.user_id, date);
}

function speaks(world: World, branch: BranchRow, language: 'en' | 'es' | 'other'): Test {
  return ({ employee }) => getMemberFile(world, branch.company_id, employee.user_id).languages.includes(language);
}

function isRated(world: World, reader: UserRow, least: number): Test {
  return ({ employee }) => (getMemberRating(world, employee, reader).rating_avg ?? 0) >= least;
}

function hasOldDocuments(world: World, branch: BranchRow): Test {
  const today = getToday(world, branch);
  return ({ employee }) =>
    needsRenewal(listDocuments(getMemberFile(world, branch.company_id, employee.user_id), today));
}

/** Matches words of the name in any order, part of the email, or at least three digits of the phone. */
function matches(text: string): (entry: { user: Omit<Named, 'positions'> }) => boolean {
  const words = listSearchWords(text);
  const digits = readPhonePart(text) ?? '';
  return ({ user: { first_name, last_name, email, phone } }) =>
    words.every((word) => foldText(`${first_name} ${last_name}`).includes(word)) ||
    foldText(email).includes(foldText(text.trim())) ||
    (digits.length >= 3 && phone.includes(digits));
}

export const teamHandlers = implement(
  generated,
  {
    getEmployees,
    getTeamSummary,
    getTeamHours,
    searchBranch,
    createEmployee,
    updateEmployee,
    changeEmployeeTerms,
    deleteEmployee,
    updateEmployeeWithPhoto: updateEmployee,
    searchHelpersGlobally,
    inviteHelper,
    getBranchInvitations,
    cancelBranchInvitation,
    getOwnBranchInvitations,
    acceptBranchInvitation,
    rejectBranchInvitation,

    getMemberProfile,
    getEmployee: ({ world, user, params }) => showMemberDetail(world, openMember(world, user, params.employeeId), user),
  },
  {
    createEmployee: ({ user }) => throwIfRefused(forbidUnless(can(user.type, 'addMember'))),
    updateEmployeeWithPhoto: ({ world, user, params }) => openMember(world, user, params.employeeId),
  },
);
