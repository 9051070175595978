import { toInstant, todayIn } from '#platform/lib/time/zonedTimes';
import { throwIfRefused } from '../../provider/http/refusal';
import type { UserRow } from '../../provider/store/schema';
import type { LimitName, SubscriptionRow } from '../rows';
import { checkPlanLimit, includesEarlyOffers, type Used } from '../rules/planLimits';
import { getPlan, planIds } from '../rules/plans';
import type { Refusal } from '../../provider/rules/refusals';
import { can } from '#domain/people/rights';
import type { World } from '../../provider/world';
import { settleSubscription } from './settle';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';

/**
 * Refuses with a 402 what a company's plan does not include, and everything new while nothing is paid for. Called before
 * a branch, an active member, an order or an offer is added.
 */
export function requirePlanLimit(world: World, companyId: number, limit: LimitName, more = 1): void {
  const found = world.tables.subscription.one('company', companyId);
  if (!found) return;
  const subscription = settleSubscription(world, found);
  throwIfRefused(checkPlanLimit(subscription, limit, counters[limit](world, subscription), more));
}

/** Checks whether a freelance helper's plan includes one more accepted job this month. Managers have no own plan. */
export function decideJobLimit(world: World, user: UserRow): Refusal | null {
  if (!can(user.type, 'manageOwnSubscription')) return null;
  const found = world.tables.subscription.one('user', user.id);
  const { status, limits } = found ? settleSubscription(world, found) : freePlan;
  return checkPlanLimit({ status, limits }, 'accepted_jobs', countAcceptedJobs(world, user.id), 1);
}

/** Areas a person's plan includes; null without a limit. */
export function getAreaLimit(world: World, user: UserRow): number | null {
  if (!can(user.type, 'manageOwnSubscription')) return null;
  const found = world.tables.subscription.one('user', user.id);
  const { limits } = found ? settleSubscription(world, found) : freePlan;
  return limits.serving_areas ?? null;
}

const freePlan = { status: 'active', limits: getPlan(planIds.helperFree).limits } as const;

/** Current usage of everything the plan limits. */
export function countUsage(world: World, subscription: SubscriptionRow): Used {
  const names = Object.keys(subscription.limits).filter((name): name is LimitName => name in counters);
  return Object.fromEntries(names.map((name) => [name, counters[name](world, subscription)]));
}

type Count = (world: World, subscription: SubscriptionRow) => number;

const counters: Record<LimitName, Count> = {
  branches: ({ tables }, { company_id }) => tables.branch.count('company', company_id ?? 0),
  /** A person who works for two branches counts as one member. */
  members: (world, subscription) => {
    const active = listBranchIds(world, subscription).flatMap((id) =>
      world.tables.employee.select('branch', id, ({ status }) => status === ActiveStatus.active),
    );
    return new Set(active.map(({ user_id }) => user_id)).size;
  },
  /** Jobs created this month in the owner's time zone, closed branches included. Deleted jobs do not count. */
  orders: (world, subscription) => {
    const since = getMonthStart(world, world.tables.company.get(subscription.company_id ?? 0)?.owner_id);
    const branches = world.tables.branch.by('everOfCompany', subscription.company_id ?? 0);
    return branches.reduce(
      (sum, { id }) => sum + world.tables.order.select('branch', id, ({ created_at }) => created_at >= since).length,
      0,
    );
  },
  offers: countOpenOffers,
  serving_areas: ({ tables }, { user_id }) => tables.user.get(user_id ?? 0)?.serving_area_ids.length ?? 0,
  accepted_jobs: (world, { user_id }) => countAcceptedJobs(world, user_id ?? 0),
};

/** Jobs that a person accepted this month, in their time zone. */
function countAcceptedJobs(world: World, userId: number): number {
  const since = getMonthStart(world, userId);
  const accepted = world.tables.invitation.viewAll(
    'user',
    userId,
    ({ status, responded_at }) =>
      status === InvitationStatus.accepted && responded_at !== null && responded_at >= since,
  );
  return accepted.filter(Boolean).length;
}

function countOpenOffers(world: World, subscription: SubscriptionRow): number {
  const branches = listBranchIds(world, subscription);
  return branches.reduce((sum, id) => sum + world.tables.offer.count('openOfBranch', id), 0);
}

/** A company's subscription as it is now; undefined without one. */
export function getCompanyPlan(world: World, companyId: number): SubscriptionRow | undefined {
  const found = world.tables.subscription.one('company', companyId);
  return found && settleSubscription(world, found);
}

/** A helper's own subscription as it is now; undefined on the free plan. */
export function getHelperPlan(world: World, userId: number): SubscriptionRow | undefined {
  const found = world.tables.subscription.one('user', userId);
  return found && settleSubscription(world, found);
}

/** Checks whether a helper sees offers before others do. */
export function hasEarlyOffers(world: World, userId: number): boolean {
  return includesEarlyOffers(getHelperPlan(world, userId));
}

function listBranchIds({ tables }: World, { company_id }: SubscriptionRow): number[] {
  return tables.branch.by('company', company_id ?? 0).map(({ id }) => id);
}

function getMonthStart({ tables, clock }: World, userId: number | null | undefined): string {
  const zone = tables.user.get(userId ?? 0)?.timezone ?? 'America/Phoenix';
  return toInstant(`${todayIn(zone, clock.now()).slice(0, 7)}-01`, '00:00', zone);
}
