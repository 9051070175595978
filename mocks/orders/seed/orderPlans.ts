import type { CrewRequirement, OrderRequest } from '#generated/model';
import { OrderStatus, PositionCode, UserType } from '#generated/model/codes';
import { addDays, type CalendarDate } from '#platform/lib/time/dates';
import { todayIn, toInstant } from '#platform/lib/time/zonedTimes';
import { castIds } from '../../account/seed/cast';
import { yearDays } from '../../provider/seed/times';
import type { BranchRow } from '../../provider/store/schema';
import { dayMs, minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import type { Strangers } from '../../team/seed/strangers';
import {
  type CrewBook,
  findCrew,
  type Member,
  listMembers,
  type Span,
  toSpan,
  type PlannedInvitation,
  planInvitations,
} from './orderCrews';
import { addQuote, createOrderForm, listTowns, type OrderDraft } from './orderForms';

/** Open orders by formation state 1 to 4, and the number of finished ones. */
export type Volume = { open: readonly [number, number, number, number]; history: number };

/** An order before it is written: everything drawn at random, no rows yet. */
export type Plan = {
  branch: BranchRow;
  form: OrderRequest;
  span: Span;
  createdAt: number;
  authorId: number;
  /** A later change by the office; `isMove` means the arrival window. */
  edit: { at: number; by: number; isMove: boolean } | null;
  invitations: PlannedInvitation[];
  closed: { state: 'completed' | 'cancelled'; at: number; by: number } | null;
};

type Setting = {
  world: World;
  branch: BranchRow;
  book: CrewBook;
  members: readonly Member[];
  office: readonly number[];
  days: MoveDays;
  now: number;
  form: () => OrderDraft;
};

/** Number of finished jobs of the first branch for each of these people; others as they are free. */
const regulars: Readonly<Record<number, number>> = { [castIds.marcus]: 44, [castIds.sofia]: 7, [castIds.tyrell]: 20 };
/** Over 1 spreads the jobs so that the last weeks are busier than the first: the company grows. */
const growth = 1.5;
/** `inviteMarcus` gives Marcus his jobs, so the random draw leaves him out. */
const notByChance = new Set<number>([castIds.marcus]);

/** The crews that are taken, and the customers with their first names so far. */
export type Sources = { book: CrewBook; strangers: Strangers; firstNames: Set<string> };

/** The orders of one branch, finished ones first; `hasRegulars` gives the regulars their jobs. */
export function planOrders(
  world: World,
  branch: BranchRow,
  { open, history }: Volume,
  sources: Sources,
  hasRegulars = false,
): Plan[] {
  const setting = createPlanSetting(world, branch, sources);
  const left = new Map(hasRegulars ? Object.entries(regulars).map(([id, count]) => [Number(id), count]) : []);
  const plans = Array.from({ length: history }, (_, index) => planPast(setting, index, history, left));
  const [notFormed, pending, partial, formed] = open;
  const wanted: [OrderStatus, number][] = [
    [OrderStatus.formed, formed],
    [OrderStatus.partiallyFormed, partial],
    [OrderStatus.pending, pending],
    [OrderStatus.notFormed, notFormed],
  ];
  for (const [status, count] of wanted) {
    for (let index = 0; index < count; index += 1) plans.push(planUpcoming(setting, status, index));
  }
  return plans;
}

function createPlanSetting(world: World, branch: BranchRow, { book, strangers, firstNames }: Sources): Setting {
  const { tables, clock } = world;
  const office = tables.user.select(
    'company',
    branch.company_id,
    ({ type }) => type === UserType.owner || type === UserType.office,
  );
  const towns = listTowns(world, branch);
  const customers = { ...strangers, name: () => strangers.name(firstNames) };
  return {
    world,
    branch,
    book,
    members: listMembers(world, branch),
    office: office.map(({ id }) => id),
    days: createMoveDays(world, branch.timezone),
    now: clock.now().getTime(),
    form: () => createOrderForm(world, { branch, towns, customers }),
  };
}

/** A finished job: about one in twelve was canceled, the others were completed. */
function planPast(setting: Setting, index: number, history: number, left: Map<number, number>): Plan {
  const { world, days, office, now } = setting;
  const { random } = world;
  const isCancelled = (index * 2) % 25 < 2;
  const before = 2 + Math.floor((index / history) ** growth * yearDays);
  const regular = isCancelled ? undefined : pickRegular(setting, left, index, history);
  const crewed = findDayAndCrew(setting, {
    form: setting.form(),
    status: OrderStatus.formed,
    first: regular,
    avoid: new Set(left.keys()),
    pickDate: (attempt) => days.draw(-before - 2 - attempt, Math.min(-1, 1 - before)),
  });
  if (regular && crewed.crew.includes(regular)) left.set(regular.user.id, (left.get(regular.user.id) ?? 0) - 1);
  const { from, to } = crewed.span;
  const createdAt = days.officeHour(Math.round((now - from) / dayMs) + random.int(4, 20));
  const at = isCancelled
    ? from - random.int(180, 3000) * minuteMs
    : Math.min(now - minuteMs, to + random.int(70, 300) * minuteMs);
  const closed = { state: isCancelled ? ('cancelled' as const) : ('completed' as const), at, by: random.pick(office) };
  return createPlan(setting, {
    ...crewed,
    status: OrderStatus.formed,
    createdAt,
    until: Math.min(at, from - 180 * minuteMs),
    closed,
  });
}

/** A regular. They get a smaller share of the busy last weeks. */
function pickRegular({ world, members }: Setting, left: Map<number, number>, index: number, history: number) {
  const share = (2 * index) / history / (history - index);
  const wanted = [...left].find(([, count]) => count > 0 && world.random.float() < count * share);
  return wanted && members.find(({ user }) => user.id === wanted[0]);
}

/**
 * The first jobs of each state are near: one from yesterday is still to be completed, crews are out today, and others
 * need attention now.
 */
function planUpcoming(setting: Setting, status: OrderStatus, index: number): Plan {
  const { world, days, now } = setting;
  const { random } = world;
  const near = (status === OrderStatus.formed ? [-1, 0, 1, 0, 0, 0, 1] : [1, 2])[index];
  const crewed = findDayAndCrew(setting, {
    form: setting.form(),
    status,
    avoid: notByChance,
    pickDate: (attempt) =>
      near === undefined || attempt > 2 ? days.draw(status === OrderStatus.formed ? 0 : 1, 35) : days.at(near),
  });
  const ago = status === OrderStatus.notFormed ? random.int(0, 6) : random.int(2, 8) + Math.max(0, -(near ?? 0));
  const createdAt =
    status === OrderStatus.notFormed && index < 2 ? now - (12 + index * 47) * minuteMs : days.officeHour(ago);
  const until = Math.min(now, crewed.span.from - 180 * minuteMs);
  return createPlan(setting, { ...crewed, status, createdAt, until, closed: null });
}

type Wanted = {
  form: OrderDraft;
  status: OrderStatus;
  first?: Member | undefined;
  avoid: ReadonlySet<number>;
  pickDate: (attempt: number) => string;
};
type Crewed = { form: OrderRequest; span: Span; crew: Member[] };

/** Tries days until enough people are free. A branch without a foreman takes jobs for helpers. */
function findDayAndCrew(setting: Setting, { form, status, first, avoid, pickDate }: Wanted): Crewed {
  const { world, members, book, days } = setting;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const needs = attempt < 10 ? form.crew_requirements : smaller[attempt < 20 ? 0 : 1];
    const date = pickDate(attempt);
    const span = toSpan(date, days.instant(date, form.arrival_window.slice(0, 5)), form.estimated_hours);
    const whole = addQuote({ ...form, date, crew_requirements: needs ?? form.crew_requirements });
    if (status === OrderStatus.notFormed) return { form: whole, span, crew: [] };
    const crew = findCrew(world, members, book, { positions: listPositions(whole), span, first, avoid });
    if (!crew) continue;
    for (const { user } of crew) book.take(user.id, span);
    return { form: whole, span, crew };
  }
  throw new Error(`${setting.branch.name} has no one left for a job`);
}

