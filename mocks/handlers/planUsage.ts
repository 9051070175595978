import { toInstant, todayIn } from '../../src/platform/lib/zonedTimes';
import { orRefuse } from '../http/refusal';
import { feedOf, type OrderRow } from '../db/schema';
import type { LimitName, SubscriptionRow } from '../db/billingRows';
import { checkPlanLimit, type Used } from '../rules/billing/planLimits';
import type { World } from '../world';
import { settled } from './subscription/settle';
import { ActiveStatus, InvitationStatus } from '../../src/generated/model/codes';

/**
 * Refuses with a 402 what a company's plan does not include, and everything new while nothing is paid for. Called before
 * a branch, an active member, an order or an offer is added.
 */
export function requirePlanLimit(world: World, companyId: number, limit: LimitName, more = 1): void {
  const found = world.tables.subscription.one('company', companyId);
  if (!found) return;
  const subscription = settled(world, found);
  orRefuse(checkPlanLimit(subscription, limit, countOf[limit](world, subscription), more));
}

/** How much there is of everything the plan limits. */
export function usedBy(world: World, subscription: SubscriptionRow): Used {
  const names = Object.keys(subscription.limits).filter((name): name is LimitName => name in countOf);
  return Object.fromEntries(names.map((name) => [name, countOf[name](world, subscription)]));
}

type Count = (world: World, subscription: SubscriptionRow) => number;

const countOf: Record<LimitName, Count> = {
  branches: ({ tables }, { company_id }) => tables.branch.count('company', company_id ?? 0),
  /** Somebody who works for two branches is one member. */
  members: (world, subscription) => {
    const active = branchIdsOf(world, subscription).flatMap((id) =>
      world.tables.employee.select('branch', id, ({ status }) => status === ActiveStatus.active),
    );
    return new Set(active.map(({ user_id }) => user_id)).size;
  },
  /** Jobs written down since the month began where the owner lives, also in a branch closed since; deleted ones do not count. */
  orders: (world, subscription) => {
    const since = monthBegan(world, world.tables.company.get(subscription.company_id ?? 0)?.owner_id);
    const branches = world.tables.branch.by('everOfCompany', subscription.company_id ?? 0);
    return branches.reduce(
      (sum, { id }) => sum + world.tables.order.select('branch', id, ({ created_at }) => created_at >= since).length,
      0,
    );
  },
  offers: openOffers,
  serving_areas: ({ tables }, { user_id }) => tables.user.get(user_id ?? 0)?.serving_area_ids.length ?? 0,
  accepted_jobs: (world, { user_id }) => {
    const since = monthBegan(world, user_id);
    const accepted = world.tables.invitation.select(
      'user',
      user_id ?? 0,
      ({ status, responded_at }) =>
        status === InvitationStatus.accepted && responded_at !== null && responded_at >= since,
    );
    return accepted.length;
  },
};

/** Offers have no rows yet: what the owner's feeds say of them, as long as the job is ahead. */
function openOffers({ tables, now }: World, { company_id }: SubscriptionRow): number {
  const company = tables.company.get(company_id ?? 0);
  if (!company) return 0;
  const told = tables.branch
    .by('company', company.id)
    .flatMap(({ id }) => tables.activity.by('feed', feedOf({ user_id: company.owner_id, branch_id: id })))
    .filter(({ subject, data }) => subject.kind === 'offer' && isAhead(tables.order.get(data.order_id ?? 0), now()));
  const filled = new Set(told.filter(({ type }) => type === 'offer.filled').map(({ subject }) => subject.id));
  return new Set(told.map(({ subject }) => subject.id).filter((id) => !filled.has(id))).size;
}

function isAhead(order: OrderRow | undefined, now: string): boolean {
  return order !== undefined && order.closed_state === null && order.starts_at > now;
}

function branchIdsOf({ tables }: World, { company_id }: SubscriptionRow): number[] {
  return tables.branch.by('company', company_id ?? 0).map(({ id }) => id);
}

function monthBegan({ tables, clock }: World, userId: number | null | undefined): string {
  const zone = tables.user.get(userId ?? 0)?.timezone ?? 'America/Phoenix';
  return toInstant(`${todayIn(zone, clock.now()).slice(0, 7)}-01`, '00:00', zone);
}
