import { type BranchRow, type InvitationRow, type OrderRow, type UserRow } from '../../db/schema';
import type { Employer } from '../../realtime/activities/personal';
import { applicationAccepted } from '../../realtime/activities/offers';
import * as texts from '../../realtime/activities/personal';
import type { ActivityDraft } from '../../realtime/domainEvents';
import { toJob } from '../../realtime/orderFacts';
import { getOfferOrder } from '../../rules/outsource/offerOrder';
import { hiddenForMs } from '../../rules/crew/ratings';
import type { World } from '../../world';
import { dayMs, minuteMs } from '../../times';
import { findWindowBefore } from './moves';
import { getShortName } from './setting';
import type { PastActivity } from './pastActivity';
import { InvitationStatus } from '../../../src/generated/model/codes';

/** The newest activities of a helper, from their invitations and what followed; oldest first. */
export function makeHelperHistory(world: World, helper: UserRow, count: number): PastActivity[] {
  const now = world.clock.now().getTime();
  const news = world.tables.invitation.by('user', helper.id).flatMap((invitation) => {
    const order = world.tables.order.require(invitation.order_id);
    return listNews(world, order, invitation);
  });
  news.push({ at: now - 26 * dayMs, createDraft: () => createBranchInvitation(world, helper) });
  news.push(...listOfferNews(world, helper));
  news.push({ at: now - 2 * dayMs, createDraft: () => createBranchInvitation(world, helper) });
  const activities: PastActivity[] = [];
  // Only the activities that are kept get a text.
  for (const { at, createDraft } of news.filter((each) => each.at < now - 30 * minuteMs).sort((a, b) => b.at - a.at)) {
    const draft = activities.length < count ? createDraft() : undefined;
    if (draft) activities.unshift({ at, draft });
  }
  return activities;
}

type News = { at: number; createDraft: () => ActivityDraft | undefined };

/** All activities of one invitation: the invitation and what followed. */
function listNews(world: World, order: OrderRow, invitation: InvitationRow): News[] {
  const { id, status, reason, hourly_rate, created_at, responded_at } = invitation;
  const [job, employer] = [toJob(order), getShortEmployer(world, order)];
  const hours = order.show_up_pay_hours;
  return [
    ...createNews(created_at, () => texts.invitationNew(job, employer, id, hourly_rate)),
    ...(reason === 'position_filled' ? createNews(responded_at, () => texts.positionFilled(job, employer, id)) : []),
    ...(reason === 'order_cancelled'
      ? createNews(order.closed_at, () => texts.jobCancelled(job, employer, id, hours))
      : []),
    ...(status === InvitationStatus.accepted ? listWorkNews(world, order, id) : []),
  ];
}

/** Activities of a crew member: a new time, the reminder, the pay, the rating. */
function listWorkNews(world: World, order: OrderRow, id: number): News[] {
  const [job, employer] = [toJob(order), getShortEmployer(world, order)];
  const move = findWindowBefore(world, order);
  const before = { date: job.date, window: move?.window ?? job.window };
  const line = order.completion?.lines.find((each) => each.invitation_id === id && !each.no_show);
  const stars = line?.rating?.stars;
  return [
    ...createNews(move?.at ?? null, () => texts.orderChanged(job, employer, id, before)),
    ...createNews(order.starts_at, () => texts.reminder(job, employer, id), -15 * 60 * minuteMs),
    ...(line ? createNews(order.closed_at, () => texts.payEarned(job, employer, id, line.total)) : []),
    ...(stars ? createNews(order.closed_at, () => texts.reviewReceived(job, employer, stars), hiddenForMs) : []),
  ];
}

function createNews(at: string | null, createDraft: News['createDraft'], laterMs = 0): News[] {
  return at === null ? [] : [{ at: Date.parse(at) + laterMs, createDraft }];
}

/** Offers that accepted the helper. */
function listOfferNews(world: World, helper: UserRow): News[] {
  const won = world.tables.offerApplication.select('user', helper.id, ({ invitation_id }) => invitation_id !== null);
  return won.flatMap(({ id, offer_id, decided_at }) => {
    const offer = world.tables.offer.require(offer_id);
    const ids = { offerId: offer_id, applicationId: id };
    return createNews(decided_at, () =>
      applicationAccepted(toJob(getOfferOrder(world, offer)), getShortEmployer(world, offer), ids),
    );
  });
}

function createBranchInvitation(world: World, helper: UserRow): ActivityDraft {
  const branch = world.random.pick(listNearbyBranches(world, helper));
  return texts.branchInvitationNew(
    getShortEmployer(world, { branch_id: branch.id }),
    world.db.nextId('branchInvitation'),
  );
}

function getShortEmployer({ tables }: World, { branch_id }: Pick<OrderRow, 'branch_id'>): Employer {
  const branch = tables.branch.require(branch_id);
  return { company: getShortName(tables.company.require(branch.company_id).name), branch: branch.name };
}

/** Branches that serve the helper's area. A manager works for their own company. */
function listNearbyBranches({ tables }: World, helper: UserRow): BranchRow[] {
  const all = tables.branch.all();
  const open = helper.company_id === null ? all : all.filter(({ company_id }) => company_id === helper.company_id);
  const near = open.filter(({ serving_area_ids: ids }) => ids.some((id) => helper.serving_area_ids.includes(id)));
  return [near, open, all].find((branches) => branches.length > 0) ?? [];
}
