import { slotFit } from '#domain/orders/formation';
import { getFitScore, fitLimits } from '#domain/outsource/fitScore';
import { maxDays } from '#domain/time/workDays';
import type {
  Candidate,
  CandidateConflict,
  Fit,
  FitNote,
  InvitableEmployees,
  CrewPlan,
  CrewPlanJob,
} from '#generated/model';
import { ActiveStatus, PositionCode } from '#generated/model/codes';
import { formatMoneyShort, toCents } from '#platform/lib/money';
import { enoughRatings } from '#platform/lib/ratings';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { openBranch } from '../../branches/handlers/openBranch';
import {
  describeOffHours,
  findJobOffHours,
  findOverLimits,
  listAcceptedJobs,
  listJobWeeks,
  listOtherJobs,
} from '../../helper/handlers/hours';
import type { OffHours } from '../../helper/rules';
import { toOrderNumber, presentCard, toReading } from '../../orders/answers/orders';
import { openOrder, checkJobNow } from '../../orders/handlers/openOrder';
import { decideDay } from '../../orders/rules/orderLists';
import { canRead } from '../../provider/access/reading';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import type { WithKnown } from '../../provider/store/rows';
import {
  type EmployeeRow,
  type InvitationRow,
  type OrderRow,
  type UserRow,
  type BranchRow,
  toDayKey,
} from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { countHoursInWeek, getToday } from '../../team/handlers/showMember';
import { getOfferedPay } from '../answers';
import {
  getMilesBetween,
  type Place,
  type OverLimit,
  getFullestWeek,
  getWeekSpan,
  type JobWeek,
  listWeeks,
  findJobClash,
} from '../rules/busyTimes';
import { getSlotLines } from '../rules/formation';
import { describeJobsTogether, note, findUnwell } from '../rules/inviting';
import { getRating, getTrackRecord, type TrackRecord } from '../rules/ratings';
import {
  type Bookings,
  findBookings,
  findClashes,
  getFirstPlace,
  getHome,
  type JobClash,
  toWanted,
  type Wanted,
  describeBusyTime,
  toBookings,
} from './bookings';
import { expireDue } from './formCrew';

const softWeeklyHours = 40;

const usualMiles = fitLimits.radius;

/**
 * Employees who may work in one of the positions, best first; members of the caller's other branches in a separate list
 * (docs/product.md, "Who may read what").
 */
export function getInvitableEmployees({ world, user, params }: Context<'getInvitableEmployees'>): InvitableEmployees {
  const order = openOrder(world, user, params.orderId);
  const branches = world.tables.branch.by('company', user.company_id ?? 0);
  const round = createRound(createPeople(world, user, order.branch_id, [order]), order);
  const here = listCandidates(round, order.branch_id);
  const others = branches
    .filter(({ id }) => id !== order.branch_id && canRead(world.tables, user, getMemberSubject(id), round.now))
    .map(({ id, name }) => ({ branch: { id, name }, employees: listCandidates(round, id) }));
  return { branch_employees: here, other_branch_employees: others.filter(({ employees }) => employees.length > 0) };
}

const getMemberSubject = (branch_id: number) => ({ kind: 'member', employee: { branch_id } }) as const;

/** For several orders of a branch: its people who may work in one of the positions of an order, best first. */
function createCandidateList(world: World, reader: UserRow, branchId: number, orders: readonly OrderRow[]) {
  const people = createPeople(world, reader, branchId, orders);
  return (order: OrderRow) => listCandidates(createRound(people, order), branchId);
}

/** Facts about people that are the same for all orders of a branch, looked up once for each person. */
type People = {
  world: World;
  reader: UserRow;
  /** Milliseconds since the epoch. */
  now: number;
  /** People who just called in sick. */
  unwell: ReadonlySet<number>;
  /** Active members of a branch with an active account. */
  listMembers: (branchId: number) => readonly Member[];
  getRecord: (userId: number) => TrackRecord;
  getHoursThisWeek: (userId: number) => number;
  listAccepted: (userId: number) => ReturnType<typeof listAcceptedJobs>;
  bookings: Bookings;
};

