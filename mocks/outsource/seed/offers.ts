import { getLastDay } from '#domain/time/workDays';
import type { PositionNeed, OfferAudience } from '#generated/model';
import { InvitationStatus, OfferStatus, PositionCode } from '#generated/model/codes';
import { cast, castIds } from '../../account/seed/cast';
import { getSlotLines } from '../../crew/rules/formation';
import { type BranchRow, toListKey, type InvitationRow, type OrderRow } from '../../provider/store/schema';
import { dayMs, hourMs, toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { endReasons, getOfferedRate } from '../rules/applications';
import { closingNoticeMs, planTiers } from '../rules/matching';
import { noRequirements } from '../rules/offerForm';
import { writeApplications, type ApplicationState } from './offerApplications';

const { open, filled, closed, expired, cancelled } = OfferStatus;
const { marcus } = castIds;

/**
 * Offers of the last days, earlier ones, and the people who were notified, for orders and crews that exist. A small world
 * `mayLack` the jobs of some.
 */
export function seedOffers(world: World, { mayLack = false } = {}): void {
  const taken = new Set<number>();
  for (const plan of offerPlans) {
    const branch = world.tables.branch.get(plan.branchId);
    if (!branch) continue;
    const order = findOrder(world, plan, taken);
    if (!order && mayLack) continue;
    if (!order) throw new Error(`No job fits this offer: ${JSON.stringify(plan)}`);
    taken.add(order.id);
    writeOffer(world, plan, branch, order);
  }
}

/** Hours until the job of an offer begins, and the least where a branch has no later one. */
const usualHours = 30;
const leastHours = 3;

/** A job that fits the state of the offer. */
function findOrder(world: World, plan: OfferPlan, taken: ReadonlySet<number>): OrderRow | undefined {
  const { tables, clock } = world;
  if (plan.doneDaysAgo !== undefined) return findDoneJob(world, plan, plan.doneDaysAgo, taken);
  if (plan.status === cancelled)
    return tables.order.select('history', plan.branchId, ({ closed_state }) => closed_state === 'cancelled')[0];
  const upcoming = tables.order.select('upcoming', toListKey(plan.branchId, '1,2,3,4'), ({ id }) => !taken.has(id));
  const startsIn = (hours: number) => {
    const from = toIso(clock.now().getTime() + hours * hourMs);
    return ({ starts_at }: OrderRow) => starts_at > from;
  };
  const later = upcoming.filter(startsIn(usualHours));
  const isFilled = (order: OrderRow) => listHired(world, plan, order).length > 0;
  if (plan.status === filled) return later.find(isFilled) ?? upcoming.find(isFilled);
  const isShort = (order: OrderRow) => listNeeds(world, order).length > 0;
  const possible = later.some(isShort) ? later.filter(isShort) : upcoming.filter(startsIn(leastHours)).filter(isShort);
  const preferred = possible.filter((order) => plan.prefers?.(order, listNeeds(world, order)));
  const short = preferred.length > 0 ? preferred : possible;
  return short.find((order) => isFreeFor(world, order)) ?? short[0];
}

/** The last job done that many days ago with a helper from outside the cast. */
function findDoneJob(world: World, plan: OfferPlan, daysAgo: number, taken: ReadonlySet<number>): OrderRow | undefined {
  const day = toIso(world.clock.now().getTime() - daysAgo * dayMs);
  return world.tables.order
    .select(
      'history',
      plan.branchId,
      ({ id, closed_state, starts_at }) => closed_state === 'completed' && starts_at < day && !taken.has(id),
    )
    .find((order) => listHired(world, plan, order).length > 0);
}

/** Checks whether Marcus could apply for a job: not invited to it, and without another job on its days. */
function isFreeFor({ tables }: World, order: OrderRow): boolean {
  return tables.invitation.by('user', marcus).every(({ order_id, status }) => {
    const other = tables.order.require(order_id);
    const isSameDay = other.date <= getLastDay(order) && order.date <= getLastDay(other);
    return order_id !== order.id && !(status === InvitationStatus.accepted && isSameDay);
  });
}

/** All open positions of a job that needs a helper. */
function listNeeds({ tables }: World, order: OrderRow, bonus = 0): PositionNeed[] {
  const lines = getSlotLines(order.crew_requirements, tables.invitation.by('order', order.id)).filter(
    ({ required, accepted }) => required > accepted,
  );
  if (!lines.some(({ position }) => position === PositionCode.helper)) return [];
  return lines.map(({ position, required, accepted }) => ({
    position,
    count: required - accepted,
    hourly_rate: getOfferedRate(order, position) + bonus,
  }));
}

/** Accepted helpers of a job who came through the offer; Marcus first where the plan has him. */
function listHired({ tables }: World, plan: OfferPlan, order: OrderRow): InvitationRow[] {
  const hired = tables.invitation.select(
    'order',
    order.id,
    ({ status, position }) => status === InvitationStatus.accepted && position === PositionCode.helper,
  );
  const wanted = plan.states.filter((state) => state === 'accepted').length;
  const others = hired.filter(({ user_id }) =>
    plan.doneDaysAgo === undefined ? user_id !== marcus : user_id > cast.length,
  );
  if (plan.marcus !== 'accepted') return others.length >= wanted ? others.slice(0, wanted) : [];
  const own = hired.filter(({ user_id }) => user_id === marcus);
  return own.length > 0 && others.length >= wanted ? [...own, ...others.slice(0, wanted)] : [];
}

function writeOffer(world: World, plan: OfferPlan, branch: BranchRow, order: OrderRow): void {
  const { tables, db, clock } = world;
  const now = clock.now().getTime();
  const { status, audience, tierMinutes = null } = plan;
  const hired = status === filled ? listHired(world, plan, order) : [];
  // The people of a filled offer were asked by it.
  const invited = hired.map(({ created_at }) => Date.parse(created_at));
  const created = hired.length > 0 ? Math.min(...invited) : now - plan.age * hourMs;
  const isOpen = status === open;
  const ends = isOpen
    ? Math.min(now + (6 + plan.age * 3) * hourMs, Date.parse(order.starts_at) - hourMs)
    : created + 24 * hourMs;
  const endedAt = findEnd(plan, { created, ends, hired });
  const offer = tables.offer.insert({
    id: db.nextId('offer'),
    branch_id: branch.id,
    order_id: order.id,
    deleted_order: null,
    title: '',
    position_needs: getNeeds(world, plan, order, hired.length),
    radius_miles: 25,
    requirements: noRequirements,
    audience,
    tier_minutes: tierMinutes,
    tiers: planTiers(audience, tierMinutes, created),
    ...(isOpen ? openMessage : noMessage),
    auto_accept: 0,
    apply_by: toIso(ends),
    status,
    created_by_id: findPublisher(world, branch),
    created_at: toIso(created),
    ...getEndTimes(status, endedAt, ends),
    version: 1,
  });
  for (const { id } of hired) tables.invitation.update(id, { source: 'outsource' });
  const states = [...(plan.marcus ? [plan.marcus] : []), ...plan.states];
  writeApplications(world, {
    offer,
    branch,
    order,
    hired,
    states,
    withMarcus: plan.marcus !== undefined,
    reason: status === open ? 'other' : endReasons[status],
  });
}

function getEndTimes(status: OfferStatus, closed_at: string | null, ends: number) {
  return {
    closed_at,
    filled_at: status === filled ? closed_at : null,
    warned_at: status === expired ? toIso(ends - closingNoticeMs) : null,
  };
}

type Course = { created: number; ends: number; hired: readonly InvitationRow[] };

/** An offer is filled when the last person accepted, expires at its deadline, and was closed some hours after it began. */
function findEnd({ status, age, states }: OfferPlan, { created, ends, hired }: Course): string | null {
  if (status === open) return null;
  if (status === expired) return toIso(ends);
  const last = hired
    .map(({ responded_at }) => responded_at ?? '')
    .sort()
    .at(-1);
  return last ?? toIso(created + Math.min(age - 1, 3 + states.length) * hourMs);
}

const openMessage = { message: 'Bring gloves. Parking is in front of the house.', message_language: 'en' } as const;
const noMessage = { message: '', message_language: null } as const;

function getNeeds(world: World, { bonus }: OfferPlan, order: OrderRow, hired: number): PositionNeed[] {
  const needs = hired > 0 ? [] : listNeeds(world, order, bonus);
  if (needs.length > 0) return needs;
  const position = PositionCode.helper;
  return [{ position, count: Math.max(1, hired), hourly_rate: getOfferedRate(order, position) }];
}

/** The dispatcher of the demo, else the owner. */
function findPublisher({ tables }: World, { company_id }: BranchRow): number {
  const { owner_id } = tables.company.require(company_id);
  return tables.user.view(castIds.priya, (user) => user.company_id) === company_id ? castIds.priya : owner_id;
}

// Plans ---------------------------------------------------------------------------------------------------------------

/** An offer of the seed; `marcus` is what became of his application. */
type OfferPlan = {
  branchId: number;
  status: OfferStatus;
  audience: OfferAudience;
  tierMinutes?: number;
  /** Hours since it was published. */
  age: number;
  states: readonly ApplicationState[];
  marcus?: ApplicationState;
  /** Days since the job was done. */
  doneDaysAgo?: number;
  /** Picks a job before others that would do. */
  prefers?: (order: OrderRow, needs: readonly PositionNeed[]) => boolean;
  /** Cents an hour above the rate of the job. */
  bonus?: number;
};

/** Offers of the last year, more from month to month, that found someone for a job since done. */
const earlier: readonly OfferPlan[] = (
  [
    ...([12, 17, 26, 34, 39, 45, 62, 74, 98, 128, 185, 230, 290] as const).map((days) => [1, days] as const),
    ...([21, 48, 110, 160, 250] as const).map((days) => [3, days] as const),
    ...([31, 140] as const).map((days) => [2, days] as const),
  ] as const
).map(([branchId, doneDaysAgo]) => ({
  branchId,
  status: filled,
  audience: 'top_20',
  age: 0,
  states: ['accepted', 'ended', 'viewed'],
  doneDaysAgo,
}));

/** 11 offers with up to 38 people who were notified. Marcus: 3 new, 2 accepted, 2 on the wait list, 1 canceled. */
const plans: readonly OfferPlan[] = [
  {
    branchId: 1,
    status: open,
    audience: 'top_20',
    age: 5,
    states: ['applied', 'applied', 'viewed', 'passed'],
    marcus: 'applied',
    prefers: (_order, needs) => needs.length > 1,
  },
  {
    branchId: 1,
    status: open,
    audience: 'everyone_in_radius',
    tierMinutes: 30,
    age: 2,
    states: ['applied', 'viewed', 'notified', 'notified'],
    marcus: 'passed',
    bonus: 150,
  },
  {
    branchId: 1,
    status: filled,
    audience: 'top_20',
    age: 50,
    states: ['accepted', 'ended', 'viewed'],
    marcus: 'accepted',
  },
  {
    branchId: 1,
    status: expired,
    audience: 'favorites',
    age: 70,
    states: ['ended', 'viewed'],
    marcus: 'ended',
  },
  {
    branchId: 1,
    status: closed,
    audience: 'selected',
    age: 95,
    states: ['declined', 'ended'],
    marcus: 'declined',
  },
  { branchId: 1, status: cancelled, audience: 'top_20', age: 130, states: ['ended', 'viewed', 'passed'] },
  {
    branchId: 2,
    status: open,
    audience: 'everyone_in_radius',
    age: 3,
    states: ['applied', 'viewed', 'notified'],
    bonus: 100,
  },
  { branchId: 3, status: filled, audience: 'top_20', age: 40, states: ['accepted', 'ended', 'viewed'] },
  { branchId: 4, status: filled, audience: 'top_20', age: 30, states: ['ended', 'ended'], marcus: 'accepted' },
  {
    branchId: 4,
    status: open,
    audience: 'everyone_in_radius',
    age: 4,
    states: ['applied', 'viewed'],
    marcus: 'viewed',
  },
  {
    branchId: 1,
    status: open,
    audience: 'selected',
    age: 0.4,
    states: ['applied', 'notified'],
    marcus: 'notified',
    prefers: ({ arrival_window }) => arrival_window >= '18:00',
    bonus: 400,
  },
];

/** The offers of the last days, then the earlier ones. */
const offerPlans: readonly OfferPlan[] = [...plans, ...earlier];
