import type { Equipment, FitFacts, NeighborJob } from '../../../src/domain/outsource/fitFacts';
import { hardFilter, toScoreFacts } from '../../../src/domain/outsource/fit';
import type { ScoreFacts } from '../../../src/domain/outsource/fitScore';
import type { HardFilterCode, Language, PositionNeed } from '../../../src/generated/model';
import { ActiveStatus, InvitationStatus, PositionCode, UserType } from '../../../src/generated/model/codes';
import { isOpenInvitation } from '../../../src/domain/statuses';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { getCoreEnd } from '../../rules/crew/busyTimes';
import { type Booking, getMilesBetween, type Place } from '../../rules/crew/conflicts';
import { fillsSlotAs } from '../../rules/crew/formation';
import { createRecordReader, hasBlocked, type TrackRecord } from '../../rules/crew/trackRecord';
import { getFullestWeek, getWeeks, toWeekJob } from '../../rules/crew/weekHours';
import { type Coverage, getCoverage, type LocalDay, toLocalDays, unknownHours } from '../../rules/outsource/coverage';
import { ProfileStatus } from '../../../src/domain/profileStatus';
import { minuteMs } from '../../times';
import type { World } from '../../world';
import { type Bookings, findBookings, findHardClash, getFirstPlace, toBookings } from '../crew/bookings';
import type { Need } from './need';

/** A person and how they fit a need. `filter` is why they are not shown. */
export type Fitting = {
  userId: number;
  position: PositionCode;
  record: TrackRecord;
  facts: FitFacts;
  /** The part of the facts that decides the score. */
  scored: ScoreFacts;
  filter: HardFilterCode | null;
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
  readRecord: (userId: number) => TrackRecord;
  wanted: Equipment;
  /** The weeks of the job, and its own hours in the fullest one. */
  weeks: { from: string; to: string };
  ownHours: number;
  milesByArea: Map<number, number>;
  daysByZone: Map<string, LocalDay[]>;
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
    wanted: {
      tools: need.requirements.tool_ids,
      vehicles: need.requirements.vehicle_type_ids,
      languages: need.requirements.languages,
    },
    weeks: getWeeks(order),
    ownHours: getFullestWeek(order, []),
    milesByArea: new Map(),
    daysByZone: new Map(),
  };
}

/** Everyone in the market: helpers with a complete profile, also if they paused it. */
export function listFittings(round: Round): Fitting[] {
  const { tables } = round.world;
  const profiles = [ProfileStatus.active, ProfileStatus.paused].flatMap((status) =>
    tables.helperProfile.viewAll('status', status, (profile) => profile),
  );
  return profiles.flatMap((profile) => getFitting(round, profile) ?? []);
}

/** How one person fits; null for those who are not in the market. */
export function findFitting(round: Round, userId: number): Fitting | null {
  return round.world.tables.helperProfile.view(userId, (profile) => getFitting(round, profile)) ?? null;
}

type Profile = Readonly<{
  user_id: number;
  status: number;
  tool_ids: readonly number[];
  vehicle_type_ids: readonly number[];
  languages: readonly Language[];
}>;

type Person = {
  positions: readonly PositionCode[];
  rate: number;
  area: number | undefined;
  timezone: string;
};

function getFitting(round: Round, profile: Profile): Fitting | null {
  const { world, need, companyId } = round;
  const userId = profile.user_id;
  const person = world.tables.user.view(userId, (user): Person | null =>
    user.type === UserType.helper && user.status === ActiveStatus.active
      ? {
          positions: user.positions,
          rate: user.hourly_rate ?? 0,
          area: user.serving_area_ids[0],
          timezone: user.timezone,
        }
      : null,
  );
  if (!person) return null;
  const record = round.readRecord(userId);
  // The company does not learn that a person avoids it.
  if (record.workAgain === 'block' && hasBlocked(world.tables, companyId, userId)) return null;
  const { slot, fills } = findSlot(need.needs, person.positions);
  const facts = getFacts(round, profile, person, { record, slot, fills });
  const filter = findFilter(round, userId, facts);
  return { userId, position: slot.position, record, facts, scored: toScoreFacts(facts), filter };
}

type Slot = { record: TrackRecord; slot: PositionNeed; fills: FitFacts['fills'] };

function getFacts(round: Round, profile: Profile, person: Person, { record, slot, fills }: Slot): FitFacts {
  const { need } = round;
  const userId = profile.user_id;
  const isBooked = round.bookings.has(userId);
  const { coverage, hours, ownWeeklyHours } = getOwnHours(round, userId, person.timezone);
  return {
    coverage,
    hours,
    miles: getMiles(round, person.area),
    radiusMiles: need.radiusMiles,
    stars: record.stars,
    ratings: record.ratings,
    showUp: record.showUp,
    jobsTogether: record.jobsTogether,
    isFavorite: record.workAgain === 'favorite',
    rate: getRate(round.world, userId, slot.position, person.rate),
    offered: slot.hourly_rate,
    fills,
    hasHardConflict: isBooked && findHardClash(round.world, userId, need.order, round.bookings) !== undefined,
    isBlocked: record.workAgain === 'block',
    isPaused: profile.status !== ProfileStatus.active,
    weeklyHours: countWeekHours(round, userId),
    ownWeeklyHours,
    neighbor: isBooked ? findNeighbor(round, round.bookings.get(userId) ?? []) : null,
    wanted: round.wanted,
    owned: { tools: profile.tool_ids, vehicles: profile.vehicle_type_ids, languages: profile.languages },
  };
}

function findFilter({ need, asked }: Round, userId: number, facts: FitFacts): HardFilterCode | null {
  if (asked.has(userId)) return 'already_asked';
  const filter = hardFilter(facts);
  if (filter !== null) return filter;
  const { min_rating } = need.requirements;
  const isBelow = min_rating !== null && facts.ratings > 0 && facts.stars / facts.ratings < min_rating;
  return isBelow ? 'min_rating' : null;
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

function getRate({ tables }: World, userId: number, position: PositionCode, usual: number): number {
  return tables.profileDetail.view(userId, ({ position_rates }) => position_rates[position]) ?? usual;
}

type OwnHours = Coverage & { ownWeeklyHours: number | null };

/** What a person set about when they work. */
function getOwnHours({ world, days, daysByZone }: Round, userId: number, zone: string): OwnHours {
  let local = daysByZone.get(zone);
  if (!local) {
    local = toLocalDays(days, zone);
    daysByZone.set(zone, local);
  }
  const wanted = local;
  const found = world.tables.availability.view(userId, (row) => {
    const { coverage, hours } = getCoverage(row, wanted);
    return { coverage, hours, ownWeeklyHours: row.max_hours_per_week };
  });
  return found ?? noOwnHours;
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
function countWeekHours({ world: { tables }, need: { order }, weeks, ownHours }: Round, userId: number): number {
  const isIn = (job: Readonly<OrderRow>) => job.date <= weeks.to && (job.end_date ?? job.date) >= weeks.from;
  const jobs = tables.invitation.pick('busy', userId, ({ status, order_id }) => {
    if (status !== InvitationStatus.accepted || order_id === order.id) return undefined;
    return tables.order.view(order_id, (job) => (isIn(job) ? toWeekJob(job) : null)) ?? undefined;
  });
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
