// @vitest-environment node
import { expect, it } from 'vitest';
import { newToken } from '../../tests/kit/liveSockets';
import { playStory, type SentPush, type Story, watchWorld } from '../../tests/kit/pushedStory';
import { call, memberOf, testWorld } from '../../tests/kit/world';
import { createStoppedClock } from '../clock';
import { mayJoin } from '../rules/access/channels';
import { createWorld } from '../createWorld';
import type { World } from '../world';
import { orderChannel, parseChannel, userChannel } from './channels';
import type { DomainEvent } from './domainEvents';
import { ActiveStatus } from '../../src/generated/model/codes';

/*
 * Whatever is pushed to a channel, each person who may hear it could also have asked for: every value of a payload is
 * in an answer they get. A new field is compared as every other, so it has to be in both or in neither.
 */

/** Ids, states and counts: they name and number things and say nothing of a person. */
const neutral = new Set([
  'id',
  'order_id',
  'branch_id',
  'employee_id',
  'plan_id',
  'status',
  'version',
  'from',
  'to',
  'change',
  'not_formed',
  'formed',
  'history',
  'unread_count',
  'unread_total',
]);

/** `u6:phone=4805550122`: the values of a payload with the person of the innermost object that names one. */
function valuesOf(value: unknown, name = '', person = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, name, person));
  if (typeof value === 'object' && value !== null) {
    const userId = memberOf(value, 'user_id');
    const own = typeof userId === 'number' ? `u${userId}` : person;
    return Object.entries(value).flatMap(([key, each]) => valuesOf(each, key, own));
  }
  return nothing.has(value) || neutral.has(name) ? [] : [`${person}:${name}=${textOf(value)}`];
}

/** What stands in place of what may not be read. */
const nothing = new Set<unknown>([null, undefined, '', 0]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What the API answers to a person of the things a push is about. */
async function readsOf(world: World, userId: number, { channel, payload }: SentPush): Promise<unknown[]> {
  const token = newToken(world, userId);
  const about = (name: string) =>
    memberOf(payload, name) ??
    ['order_card', 'invitation', 'notification'].map((part) => memberOf(memberOf(payload, part), name)).find(Number);
  const right = parseChannel(channel);
  const orderId = right?.kind === 'order' ? right.orderId : about('order_id');
  const branchId = memberOf(payload, 'branch_id') ?? 0;
  const paths = [
    ...['', '/card', '/detail?mover=1&moving_team=1', '/current-crew'].map(
      (part) => `/orders/${textOf(orderId)}${part}`,
    ),
    ...[1, 2].map((page) => `/notifications/branch/${textOf(branchId)}/get-notifications?page=${page}`),
    `/employees/${textOf(about('employee_id'))}`,
  ];
  const answers = [await call(world, 'POST', '/auth/get-me', { token })];
  for (const path of paths) answers.push(await call(world, 'GET', path, { token }));
  answers.push(...(await readsOfInvitation(world, token, memberOf(payload, 'invitation'))));
  return answers.filter(({ status }) => status === 200).map(({ body }) => memberOf(body, 'data'));
}

/** The API shows an invitation to whoever answers it: asked in a copy of the world, so that it stays unanswered here. */
async function readsOfInvitation(world: World, token: string, invitation: unknown) {
  if (invitation === undefined) return [];
  const meta = { stamp: '', clock: world.clock.state(), random: world.random.state(), sequences: world.db.sequences() };
  const saved = { snapshot: world.db.snapshot(), meta };
  const copy = createWorld({ clock: createStoppedClock(world.now()), scenario: 'empty', saved });
  return [await call(copy, 'POST', `/invitations/${textOf(memberOf(invitation, 'id'))}/accept`, { token })];
}

function listenersOf({ tables }: World, channel: string): number[] {
  const right = parseChannel(channel);
  return tables.user
    .where((user) => user.status === ActiveStatus.active && right !== undefined && mayJoin(tables, user, right))
    .map(({ id }) => id);
}

/** What was pushed since the last call and somebody heard who could not have read it. */
async function leaksOf({ world, pushes }: Story, step: string): Promise<string[]> {
  const leaks = new Set<string>();
  for (const push of pushes.splice(0)) {
    const values = valuesOf(push.payload);
    if (values.length === 0) continue;
    for (const userId of listenersOf(world, push.channel)) {
      const known = new Set(valuesOf(await readsOf(world, userId, push)));
      for (const value of values) {
        if (!known.has(value)) leaks.add(`${step}: ${push.event} on ${push.channel} tells ${userId} ${value}`);
      }
    }
  }
  return [...leaks];
}

it('nobody hears by push what they may not read', async () => {
  const story = watchWorld(testWorld({ scenario: 'empty' }));
  const leaks: string[] = [];
  const heard = new Set<string>();
  await playStory(story, async (step) => {
    for (const { event, channel } of story.pushes) heard.add(`${event} ${channel.replace(/\d+$/, '')}`);
    leaks.push(...(await leaksOf(story, step)));
  });
  expect(leaks).toEqual([]);
  expect([...story.happened].sort()).toEqual(Object.keys(everything).sort());
  expect(heard).toContain(`crew-updated ${orderChannel(0).slice(0, -1)}`);
  expect(heard).toContain(`order-updated ${orderChannel(0).slice(0, -1)}`);
});

it('and the comparison finds what a crew must not hear, and a field that no answer has', async () => {
  const story = watchWorld(testWorld({ scenario: 'empty' }));
  const found: Record<string, string[]> = {};
  await playStory(story, async (step) => {
    story.pushes.splice(0);
    if (step !== 'acceptMarcus') return;
    const order_id = Math.max(...story.world.tables.order.all().map(({ id }) => id));
    const tell = async (channel: string, payload: object) => {
      story.pushes.push({ channel, event: 'planted', payload: { ...payload, order_id } });
      return (await leaksOf(story, step)).map((leak) => leak.replace(/^.* tells /, ''));
    };
    const channel = orderChannel(order_id);
    found.rate = await tell(channel, { member: { user_id: 6, hourly_rate: 3250 } });
    found.message = await tell(channel, { member: { user_id: 5, message: 'Bring gloves' } });
    found.asked = await tell(channel, { crew: [{ user_id: 11, first_name: 'Alicia' }] });
    found.note = await tell(channel, { office_notes: 'Pays late' });
    found.field = await tell(userChannel(1), { anything: 'new' });
  });
  expect(found).toEqual({
    rate: ['5 u6:hourly_rate=3250'],
    message: ['6 u5:message=Bring gloves'],
    asked: ['5 u11:user_id=11', '5 u11:first_name=Alicia', '6 u11:user_id=11', '6 u11:first_name=Alicia'],
    note: ['5 :office_notes=Pays late', '6 :office_notes=Pays late'],
    field: ['1 :anything=new'],
  });
});

/** Complete by type: a new event belongs into the story. */
const everything: Record<DomainEvent['type'], true> = {
  branchCreated: true,
  branchUpdated: true,
  branchDeleted: true,
  managerAssigned: true,
  userUpdated: true,
  sessionRevoked: true,
  subscriptionChanged: true,
  activityHappened: true,
  personalActivityHappened: true,
  orderCreated: true,
  orderUpdated: true,
  orderDeleted: true,
  orderCancelled: true,
  orderCompleted: true,
  orderReopened: true,
  orderStatusChanged: true,
  crewChanged: true,
  invitationCreated: true,
  invitationChanged: true,
  invitationsExpired: true,
  memberChanged: true,
  documentExpiring: true,
  branchInvitationCreated: true,
  branchInvitationChanged: true,
};
