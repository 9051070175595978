import { slotFit } from '#domain/orders/formation';
import { isOpenInvitation } from '#domain/orders/statuses';
import { getFitOutcome, hardFilter, type FitFacts } from '#domain/outsource/fit';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { HardFilterCode } from '#generated/model';
import { ActiveStatus, InvitationStatus, UserType } from '#generated/model/codes';
import { findHardClash, getFirstPlace, getHome, toBookings } from '../../../mocks/crew/handlers/bookings';
import { getMilesBetween, getFullestWeek, toWeekJob } from '../../../mocks/crew/rules/busyTimes';
import { findUnwell } from '../../../mocks/crew/rules/inviting';
import { getTrackRecord, hasBlocked } from '../../../mocks/crew/rules/ratings';
import type { Need } from '../../../mocks/outsource/handlers/matching/need';
import { getCoverage, toLocalDays, unknownHours } from '../../../mocks/outsource/rules/matching';
import type { UserRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';

/** A person and how they fit, without the job next to it. */
export type Plain = { filter: HardFilterCode | null; facts: FitFacts };

/** Everyone a company can find for a need, read from the rows without a cache. The match must find the same people. */
export function matchPlainly(world: World, need: Need): Map<number, Plain> {
  const found = new Map<number, Plain>();
  const unwell = findUnwell(world.tables, world.clock.now().getTime());
  for (const { user_id, status } of world.tables.helperProfile.all()) {
    const isListed = status === ProfileStatus.active || status === ProfileStatus.paused;
    const plain = isListed ? describePlainly(world, need, user_id) : null;
    if (!plain) continue;
    const facts = unwell.has(user_id) ? { ...plain.facts, coverage: 0, hours: null } : plain.facts;
    found.set(user_id, { filter: filterPlainly(world, need, user_id, facts), facts });
  }
  return found;
}

function describePlainly(world: World, need: Need, userId: number): Pick<Plain, 'facts'> | null {
  const { tables, clock } = world;
  const user = tables.user.require(userId);
  if (user.type !== UserType.helper || user.status !== ActiveStatus.active) return null;
  const { branch } = need;
  const record = getTrackRecord(tables, userId, {
    branch_id: branch.id,
    readerId: null,
    now: clock.now().getTime(),
  });
  if (record.workAgain === 'block' && hasBlocked(tables, branch.company_id, userId)) return null;
  const facts: FitFacts = {
    stars: record.stars,
    ratings: record.ratings,
    showUp: record.showUp,
    jobsTogether: record.jobsTogether,
    isFavorite: record.workAgain === 'favorite',
    isBlocked: record.workAgain === 'block',
    ...readTerms(world, need, user),
    ...readTime(world, need, user),
    ...readEquipment(world, need, userId),
  };
  return { facts };
}

function readTerms(world: World, { needs, branch, order, radiusMiles }: Need, user: UserRow) {
  const own = needs.find(({ position }) => slotFit(user.positions, position) === 'own');
  const lower = needs.find(({ position }) => slotFit(user.positions, position) === 'helper');
  const slot = own ?? lower ?? needs[0];
  if (!slot) throw new Error('A need has a position');
  const rates = world.tables.profileDetail.get(user.id)?.position_rates ?? {};
  const miles = getMilesBetween(getHome(world, user, branch.id), getFirstPlace(world, order));
  const lowerFills = lower ? ('helper' as const) : ('no' as const);
  return {
    fills: own ? ('own' as const) : lowerFills,
    rate: rates[slot.position] ?? user.hourly_rate ?? 0,
    offered: slot.hourly_rate,
    miles: Math.round(miles * 10) / 10,
    radiusMiles,
  };
}

function readTime(world: World, { order }: Need, { id: userId, timezone }: UserRow) {
  const { tables } = world;
  const hours = tables.availability.get(userId);
  const jobs = tables.invitation
    .select('user', userId, ({ status, order_id }) => status === InvitationStatus.accepted && order_id !== order.id)
    .flatMap(({ order_id }) => toWeekJob(tables.order.require(order_id)) ?? []);
  return {
    ...(hours ? getCoverage(hours, toLocalDays(toBookings(world, order), timezone)) : unknownHours),
    hasHardConflict: findHardClash(world, userId, order) !== undefined,
    weeklyHours: getFullestWeek(order, jobs),
    ownWeeklyHours: hours?.max_hours_per_week ?? null,
    neighbor: null,
  };
}

function readEquipment({ tables }: World, { requirements }: Need, userId: number) {
  const { status, tool_ids: tools, vehicle_type_ids: vehicles, languages } = tables.helperProfile.require(userId);
  return {
    isPaused: status !== ProfileStatus.active,
    wanted: {
      tools: requirements.tool_ids,
      vehicles: requirements.vehicle_type_ids,
      languages: requirements.languages,
    },
    owned: { tools, vehicles, languages },
  };
}

function filterPlainly({ tables }: World, need: Need, userId: number, facts: FitFacts): HardFilterCode | null {
  const isAsked = tables.invitation
    .by('order', need.order.id)
    .some((invitation) => invitation.user_id === userId && isOpenInvitation(invitation));
  if (isAsked) return 'already_asked';
  const { min_rating } = need.requirements;
  const isBelow = min_rating !== null && facts.ratings > 0 && facts.stars / facts.ratings < min_rating;
  return hardFilter(facts) ?? (isBelow ? 'min_rating' : null);
}

/** The previews by the definition of a fit. */
export function previewPlainly(people: readonly Plain[]) {
  const reachable = people.filter(({ filter }) => filter === null || filter === 'outside_radius');
  const changes = [0, 10].flatMap((radius) => [0, 100].map((rate) => ({ rate, radius })));
  return changes.map((change) => {
    const shown = reachable
      .map(({ facts }) => ({
        ...facts,
        offered: facts.offered + change.rate,
        radiusMiles: facts.radiusMiles + change.radius,
      }))
      .filter((facts) => getFitOutcome(facts).fit !== null);
    return {
      rate_change: change.rate,
      radius_change: change.radius,
      people: shown.length,
      within_rate: shown.filter((facts) => facts.rate <= facts.offered).length,
      strong: shown.filter((facts) => (getFitOutcome(facts).fit?.score ?? 0) >= 75).length,
    };
  });
}
