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

/** What a helper was told until now, from the jobs they were asked for and what became of them; oldest first. */
export function helperPast(world: World, helper: UserRow): Told[] {
  const now = world.clock.now().getTime();
  const asked = world.tables.invitation.by('user', helper.id);
  const told = asked.flatMap((invitation) => {
    const order = world.tables.order.require(invitation.order_id);
    return newsOf(world, order, invitation);
  });
  const beside = [
    { at: now - 26 * dayMs, draft: branchInvitation(world, helper) },
    { at: now - 9 * dayMs, draft: offerWon(world, helper) },
    { at: now - 2 * dayMs, draft: branchInvitation(world, helper) },
  ];
  const all = [...told, ...beside.flatMap(({ at, draft }) => (draft ? [{ at, draft }] : []))];
  return all.filter(({ at }) => at < now - 30 * minuteMs).sort((a, b) => a.at - b.at);
}

/** One more piece of news, as the simulated world brings it: something beside the jobs themselves. */
export function helperNews(world: World, helper: UserRow): ActivityDraft {
  const offer = world.random.chance(0.5) ? offerWon(world, helper) : undefined;
  return offer ?? branchInvitation(world, helper);
}

/** All that one invitation brings: the question, the reminder, the end. */
function newsOf(world: World, order: OrderRow, invitation: InvitationRow): Told[] {
  const { id, status, reason, hourly_rate, created_at, responded_at } = invitation;
  const [job, employer] = [jobOf(order), employerFor(world, order)];
  const told: Told[] = [{ at: Date.parse(created_at), draft: texts.invitationNew(job, employer, id, hourly_rate) }];
  const tell = (at: string | null, draft: ActivityDraft, later = 0) => {
    if (at !== null) told.push({ at: Date.parse(at) + later, draft });
  };
  if (reason === 'position_filled') tell(responded_at, texts.positionFilled(job, employer, id));
  if (reason === 'order_cancelled')
    tell(order.closed_at, texts.jobCancelled(job, employer, id, order.show_up_pay_hours));
  if (status !== 2) return told;
  const move = windowBefore(world, order);
  if (move) tell(move.at, texts.orderChanged(job, employer, id, { date: job.date, window: move.window }));
  tell(order.starts_at, texts.reminder(job, employer, id), -15 * 60 * minuteMs);
  const line = order.completion?.lines.find((each) => each.invitation_id === id);
  if (line && !line.no_show) tell(order.closed_at, texts.payEarned(job, employer, id, line.total));
  if (line?.rating) tell(order.closed_at, texts.reviewReceived(job, employer, line.rating.stars), 2 * 60 * minuteMs);
  return told;
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
