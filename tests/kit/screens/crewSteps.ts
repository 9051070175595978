import fc from 'fast-check';
import { hasCrew } from '#domain/orders/statuses';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { issueToken } from '../../../mocks/provider/http/authenticate';
import type { InvitationRow, OrderRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';
import { orderFields } from '../orders';
import { call, getField, testWorld } from '../world';

/*
 * Everything that office, helpers and time can do to two jobs of one morning, as steps that a property test picks at
 * random.
 */

/** People of Phoenix. Luis is a manager and also works on jobs; Sofia and Luis are foreman/drivers. */
export const crewPeople = [3, 5, 6, 7, 11] as const;
const [dana, priya] = [1, 2] as const;

const whats = [
  ...(['invite', 'invite', 'override', 'accept', 'accept', 'accept', 'accept', 'accept', 'accept', 'accept'] as const),
  ...([
    'reject',
    'reject',
    'reject',
    'withdraw',
    'withdrawInvitation',
    'editCrew',
    'editCrew',
    'edit',
    'edit',
    'edit',
  ] as const),
  ...(['leave', 'cancel', 'complete', 'complete', 'reopen', 'remove', 'wait'] as const),
] as const;
export type What = (typeof whats)[number];
export type Step = { what: What; order: number; pick: number; extra: number };

export const crewSteps: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...whats),
  order: fc.nat(1),
  pick: fc.nat(20),
  extra: fc.nat(5),
});

export type Stage = { world: World; orders: number[]; tokens: Map<number, string> };

const needs = [
  [{ position: PositionCode.helper, count: 1 }],
  [{ position: PositionCode.helper, count: 2 }],
  orderFields.crew_requirements,
  [{ position: PositionCode.helper, count: 3 }],
];
const edits = [
  { crew_notes: 'Dogs' },
  { date: '2026-11-29' },
  { arrival_window: '09:00 - 11:00' },
  { offered_rates: { '4': 3000, '3': 2200 } },
  { destination_addresses: [{ ...orderFields.destination_addresses[0], city: 'Mesa' }] },
  {},
];

export async function openStage(): Promise<Stage> {
  const world = testWorld({ scenario: 'empty' });
  const tokens = new Map([dana, priya, ...crewPeople].map((id) => [id, world.change(() => issueToken(world, id))]));
  const stage: Stage = { world, orders: [], tokens };
  for (const index of [0, 1]) await placeOrderAt(stage, index);
  return stage;
}

/** Creates a job and invites three people, so that there are invitations to answer. */
async function placeOrderAt({ world, orders, tokens }: Stage, index: number): Promise<void> {
  const today = todayIn('America/Phoenix', world.clock.now());
  const date = today > orderFields.date ? today : orderFields.date;
  const body = { ...orderFields, date, crew_requirements: needs[2 * index] };
  const answer = await call(world, 'POST', '/company-branches/1/orders', { token: tokens.get(priya) ?? null, body });
  const orderId = Number(getField(getField(answer.body, 'data'), 'order_id'));
  orders[index] = orderId;
  const employees = (index === 0 ? [1, 2, 3] : [4, 2, 0]).map((pick) => pickPerson(world, pick, 1 + index));
  await call(world, 'POST', `/orders/${orderId}/invite-employee`, {
    token: tokens.get(priya) ?? null,
    body: { employees },
  });
}

/** Runs a step as a person who may; undefined when there is no one or nothing to run it with. */
export async function play(stage: Stage, step: Step): Promise<number | undefined> {
  const { world, orders, tokens } = stage;
  const { what, order, pick, extra } = step;
  const orderId = pickOrder(stage, what) ?? orders[order] ?? 0;
  const office = async (method: string, path: string, body?: unknown, who: number = priya) =>
    (await call(world, method, path, { token: tokens.get(who) ?? null, body })).status;
  // The crew of one job is edited; an answer can belong to either job.
  const asking = what === 'editCrew' ? [orderId] : orders;
  const invitation = pickInvitation(
    what,
    asking.flatMap((id) => world.tables.invitation.by('order', id)),
    pick,
  );
  const own = async (verb: string, body?: unknown) => {
    if (!invitation) return undefined;
    const token = tokens.get(invitation.user_id) ?? null;
    return (await call(world, 'POST', `/invitations/${invitation.id}/${verb}`, { token, body })).status;
  };
  const asked = () => pickPerson(world, pick, extra);
  const plays: Record<What, () => Promise<number | undefined> | undefined> = {
    invite: () => office('POST', `/orders/${orderId}/invite-employee`, { employees: [asked()] }),
    override: () => {
      const one = asked();
      const override = [{ employee_id: one.employee_id, reason: 'Both will do' }];
      const who = extra === 0 ? priya : dana;
      return office('POST', `/orders/${orderId}/invite-employee`, { employees: [one], override }, who);
    },
    accept: () => own('accept'),
    reject: () => own('reject', { reason: 'too_far' }),
    withdraw: () => own('cancel-by-helper', { reason: 'sick' }),
    withdrawInvitation: () =>
      invitation && office('POST', `/invitations/${invitation.id}/cancel-by-company`, { reason: 'mistake' }),
    editCrew: () =>
      office('POST', `/orders/${orderId}/edit-invitations`, createCrewChange(step, invitation?.id, asked())),
    edit: () => office('PUT', `/orders/${orderId}`, createFormChange(world, orderId, step)),
    leave: () =>
      extra <= 1 && pick < 14 ? office('DELETE', `/employees/${asked().employee_id}`, undefined, dana) : undefined,
    cancel: () => (extra <= 2 ? office('POST', `/orders/${orderId}/cancel`, { reason: 'weather' }) : undefined),
    complete: () =>
      extra <= 4 ? office('POST', `/orders/${orderId}/complete`, createHours(world, orderId, pick)) : undefined,
    reopen: () => office('POST', `/orders/${orderId}/reopen`, {}, dana),
    remove: () => removed(stage, order, () => office('DELETE', `/orders/${orderId}`)),
    wait: () => {
      world.clock.advance(extra * (pick % 4 === 0 ? 8 : 1) * 3_600_000);
      return undefined;
    },
  };
  return plays[what]();
}

