import { isOpenInvitation } from '#domain/orders/statuses';
import { listWorkDays } from '#domain/time/workDays';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { castIds } from '../../account/seed/cast';
import { describeAnswer } from '../../crew/rules/answers';
import { getFormation } from '../../crew/rules/formation';
import { getExpiry, newInvitation } from '../../crew/rules/inviting';
import type { BranchRow, InvitationRow, OrderRow, OrderEventRow } from '../../provider/store/schema';
import { toIso, dayMs, minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { createStrangers } from '../../team/seed/strangers';
import { describeChange, describeInvited } from '../rules/eventWords';
import { firstOrderNumber, newOrder, toOrderColumns } from '../rules/orderColumns';
import { getNoteLanguages } from '../rules/orderFields';
import { listShowUpPay } from '../rules/pay';
import {
  createCompletion,
  isRatingHidden,
  rateCompany,
  recordAttendance,
  recordOpenAttendance,
  regularRatings,
} from './completions';
import { type CrewBook, openCrewBook, toSpan, type Member, type PlannedInvitation, planAnswered } from './orderCrews';
import { addQuote } from './orderForms';
import { planOrders, type Volume, type Plan } from './orderPlans';

/** By branch id; branches added later have no orders. */
const volumes: readonly Volume[] = [
  { open: [14, 9, 13, 16], history: 200 },
  { open: [5, 3, 3, 3], history: 44 },
  { open: [5, 3, 4, 5], history: 60 },
  { open: [0, 2, 1, 1], history: 6 },
  { open: [1, 0, 0, 1], history: 2 },
  { open: [0, 1, 1, 1], history: 4 },
];

/** The jobs of all branches: from yesterday to five weeks ahead, and a year of history. */
export function seedOrders(world: World, first: Volume | undefined = volumes[0]): void {
  const sources = { book: openCrewBook(world), strangers: createStrangers(world), firstNames: new Set<string>() };
  const plans = world.tables.branch.all().flatMap((branch) => {
    const volume = branch.id === 1 ? first : volumes[branch.id - 1];
    return volume ? planOrders(world, branch, volume, sources, branch.id === 1) : [];
  });
  inviteMarcus(world, plans);
  payMarcus(world, plans);
  planLongJobs(world, plans);
  writePlans(world, plans);
}

export function addOrders(world: World, branch: BranchRow, volume: Volume, book: CrewBook = openCrewBook(world)): void {
  const sources = { book, strangers: createStrangers(world), firstNames: new Set<string>() };
  world.change(() => writePlans(world, planOrders(world, branch, volume, sources)));
}

const firstBranch = 1;

/**
 * Makes some upcoming jobs of the first branch longer: one with a crew lasts two days, one that still needs a crew lasts
 * three, and an evening job lasts past midnight. Draws nothing at random, so all other jobs stay as they are.
 */
function planLongJobs({ clock }: World, plans: readonly Plan[]): void {
  const now = clock.now().getTime();
  const upcoming = plans
    .filter(({ branch, closed, span }) => branch.id === firstBranch && closed === null && span.from > now)
    .toSorted((a, b) => a.span.from - b.span.from);
  const crewed = upcoming.find((plan) => hasCrew(plan) && isCrewFree(plans, plan, 2));
  if (crewed) extend(crewed, 2);
  const [long, evening] = upcoming.filter(({ invitations }) => invitations.length === 0).slice(2);
  if (long) extend(long, 3);
  if (evening) moveToEvening(evening);
}

function hasCrew({ invitations, form }: Plan): boolean {
  const accepted = invitations.filter(({ status }) => status === InvitationStatus.accepted).length;
  return accepted === form.crew_requirements.reduce((sum, { count }) => sum + count, 0);
}

/** Checks whether no one on the crew has another job or invitation on the days that are added. */
function isCrewFree(plans: readonly Plan[], plan: Plan, days: number): boolean {
  const added = new Set(listWorkDays(toDays(plan, days)).slice(1));
  const crew = new Set(listPeople(plan));
  return !plans.some((other) => added.has(other.form.date) && listPeople(other).some((id) => crew.has(id)));
}

function listPeople({ invitations }: Plan): number[] {
  return invitations.filter(isOpenInvitation).map(({ member }) => member.user.id);
}

function extend(plan: Plan, days: number): void {
  plan.form = addQuote({ ...plan.form, ...toDays(plan, days) });
}

function toDays({ form }: Plan, days: number) {
  return { date: form.date, end_date: addDays(form.date, days - 1) };
}

function moveToEvening(plan: Plan): void {
  const estimated_hours = 7;
  plan.form = addQuote({ ...plan.form, arrival_window: '19:00 - 20:00', estimated_hours });
  plan.span = toSpan(
    plan.form.date,
    Date.parse(toInstant(plan.form.date, '19:00', plan.branch.timezone)),
    estimated_hours,
  );
}

/** Writes planned orders in the order they were created, each row once. */
function writePlans(world: World, plans: readonly Plan[]): void {
  const jobsLeft = countRatedJobs(world, plans);
  for (const plan of [...plans].sort((a, b) => a.createdAt - b.createdAt)) writePlan(world, plan, jobsLeft);
}

/** Jobs for which each regular could be rated, by user id. */
function countRatedJobs({ clock }: World, plans: readonly Plan[]): Record<number, number> {
  const done = plans.filter(
    (plan) => plan.closed?.state === 'completed' && !isRatingHidden(plan, clock.now().getTime()),
  );
  const count = (userId: number) =>
    done.filter(({ invitations }) =>
      invitations.some(({ member, status }) => member.user.id === userId && status === InvitationStatus.accepted),
    ).length;
  return Object.fromEntries(Object.keys(regularRatings).map((userId) => [userId, count(Number(userId))]));
}

function writePlan(world: World, plan: Plan, jobsLeft: Record<number, number>): void {
  const { tables, db } = world;
  const id = firstOrderNumber + db.nextId('order');
  const asked = plan.invitations.toSorted((a, b) => a.invitedAt - b.invitedAt);
  const invitations = asked.map((planned) => createInvitation(world, plan, id, planned));
  const order = createOrder(world, plan, id, invitations);
  const completion =
    plan.closed?.state === 'completed' ? createCompletion(world, order, plan, invitations, jobsLeft) : null;
  const events = listEvents(world, plan, invitations);
  const crew = invitations.filter((_, index) => asked[index]?.status === InvitationStatus.accepted);
  const show_up_pay = listShowUpPay(tables, crew, order.show_up_pay_hours);
  tables.order.insertAll([{ ...order, completion, show_up_pay }]);
  tables.invitation.insertAll(
    completion
      ? rateCompany(world, recordAttendance(invitations, order, completion), completion, plan.closed?.at ?? 0)
      : recordOpenAttendance(world, invitations, order),
  );
  tables.orderEvent.insertAll(events.map((event) => ({ ...event, id: db.nextId('orderEvent'), order_id: id })));
}

function createOrder(world: World, plan: Plan, id: number, invitations: readonly InvitationRow[]): OrderRow {
  const { branch, form, createdAt, authorId, edit, closed } = plan;
  const last = closed ?? edit ?? { at: createdAt, by: authorId };
  const columns = toOrderColumns(world.tables, branch, form);
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
    ...newInvitation,
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
    hourly_rate: form.offered_rates?.[position] ?? member.employee.hourly_rate,
    invited_by: authorId,
    created_at: toIso(invitedAt),
    responded_at: answeredAt === null ? null : toIso(isOff ? closed.at : answeredAt),
    expires_at: toIso(getExpiry(invitedAt, span.from)),
  };
}

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
  const invitedAt = plan.invitations.map((each) => each.invitedAt);
  for (const at of new Set(invitedAt)) {
    const count = invitedAt.filter((each) => each === at).length;
    lines.push(line(at, 'invited', authorId, describeInvited(getOfficeName(authorId), count)));
  }
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

