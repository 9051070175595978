import type { Equipment, FitFacts, NeighborJob } from '../../../src/domain/outsource/fitFacts';
import { getEquippedShare, type HardFacts, hardFilter } from '../../../src/domain/outsource/fit';
import type { ScoreFacts } from '../../../src/domain/outsource/fitScore';
import type { HardFilterCode, PositionNeed } from '../../../src/generated/model';
import { InvitationStatus, PositionCode } from '../../../src/generated/model/codes';
import { isOpenInvitation } from '../../../src/domain/statuses';
import type { InvitationRow } from '../../db/schema';
import { getCoreEnd } from '../../rules/crew/busyTimes';
import { type Booking, getMilesBetween, type Place } from '../../rules/crew/conflicts';
import { fillsSlotAs } from '../../rules/crew/formation';
import { createRecordReader, hasBlocked, type TrackRecord } from '../../rules/crew/trackRecord';
import { getFullestWeek, getWeeks } from '../../rules/crew/weekHours';
import {
  type Coverage,
  createWindowReader,
  getCoverage,
  type LocalDay,
  toLocalDays,
  unknownHours,
} from '../../rules/outsource/coverage';
import { minuteMs } from '../../times';
import type { World } from '../../world';
import { type Bookings, findBookings, findHardClash, getFirstPlace, toBookings } from '../crew/bookings';
import type { MarketPerson, PlannedJob } from './market';
import type { Need } from './need';

/** A person and whether they fit a need: what counting and ranking everyone needs. `filter` is why they are not shown. */
export type Fitting = {
  person: MarketPerson;
  slot: PositionNeed;
  fills: FitFacts['fills'];
  record: TrackRecord;
  miles: number;
  weeklyHours: number;
  filter: HardFilterCode | null;
  /** What decides the score; null if no other rate or radius would show the person. */
  scored: ScoreFacts | null;
};

/** A need with what is the same for everyone who is checked for it. */
export type Round = {
  world: World;
  need: Need;
  place: Place;
  days: Booking[];
  bookings: Bookings;
  /** People with an open invitation to the job. */
  asked: ReadonlySet<number>;
  companyId: number;
  readRecord: ReturnType<typeof createRecordReader>;
  readWindow: ReturnType<typeof createWindowReader>;
  wanted: Equipment;
  /** The weeks of the job, and its own hours in the fullest one. */
  weeks: { from: string; to: string };
  ownHours: number;
  milesByArea: Map<number, number>;
  daysByZone: Map<string, LocalDay[]>;
  /** Whether another job overlaps with this one, by its id. Many people work on the same jobs. */
  overlaps: Map<number, boolean>;
};

export function openRound(world: World, need: Need): Round {
  const { order, branch } = need;
  const crew = world.tables.invitation.select('order', order.id, isOpenInvitation);
  return {
    world,
    need,
    place: getFirstPlace(world, order),
    days: toBookings(world, order),
    bookings: findBookings(world, order.starts_at, order.latest_end_at),
    asked: new Set(crew.map(({ user_id }) => user_id)),
    companyId: branch.company_id,
    readRecord: createRecordReader(world.tables, { branch_id: branch.id }, world.clock.now().getTime()),
    readWindow: createWindowReader(),
    wanted: {
      tools: need.requirements.tool_ids,
      vehicles: need.requirements.vehicle_type_ids,
      languages: need.requirements.languages,
    },
    weeks: getWeeks(order),
    ownHours: getFullestWeek(order, []),
    milesByArea: new Map(),
    daysByZone: new Map(),
    overlaps: new Map(),
  };
}

/** Everyone in the market. */
export function listFittings(round: Round): Fitting[] {
  const fittings: Fitting[] = [];
  for (const person of round.world.market.list()) {
    const fitting = getFitting(round, person);
    if (fitting) fittings.push(fitting);
  }
  return fittings;
}

/** How one person fits; null for those who are not in the market. */
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
  const { world, need, companyId } = round;
  const record = round.readRecord(person.done);
  const isBlocked = record.workAgain === 'block';
  // The company does not learn that a person avoids it.
  if (isBlocked && hasBlocked(world.tables, companyId, person.userId)) return null;
  const { slot, fills } = findSlot(need.needs, person.positions);
  const miles = getMiles(round, person.area);
  const weeklyHours = countWeekHours(round, person.planned);
  const filter = findFilter(round, person.userId, record, {
    fills,
    hasHardConflict: hasHardConflict(round, person.userId),
    isBlocked,
    isPaused: person.isPaused,
    miles,
    radiusMiles: need.radiusMiles,
    weeklyHours,
  });
  const mayBeShown = filter === null || filter === 'outside_radius';
  const scored = mayBeShown ? getScoreFacts(round, person, { slot, record, miles }) : null;
  return { person, slot, fills, record, miles, weeklyHours, filter, scored };
}

