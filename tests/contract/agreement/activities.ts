import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import type { ActivityRow, OfferApplicationRow, OrderRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';

/** A sentence for each activity that does not match the record it names. */
export function listWrongActivities(world: World): string[] {
  const checks = [
    findLost,
    findWrongJob,
    findWrongShowUpPay,
    findWrongCrew,
    findWrongPerson,
    findWrongOffer,
    findWrongEnd,
  ];
  return world.tables.activity.all().flatMap((activity) =>
    checks.flatMap((check) => {
      const problem = check(world, activity);
      return problem === null ? [] : [`${activity.created_at} ${activity.type} "${activity.title}": ${problem}`];
    }),
  );
}

type Check = (world: World, activity: ActivityRow) => string | null;

/** Refuses the future, and names of things that do not exist. */
const findLost: Check = ({ tables, now }, { data, created_at }) => {
  const named = [
    [data.order_id, tables.order],
    [data.offer_id, tables.offer],
    [data.user_id, tables.user],
    [data.invitation_id, tables.invitation],
    [data.branch_invitation_id, tables.branchInvitation],
  ] as const;
  if (named.some(([id, table]) => id !== undefined && !table.has(id))) return 'names what does not exist';
  return created_at > now() ? 'is still to come' : null;
};

/** Number, start and size of the crew of a job, the name of its customer, and its pay. */
const findWrongJob: Check = ({ tables }, activity) => {
  const { title, body, type, data } = activity;
  const order = tables.order.get(data.order_id ?? 0);
  if (!order) return null;
  const customer = `${order.customer_name} ${order.customer_last_name}`;
  const needed = sumCounts(order.crew_requirements);
  const number = /#(\d+)/.exec(title)?.[1] ?? String(order.id);
  const { starts_at = order.starts_at } = data;
  return firstProblem(
    [namesCustomer.has(type) && !body.includes(customer), `is the job of ${customer}`],
    [number !== String(order.id), `is job #${order.id}`],
    [starts_at !== order.starts_at, `starts at ${order.starts_at}`],
    [crewTypes.has(type) && data.required !== needed, `needs ${needed} people`],
    ...listWrongPay(order, activity),
  );
};

type Problem = readonly [isWrong: boolean, sentence: string];

const firstProblem = (...problems: readonly Problem[]) => problems.find(([isWrong]) => isWrong)?.[1] ?? null;

const sumCounts = (needs: readonly { count: number }[]) => needs.reduce((sum, { count }) => sum + count, 0);

const crewTypes = new Set(['invitation.accepted', 'order.formed', 'order.partially_formed']);
const namesCustomer = new Set(['order.created', 'order.updated', 'order.completed', 'order.cancelled']);

function listWrongPay({ completion }: OrderRow, { type, data }: Readonly<ActivityRow>): Problem[] {
  const line = completion?.lines.find(({ invitation_id }) => invitation_id === data.invitation_id);
  return [
    [type === 'order.completed' && data.amount !== completion?.payout_total, `paid ${completion?.payout_total}`],
    [type === 'pay.earned' && data.amount !== line?.total, `paid ${line?.total}`],
  ];
}

/** The hours of show-up pay that a person reads about a canceled job are theirs. */
const findWrongShowUpPay: Check = ({ tables }, { type, title, data }) => {
  const order = tables.order.get(data.order_id ?? 0);
  if (type !== 'order.cancelled' || !order) return null;
  const line = order.show_up_pay.find(({ invitation_id }) => invitation_id === data.invitation_id);
  const [owed, read] = [line?.paid_hours ?? 0, Number(/(?:canceled: |le pagan )(\d)/.exec(title)?.[1] ?? 0)];
  return read === owed ? null : `owes ${owed} hr of show-up pay`;
};

/**
 * A crew had as many people as the activity names: people who accepted before, and perhaps some who left after. An
 * answer in the second of a warning by the clock comes before or after it.
 */
const findWrongCrew: Check = ({ tables }, { type, data, created_at }) => {
  const { order_id, offer_id, filled } = data;
  if (filled === undefined || order_id === undefined || offer_id !== undefined) return null;
  const answered = (at: string | null) => at !== null && at <= created_at;
  const invitations = tables.invitation.by('order', order_id);
  const came = invitations.filter(
    ({ status, responded_at }) => status === InvitationStatus.accepted && answered(responded_at),
  );
  const together = type === 'order.unformed_soon' ? came.filter(({ responded_at }) => responded_at === created_at) : [];
  const left = invitations.filter(
    ({ status, responded_at }) => status === InvitationStatus.cancelled && !answered(responded_at),
  );
  const isWrong = filled < came.length - together.length || filled > came.length + left.length;
  return isWrong ? `the crew had ${came.length} people, and ${left.length} left later` : null;
};

/** Someone who answered was invited in that position, and answered then. */
const findWrongPerson: Check = ({ tables }, { type, title, data, actor, created_at }) => {
  const status = answers[type];
  if (status === undefined) return null;
  const person = actor && tables.user.get(actor.id);
  if (!person || !title.startsWith(`${person.first_name} ${person.last_name} `)) return 'names someone else';
  const own = tables.invitation
    .by('order', data.order_id ?? 0)
    .filter(({ user_id, position }) => user_id === person.id && position === data.position);
  if (own.length === 0) return 'was not invited in this position';
  const hasAnswered = own.some(({ responded_at }) => responded_at !== null && responded_at >= created_at);
  return hasAnswered ? null : `has not answered then, but ${own.map(({ responded_at }) => responded_at).join(', ')}`;
};

const answers: Partial<Record<string, InvitationStatus>> = {
  'invitation.accepted': InvitationStatus.accepted,
  'invitation.rejected': InvitationStatus.rejected,
  'invitation.withdrawn': InvitationStatus.cancelled,
};

/** An offer has as many applicants and open positions as the activity names, at that time. */
const findWrongOffer: Check = ({ tables }, { type, data, created_at }) => {
  const offer = tables.offer.get(data.offer_id ?? 0);
  if (!offer) return null;
  const needed = sumCounts(offer.position_needs);
  const { required = needed } = data;
  const waiting = tables.offerApplication.select('offer', offer.id, (each) => hadAppliedAt(each, created_at)).length;
  return firstProblem(
    [required !== needed, `asks for ${needed} people`],
    [type === 'offer.filled' && offer.status !== OfferStatus.filled, 'is not filled'],
    [type === 'offer.expiring' && offer.apply_by < created_at, `closed at ${offer.apply_by}`],
    [type === 'offer.application_received' && waiting !== data.count, `${waiting} had applied`],
  );
};

/** Checks whether someone had applied and waited for an answer. */
function hadAppliedAt({ applied_at, decided_at }: OfferApplicationRow, at: string): boolean {
  return applied_at !== null && applied_at <= at && (decided_at === null || decided_at > at);
}

/** A closed job ended at that time. */
const findWrongEnd: Check = ({ tables }, { type, data, created_at }) => {
  const state = closedStates[type];
  const order = tables.order.get(data.order_id ?? 0);
  if (state === undefined || !order) return null;
  if (order.closed_state !== state) return `is ${order.closed_state ?? 'open'}`;
  return order.closed_at === created_at ? null : `closed at ${order.closed_at}`;
};

const closedStates: Partial<Record<string, OrderRow['closed_state']>> = {
  'order.completed': 'completed',
  'order.cancelled': 'cancelled',
  'pay.earned': 'completed',
};
