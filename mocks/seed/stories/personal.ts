import { type BranchRow, type InvitationRow, type OrderRow, type UserRow } from '../../db/schema';
import type { Employer } from '../../realtime/activities/personal';
import * as texts from '../../realtime/activities/personal';
import type { ActivityDraft } from '../../realtime/domainEvents';
import { jobOf } from '../../realtime/orderFacts';
import { hiddenForMs } from '../../rules/crew/ratings';
import type { World } from '../../world';
import { dayMs, minuteMs } from '../../times';
import { windowBefore } from './moves';
import { shortName } from './setting';
import type { Told } from './told';
import { InvitationStatus } from '../../../src/generated/model/codes';

/** The newest so many of what a helper was told, from the jobs they were asked for and what became of them; oldest first. */
export function helperPast(world: World, helper: UserRow, count: number): Told[] {
  const now = world.clock.now().getTime();
  const news = world.tables.invitation.by('user', helper.id).flatMap((invitation) => {
    const order = world.tables.order.require(invitation.order_id);
    return newsOf(world, order, invitation);
  });
  news.push({ at: now - 26 * dayMs, tell: () => branchInvitation(world, helper) });
  news.push({ at: now - 9 * dayMs, tell: () => offerWon(world, helper) });
  news.push({ at: now - 2 * dayMs, tell: () => branchInvitation(world, helper) });
  const told: Told[] = [];
  // Only what is told in the end is put into words.
  for (const { at, tell } of news.filter((each) => each.at < now - 30 * minuteMs).sort((a, b) => b.at - a.at)) {
    const draft = told.length < count ? tell() : undefined;
    if (draft) told.unshift({ at, draft });
  }
  return told;
}

/** One more piece of news, as the simulated world brings it: something beside the jobs themselves, if there is anything. */
export function helperNews(world: World, helper: UserRow): ActivityDraft | undefined {
  return world.random.chance(0.5) ? offerWon(world, helper) : undefined;
}

type News = { at: number; tell: () => ActivityDraft | undefined };

/** All that one invitation brings: the question, and what became of it. */
function newsOf(world: World, order: OrderRow, invitation: InvitationRow): News[] {
  const { id, status, reason, hourly_rate, created_at, responded_at } = invitation;
  const [job, employer] = [jobOf(order), employerFor(world, order)];
  const hours = order.show_up_pay_hours;
  return [
    ...newsAt(created_at, () => texts.invitationNew(job, employer, id, hourly_rate)),
    ...(reason === 'position_filled' ? newsAt(responded_at, () => texts.positionFilled(job, employer, id)) : []),
    ...(reason === 'order_cancelled'
      ? newsAt(order.closed_at, () => texts.jobCancelled(job, employer, id, hours))
      : []),
    ...(status === InvitationStatus.accepted ? newsOfWork(world, order, id) : []),
  ];
}

/** What somebody hears who is on the crew: a new time, the reminder, the pay, the stars. */
function newsOfWork(world: World, order: OrderRow, id: number): News[] {
  const [job, employer] = [jobOf(order), employerFor(world, order)];
  const move = windowBefore(world, order);
  const before = { date: job.date, window: move?.window ?? job.window };
  const line = order.completion?.lines.find((each) => each.invitation_id === id && !each.no_show);
  const stars = line?.rating?.stars;
  return [
    ...newsAt(move?.at ?? null, () => texts.orderChanged(job, employer, id, before)),
    ...newsAt(order.starts_at, () => texts.reminder(job, employer, id), -15 * 60 * minuteMs),
    ...(line ? newsAt(order.closed_at, () => texts.payEarned(job, employer, id, line.total)) : []),
    ...(stars ? newsAt(order.closed_at, () => texts.reviewReceived(job, employer, stars), hiddenForMs) : []),
  ];
}

function newsAt(at: string | null, tell: News['tell'], laterMs = 0): News[] {
  return at === null ? [] : [{ at: Date.parse(at) + laterMs, tell }];
}

/** They were taken for a job that still looks for people, near them. */
function offerWon(world: World, helper: UserRow): ActivityDraft | undefined {
  const { tables, random, now } = world;
  const branch = random.pick(branchesNear(world, helper));
  const orders = tables.order.select(
    'branch',
    branch.id,
    ({ closed_state, starts_at }) => closed_state === null && starts_at > now(),
  );
  if (orders.length === 0) return undefined;
  const order = random.pick(orders);
  return texts.applicationAccepted(jobOf(order), employerFor(world, order), world.db.nextId('application'));
}

function branchInvitation(world: World, helper: UserRow): ActivityDraft {
  const branch = world.random.pick(branchesNear(world, helper));
  return texts.branchInvitationNew(employerFor(world, { branch_id: branch.id }), world.db.nextId('branchInvitation'));
}

function employerFor({ tables }: World, { branch_id }: Pick<OrderRow, 'branch_id'>): Employer {
  const branch = tables.branch.require(branch_id);
  return { company: shortName(tables.company.require(branch.company_id).name), branch: branch.name };
}

/** Branches that work where the helper does. A manager works for their own company. */
function branchesNear({ tables }: World, helper: UserRow): BranchRow[] {
  const all = tables.branch.all();
  const open = helper.company_id === null ? all : all.filter(({ company_id }) => company_id === helper.company_id);
  const near = open.filter(({ serving_area_ids: ids }) => ids.some((id) => helper.serving_area_ids.includes(id)));
  return [near, open, all].find((branches) => branches.length > 0) ?? [];
}