function createPeople(world: World, reader: UserRow, branchId: number, orders: readonly OrderRow[]): People {
  const now = world.clock.now().getTime();
  const today = getToday(world, world.tables.branch.require(branchId));
  const starts = orders.map(({ starts_at }) => starts_at).sort();
  const ends = orders.map(({ latest_end_at }) => latest_end_at).sort();
  return {
    world,
    reader,
    now,
    unwell: findUnwell(world.tables, now),
    listMembers: remember((id) => listMembers(world, id)),
    getRecord: remember((userId) =>
      getTrackRecord(world.tables, userId, { branch_id: branchId, readerId: reader.id, now }),
    ),
    getHoursThisWeek: remember((userId) => countHoursInWeek(world, userId, today)),
    listAccepted: remember((userId) => listAcceptedJobs(world, userId)),
    bookings: findBookings(world, starts[0] ?? world.now(), ends.at(-1) ?? world.now()),
  };
}

function remember<Value>(find: (id: number) => Value): (id: number) => Value {
  const known = new Map<number, Value>();
  return (id) => {
    const value = known.get(id) ?? find(id);
    known.set(id, value);
    return value;
  };
}

type Member = { employee: EmployeeRow; user: UserRow };

function listMembers({ tables }: World, branchId: number): Member[] {
  return tables.employee
    .by('branch', branchId)
    .map((employee) => ({ employee, user: tables.user.require(employee.user_id) }))
    .filter(({ employee, user }) => employee.status === ActiveStatus.active && user.status === ActiveStatus.active);
}

function createRound(people: People, order: OrderRow): Round {
  const { world } = people;
  const weeks = listWeeks(order);
  return {
    ...people,
    order,
    wanted: toWanted(world, order),
    place: getFirstPlace(world, order),
    weeks,
    span: getWeekSpan(order, weeks),
    invitations: world.tables.invitation.by('order', order.id),
    seen: new Set(),
  };
}

/** An order with what is the same for everyone who is listed for it. */
type Round = People & {
  order: OrderRow;
  wanted: Wanted;
  place: Place;
  weeks: readonly JobWeek[];
  span: ReturnType<typeof getWeekSpan>;
  /** Of the order. */
  invitations: readonly InvitationRow[];
  /** People already listed, because a person may be a member of two branches. */
  seen: Set<number>;
};

function listCandidates(round: Round, branchId: number): Candidate[] {
  const { order, seen } = round;
  const members = round.listMembers(branchId).filter(({ user }) => !seen.has(user.id));
  for (const { user } of members) seen.add(user.id);
  const able = members.flatMap(({ employee, user }) => {
    const fits = order.crew_requirements.some(({ position }) => slotFit(user.positions, position) !== 'no');
    if (!fits) return [];
    const record = round.getRecord(user.id);
    return record.workAgain === 'block' ? [] : [toCandidate(round, employee, user, record)];
  });
  return able.sort((a, b) => b.fit.score - a.fit.score || a.employee_id - b.employee_id);
}