type Matched = Pick<Fitting, 'slot' | 'record' | 'miles'>;

function getScoreFacts(round: Round, person: MarketPerson, { slot, record, miles }: Matched): ScoreFacts {
  return {
    coverage: getOwnHours(round, person).coverage,
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
  const { equipped: _equipped, ...scored } = fitting.scored ?? getScoreFacts(round, person, fitting);
  const { hours, ownWeeklyHours } = getOwnHours(round, person);
  return {
    ...scored,
    hours,
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

function findFilter(
  { need, asked }: Round,
  userId: number,
  { stars, ratings }: TrackRecord,
  facts: HardFacts,
): HardFilterCode | null {
  if (asked.has(userId)) return 'already_asked';
  const filter = hardFilter(facts);
  if (filter !== null) return filter;
  const { min_rating } = need.requirements;
  return min_rating !== null && ratings > 0 && stars / ratings < min_rating ? 'min_rating' : null;
}

function hasHardConflict(round: Round, userId: number): boolean {
  const invitations = round.bookings.get(userId);
  return invitations?.some((invitation) => isOverlapping(round, invitation)) ?? false;
}

/** Whether the job of an accepted invitation overlaps, whoever works on it. */
function isOverlapping({ world, need, overlaps }: Round, invitation: InvitationRow): boolean {
  const { order_id, user_id, status } = invitation;
  if (status !== InvitationStatus.accepted) return false;
  const known = overlaps.get(order_id);
  if (known !== undefined) return known;
  const found = findHardClash(world, user_id, need.order, new Map([[user_id, [invitation]]])) !== undefined;
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
    const fills = fillsSlotAs(positions, need.position);
    if (fills === 'own') return { slot: need, fills };
    if (fills === 'helper') lower ??= need;
  }
  const [first = noNeed] = needs;
  return lower ? { slot: lower, fills: 'helper' } : { slot: first, fills: 'no' };
}

const noNeed: PositionNeed = { position: PositionCode.helper, count: 1, hourly_rate: 0 };

type OwnHours = Coverage & { ownWeeklyHours: number | null };

/** What a person set about when they work. */
function getOwnHours({ days, daysByZone, readWindow }: Round, { hours: own, zone }: MarketPerson): OwnHours {
  if (!own) return noOwnHours;
  let local = daysByZone.get(zone);
  if (!local) {
    local = toLocalDays(days, zone);
    daysByZone.set(zone, local);
  }
  const { coverage, hours } = getCoverage(own, local, readWindow);
  return { coverage, hours, ownWeeklyHours: own.max_hours_per_week };
}

const noOwnHours: OwnHours = { coverage: unknownHours.coverage, hours: null, ownWeeklyHours: null };

/** Miles from the first of a person's areas, else from the branch. Many people live in the same area. */
function getMiles({ world, need, place, milesByArea }: Round, area = 0): number {
  const known = milesByArea.get(area);
  if (known !== undefined) return known;
  const home = world.tables.servingArea.view(area, ({ lat, lng }) => ({ lat, lng })) ?? need.branch;
  const miles = Math.round(getMilesBetween(home, place) * 10) / 10;
  milesByArea.set(area, miles);
  return miles;
}

/** Hours of the fullest week with this job. Most people have no other job in those weeks. */
function countWeekHours({ need: { order }, weeks, ownHours }: Round, planned: readonly PlannedJob[]): number {
  const jobs = planned.filter(
    ({ id, date, end_date }) => date <= weeks.to && (end_date ?? date) >= weeks.from && id !== order.id,
  );
  return jobs.length === 0 ? ownHours : getFullestWeek(order, jobs);
}

/** The accepted job closest in time, before or after. */
function findNeighbor({ world, days }: Round, invitations: readonly InvitationRow[]): NeighborJob | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  let closest: NeighborJob | null = null;
  for (const { order_id, status } of invitations) {
    if (status !== InvitationStatus.accepted) continue;
    const others = world.tables.order.view(order_id, (order) => toBookings(world, order)) ?? [];
    for (const other of others) {
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