const smaller: readonly CrewRequirement[][] = [
  [{ position: PositionCode.helper, count: 2 }],
  [{ position: PositionCode.helper, count: 1 }],
];

type Drawn = Crewed & { status: OrderStatus; createdAt: number; until: number; closed: Plan['closed'] };

function createPlan(setting: Setting, { form, span, crew, status, createdAt, until, closed }: Drawn): Plan {
  const { world, branch, book, members, office, days, now } = setting;
  const { random } = world;
  const authorId = random.pick(office);
  const invitations = planInvitations(world, members, {
    positions: listPositions(form),
    crew,
    status,
    createdAt,
    until,
    span,
    now,
    form,
    branch,
    isBusy: (userId) => !book.isFree(userId, { ...span, from: span.from - dayMs, to: span.to + dayMs }),
  });
  const isEdited = closed === null && now - createdAt > 60 * minuteMs && random.chance(0.45);
  const editedAt = days.officeHour(random.int(0, Math.max(0, Math.floor((now - createdAt) / dayMs))));
  const edit =
    isEdited && editedAt > createdAt ? { at: editedAt, by: random.pick(office), isMove: random.chance(0.4) } : null;
  return { branch, form, span, createdAt, authorId, edit, invitations, closed };
}

function listPositions({ crew_requirements }: Pick<OrderRequest, 'crew_requirements'>): PositionCode[] {
  return crew_requirements.flatMap(({ position, count }) => Array.from({ length: count }, () => position));
}

/** The days around today in a zone. */
type MoveDays = {
  /** The day this many days from today. */
  at: (offset: number) => string;
  /** A day between two offsets from today, both included; busy days are more likely, and so are days soon to come. */
  draw: (from: number, to: number) => string;
  /** The instant of a local time ("HH:mm") during working hours. */
  instant: (date: string, time: string) => number;
  /** A random moment of office hours, this many days ago; never after now. */
  officeHour: (daysAgo: number) => number;
};

function createMoveDays({ random, clock }: World, zone: string): MoveDays {
  const today = todayIn(zone, clock.now());
  const at = (offset: number) => addDays(today, offset);
  const instant = (date: string, time: string) => Date.parse(toInstant(date, time, zone));
  return {
    at,
    draw: (from, to) =>
      random.weighted(
        Array.from({ length: to - from + 1 }, (_, index) => {
          const date = at(from + index);
          return [date, getDemand(date) * getBookedShare(from + index)] as const;
        }),
      ),
    instant,
    officeHour: (daysAgo) => {
      const opening = instant(at(-daysAgo), '07:30') + random.int(0, 600) * minuteMs;
      return Math.min(opening, clock.now().getTime() - random.int(12, 90) * minuteMs);
    },
  };
}

/** Jobs by weekday, Sunday first. */
const demand = [3, 4, 4, 4, 5, 7, 8];

/** The demand on a day, relative to other days. */
function getDemand(date: CalendarDate): number {
  const isTurn = Number(date.slice(8)) <= 3 || Number(addDays(date, 3).slice(8)) <= 3;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return (demand[weekday] ?? 4) * (isTurn ? 1.4 : 1);
}

/** Customers book one to two weeks ahead, so the calendar thins out. */
function getBookedShare(offset: number): number {
  return 1 / (1 + Math.max(0, offset) / 7);
}
