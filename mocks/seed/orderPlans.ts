import type { CrewRequirement, OrderRequest } from '../../src/generated/model';
import { OrderStatus, PositionCode, UserType } from '../../src/generated/model/codes';
import type { BranchRow } from '../db/schema';
import type { World } from '../world';
import { castIds } from './cast';
import { type MoveDays, moveDays } from './moveDays';
import { type CrewBook, findCrew, type Member, membersOf, type Span, spanOf } from './orderCrews';
import { orderForm, townsOf } from './orderForms';
import { type Seat, seatsOf } from './orderSeats';
import { dayMs, minuteMs } from '../times';

/** Open orders by formation state 1 to 4, and how many are over. */
export type Volume = { open: readonly [number, number, number, number]; history: number };

/** An order before it is written: all that is drawn by chance, nothing in any table yet. */
export type Plan = {
  branch: BranchRow;
  form: OrderRequest;
  span: Span;
  createdAt: number;
  authorId: number;
  /** Somebody of the office changed it later; `isMove`: its arrival window. */
  edit: { at: number; by: number; isMove: boolean } | null;
  seats: Seat[];
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
  form: () => Omit<OrderRequest, 'date'>;
};

/** How many finished jobs of the first branch people known by name were on; the others come as they are free. */
const regulars: Readonly<Record<number, number>> = { [castIds.marcus]: 44, [castIds.sofia]: 7, [castIds.tyrell]: 20 };
const halfYear = 178;
/** Marcus is asked by name (`askMarcus`), never by chance. */
const notByChance = new Set<number>([castIds.marcus]);

/** The orders of one branch, the past first; `hasRegulars`: the people known by name have their jobs. */
export function planOrders(
  world: World,
  branch: BranchRow,
  { open, history }: Volume,
  book: CrewBook,
  hasRegulars = false,
): Plan[] {
  const setting = settingOf(world, branch, book);
  const left = new Map(hasRegulars ? Object.entries(regulars).map(([id, count]) => [Number(id), count]) : []);
  const plans = Array.from({ length: history }, (_, place) => past(setting, place, history, left));
  const [notFormed, pending, partial, formed] = open;
  const wanted: [OrderStatus, number][] = [
    [OrderStatus.formed, formed],
    [OrderStatus.partiallyFormed, partial],
    [OrderStatus.pending, pending],
    [OrderStatus.notFormed, notFormed],
  ];
  for (const [status, count] of wanted) {
    for (let place = 0; place < count; place += 1) plans.push(upcoming(setting, status, place));
  }
  return plans;
}

function settingOf(world: World, branch: BranchRow, book: CrewBook): Setting {
  const { tables, clock } = world;
  const office = tables.user.select(
    'company',
    branch.company_id,
    ({ type }) => type === UserType.owner || type === UserType.office,
  );
  const towns = townsOf(world, branch);
  return {
    world,
    branch,
    book,
    members: membersOf(world, branch),
    office: office.map(({ id }) => id),
    days: moveDays(world, branch.timezone),
    now: clock.now().getTime(),
    form: () => orderForm(world, branch, towns),
  };
}

/** A job that is over: one in twelve or so was cancelled, all others done. */
function past(setting: Setting, place: number, history: number, left: Map<number, number>): Plan {
  const { world, days, office, now } = setting;
  const { random } = world;
  const isCancelled = (place * 2) % 25 < 2;
  const before = 4 + Math.floor((place / history) * halfYear);
  const regular = isCancelled ? undefined : regularFor(setting, left, history - place);
  const crewed = withCrew(setting, {
    form: setting.form(),
    status: OrderStatus.formed,
    first: regular,
    avoid: new Set(left.keys()),
    dateOf: (attempt) => days.draw(-before - 2 - attempt, Math.min(-2, 1 - before)),
  });
  if (regular && crewed.crew.includes(regular)) left.set(regular.user.id, (left.get(regular.user.id) ?? 0) - 1);
  const { from, to } = crewed.span;
  const createdAt = days.officeHour(Math.round((now - from) / dayMs) + random.int(4, 20));
  const at = isCancelled
    ? from - random.int(180, 3000) * minuteMs
    : Math.min(now - minuteMs, to + random.int(70, 300) * minuteMs);
  const closed = { state: isCancelled ? ('cancelled' as const) : ('completed' as const), at, by: random.pick(office) };
  return planOf(setting, {
    ...crewed,
    status: OrderStatus.formed,
    createdAt,
    until: Math.min(at, from - 180 * minuteMs),
    closed,
  });
}

