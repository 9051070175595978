import { slotFit } from '#domain/orders/formation';
import { isOpenInvitation } from '#domain/orders/statuses';
import {
  type Equipment,
  type FitFacts,
  type NeighborJob,
  getEquippedShare,
  type HardFacts,
  hardFilter,
} from '#domain/outsource/fit';
import { getFitScore, type ScoreFacts } from '#domain/outsource/fitScore';
import type { HardFilterCode, PositionNeed } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import {
  type Booked,
  type Bookings,
  findBookings,
  findHardClash,
  toBookings,
  getFirstPlace,
} from '../../../crew/handlers/bookings';
import {
  getCoreEnd,
  type Booking,
  getMilesBetween,
  type Place,
  getFullestWeek,
  getWeekSpan,
  toWeekJob,
} from '../../../crew/rules/busyTimes';
import { findUnwell } from '../../../crew/rules/inviting';
import { createRecordReader, hasBlocked, type TrackRecord } from '../../../crew/rules/ratings';
import type { OrderRow } from '../../../provider/store/schema';
import { minuteMs } from '../../../provider/time/clock';
import type { World } from '../../../provider/world';
import { type Coverage, getCoverage, type LocalDay, toLocalDays, unknownHours } from '../../rules/matching';
import type { MarketPerson } from './market';
import type { Need } from './need';

/** A person and whether they fit a need: what counting and ranking everyone needs. `filter` is why they are not shown. */
export type Fitting = {
  person: MarketPerson;
  slot: PositionNeed;
  fills: FitFacts['fills'];
  record: TrackRecord;
  miles: number;
  /** Share of the job within their hours, 0 to 1. */
  coverage: number;
  weeklyHours: number;
  filter: HardFilterCode | null;
  /** Facts of the score; null if no other rate or radius would show the person. */
  scored: { facts: ScoreFacts; score: number } | null;
};

type WeekJob = NonNullable<ReturnType<typeof toWeekJob>>;

/** A need with what is the same for everyone who is checked for it, and what is looked up once for many people. */
export type Round = {
  world: World;
  need: Need;
  days: readonly Booking[];
  place: Place;
  bookings: Bookings;
  /** People with an open invitation to the job. */
  asked: ReadonlySet<number>;
  readRecord: ReturnType<typeof createRecordReader>;
  /** People who just called in sick. */
  unwell: ReadonlySet<number>;
  wanted: Equipment;
  /** Hours of the job itself in the fullest of its weeks. */
  ownHours: number;
  /** The other jobs that people accepted in those weeks. */
  planned: ReadonlyMap<number, readonly WeekJob[]>;
  /** True if another job overlaps with this one, by its id. Many people work on the same jobs. */
  overlaps: Map<number, boolean>;
  milesByArea: Map<number, number>;
  daysByZone: Map<string, LocalDay[]>;
};

export function openRound(world: World, need: Need): Round {
  const { order, branch, requirements } = need;
  const now = world.clock.now().getTime();
  const crew = world.tables.invitation.select('order', order.id, isOpenInvitation);
  return {
    world,
    need,
    days: toBookings(world, order),
    place: getFirstPlace(world, order),
    bookings: findBookings(world, order.starts_at, order.latest_end_at),
    asked: new Set(crew.map(({ user_id }) => user_id)),
    readRecord: createRecordReader(world.tables, { branch_id: branch.id, readerId: null, now }),
    unwell: findUnwell(world.tables, now),
    wanted: {
      tools: requirements.tool_ids,
      vehicles: requirements.vehicle_type_ids,
      languages: requirements.languages,
    },
    ownHours: getFullestWeek(order, []),
    planned: findPlannedJobs(world, order),
    overlaps: new Map(),
    milesByArea: new Map(),
    daysByZone: new Map(),
  };
}

/** Everyone in the market. */
export function listFittings(round: Round): Fitting[] {
  return round.world.market.list().flatMap((person) => getFitting(round, person) ?? []);
}

/** Rates how one person fits; null if they are not in the market. */
export function findFitting(round: Round, userId: number): Fitting | null {
  const person = round.world.market.find(userId);
  return person ? getFitting(round, person) : null;
}