function toCandidate(
  round: Round,
  employee: EmployeeRow,
  user: UserRow,
  record: TrackRecord,
): WithKnown<Candidate, 'fit'> {
  const { world, reader, now, order, wanted, weeks, unwell } = round;
  const clashes = findClashes(world, user.id, order, round.bookings, wanted);
  const miles = Math.round(getMilesBetween(getHome(world, user, order.branch_id), round.place) * 10) / 10;
  const asked = round.invitations.findLast(({ user_id }) => user_id === user.id);
  const others = listOtherJobs(world, user.id, order, round.listAccepted(user.id), round.span);
  const total = getFullestWeek(order, others, weeks);
  const off = findJobOffHours(world, user.id, order, wanted.times);
  const offered = getOfferedRate(order, user, employee);
  const pay = getOfferedPay(order, { hourly_rate: offered }).total;
  const over = findOverLimits(world, user.id, order, pay, others, total);
  const isUnwell = unwell.has(user.id);
  const under = (offered - employee.hourly_rate) / 100;
  const facts = { employee, clashes, off, over, record, miles, total, offered, under, isUnwell };
  return {
    employee_id: employee.id,
    user_id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    avatar_url: user.avatar_url,
    phone: user.phone,
    positions: user.positions,
    hourly_rate: employee.hourly_rate,
    ...getRating(record),
    fit: getFit(facts),
    availability: isUnwell ? 'unavailable' : getAvailability(clashes, off, over),
    conflicts: [
      ...clashes.map((clash) => toConflict(world, { reader, now }, clash)),
      ...(off ? [toOffConflict(off)] : []),
      ...over.map((each) => toLimitConflict(order, each)),
    ],
    distance_miles: miles,
    hours_this_week: round.getHoursThisWeek(user.id),
    jobs_together: record.jobsTogether,
    is_favorite: record.workAgain === 'favorite',
    invitation_status: asked?.status ?? null,
    job_weeks: listJobWeeks(weeks, others),
  };
}

type Facts = {
  employee: EmployeeRow;
  clashes: JobClash[];
  /** Outside their hours. */ off: OffHours | null;
  /** Above their own limits. */ over: OverLimit[];
  record: TrackRecord;
  miles: number;
  /** Hours in the week of the job, with it. */ total: number;
  /** Cents per hour. */ offered: number;
  /** Dollars an hour that the person is below the offer. */ under: number;
  isUnwell: boolean;
};

/** Rate the job offers in the position that the person would most likely fill. */
function getOfferedRate(order: OrderRow, { positions }: UserRow, { hourly_rate }: EmployeeRow): number {
  const position =
    order.crew_requirements.find((each) => slotFit(positions, each.position) === 'own')?.position ??
    PositionCode.helper;
  return order.offered_rates[position] ?? hourly_rate;
}

function getFit(facts: Facts): Fit {
  const { employee, clashes, off, record, miles, offered, isUnwell } = facts;
  const { stars, ratings, showUp, jobsTogether, workAgain } = record;
  const covers = !isUnwell && off === null && !clashes.some(({ severity }) => severity === 'hard');
  const score = getFitScore({
    coverage: covers ? 1 : 0,
    miles,
    radiusMiles: usualMiles,
    stars,
    ratings,
    showUp,
    jobsTogether,
    isFavorite: workAgain === 'favorite',
    rate: employee.hourly_rate,
    offered,
    equipped: 1,
  });
  return { score, reasons: listReasons(facts), warnings: listWarnings(facts) };
}

function listReasons({ clashes, off, record, miles, under, isUnwell }: Facts): FitNote[] {
  const { stars, ratings, jobsTogether } = record;
  return [
    ...(clashes.length === 0 && off === null && !isUnwell ? [note('free', 'Free for the whole job')] : []),
    ...(miles > usualMiles ? [] : [note('distance', `${Math.round(miles)} mi away`)]),
    ...(ratings >= enoughRatings ? [note('rating', `${(stars / ratings).toFixed(1)} from ${ratings} ratings`)] : []),
    ...(jobsTogether > 0 ? [note('jobs_together', describeJobsTogether(jobsTogether))] : []),
    ...(under > 0 ? [note('rate', `${formatMoneyShort(toCents(under))} under your rate`)] : []),
  ];
}

function listWarnings({ clashes, off, over, record, miles, under, total, isUnwell }: Facts): FitNote[] {
  return [
    ...(isUnwell ? [note('sick', 'Just called in sick')] : []),
    ...(clashes.some(({ cause }) => cause === 'travel') ? [note('turnaround', 'Tight turnaround')] : []),
    ...(miles > usualMiles ? [note('distance', `More than ${usualMiles} mi away`)] : []),
    ...(off ? [note('off_hours', describeOffHours(off).text)] : []),
    ...over.map(({ text }) => note('own_limit', text)),
    ...(total > softWeeklyHours ? [note('week', `Would reach ${total} hr that week`)] : []),
    ...(record.ratings === 0 ? [note('rating', 'New: no ratings yet')] : []),
    ...(under < 0 ? [note('rate', `${formatMoneyShort(toCents(-under))} over your rate`)] : []),
  ];
}

