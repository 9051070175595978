import { countOpenSlots } from '#domain/orders/openSlots';
import { inLanguage } from '#platform/language/current';
import { ActiveStatus, OfferStatus } from '#generated/model/codes';
import { toFeedKey, toFileKey, type ActivityRow, type UserRow } from '../db/schema';
import { personalFeed } from '../rules/access/membership';
import {
  concernsAction,
  type CrewGap,
  type Facts,
  listNeedsAction,
  type OfferMatter,
} from '../rules/activities/needsAction';
import { getNextDue } from '../rules/billing/billing';
import { getSlotLines } from '../rules/crew/formation';
import { isWaiting } from '../rules/outsource/applications';
import type { World } from '../world';
import { describeNow } from './openMatters';
import { settleSubscription } from './subscription/settle';

const atMost = 20;

/** Finds activities that wait for a decision in a person's feed of a branch; none in the personal feed. */
export function findNeedsAction(world: World, user: UserRow, branchId: number): ActivityRow[] {
  if (branchId === personalFeed) return [];
  const feed = world.tables.activity.select('feed', toFeedKey({ user_id: user.id, branch_id: branchId }), ({ type }) =>
    concernsAction(type),
  );
  const waiting = listNeedsAction(feed, getFacts(world, user), atMost);
  return inLanguage(user.locale, () => waiting.map((activity) => describeNow(world, activity)));
}

function getFacts(world: World, user: UserRow): Facts {
  const { tables } = world;
  const stored = tables.subscription.one('company', user.company_id ?? 0);
  const subscription = stored && settleSubscription(world, stored);
  return {
    getGap: (orderId) => findGap(world, orderId),
    getOffer: (offerId) => findOffer(world, offerId),
    isUnderway: (orderId) => tables.order.get(orderId)?.closed_state === null,
    hasOldDocument: (activity) => hasOldDocument(world, user.company_id ?? 0, activity),
    billing: subscription?.status,
    billingDueAt: subscription ? getNextDue(subscription) : null,
    now: world.now(),
  };
}

function findGap({ tables, now }: World, orderId: number): CrewGap | undefined {
  const order = tables.order.get(orderId);
  if (order?.closed_state !== null || order.starts_at <= now()) return undefined;
  const lines = getSlotLines(order.crew_requirements, tables.invitation.by('order', orderId));
  return {
    open: sum(lines.map(({ required, accepted }) => required - accepted)),
    unasked: countOpenSlots(lines),
    startsAt: order.starts_at,
  };
}

function findOffer({ tables }: World, offerId: number): OfferMatter | undefined {
  const isOpen = tables.offer.view(offerId, ({ status }) => status === OfferStatus.open);
  if (isOpen === undefined) return undefined;
  return { isOpen, waiting: tables.offerApplication.select('offer', offerId, isWaiting).length };
}

function hasOldDocument({ tables }: World, companyId: number, { branch_id, data }: ActivityRow): boolean {
  const userId = data.user_id ?? 0;
  const isMember = tables.employee
    .by('user', userId)
    .some((member) => member.branch_id === branch_id && member.status === ActiveStatus.active);
  const file = isMember ? tables.memberFile.one('person', toFileKey(companyId, userId)) : undefined;
  const date = data.document === 'driver_license' ? file?.driver_license?.expires_on : file?.dot_medical_expires_on;
  return date === data.expires_on;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + Math.max(0, count), 0);
}
