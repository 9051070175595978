// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { branchFields } from '../../../tests/kit/bodies';
import { offered } from '../../../tests/kit/offers';
import { as, createForm } from '../../../tests/kit/operations';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import { dayMs } from '../../times';
import type { World } from '../../world';

const card = { name: 'Dana Whitfield', number: '5555555555554444', exp: '08/29', cvc: '123' };
const failing = { ...card, number: '4000000000000341' };
const createEmptyWorld = () => testWorld({ scenario: 'empty' });
const getData = (answer: { body: unknown }) => getField(answer.body, 'data');
const invoices = async (world: World) => getField(getData(await as('dana', world, 'getSubscription')), 'invoices');
const stateIn = async (world: World) => getField(getData(await as('dana', world, 'getSubscription')), 'status');
const addBranch = (world: World) => as('dana', world, 'createBranch', { form: createForm(branchFields) });

it('an offer counts for the plan until it is over', async () => {
  const world = createEmptyWorld();
  const open = async () => getField(getField(getData(await as('dana', world, 'getSubscription')), 'usage'), 'offers');
  const [first] = [await offered(world), await offered(world)];
  expect(await open()).toBe(2);
  await as('priya', world, 'closeOffer', { params: first });
  expect(await open()).toBe(1);
  world.clock.advance(86_400_000);
  expect(await open()).toBe(0);
});

it('a subscription shows what is paid for, what is used of it, and half a year of invoices', async () => {
  const answer = getData(await as('priya', testWorld(), 'getSubscription'));
  expect(answer).toMatchObject({
    plan: { name: 'Fleet' },
    status: 'active',
    price: 29_900,
    read_only: false,
    amount_due: 0,
    payment_method: { brand: 'Visa', last4: '4242', exp: '08/29' },
    usage: { branches: 3, offers: 4 },
  });
  const shown = getField(answer, 'invoices');
  expect(Array.isArray(shown) && shown.map((each) => getField(each, 'status'))).toEqual([
    'paid',
    'paid',
    'paid',
    'failed',
    'paid',
    'paid',
  ]);
});

it('a larger plan allows what a limit refused, and owner and office are notified', async () => {
  const world = createEmptyWorld();
  const token = await signIn(world, 'victor@twosaguaros.example');
  const add = () => call(world, 'POST', '/company-branches', { token, form: createForm(branchFields) });
  expect(await add()).toMatchObject({
    status: 402,
    body: { message: 'Your plan includes 1 branch. Upgrade to add more.', errors: { plan: ['branches'] } },
  });
  const events = collectPushes(world, 10);
  const chosen = await call(world, 'POST', '/subscription', { token, body: { plan_id: 2, interval: 'month' } });
  expect(getData(chosen)).toMatchObject({ plan: { name: 'Growth' }, limits: { branches: 3 }, price: 12_900 });
  expect(events).toEqual([{ event: 'subscription-updated', data: { plan_id: 2, status: 'active' } }]);
  expect((await add()).status).toBe(201);
});

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

  it('ends the subscription after a month; a new choice begins another', async () => {
    const world = createEmptyWorld();
    await as('dana', world, 'addPaymentMethod', { body: failing });
    world.clock.advance(60 * dayMs);
    expect(await stateIn(world)).toBe('canceled');
    const choice = { body: { plan_id: 3, interval: 'month' } };
    expect(getData(await as('dana', world, 'choosePlan', choice))).toMatchObject({ status: 'incomplete' });
    expect(getData(await as('dana', world, 'addPaymentMethod', { body: card }))).toMatchObject({ status: 'active' });
    expect(await invoices(world)).toMatchObject([{ status: 'paid' }, { status: 'void' }, {}, {}, {}, {}, {}, {}]);
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

it('a helper has the free plan, may choose Pro, and none of the plans of companies', async () => {
  const world = createEmptyWorld();
  expect(getData(await as('marcus', world, 'getSubscription'))).toMatchObject({
    plan: { name: 'Helper Free' },
    usage: { serving_areas: 3 },
  });
  await as('marcus', world, 'addPaymentMethod', { body: card });
  const pro = getData(await as('marcus', world, 'choosePlan', { body: { plan_id: 5, interval: 'year' } }));
  expect(pro).toMatchObject({ plan: { name: 'Helper Pro' }, price: 8_640, invoices: [{ amount: 8_640 }] });
  expect((await as('marcus', world, 'choosePlan', { body: { plan_id: 2, interval: 'year' } })).status).toBe(422);
});