// Marcus --------------------------------------------------------------------------------------------------------------

/** The invitations of Marcus, by branch id: 4 new, 6 accepted, 3 rejected, 2 canceled. */
const invitationStates: readonly (readonly [branchId: number, status: PlannedInvitation['status']])[] = [
  ...([6, 4, 1, 1, 1, 1] as const).map((branch) => [branch, 2] as const),
  ...([6, 4, 1, 1] as const).map((branch) => [branch, 1] as const),
  ...([4, 1, 1] as const).map((branch) => [branch, 3] as const),
  ...([1, 1] as const).map((branch) => [branch, 4] as const),
];

const lastAccepted = invitationStates.findLastIndex(([, status]) => status === InvitationStatus.accepted);

/** Gives Marcus his open invitations: some drawn for other members, and a few of his own. */
function inviteMarcus(world: World, plans: readonly Plan[]): void {
  const taken = new Set<Plan>();
  const days = new Set<string>();
  for (const [index, [branchId, status]] of invitationStates.entries()) {
    const marcus = findMembership(world, branchId);
    const fitting = plans.filter(
      (plan) => plan.branch.id === branchId && !taken.has(plan) && hasFittingInvitation(plan, status),
    );
    // One of his jobs in the first branch came through an offer that a colleague took too.
    const mustShare =
      index === lastAccepted && ![...taken].some((plan) => plan.branch.id === branchId && isShared(plan));
    // Prefers a day without another of his jobs. An open invitation may share a day with a job; two jobs only if they do not overlap.
    const plan =
      fitting.find((each) => !days.has(each.span.date) && (!mustShare || isShared(each))) ??
      fitting.find(({ span }) => !days.has(span.date)) ??
      (status === InvitationStatus.accepted ? fitting.find((each) => isApart(each, taken)) : fitting[0]);
    if (!marcus) continue;
    if (!plan) throw new Error(`No job of branch ${branchId} fits an invitation of Marcus in state ${status}`);
    taken.add(plan);
    days.add(plan.span.date);
    if (isOpenInvitation({ status })) giveTo(plan, marcus, status);
    else plan.invitations.push(planRefusal(world, plan, marcus, status));
  }
}