/** Everything about a person and the need. Not for thousands of people. */
export function findFacts(round: Round, userId: number): { record: TrackRecord; facts: FitFacts } | null {
  const fitting = findFitting(round, userId);
  return fitting && { record: fitting.record, facts: getFacts(round, fitting) };
}

function getFitting(round: Round, person: MarketPerson): Fitting | null {
  const { world, need } = round;
  const record = round.readRecord(world.market.listDone(person.userId), person.userId);
  const isBlocked = record.workAgain === 'block';
  // The company does not learn that a person avoids it.
  if (isBlocked && hasBlocked(world.tables, need.branch.company_id, person.userId)) return null;
  const { slot, fills } = findSlot(need.needs, person.positions);
  const miles = getMiles(round, person.area);
  const weeklyHours = countWeekHours(round, person.userId);
  const coverage = round.unwell.has(person.userId) ? 0 : getOwnHours(round, person).coverage;
  const filter = findFilter(round, person.userId, record, {
    fills,
    hasHardConflict: hasHardConflict(round, person.userId),
    isBlocked,
    isPaused: person.isPaused,
    miles,
    radiusMiles: need.radiusMiles,
    weeklyHours,
    coverage,
  });
  const canBeShown = filter === null || filter === 'outside_radius';
  const facts = canBeShown ? getScoreFacts(round, person, { slot, record, miles, coverage }) : null;
  const scored = facts && { facts, score: getFitScore(facts) };
  return { person, slot, fills, record, miles, coverage, weeklyHours, filter, scored };
}

type Matched = Pick<Fitting, 'slot' | 'record' | 'miles' | 'coverage'>;

function getScoreFacts(round: Round, person: MarketPerson, { slot, record, miles, coverage }: Matched): ScoreFacts {
  return {
    coverage,
    miles,
    radiusMiles: round.need.radiusMiles,
    stars: record.stars,
    ratings: record.ratings,
    showUp: record.showUp,
    jobsTogether: record.jobsTogether,
    isFavorite: isFavorite(record),
    rate: person.rates[slot.position] ?? person.usualRate,
    offered: slot.hourly_rate,
    equipped: getEquippedShare(round.wanted, person.owned),
  };
}

export const isFavorite = ({ workAgain }: TrackRecord): boolean => workAgain === 'favorite';

/** Everything about a person who fits or not, for the few who are shown. */
export function getFacts(round: Round, fitting: Fitting): FitFacts {
  const { person, fills, record, weeklyHours } = fitting;
  const { equipped: _equipped, ...scored } = fitting.scored?.facts ?? getScoreFacts(round, person, fitting);
  const { hours, ownWeeklyHours } = getOwnHours(round, person);
  const isUnwell = round.unwell.has(person.userId);
  return {
    ...scored,
    hours: isUnwell ? null : hours,
    fills,
    hasHardConflict: hasHardConflict(round, person.userId),
    isBlocked: record.workAgain === 'block',
    isPaused: person.isPaused,
    weeklyHours,
    ownWeeklyHours,
    neighbor: findNeighbor(round, round.bookings.get(person.userId) ?? []),
    wanted: round.wanted,
    owned: person.owned,
  };
}

function findFilter({ need, asked }: Round, userId: number, { stars, ratings }: TrackRecord, facts: HardFacts) {
  if (asked.has(userId)) return 'already_asked';
  const filter = hardFilter(facts);
  if (filter !== null) return filter;
  const { min_rating } = need.requirements;
  return min_rating !== null && ratings > 0 && stars / ratings < min_rating ? 'min_rating' : null;
}

function hasHardConflict(round: Round, userId: number): boolean {
  return round.bookings.get(userId)?.some((booked) => isOverlapping(round, booked)) ?? false;
}

/** Checks whether the job of an accepted invitation overlaps. The answer is the same for everyone on that job. */
function isOverlapping({ world, need, overlaps }: Round, booked: Booked): boolean {
  const { order_id, user_id, status } = booked.invitation;
  if (status !== InvitationStatus.accepted) return false;
  const known = overlaps.get(order_id);
  if (known !== undefined) return known;
  const found = findHardClash(world, user_id, need.order, new Map([[user_id, [booked]]])) !== undefined;
  overlaps.set(order_id, found);
  return found;
}

