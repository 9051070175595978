import { type BranchRow, type InvitationRow, type OrderRow, type UserRow } from '../../db/schema';
import type { Employer } from '../../realtime/activities/personal';
import * as texts from '../../realtime/activities/personal';
import type { ActivityDraft } from '../../realtime/domainEvents';
import { jobOf } from '../../realtime/orderFacts';
import type { World } from '../../world';
import { dayMs, minuteMs } from '../times';
import { windowBefore } from './moves';
import { shortName } from './setting';
import type { Told } from './told';

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

/** One more piece of news, as the simulated world brings it: something beside the jobs themselves. */
export function helperNews(world: World, helper: UserRow): ActivityDraft {
  const offer = world.random.chance(0.5) ? offerWon(world, helper) : undefined;
  return offer ?? branchInvitation(world, helper);
}

type News = { at: number; tell: () => ActivityDraft | undefined };

/** All that one invitation brings: the question, the reminder, the end. */
function newsOf(world: World, order: OrderRow, invitation: InvitationRow): News[] {
  const { id, status, reason, hourly_rate, created_at, responded_at } = invitation;
  const [job, employer] = [jobOf(order), employerFor(world, order)];
  const news: News[] = [];
  const add = (at: string | null, tell: News['tell'], later = 0) => {
    if (at !== null) news.push({ at: Date.parse(at) + later, tell });
  };
  add(created_at, () => texts.invitationNew(job, employer, id, hourly_rate));
  if (reason === 'position_filled') add(responded_at, () => texts.positionFilled(job, employer, id));
  if (reason === 'order_cancelled')
    add(order.closed_at, () => texts.jobCancelled(job, employer, id, order.show_up_pay_hours));
  if (status !== 2) return news;
  const move = windowBefore(world, order);
  if (move) add(move.at, () => texts.orderChanged(job, employer, id, { date: job.date, window: move.window }));
  add(order.starts_at, () => texts.reminder(job, employer, id), -15 * 60 * minuteMs);
  const line = order.completion?.lines.find((each) => each.invitation_id === id);
  if (line && !line.no_show) add(order.closed_at, () => texts.payEarned(job, employer, id, line.total));
  const stars = line?.rating?.stars;
  if (stars) add(order.closed_at, () => texts.reviewReceived(job, employer, stars), 2 * 60 * minuteMs);
  return news;
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
