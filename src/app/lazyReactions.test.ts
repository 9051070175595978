import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { parseServerEvent, type ServerEvent } from '../platform/realtime/events';
import { createLazyReactions } from './lazyReactions';

afterEach(() => vi.restoreAllMocks());

function createEvent(orderId: number): ServerEvent {
  const event = parseServerEvent({
    channel: 'company-branches.1',
    event: 'order-updated',
    payload: { order_id: orderId },
  });
  if (!event) throw new Error('The event is not valid');
  return event;
}

function createServices() {
  return { queryClient: new QueryClient(), resync: { request: vi.fn(), stop: vi.fn() }, dispatch: vi.fn() };
}

it('gives the events that came before the code to it, in their order and with their branch', async () => {
  const react = vi.fn();
  const { promise, resolve } = Promise.withResolvers<{ react: typeof react }>();
  const load = vi.fn(() => promise);
  const services = createServices();
  const give = createLazyReactions(load, services);
  const [first, second, third] = [createEvent(1), createEvent(2), createEvent(3)];
  give(first, 10);
  give(second, 20);
  resolve({ react });
  await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(2));
  give(third, 30);
  expect(react.mock.calls).toEqual([
    [first, services, 10],
    [second, services, 20],
    [third, services, 30],
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('reads everything again when the code cannot be loaded, and tries again with the next event', async () => {
  const react = vi.fn();
  const load = vi.fn(() => Promise.resolve({ react }));
  load.mockRejectedValueOnce(new Error('gone'));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const services = createServices();
  const give = createLazyReactions(load, services);
  give(createEvent(1), 10);
  await vi.waitFor(() => expect(services.resync.request).toHaveBeenCalledTimes(1));
  give(createEvent(2), 10);
  await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(1));
});