/** The first position someone can work in, their own before one below it. */
function findSlot(
  needs: readonly PositionNeed[],
  positions: readonly PositionCode[],
): { slot: PositionNeed; fills: FitFacts['fills'] } {
  let lower: PositionNeed | undefined;
  for (const need of needs) {
    const fills = slotFit(positions, need.position);
    if (fills === 'own') return { slot: need, fills };
    if (fills === 'helper') lower ??= need;
  }
  return lower ? { slot: lower, fills: 'helper' } : { slot: needs[0] ?? noNeed, fills: 'no' };
}

const noNeed: PositionNeed = { position: PositionCode.helper, count: 1, hourly_rate: 0 };

/** Miles from the first of a person's areas, else from the branch. Many people live in the same area. */
function getMiles({ world, need, place, milesByArea }: Round, area = 0): number {
  const known = milesByArea.get(area);
  if (known !== undefined) return known;
  const home = world.tables.servingArea.view(area, ({ lat, lng }) => ({ lat, lng })) ?? need.branch;
  const miles = Math.round(getMilesBetween(home, place) * 10) / 10;
  milesByArea.set(area, miles);
  return miles;
}

/** The accepted job closest in time, before or after. */
function findNeighbor({ days }: Round, booked: readonly Booked[]): NeighborJob | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  let closest: NeighborJob | null = null;
  for (const { invitation, times } of booked) {
    if (invitation.status !== InvitationStatus.accepted) continue;
    for (const other of times) {
      const neighbor = toNeighbor(first, last, other);
      if (neighbor && (closest === null || neighbor.minutes < closest.minutes)) closest = neighbor;
    }
  }
  return closest;
}

function toNeighbor(first: Booking, last: Booking, other: Booking): NeighborJob | null {
  const isBefore = other.startsAt < first.startsAt;
  const [early, late] = isBefore ? [other, first] : [last, other];
  const minutes = (late.startsAt - getCoreEnd(early)) / minuteMs;
  if (minutes < 0) return null;
  return { side: isBefore ? 'before' : 'after', minutes, miles: getMilesBetween(early.to, late.from) };
}

// Hours ---------------------------------------------------------------------------------------------------------------

type OwnHours = Coverage & { ownWeeklyHours: number | null };

/** Working hours a person set. */
function getOwnHours({ days, daysByZone }: Round, { hours: own, zone }: MarketPerson): OwnHours {
  if (!own) return noOwnHours;
  let local = daysByZone.get(zone);
  if (!local) {
    local = toLocalDays(days, zone);
    daysByZone.set(zone, local);
  }
  const { coverage, hours } = getCoverage(own, local);
  return { coverage, hours, ownWeeklyHours: own.max_hours_per_week };
}

const noOwnHours: OwnHours = { coverage: unknownHours.coverage, hours: null, ownWeeklyHours: null };

/** Hours of the fullest week with this job. Most people have no other job in those weeks. */
function countWeekHours({ need, planned, ownHours }: Round, userId: number): number {
  const jobs = planned.get(userId);
  return jobs ? getFullestWeek(need.order, jobs) : ownHours;
}

/** Everyone's other accepted jobs in the weeks of a job. */
function findPlannedJobs({ tables }: World, order: OrderRow): Map<number, WeekJob[]> {
  const { from, to } = getWeekSpan(order);
  const ids = new Set<number>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const id of tables.order.viewAll('workDay', day, (row) => row.id)) if (id !== order.id) ids.add(id);
  }
  const byPerson = new Map<number, WeekJob[]>();
  for (const id of ids) {
    const job = tables.order.view(id, toWeekJob);
    if (!job) continue;
    for (const { user_id, status } of tables.invitation.viewAll('order', id, (row) => row)) {
      if (status !== InvitationStatus.accepted) continue;
      const jobs = byPerson.get(user_id);
      if (jobs) jobs.push(job);
      else byPerson.set(user_id, [job]);
    }
  }
  return byPerson;
}
