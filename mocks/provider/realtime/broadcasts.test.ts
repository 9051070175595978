// @vitest-environment node -- happy-dom loses the empty fields of a form

import { describe, expect, it } from 'vitest';
import { branchFields } from '../../../tests/kit/bodies';
import { happen } from '../../../tests/kit/happenings';
import { createForm } from '../../../tests/kit/operations';
import { collectPushes, type ReceivedEvent } from '../../../tests/kit/sockets/pushes';
import { call, toList, getField, signIn, testWorld } from '../../../tests/kit/world';
import { paymentFailed } from '../../notifications/events/office';

const titles = (received: readonly ReceivedEvent[]) =>
  received.map(({ event, data }) => getField(getField(data, 'notification'), 'title') ?? event);

describe('an activity in a branch', () => {
  it('gives everyone in it a copy and an unread count', () => {
    const world = testWorld();
    const [dana, priya, luis, hank, marcus] = [1, 2, 3, 4, 5].map((id) => collectPushes(world, id));
    happen(world, 1, 'Job #1042 is 2 of 3');
    expect([hank, marcus]).toEqual([[], []]);
    expect([dana, priya, luis].map((received) => received?.map(({ data }) => getField(data, 'unread_count')))).toEqual([
      [105],
      [13],
      [24],
    ]);
    expect(dana?.[0]).toMatchObject({
      event: 'notification-created',
      data: {
        unread_count: 105,
        branch_id: 1,
        unread_total: 118,
        notification: { title: 'Job #1042 is 2 of 3', is_read: false },
      },
    });
    const copies = [dana, priya, luis].map((received) => getField(getField(received?.[0]?.data, 'notification'), 'id'));
    expect(new Set(copies).size).toBe(3);
  });

  it('is read by the person who caused it, and unread by everyone else', () => {
    const world = testWorld({ scenario: 'empty' });
    const [dana, priya] = [collectPushes(world, 1), collectPushes(world, 2)];
    happen(world, 1, 'Dana moved job #7', { actorId: 1 });
    const facts = [dana, priya].map((pushes) => pushes[0]?.data);
    expect(facts).toMatchObject([
      { unread_count: 0, notification: { is_read: true } },
      { unread_count: 1, notification: { is_read: false } },
    ]);
  });

  it('has the same order in pushes and lists, also within one second', async () => {
    const world = testWorld({ scenario: 'empty' });
    const dana = collectPushes(world, 1);
    for (let i = 1; i <= 40; i += 1) happen(world, 2, `News ${i}`);
    const token = await signIn(world, 'dana@coppermesa.example');
    const listed: unknown[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await call(world, 'GET', `/notifications/branch/2/get-notifications?page=${page}`, { token });
      const rows = toList(getField(getField(answer.body, 'data'), 'data'));
      listed.push(...rows.map((row) => getField(row, 'title')));
    }
    expect(listed).toEqual(titles(dana).reverse());
  });

  it('about the subscription does not reach managers', () => {
    const world = testWorld({ scenario: 'empty' });
    const [dana, luis] = [collectPushes(world, 1), collectPushes(world, 3)];
    const activity = paymentFailed(1, 29_900);
    world.change(() => world.announce({ type: 'activityHappened', branchId: 1, createDraft: () => activity }));
    expect([titles(dana), titles(luis)]).toEqual([['Payment failed'], []]);
  });

  it('is reported and not pushed when it breaks the contract', () => {
    const world = testWorld({ scenario: 'empty' });
    const dana = collectPushes(world, 1);
    expect(() => happen(world, 1, 'News', { data: { order_id: 0 } })).toThrow(
      'notification-created breaks the contract',
    );
    expect([dana, world.tables.activity.size()]).toEqual([[], 0]);
  });

  it('is not pushed when it was undone', () => {
    const world = testWorld();
    const dana = collectPushes(world, 1);
    const before = world.db.hash();
    const failing = () => {
      happen(world, 1, 'Never mind');
      throw new Error('stop');
    };
    expect(() => world.change(failing)).toThrow('stop');
    expect(dana).toEqual([]);
    expect(world.db.hash()).toBe(before);
    happen(world, 1, 'For real');
    expect(titles(dana)).toEqual(['For real']);
  });
});

describe('a new branch', () => {
  it('is announced in its own feed when it is the first', async () => {
    const world = testWorld({ scenario: 'noBranches' });
    const dana = collectPushes(world, 1);
    const token = await signIn(world, 'dana@coppermesa.example');
    await call(world, 'POST', '/company-branches', { token, form: createForm(branchFields) });
    expect(dana[0]?.data).toMatchObject({ branch_id: 7, notification: { subject: { kind: 'branch', id: 7 } } });
  });
});

it('a former manager is notified', async () => {
  const world = testWorld({ scenario: 'empty' });
  const luis = collectPushes(world, 3);
  const token = await signIn(world, 'dana@coppermesa.example');
  await call(world, 'POST', '/company-branches/1', { token, form: createForm({ manager_ids: '' }) });
  expect(luis).toMatchObject([
    { event: 'branch-updated', data: { branch_id: 1 } },
    { event: 'user-updated', data: { user: { id: 3, branches_count: 0 } } },
  ]);
});
