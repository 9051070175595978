import type { OrderCompletion, PayLine } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { getPaidHoursOnSite, getPayLines, sumPayout } from '#domain/money/crewPay';
import type { InvitationRow, OrderEventRow, OrderRow } from '../../db/schema';
import {
  firstOrderNumber,
  getLatestEndAfter,
  getTimes,
  newOrder,
  toOrderColumns,
} from '../../rules/orders/orderColumns';
import { getNoteLanguages } from '../../rules/orders/noteLanguages';
import { describeAnswer } from '../../rules/crew/answers';
import { describeChange, describeInvited } from '../../rules/orders/eventWords';
import { getFormation } from '../../rules/crew/formation';
import { getExpiry } from '../../rules/crew/inviting/invitations';
import { getPayTerms } from '../../rules/orders/payTerms';
import type { World } from '../../world';
import { cast, castIds } from '../cast';
import type { Plan } from './orderPlans';
import type { PlannedInvitation } from './plannedInvitations';
import { hourMs, toIso, minuteMs } from '../../times';

/** Writes planned orders in the order they were created, each row once. */
export function writePlans(world: World, plans: readonly Plan[]): void {
  const ratings = { [castIds.marcus]: 38 };
  for (const plan of [...plans].sort((a, b) => a.createdAt - b.createdAt)) writePlan(world, plan, ratings);
}

function writePlan(world: World, plan: Plan, ratingsLeft: Record<number, number>): void {
  const { tables, db } = world;
  const id = firstOrderNumber + db.nextId('order');
  const invitations = plan.invitations
    .toSorted((a, b) => a.invitedAt - b.invitedAt)
    .map((planned) => createInvitation(world, plan, id, planned));
  const order = createOrder(world, plan, id, invitations);
  const completion =
    plan.closed?.state === 'completed' ? createCompletion(world, order, plan, invitations, ratingsLeft) : null;
  const events = listEvents(world, plan, invitations);
  tables.order.insertAll([{ ...order, completion }]);
  tables.invitation.insertAll(
    completion ? rateCompany(world, invitations, completion, plan.closed?.at ?? 0) : invitations,
  );
  tables.orderEvent.insertAll(events.map((event) => ({ ...event, id: db.nextId('orderEvent'), order_id: id })));
}

function createOrder(world: World, plan: Plan, id: number, invitations: readonly InvitationRow[]): OrderRow {
  const { branch, form, span, createdAt, authorId, edit, closed } = plan;
  const latest_end_at = form.end_date
    ? getTimes(branch, form).latest_end_at
    : getLatestEndAfter(span.from, form.arrival_window, form.estimated_hours);
  const last = closed ?? edit ?? { at: createdAt, by: authorId };
  const columns = toOrderColumns(world.tables, branch, form, { starts_at: toIso(span.from), latest_end_at });
  return {
    ...columns,
    ...getNoteLanguages(columns, world.tables.user.require(authorId).locale),
    ...newOrder,
    id,
    branch_id: branch.id,
    status: getFormation(form.crew_requirements, invitations),
    created_at: toIso(createdAt),
    updated_at: toIso(last.at),
    created_by_id: authorId,
    updated_by_id: last.by,
    version: last.at === createdAt ? 1 : 2,
    ...(closed && createClosing(world.random, closed)),
  };
}

function createClosing(random: World['random'], { state, at, by }: NonNullable<Plan['closed']>): Partial<OrderRow> {
  const closing = { closed_state: state, closed_at: toIso(at), closed_by_id: by };
  if (state === 'completed') return closing;
  return { ...closing, cancel_reason: random.pick(cancelReasons), show_up_pay_hours: random.chance(0.3) ? 2 : 0 };
}

const cancelReasons = ['customer_cancelled', 'customer_rescheduled', 'weather', 'building_access', 'duplicate'];

function createInvitation({ db }: World, plan: Plan, orderId: number, planned: PlannedInvitation): InvitationRow {
  const { branch, form, authorId, closed, span } = plan;
  const { member, position, invitedAt, answeredAt, late_cancel } = planned;
  // The cancellation of a job also cancels its invitations.
  const isOff = closed?.state === 'cancelled' && planned.status !== InvitationStatus.cancelled;
  const { status, reason, cancelled_by } = isOff
    ? { status: 4 as const, reason: 'order_cancelled', cancelled_by: 'company' as const }
    : planned;
  return {
    id: db.nextId('invitation'),
    order_id: orderId,
    branch_id: branch.id,
    employee_id: member.employee.id,
    user_id: member.user.id,
    position,
    status,
    reason,
    cancelled_by,
    late_cancel,
    source: 'direct',
    hourly_rate: form.offered_rates?.[position] ?? member.employee.hourly_rate,
    message: null,
    message_language: null,
    reason_comment: null,
    invited_by: authorId,
    reconfirm_of: null,
    asked_at: null,
    override_reason: null,
    agreed: null,
    attendance: [],
    company_rating: null,
    created_at: toIso(invitedAt),
    responded_at: answeredAt === null ? null : toIso(isOff ? closed.at : answeredAt),
    expires_at: toIso(getExpiry(invitedAt, span.from)),
  };
}

