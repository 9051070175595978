import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { placeOrder } from '../../../../../tests/kit/orders';
import { renderOrder } from '../../../../../tests/kit/screens/orderScreen';
import { openSocket } from '../../../../../tests/kit/sockets/liveSockets';
import { until } from '../../../../../tests/kit/until';
import { changeTexts } from './texts';

const [dana, priya, luis] = [1, 2, 3];

/** Priya edits an order; the line at the top names the other editors. */
async function openForm() {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const orderId = await placeOrder(world);
  const channel = `presence-orders.${orderId}`;
  const enter = async (userId: number) => {
    const socket = openSocket(world, userId);
    await socket.join(channel);
    return socket;
  };
  const open = async () => {
    const app = renderOrder(`/company/job/edit/${orderId}`, { hosted });
    await app.ready();
    await until(() => expect(world.pusher.channels()).toContainEqual(expect.objectContaining({ name: channel })));
    return app;
  };
  const line = () => screen.queryByText(/editing this job$/)?.textContent;
  return { world, channel, enter, open, line };
}

it('names them in a line of the header that is there before anyone comes, so that the form does not move', async () => {
  const { enter, open, line } = await openForm();
  await open();
  const place = document.querySelector('header [role="status"]');
  expect(place).toHaveTextContent(/^$/);
  await enter(dana);
  await until(() => expect(line()).toBe('Dana Whitfield is editing this job'));
  expect(place).toHaveTextContent('Dana Whitfield is editing this job');
});

it('names the other editors as they come and go', async () => {
  const { enter, open, line } = await openForm();
  const first = await enter(dana);
  await open();
  await until(() => expect(line()).toBe('Dana Whitfield is editing this job'));
  const second = await enter(luis);
  await until(() => expect(line()).toBe('Dana Whitfield and 1 other person are editing this job'));
  first.close();
  await until(() => expect(line()).toBe('Luis Ortega is editing this job'));
  second.close();
  await until(() => expect(line()).toBeUndefined());
});

it('ignores the user’s own other tab and does not block saving', async () => {
  const { enter, open, line } = await openForm();
  await enter(priya);
  const app = await open();
  expect(line()).toBeUndefined();
  await enter(dana);
  await until(() => expect(line()).toBe('Dana Whitfield is editing this job'));
  app.type('Customer', /^First name/, 'Ruth');
  await app.press('Save changes');
  await until(() => expect(location.pathname).toContain('/company/job/details/'));
});

it('reports the user to others until the page is left', async () => {
  const { world, channel, enter, open } = await openForm();
  const other = await enter(dana);
  const { unmount } = await open();
  await until(() => expect(other.received).toEqual([`${channel} pusher_internal:member_added`]));
  unmount();
  await until(() => expect(other.received.at(-1)).toBe(`${channel} pusher_internal:member_removed`));
  expect(world.pusher.channels()).toContainEqual({ name: channel, sockets: 1 });
});

it.each([
  [0, 'Priya Nair is editing this job'],
  [1, 'Priya Nair and 1 other person are editing this job'],
  [2, 'Priya Nair and 2 other people are editing this job'],
])('with %i others', (others, text) => {
  expect(changeTexts.editing('Priya Nair', others)).toBe(text);
});
