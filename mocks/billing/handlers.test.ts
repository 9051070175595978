// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { branchFields } from '../../tests/kit/bodies';
import { as, createForm } from '../../tests/kit/operations';
import { collectPushes } from '../../tests/kit/sockets/pushes';
import { call, getField, signIn, testWorld } from '../../tests/kit/world';
import { dayMs } from '../provider/time/clock';
import type { World } from '../provider/world';
import { createTrial } from './rules/billing';

const card = { name: 'Dana Whitfield', number: '5555555555554444', exp: '08/29', cvc: '123' };
const failing = { ...card, number: '4000000000000341' };
const createEmptyWorld = () => testWorld({ scenario: 'empty' });
const getData = (answer: { body: unknown }) => getField(answer.body, 'data');
const invoices = async (world: World) => getField(getData(await as('dana', world, 'getSubscription')), 'invoices');
const stateIn = async (world: World) => getField(getData(await as('dana', world, 'getSubscription')), 'status');
const addBranch = (world: World) => as('dana', world, 'createBranch', { form: createForm(branchFields) });

describe('a payment that fails', () => {
  it('leaves time to pay, then nothing new may be added, until a card pays', async () => {
    const world = createEmptyWorld();
    await as('dana', world, 'addPaymentMethod', { body: failing });
    world.clock.advance(19 * dayMs - 1000);
    // A socket that is silent for this long would have been closed.
    const events = collectPushes(world, 1);
    world.clock.advance(1000);
    expect(events.map(({ event }) => event)).toEqual(['subscription-updated', 'notification-created']);
    expect(events[0]?.data).toEqual({ plan_id: 3, status: 'past_due' });
    expect(getField(getField(events[1]?.data, 'notification'), 'type')).toBe('subscription.payment_failed');
    expect(await stateIn(world)).toBe('past_due');
    expect((await addBranch(world)).status).toBe(201);
    const choice = { body: { plan_id: 3, interval: 'year' } };
    expect(await as('dana', world, 'choosePlan', choice)).toMatchObject({ body: { errors: { code: 'payment_due' } } });
    world.clock.advance(7 * dayMs);
    expect(await stateIn(world)).toBe('unpaid');
    expect(await addBranch(world)).toMatchObject({ status: 402, body: { errors: { plan: ['payment'] } } });
    const again = await as('dana', world, 'addPaymentMethod', { body: failing });
    expect(again.body).toMatchObject({ message: 'The card was saved, but the payment failed again.' });
    expect(getData(await as('dana', world, 'addPaymentMethod', { body: card }))).toMatchObject({
      status: 'active',
      amount_due: 0,
      payment_method: { brand: 'Mastercard', last4: '4444' },
    });
    expect(await invoices(world)).toMatchObject([{ status: 'paid', card_last4: '4444' }, {}, {}, {}, {}, {}, {}]);
  });
});

describe('a trial', () => {
  const startTrial = (world: World) => {
    const [row] = world.tables.subscription.where(({ company_id }) => company_id === 1);
    if (!row) throw new Error('The company has no subscription');
    world.change(() => world.tables.subscription.update(row.id, { ...createTrial(1, world.now()) }));
  };
  const listNotices = (events: ReturnType<typeof collectPushes>) =>
    events.map(({ data }) => getField(getField(data, 'notification'), 'title')).filter((title) => title !== undefined);

  it('ends with one notice three days before, if there is no card', () => {
    const world = createEmptyWorld();
    startTrial(world);
    world.clock.advance(11 * dayMs - 1000);
    const events = collectPushes(world, 1);
    world.clock.advance(1000);
    expect(listNotices(events)).toEqual(['Trial ends in 3 days']);
    world.clock.advance(3 * dayMs);
    expect(listNotices(events)).toEqual(['Trial ends in 3 days']);
  });

  it('ends without a notice if there is a card', async () => {
    const world = createEmptyWorld();
    startTrial(world);
    await as('dana', world, 'addPaymentMethod', { body: card });
    const events = collectPushes(world, 1);
    world.clock.advance(12 * dayMs);
    expect(listNotices(events)).toEqual([]);
    expect(await stateIn(world)).toBe('trialing');
  });
});

it('no card number is left anywhere in the world', async () => {
  const world = createEmptyWorld();
  const token = await signIn(world, 'dana@coppermesa.example');
  for (const number of [card.number, failing.number, '4000000000000002', '4111111111111111']) {
    await call(world, 'POST', '/payment-methods', { token, body: { ...card, number } });
  }
  const rows = JSON.stringify(world.db.snapshot());
  for (const number of [card.number, failing.number, '4000000000000002', '4111111111111111'])
    expect(rows).not.toContain(number);
});