/** A job can be completed or reopened only at the end of a long story, so this prefers such a job. */
function pickOrder({ world, orders }: Stage, what: What): number | undefined {
  const isReady = (order: OrderRow) =>
    what === 'reopen'
      ? order.closed_state === 'completed'
      : what === 'complete' && order.closed_state === null && hasCrew(order);
  return orders.find((id) => isReady(world.tables.order.require(id)));
}

/** An invitation that the step can succeed with; sometimes any. */
function pickInvitation(what: What, all: readonly InvitationRow[], pick: number): InvitationRow | undefined {
  const statuses = able[what] ?? [];
  const some = pick % 7 === 0 ? [] : all.filter(({ status }) => statuses.includes(status));
  const among = some.length > 0 ? some : all;
  return among[pick % Math.max(1, among.length)];
}

const able: Partial<Record<What, readonly number[]>> = {
  accept: [1, 3],
  reject: [1],
  withdraw: [2],
  withdrawInvitation: [1, 2],
  editCrew: [1, 2],
};

/** One of the five people; undefined after they left the team. */
function pickPerson({ tables }: World, pick: number, extra: number) {
  const userId = crewPeople[pick % crewPeople.length] ?? 5;
  const position =
    tables.user.require(userId).positions.includes(PositionCode.foremanDriver) && extra % 2 === 0 ? 4 : 3;
  const employee = tables.employee.by('user', userId).find(({ branch_id }) => branch_id === 1);
  return { employee_id: employee?.id ?? 999, position, hourly_rate: 2400 };
}

/** One member leaves, gets another offer, or joins; or one leaves and another joins at the same time. */
function createCrewChange({ pick, extra }: Step, invitation_id = 999, one: ReturnType<typeof pickPerson>) {
  const cancel = [{ invitation_id, reason: 'crew_changed' }];
  const position = pick % 3 === 0 ? { position: extra % 2 === 0 ? 4 : 3 } : {};
  const update = [{ invitation_id, hourly_rate: 2000 + 200 * extra, ...position }];
  return [{ cancel }, { update }, { add: [one] }, { cancel, add: [one] }, { update, add: [one] }, { update }][extra];
}

/**
 * The form as the page would send it: the stored order with other requirements or another time, and the members to
 * release.
 */
function createFormChange(world: World, orderId: number, { pick, extra }: Step) {
  const { date, arrival_window, crew_requirements, version } = world.tables.order.require(orderId);
  const need = needs[pick % needs.length] ?? crew_requirements;
  const accepted = world.tables.invitation
    .by('order', orderId)
    .filter(({ status }) => status === InvitationStatus.accepted);
  const extraPeople = need.flatMap(({ position, count }) =>
    accepted.filter((each) => each.position === position).slice(count),
  );
  const off = accepted.filter((each) => !need.some(({ position }) => position === each.position));
  const release_invitation_ids = pick % 3 === 0 ? [] : [...extraPeople, ...off].map(({ id }) => id);
  const kept = { ...orderFields, date, arrival_window, version, crew_requirements: need, release_invitation_ids };
  return { ...kept, ...edits[extra], ...(pick % 2 === 0 && { ask_to_reconfirm: pick % 4 === 0 }) };
}

function createHours(world: World, orderId: number, pick: number) {
  const { starts_at } = world.tables.order.require(orderId);
  // Sometimes too early.
  if (pick > 3)
    world.clock.travelTo(new Date(Math.max(world.clock.now().getTime(), Date.parse(starts_at) + 28_800_000)));
  const crew = world.tables.invitation
    .by('order', orderId)
    .filter(({ status }) => status === InvitationStatus.accepted)
    .map(({ id, hourly_rate }, index) => ({
      invitation_id: id,
      hours: 1 + index,
      hourly_rate,
      no_show: index === pick % 4,
    }));
  const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };
  return { ...times, crew, tips_total: 1000 + pick, tip_split: pick % 2 === 0 ? 'equal' : 'by_hours' };
}

/** A deleted job is replaced by a new one, and so is a finished one. */
async function removed(stage: Stage, index: number, remove: () => Promise<number>): Promise<number> {
  const status = await remove();
  const isOver = stage.world.tables.order.view(stage.orders[index] ?? 0, ({ closed_state }) => closed_state !== null);
  if (isOver !== false) await placeOrderAt(stage, index);
  return status;
}