/** A completed job: hours near the estimate, sometimes a tip, mostly five stars. */
function createCompletion(
  { random }: World,
  order: OrderRow,
  plan: Plan,
  invitations: readonly InvitationRow[],
  ratingsLeft: Record<number, number>,
): OrderCompletion {
  const crew = invitations.filter(({ status }) => status === InvitationStatus.accepted);
  const started = plan.span.from + random.int(0, 40) * minuteMs;
  const ended = started + (order.estimated_hours * 60 + random.int(-3, 5) * 15) * minuteMs;
  const hours = getPaidHoursOnSite((ended - started) / minuteMs, 0, 'quarter_up');
  const tips_total = random.chance(0.5) ? random.int(2, 12) * 1000 : 0;
  // Tyrell missed about one job in ten: the demo shows him as a risk.
  const noShows = crew.map(({ user_id }) => user_id === castIds.tyrell && crew.length > 2 && random.chance(0.2));
  const worked = crew.map(({ hourly_rate }, place) => ({
    hours,
    hourlyRate: hourly_rate,
    bonus: 0,
    tip: 0,
    noShow: noShows[place] ?? false,
  }));
  const lines = getPayLines(worked, getPayTerms(order), { tipsTotal: tips_total, tipSplit: 'equal' });
  return {
    actual_start_at: toIso(started),
    actual_end_at: toIso(ended),
    break_minutes: 0,
    actual_hours: hours,
    tips_total,
    payout_total: sumPayout(lines),
    issues: [],
    notes: '',
    customer_signature_name: `${order.customer_name.slice(0, 1)}. ${order.customer_last_name}`,
    lines: crew.flatMap(({ id: invitation_id, user_id, position, hourly_rate }, place): PayLine[] => {
      const line = lines[place];
      const person = plan.invitations.find(({ member }) => member.user.id === user_id)?.member.user;
      if (!line || !person) return [];
      const { paidHours: paid_hours, travel: travel_pay, bonus, tip, total } = line;
      const no_show = noShows[place] ?? false;
      return [
        {
          invitation_id,
          user_id,
          first_name: person.first_name,
          last_name: person.last_name,
          position,
          paid_hours,
          hourly_rate,
          travel_pay,
          bonus,
          tip,
          no_show,
          total,
          rating: no_show ? null : pickRating(random, user_id, ratingsLeft),
        },
      ];
    }),
  };
}

/** Two in three of the crew rated the company some hours later. The cast did not: the demo shows how. */
function rateCompany(
  { clock }: World,
  invitations: readonly InvitationRow[],
  { lines }: OrderCompletion,
  closedAt: number,
): InvitationRow[] {
  const worked = new Set(lines.filter(({ no_show }) => !no_show).map(({ invitation_id }) => invitation_id));
  return invitations.map((invitation) => {
    const at = closedAt + (1 + (invitation.id % 40)) * hourMs;
    const isRated = worked.has(invitation.id) && invitation.user_id > cast.length && invitation.id % 3 > 0;
    if (!isRated || at > clock.now().getTime()) return invitation;
    const given = invitation.id % 7 === 0 ? 4 : invitation.id % 31 === 0 ? 3 : 5;
    return { ...invitation, company_rating: { stars: given, tags: [], at: toIso(at) } };
  });
}

/** Half of the members were rated; a regular exactly as often as their profile says, and better than most. */
function pickRating(random: World['random'], userId: number, left: Record<number, number>): PayLine['rating'] {
  const known = left[userId];
  if (known === undefined) return random.chance(0.54) ? { stars: random.weighted(stars), tags: ['on_time'] } : null;
  left[userId] = known - 1;
  if (known <= 0) return null;
  return {
    stars: known % 9 === 0 ? 4 : 5,
    tags: ['on_time', 'careful'],
    ...(known === 1 && { work_again: 'favorite' }),
  };
}

const stars = [
  [5, 78],
  [4, 14],
  [3, 5],
  [2, 2],
  [1, 1],
] as const;

type Line = Omit<OrderEventRow, 'id' | 'order_id'>;

/** The history on the order's page, oldest first. */
function listEvents({ tables }: World, plan: Plan, invitations: readonly InvitationRow[]): Line[] {
  const { createdAt, authorId, edit, closed } = plan;
  const getOfficeName = (id: number) => tables.user.view(id, ({ first_name }) => first_name) ?? '';
  const line = (at: number, type: string, actor_id: number | null, text: string): Line => ({
    at: toIso(at),
    type,
    actor_id,
    text,
    fields: [],
    version: 1,
  });
  const lines = [line(createdAt, 'created', authorId, `${getOfficeName(authorId)} created the job`)];
  const [first] = plan.invitations.toSorted((a, b) => a.invitedAt - b.invitedAt);
  if (first)
    lines.push(
      line(first.invitedAt, 'invited', authorId, describeInvited(getOfficeName(authorId), plan.invitations.length)),
    );
  if (edit) {
    const fields = edit.isMove ? ['arrival_window'] : ['crew_notes', 'items'];
    lines.push({
      ...line(edit.at, 'updated', edit.by, describeChange(getOfficeName(edit.by), fields)),
      fields,
      version: 2,
    });
  }
  for (const invitation of invitations) {
    const how = getAnswer(invitation);
    if (invitation.responded_at === null || how === null) continue;
    const text = describeAnswer(how, tables.user.require(invitation.user_id), invitation.status);
    lines.push(line(Date.parse(invitation.responded_at), `invitation_${how}`, invitation.user_id, text));
  }
  if (closed) {
    const text = `${getOfficeName(closed.by)} ${closed.state === 'completed' ? 'completed' : 'canceled'} the job`;
    lines.push({ ...line(closed.at, closed.state, closed.by, text), version: 2 });
  }
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}

function getAnswer({ status, reason, cancelled_by }: InvitationRow): 'accepted' | 'rejected' | 'withdrawn' | null {
  if (status === InvitationStatus.accepted) return 'accepted';
  if (status === InvitationStatus.rejected) return 'rejected';
  return cancelled_by === 'helper' && reason !== 'order_cancelled' ? 'withdrawn' : null;
}