/** Gives Marcus a finished job of another helper in each of the last two weeks, so that he has earned lately. */
function payMarcus(world: World, plans: readonly Plan[]): void {
  const now = world.clock.now().getTime();
  const marcus = findMembership(world, 1);
  const worked = plans.filter(({ branch, closed }) => branch.id === 1 && closed?.state === 'completed');
  const isHis = (plan: Plan) => plan.invitations.some(({ member }) => member.user.id === castIds.marcus);
  for (const weeks of [1, 2]) {
    const [from, to] = [now - weeks * 7 * dayMs, now - (weeks - 1) * 7 * dayMs];
    const recent = worked.filter(({ span }) => span.from >= from && span.to < to);
    const plan = recent.some(isHis)
      ? undefined
      : recent.find((each) => findInvitation(each.invitations, InvitationStatus.accepted) >= 0);
    if (marcus && plan) giveTo(plan, marcus, InvitationStatus.accepted);
  }
}

/** Checks whether an open job has an invitation that he can take over, a slot he can still fill, or no open slot. */
function hasFittingInvitation({ closed, invitations, form }: Plan, status: PlannedInvitation['status']): boolean {
  if (closed) return false;
  if (isOpenInvitation({ status })) return findInvitation(invitations, status) >= 0;
  const places = form.crew_requirements.find(({ position }) => position === PositionCode.helper)?.count ?? 0;
  const accepted = invitations.filter(
    (invitation) => invitation.position === PositionCode.helper && invitation.status === InvitationStatus.accepted,
  ).length;
  return (
    invitations.length > 0 &&
    places > 0 &&
    (status === InvitationStatus.rejected ? accepted < places : accepted === places)
  );
}

/** Checks whether a job is over before others begin, or begins after them. */
function isApart({ span }: Plan, others: ReadonlySet<Plan>): boolean {
  return [...others].every((other) => span.to < other.span.from || other.span.to < span.from);
}

function isShared({ invitations }: Plan): boolean {
  const isAccepted = ({ position, status }: PlannedInvitation) =>
    position === PositionCode.helper && status === InvitationStatus.accepted;
  return invitations.filter(isAccepted).length > 1;
}

/** Replaces the person of the first invitation in this state. */
function giveTo(plan: Plan, member: Member, status: PlannedInvitation['status']): void {
  const index = findInvitation(plan.invitations, status);
  plan.invitations = plan.invitations.map((invitation, at) => (at === index ? { ...invitation, member } : invitation));
}

function findMembership({ tables }: World, branchId: number): Member | undefined {
  const user = tables.user.get(castIds.marcus);
  const employee = tables.employee.by('user', castIds.marcus).find(({ branch_id }) => branch_id === branchId);
  return user && employee && { user, employee };
}

function findInvitation(invitations: readonly PlannedInvitation[], status: PlannedInvitation['status']): number {
  return invitations.findIndex(
    (invitation) => invitation.position === PositionCode.helper && invitation.status === status,
  );
}

function planRefusal(world: World, { createdAt, span }: Plan, marcus: Member, status: PlannedInvitation['status']) {
  const now = world.clock.now().getTime();
  const until = Math.min(now, span.from - 180 * minuteMs);
  const answer =
    status === InvitationStatus.rejected
      ? ({ status: 3, reason: 'not_available', cancelled_by: null } as const)
      : ({ status: 4, reason: 'position_filled', cancelled_by: 'system' } as const);
  return planAnswered(world, { createdAt, until, span, now }, marcus, PositionCode.helper, answer);
}
