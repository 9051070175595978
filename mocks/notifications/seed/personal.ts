import { getMainPay } from '#domain/outsource/mainPay';
import { InvitationStatus } from '#generated/model/codes';
import { ratingReminderMs } from '../../crew/rules/formation';
import { hiddenForMs } from '../../crew/rules/ratings';
import { getEmployer, toJob } from '../../orders/eventFacts';
import { findShowUpPay } from '../../orders/rules/pay';
import { listOfferedPay } from '../../outsource/answers';
import { getOfferOrder } from '../../outsource/rules/applications';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import * as offerTexts from '../events/offers';
import * as texts from '../events/personal';

/** The newest activities of a helper, from their invitations and what followed; oldest first. */
export function makeHelperHistory(world: World, helper: UserRow, count: number): PastActivity[] {
  const now = world.clock.now().getTime();
  const news = world.tables.invitation.by('user', helper.id).flatMap((invitation) => {
    const order = world.tables.order.require(invitation.order_id);
    return listActivityStories(world, order, invitation);
  });
  news.push(...listOfferStories(world, helper));
  news.push(...listRequestStories(world, helper));
  const activities: PastActivity[] = [];
  // Only the activities that are kept get a text.
  for (const { at, createDraft } of news.filter((each) => each.at <= now).sort((a, b) => b.at - a.at)) {
    const draft = activities.length < count ? createDraft() : undefined;
    if (draft) activities.unshift({ at, draft });
  }
  return activities;
}

type News = { at: number; createDraft: () => ActivityDraft | undefined };

function listActivityStories(world: World, order: OrderRow, invitation: InvitationRow): News[] {
  const { id, status, reason, hourly_rate, created_at, responded_at } = invitation;
  const [job, employer] = [toJob(order), getEmployer(world, order)];
  const isOwed = findShowUpPay(order, id) !== undefined;
  return [
    ...createStory(created_at, () => texts.invitationNew(job, employer, id, hourly_rate)),
    ...(reason === 'position_filled' ? createStory(responded_at, () => texts.positionFilled(job, employer, id)) : []),
    ...(reason === 'order_cancelled'
      ? createStory(order.closed_at, () => texts.jobCancelled(job, employer, id, isOwed ? order.show_up_pay_hours : 0))
      : []),
    ...(status === InvitationStatus.accepted ? listWorkStories(world, order, invitation) : []),
  ];
}

/** Activities of a crew member: a new time, the reminder, and what followed the completion. */
function listWorkStories(world: World, order: OrderRow, invitation: InvitationRow): News[] {
  const { id } = invitation;
  const [job, employer] = [toJob(order), getEmployer(world, order)];
  const move = findWindowBefore(world, order);
  const before = { date: job.date, window: move?.window ?? job.window };
  return [
    ...createStory(move?.at ?? null, () => texts.orderChanged(job, employer, id, before)),
    ...createStory(order.starts_at, () => texts.reminder(job, employer, id), -15 * 60 * minuteMs),
    ...listClosingStories(world, order, invitation),
  ];
}

/** Activities of a completed job: the pay, the reminder to rate the company, the rating. */
function listClosingStories(world: World, order: OrderRow, { id, company_rating }: InvitationRow): News[] {
  const { completion, closed_at } = order;
  const line = completion?.lines.find((each) => each.invitation_id === id && !each.no_show);
  if (!line || closed_at === null) return [];
  const [job, employer] = [toJob(order), getEmployer(world, order)];
  const stars = line.rating?.stars;
  const isRated = company_rating !== null && Date.parse(company_rating.at) <= Date.parse(closed_at) + ratingReminderMs;
  return [
    ...createStory(closed_at, () => texts.payEarned(job, employer, id, line)),
    ...(isRated ? [] : createStory(closed_at, () => texts.ratingDue(job, employer, id), ratingReminderMs)),
    ...(stars ? createStory(closed_at, () => texts.reviewReceived(job, employer, stars), hiddenForMs) : []),
  ];
}

function createStory(at: string | null, createDraft: News['createDraft'], laterMs = 0): News[] {
  return at === null ? [] : [{ at: Date.parse(at) + laterMs, createDraft }];
}

function listOfferStories(world: World, helper: UserRow): News[] {
  return world.tables.offerApplication.by('user', helper.id).flatMap((application) => {
    const { id, offer_id, status, opens_at, applied_at, decided_at, decided_by_id, reason } = application;
    const offer = world.tables.offer.require(offer_id);
    const ids = { offerId: offer_id, applicationId: id };
    const facts = () => [toJob(getOfferOrder(world, offer)), getEmployer(world, offer), ids] as const;
    const needs = offer.position_needs.map((need) => ({ ...need, open: need.count }));
    const positions = listOfferedPay(getOfferOrder(world, offer), needs, helper.positions);
    const rate = getMainPay({ positions, position: null })?.pay.hourly_rate ?? 0;
    const isEnded = status === InvitationStatus.cancelled && applied_at !== null;
    return [
      ...createStory(opens_at, () => offerTexts.offerNew(...facts(), rate)),
      ...(status === InvitationStatus.accepted
        ? createStory(decided_at, () => offerTexts.applicationAccepted(...facts()))
        : []),
      ...(status === InvitationStatus.rejected && decided_by_id !== null
        ? createStory(decided_at, () => offerTexts.applicationRejected(...facts()))
        : []),
      ...(isEnded
        ? createStory(decided_at, () => offerTexts.applicationClosed(...facts(), reason ?? 'offer_closed'))
        : []),
    ];
  });
}

function listRequestStories(world: World, helper: UserRow): News[] {
  return world.tables.branchInvitation
    .by('user', helper.id)
    .flatMap((request) =>
      createStory(request.created_at, () => texts.branchInvitationNew(getEmployer(world, request), request.id)),
    );
}

/** When the office moved a seeded job, and the window it had before; undefined when it was never moved. */
export function findWindowBefore({ tables }: World, order: OrderRow) {
  const [move] = tables.orderEvent.select('order', order.id, ({ fields }) => fields.includes('arrival_window'));
  if (!move) return undefined;
  const window = order.arrival_window === '09:00 - 11:00' ? '08:00 - 10:00' : '09:00 - 11:00';
  return { at: move.at, by: move.actor_id ?? order.created_by_id, window };
}

/** An activity and when it happened (epoch milliseconds). */
export type PastActivity = { at: number; draft: ActivityDraft };