/** Somebody known by name, as often as their jobs spread over what is left. */
function regularFor({ world, members }: Setting, left: Map<number, number>, jobs: number): Member | undefined {
  const wanted = [...left].find(([, count]) => count > 0 && world.random.float() < count / jobs);
  return wanted && members.find(({ user }) => user.id === wanted[0]);
}

/** The first jobs of each state are near: one of yesterday waits to be completed, others have to be looked after now. */
function upcoming(setting: Setting, status: OrderStatus, place: number): Plan {
  const { world, days, now } = setting;
  const { random } = world;
  const near = (status === OrderStatus.formed ? [-1, 0, 1] : [1, 2])[place];
  const crewed = withCrew(setting, {
    form: setting.form(),
    status,
    avoid: notByChance,
    dateOf: (attempt) =>
      near === undefined || attempt > 2 ? days.draw(status === OrderStatus.formed ? 0 : 1, 35) : days.at(near),
  });
  const ago = status === OrderStatus.notFormed ? random.int(0, 6) : random.int(2, 8) + Math.max(0, -(near ?? 0));
  const createdAt =
    status === OrderStatus.notFormed && place < 2 ? now - (12 + place * 47) * minuteMs : days.officeHour(ago);
  const until = Math.min(now, crewed.span.from - 180 * minuteMs);
  return planOf(setting, { ...crewed, status, createdAt, until, closed: null });
}

type Wanted = {
  form: Omit<OrderRequest, 'date'>;
  status: OrderStatus;
  first?: Member | undefined;
  avoid: ReadonlySet<number>;
  dateOf: (attempt: number) => string;
};
type Crewed = { form: OrderRequest; span: Span; crew: Member[] };

/** Days are tried until enough people are free on one; a branch that has no foreman takes jobs for helpers. */
function withCrew(setting: Setting, { form, status, first, avoid, dateOf }: Wanted): Crewed {
  const { world, members, book, days } = setting;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const needs = attempt < 10 ? form.crew_requirements : smaller[attempt < 20 ? 0 : 1];
    const date = dateOf(attempt);
    const span = spanOf(date, days.instant(date, form.arrival_window.slice(0, 5)), form.estimated_hours);
    const whole = { ...form, date, crew_requirements: needs ?? form.crew_requirements };
    if (status === OrderStatus.notFormed) return { form: whole, span, crew: [] };
    const crew = findCrew(world, members, book, { positions: positionsOf(whole), span, first, avoid });
    if (!crew) continue;
    for (const { user } of crew) book.take(user.id, span);
    return { form: whole, span, crew };
  }
  throw new Error(`${setting.branch.name} has nobody left for a job`);
}

const smaller: readonly CrewRequirement[][] = [
  [{ position: PositionCode.helper, count: 2 }],
  [{ position: PositionCode.helper, count: 1 }],
];

type Drawn = Crewed & { status: OrderStatus; createdAt: number; until: number; closed: Plan['closed'] };

function planOf(setting: Setting, { form, span, crew, status, createdAt, until, closed }: Drawn): Plan {
  const { world, branch, members, office, days, now } = setting;
  const { random } = world;
  const authorId = random.pick(office);
  const seats = seatsOf(world, members, { positions: positionsOf(form), crew, status, createdAt, until, span, now });
  const isEdited = closed === null && now - createdAt > 60 * minuteMs && random.chance(0.45);
  const editedAt = days.officeHour(random.int(0, Math.max(0, Math.floor((now - createdAt) / dayMs))));
  const edit =
    isEdited && editedAt > createdAt ? { at: editedAt, by: random.pick(office), isMove: random.chance(0.4) } : null;
  return { branch, form, span, createdAt, authorId, edit, seats, closed };
}

export function positionsOf({ crew_requirements }: Pick<OrderRequest, 'crew_requirements'>): PositionCode[] {
  return crew_requirements.flatMap(({ position, count }) => Array.from({ length: count }, () => position));
}
