// @vitest-environment node
import { expect, it } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { newToken } from '../../../tests/kit/sockets/liveSockets';
import { playStory, type SentPush, type Story, watchWorld } from '../../../tests/kit/sockets/pushedStory';
import { call, getField, testWorld } from '../../../tests/kit/world';
import { canJoin } from '../access/reading';
import { createWorld } from '../createWorld';
import { createStoppedClock } from '../time/clock';
import type { World } from '../world';
import { pushMakers } from './broadcasts';
import { orderChannel, parseChannel, userChannel } from './channels';

/*
 * A push contains nothing that its receivers may not read: every value of a payload is also in an API answer they get.
 * New fields are compared too, so they must be in both or in neither.
 */

/** Ids of records, states and counts, which reveal nothing about a person. */
const isNeutral = (name: string) => (name !== 'user_id' && /^(\w+_)?id$/.test(name)) || neutral.has(name);
const neutral = new Set(
  'status version from to change is_silent not_formed formed history unread_count unread_total'.split(' '),
);

/** `u6:phone=4805550122`: the values of a payload with the person of the innermost object that names one. */
function listValues(value: unknown, name = '', person = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => listValues(each, name, person));
  if (typeof value === 'object' && value !== null) {
    const userId = getField(value, 'user_id');
    const own = typeof userId === 'number' ? `u${userId}` : person;
    return Object.entries(value).flatMap(([key, each]) => listValues(each, key, own));
  }
  return nothing.has(value) || isNeutral(name) ? [] : [`${person}:${name}=${toText(value)}`];
}

/** The values that replace what a person may not read. */
const nothing = new Set<unknown>([null, undefined, '', 0]);

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The API's answers to a person about the subject of a push. */
async function fetchReadable(world: World, userId: number, { channel, payload }: SentPush): Promise<unknown[]> {
  const token = newToken(world, userId);
  const about = (name: string) =>
    getField(payload, name) ??
    ['order_card', 'invitation', 'notification'].map((part) => getField(getField(payload, part), name)).find(Number);
  const right = parseChannel(channel);
  const orderId = right?.kind === 'order' ? right.orderId : about('order_id');
  const branchId = getField(payload, 'branch_id') ?? 0;
  const paths = [
    ...['', '/card', '/detail?mover=1&moving_team=1', '/current-crew'].map(
      (part) => `/orders/${toText(orderId)}${part}`,
    ),
    ...[1, 2].map((page) => `/notifications/branch/${toText(branchId)}/get-notifications?page=${page}`),
    `/employees/${toText(about('employee_id'))}`,
    ...listOfferPaths(payload),
  ];
  const answers = [await call(world, 'POST', '/auth/get-me', { token })];
  for (const path of paths) answers.push(await call(world, 'GET', path, { token }));
  answers.push(...(await fetchInvitation(world, token, getField(payload, 'invitation'))));
  return answers.filter(({ status }) => status === 200).map(({ body }) => getField(body, 'data'));
}

/** The offer of a push, for the office and for helpers. */
function listOfferPaths(payload: unknown): string[] {
  const data = getField(getField(payload, 'notification'), 'data');
  const id = getField(getField(payload, 'offer'), 'id') ?? getField(payload, 'offer_id') ?? getField(data, 'offer_id');
  const offer = `/company-outsource/${toText(id ?? 0)}`;
  return [offer, `${offer}/applications`, `/helper/outsource-offers/${toText(id ?? 0)}`];
}

/** The API returns an invitation as the answer to accepting it, so it is accepted in a copy of the world. */
async function fetchInvitation(world: World, token: string, invitation: unknown) {
  if (invitation === undefined) return [];
  const meta = {
    stamp: '',
    clock: world.clock.state(),
    random: world.random.state(),
    sequences: world.db.sequences(),
    isChanged: true,
  };
  const saved = { snapshot: world.db.snapshot(), meta };
  const copy = createWorld({ clock: createStoppedClock(world.now()), scenario: 'empty', saved });
  return [await call(copy, 'POST', `/invitations/${toText(getField(invitation, 'id'))}/accept`, { token })];
}

function listListeners({ tables }: World, channel: string): number[] {
  const right = parseChannel(channel);
  return tables.user
    .where((user) => user.status === ActiveStatus.active && right !== undefined && canJoin(tables, user, right))
    .map(({ id }) => id);
}

/** The values pushed since the last call to people who may not read them. */
async function findLeaks({ world, pushes }: Story, step: string): Promise<string[]> {
  const leaks = new Set<string>();
  for (const push of pushes.splice(0)) {
    const values = listValues(push.payload);
    if (values.length === 0) continue;
    for (const userId of listListeners(world, push.channel)) {
      const known = new Set(listValues(await fetchReadable(world, userId, push)));
      for (const value of values) {
        if (!known.has(value)) leaks.add(`${step}: ${push.event} on ${push.channel} shows ${userId} ${value}`);
      }
    }
  }
  return [...leaks];
}

it('no push contains data that its receiver may not read', { timeout: 120_000 }, async () => {
  const story = watchWorld(testWorld({ scenario: 'empty' }));
  const leaks: string[] = [];
  const pushed = new Set<string>();
  await playStory(story, async (step) => {
    for (const { event, channel } of story.pushes) pushed.add(`${event} ${channel.replace(/\d+$/, '')}`);
    leaks.push(...(await findLeaks(story, step)));
  });
  expect(leaks).toEqual([]);
  const missing = Object.keys(pushMakers).filter((event) => !story.happened.has(event));
  expect(missing, `tests/kit/sockets/pushedStory.ts has no ${missing.join(', ')}`).toEqual([]);
  expect(pushed).toContain(`crew-updated ${orderChannel(0).slice(0, -1)}`);
  expect(pushed).toContain(`order-updated ${orderChannel(0).slice(0, -1)}`);
});

it('the comparison finds data the crew must not receive, and a field that no answer has', async () => {
  const story = watchWorld(testWorld({ scenario: 'empty' }));
  const { first_name } = story.world.tables.user.require(11);
  const found: Record<string, string[]> = {};
  await playStory(story, async (step) => {
    story.pushes.splice(0);
    if (step !== 'acceptMarcus') return;
    const order_id = Math.max(...story.world.tables.order.all().map(({ id }) => id));
    const plant = async (channel: string, payload: object) => {
      story.pushes.push({ channel, event: 'planted', payload: { ...payload, order_id } });
      return (await findLeaks(story, step)).map((leak) => leak.replace(/^.* shows /, ''));
    };
    const channel = orderChannel(order_id);
    found.rate = await plant(channel, { member: { user_id: 6, hourly_rate: 3250 } });
    found.message = await plant(channel, { member: { user_id: 5, message: 'Bring gloves' } });
    found.asked = await plant(channel, { crew: [{ user_id: 11, first_name }] });
    found.note = await plant(channel, { office_notes: 'Pays late' });
    found.field = await plant(userChannel(1), { anything: 'new' });
  });
  expect(found).toEqual({
    rate: ['5 u6:hourly_rate=3250'],
    message: ['6 u5:message=Bring gloves'],
    asked: ['5 u11:user_id=11', `5 u11:first_name=${first_name}`, '6 u11:user_id=11', `6 u11:first_name=${first_name}`],
    note: ['5 :office_notes=Pays late', '6 :office_notes=Pays late'],
    field: ['1 :anything=new'],
  });
});
