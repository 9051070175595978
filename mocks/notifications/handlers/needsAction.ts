import { countPresence } from '#domain/orders/todayState';
import { can } from '#domain/people/rights';
import { countOpenSlots } from '#domain/orders/openSlots';
import { inLanguage } from '#platform/language/current';
import { ActiveStatus, InvitationStatus, OfferStatus } from '#generated/model/codes';
import {
  type ActivityRow,
  type BranchRow,
  type InvitationRow,
  type OrderRow,
  toFeedKey,
  type UserRow,
} from '../../provider/store/schema';
import { toActor } from '../events/writeActivity';
import { personalFeed } from '../../provider/access/membership';
import { listNeeds, needKinds, type NeedFacts, type OpenJob } from '../rules/needsAction';
import { getNextDue } from '../../billing/rules/billing';
import { findMissing, getCrewSize, getSlotLines } from '../../crew/rules/formation';
import { getJobEnd } from '../../crew/rules/busyTimes';
import { isWaiting } from '../../outsource/rules/applications';
import type { World } from '../../provider/world';
import { describeNeed, findOldDocument, reports } from './describeNeed';
import { settleSubscription } from '../../billing/handlers/planUsage';

/**
 * Lists what needs action in a branch now, the soonest first; nothing in the personal feed. A row takes id and time from the
 * last activity that reported it, and its words from the state of now.
 */
export function findNeedsAction(world: World, user: UserRow, branchId: number): ActivityRow[] {
  if (branchId === personalFeed) return [];
  const branch = world.tables.branch.require(branchId);
  const needs = listNeeds(getFacts(world, user, branch));
  const feed = world.tables.activity.by('feed', toFeedKey({ user_id: user.id, branch_id: branchId }));
  return inLanguage(user.locale, () =>
    needs.map((need, index) => {
      const { actorId, ...draft } = describeNeed(world, branch, need);
      const reported = feed.find((activity) => reports(activity, draft));
      const unreported = {
        id: toUuid(needKinds.indexOf(need.kind), need.id),
        user_id: user.id,
        branch_id: branchId,
        actor: toActor(world.tables, actorId),
        created_at: world.now(),
        read_at: world.now(),
        order: index,
      };
      return { ...unreported, ...reported, ...draft };
    }),
  );
}

/** An id for a row that no activity reported: the same as long as the state lasts. */
const toUuid = (kind: number, id: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(id).padStart(12, '0')}`;

function getFacts(world: World, user: UserRow, branch: BranchRow): NeedFacts {
  const { tables, clock } = world;
  const open = tables.order.select('branch', branch.id, ({ closed_state }) => closed_state === null);
  return {
    companyId: branch.company_id,
    jobs: open.map((order) => toOpenJob(world, order, branch.timezone)),
    documents: tables.employee
      .select('branch', branch.id, ({ status }) => status === ActiveStatus.active)
      .flatMap(({ id }) => {
        const old = findOldDocument(world, branch, id);
        return old ? [{ id, expires_on: old.expiresOn }] : [];
      }),
    billing: getBilling(world, user, branch.company_id),
    now: clock.now(),
  };
}

function toOpenJob(world: World, order: OrderRow, timezone: string): OpenJob {
  const { tables, clock } = world;
  const invited = tables.invitation.by('order', order.id);
  const lines = getSlotLines(order.crew_requirements, invited);
  const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
  const missing = findMissing(lines)?.needs ?? [];
  return {
    id: order.id,
    status: order.status,
    starts_at: order.starts_at,
    latest_end_at: order.latest_end_at,
    required: getCrewSize(order.crew_requirements),
    accepted: getCrewSize(order.crew_requirements) - getCrewSize(missing),
    open: countOpenSlots(lines),
    hasLost: invited.some(isLost),
    late: countPresence(job, invited.filter(isAccepted), clock.now()).late,
    offers: tables.offer
      .select('order', order.id, ({ status }) => status === OfferStatus.open)
      .map(({ id, apply_by }) => ({
        id,
        apply_by,
        waiting: tables.offerApplication.select('offer', id, isWaiting).length,
      })),
  };
}

const isAccepted = ({ status }: InvitationRow) => status === InvitationStatus.accepted;
const isLost = ({ status, cancelled_by }: InvitationRow) =>
  status === InvitationStatus.rejected || (status === InvitationStatus.cancelled && cancelled_by === 'helper');

function getBilling(world: World, user: UserRow, companyId: number): NeedFacts['billing'] {
  const stored = world.tables.subscription.one('company', companyId);
  if (!stored || !can(user.type, 'receiveSubscriptionNews')) return null;
  const subscription = settleSubscription(world, stored);
  const { status: state, is_trial_end_announced: isTrialEnding } = subscription;
  return { state, dueAt: getNextDue(subscription), isTrialEnding };
}
