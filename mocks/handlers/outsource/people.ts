import { ProfileStatus } from '../../../src/domain/profileStatus';
import type { FitFacts, NeighborJob } from '../../../src/domain/outsource/fitFacts';
import { hardFilter } from '../../../src/domain/outsource/fit';
import type { HardFilterCode, Language, PositionNeed } from '../../../src/generated/model';
import { ActiveStatus, InvitationStatus, PositionCode, UserType } from '../../../src/generated/model/codes';
import { isOpenInvitation } from '../../../src/domain/statuses';
import type { InvitationRow } from '../../db/schema';
import { getCoreEnd } from '../../rules/crew/busyTimes';
import { type Booking, getMilesBetween, type Place } from '../../rules/crew/conflicts';
import { fillsSlotAs } from '../../rules/crew/formation';
import { emptyRecord, getTrackRecord, hasBlocked, type TrackRecord } from '../../rules/crew/trackRecord';
import { getFullestWeek, toWeekJob } from '../../rules/crew/weekHours';
import { type Coverage, getCoverage, type LocalDay, toLocalDays, unknownHours } from '../../rules/outsource/coverage';
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
  now: number;
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
    now: world.clock.now().getTime(),
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
  const record = getRecord(round, userId);
  // The company does not learn that a person avoids it.
  if (record.workAgain === 'block' && hasBlocked(world.tables, companyId, userId)) return null;
  const { slot, fills } = findSlot(need.needs, person.positions);
  const facts = getFacts(round, profile, person, { record, slot, fills });
  return { userId, position: slot.position, record, facts, filter: findFilter(round, userId, facts) };
}

type Slot = { record: TrackRecord; slot: PositionNeed; fills: FitFacts['fills'] };

function getFacts(round: Round, profile: Profile, person: Person, { record, slot, fills }: Slot): FitFacts {
  const { need } = round;
  const userId = profile.user_id;
  const isBooked = round.bookings.has(userId);
  const { coverage, hours } = getHoursCoverage(round, userId, person.timezone);
  const { requirements } = need;
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
    ownWeeklyHours: getOwnLimit(round.world, userId),
    neighbor: isBooked ? findNeighbor(round, round.bookings.get(userId) ?? []) : null,
    wanted: {
      tools: requirements.tool_ids,
      vehicles: requirements.vehicle_type_ids,
      languages: requirements.languages,
    },
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

function getRecord({ world: { tables }, need, now }: Round, userId: number): TrackRecord {
  return tables.invitation.count('busy', userId) === 0
    ? emptyRecord
    : getTrackRecord(tables, userId, { branch_id: need.branch.id }, now);
}

function getRate({ tables }: World, userId: number, position: PositionCode, usual: number): number {
  return tables.profileDetail.view(userId, ({ position_rates }) => position_rates[position]) ?? usual;
}

function getOwnLimit({ tables }: World, userId: number): number | null {
  return tables.availability.view(userId, ({ max_hours_per_week }) => max_hours_per_week) ?? null;
}

function getHoursCoverage({ world, days, daysByZone }: Round, userId: number, zone: string): Coverage {
  const local = daysByZone.get(zone) ?? toLocalDays(days, zone);
  daysByZone.set(zone, local);
  return world.tables.availability.view(userId, (hours) => getCoverage(hours, local)) ?? unknownHours;
}

/** Miles from the first of a person's areas, else from the branch. Many people live in the same area. */
function getMiles({ world, need, place, milesByArea }: Round, area = 0): number {
  const known = milesByArea.get(area);
  if (known !== undefined) return known;
  const home = world.tables.servingArea.view(area, ({ lat, lng }) => ({ lat, lng })) ?? need.branch;
  const miles = Math.round(getMilesBetween(home, place) * 10) / 10;
  milesByArea.set(area, miles);
  return miles;
}

/** Hours of the fullest week with this job. */
function countWeekHours({ world: { tables }, need: { order } }: Round, userId: number): number {
  const jobs = tables.invitation.pick('busy', userId, ({ status, order_id }) =>
    status === InvitationStatus.accepted && order_id !== order.id ? tables.order.view(order_id, toWeekJob) : undefined,
  );
  return getFullestWeek(
    order,
    jobs.filter((job) => job !== null),
  );
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