function getAvailability(clashes: readonly JobClash[], off: OffHours | null, over: readonly OverLimit[]) {
  if (clashes.some(({ severity }) => severity === 'hard')) return 'busy';
  if (off?.windows.length === 0) return 'unavailable';
  return clashes.length > 0 || off !== null || over.length > 0 ? 'partial' : 'available';
}

/** Hours only warn: the office may know better. */
function toOffConflict(off: OffHours): CandidateConflict {
  return { order_id: null, number: null, severity: 'soft', ...describeOffHours(off) };
}

function toLimitConflict({ starts_at, latest_end_at }: OrderRow, { text }: OverLimit): CandidateConflict {
  return { order_id: null, number: null, severity: 'soft', starts_at, ends_at: latest_end_at, text };
}

/** Shows a job that the reader may open with its number, any other only with its hours. */
function toConflict(world: World, { reader, now }: Pick<Round, 'reader' | 'now'>, clash: JobClash): CandidateConflict {
  const { order, severity } = clash;
  const isReadable = canRead(world.tables, reader, { kind: 'job', order }, now);
  return {
    order_id: isReadable ? order.id : null,
    number: isReadable ? toOrderNumber(order) : null,
    severity,
    ...describeBusyTime(world, clash),
  };
}

// Crew plan -----------------------------------------------------------------------------------------------------------

/** The jobs of a day that people can be invited to, and the branch's people for their open slots. */
export function getCrewPlan({ world, user, params, query }: Context<'getCrewPlan'>): CrewPlan {
  const branch = openBranch(world, user, params.id);
  expireDue(world);
  const today = todayIn(branch.timezone, world.clock.now());
  const { day } = throwIfRefused(decideDay(query['filter[date]'], today));
  const orders = listOrdersAhead(world, branch, [day]);
  const findCandidates = createCandidateList(world, user, branch.id, orders);
  const nearby = listOrdersAhead(world, branch, listAround(day)).map((order) => ({
    id: order.id,
    times: toBookings(world, order),
  }));
  return {
    date: day,
    jobs: orders.map((order) => {
      const times = toBookings(world, order);
      const clashes = nearby.filter(
        (other) =>
          other.id !== order.id && findJobClash(times, other.times, false, branch.travel_buffer_minutes) !== null,
      );
      return { ...presentPlanJob(world, user, order, findCandidates), clashes: clashes.map(({ id }) => id) };
    }),
  };
}

/** The days on which jobs begin that could clash with this day: a job before lasts three days at most. */
function listAround(day: string): string[] {
  return Array.from({ length: 2 * maxDays + 1 }, (_, at) => addDays(day, at - maxDays));
}

function presentPlanJob(
  world: World,
  user: UserRow,
  order: OrderRow,
  findCandidates: (order: OrderRow) => Candidate[],
): Omit<CrewPlanJob, 'clashes'> {
  const slots = getSlotLines(order.crew_requirements, world.tables.invitation.by('order', order.id));
  const hasOpenSlot = slots.some(({ required, accepted }) => accepted < required);
  const { offered_rates, min_paid_hours, travel_pay } = order;
  return {
    order: presentCard(world.tables, order, toReading(world, user)),
    offered_rates,
    min_paid_hours,
    travel_pay,
    slots,
    candidates: hasOpenSlot ? findCandidates(order) : [],
  };
}

/** Jobs that begin on these days and have not begun, by their start. */
function listOrdersAhead(world: World, { id }: BranchRow, days: readonly string[]): OrderRow[] {
  const now = world.now();
  const orders = days.flatMap((day) =>
    world.tables.order.select('day', toDayKey(id, day), ({ date, starts_at }) => date === day && starts_at > now),
  );
  return orders
    .filter((order) => checkJobNow(world, 'invite', order) === null)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id);
}
