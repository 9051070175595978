import { describe, expect, it } from 'vitest';
import { realHub } from '../../../../tests/kit/sockets/realHub';
import { toApiError } from '../../http/ApiError';

const refuse = (status: number) => () => Promise.reject(toApiError(status, { message: 'No' }));

describe('an optional channel', () => {
  it('shows and retries nothing when an optional channel is refused, and still receives other events', async () => {
    const { hub, server, log, asked, pass, open, sign, signWith, channels } = realHub();
    signWith((socketId, channel) => (channel.endsWith('7') ? refuse(403)() : sign(socketId, channel)));
    await open();
    hub.follow('branch.7', 'optional');
    await pass(60_000);
    expect(log).toEqual(['connecting', 'connected', 'joined', 'a right ended']);
    expect([channels(), asked.length]).toEqual([['private-person.1'], 2]);
    server.broadcast('private-person.1', 'order-updated', {});
    await pass(50);
    expect(log.at(-1)).toBe('person.1 order-updated');
  });

  it('retries an optional channel without showing it', async () => {
    const { hub, log, pass, open, sign, signWith, channels } = realHub();
    signWith((socketId, channel) => (channel.endsWith('7') ? refuse(503)() : sign(socketId, channel)));
    await open();
    hub.follow('branch.7', 'optional');
    await pass(60_000);
    expect(log).toEqual(['connecting', 'connected', 'joined']);
    signWith();
    await pass(28_000);
    expect(channels()).toEqual(['private-person.1', 'private-branch.7']);
  });

  it('requests a refused channel again once it is required, and shows the refusal', async () => {
    const { hub, log, asked, pass, open, sign, signWith } = realHub();
    signWith((socketId, channel) => (channel.endsWith('7') ? refuse(403)() : sign(socketId, channel)));
    await open();
    hub.follow('branch.7', 'optional');
    await pass(5000);
    const leave = hub.follow('branch.7');
    await pass(5000);
    expect(asked.filter((channel) => channel.endsWith('7'))).toHaveLength(2);
    expect(log.at(-1)).toBe('refused');
    leave();
    await pass(50);
    expect(log.at(-1)).toBe('connected');
  });

  it('retries a waiting channel that gets another follower', async () => {
    const { hub, pass, open, sign, signWith, channels } = realHub();
    signWith((socketId, channel) => (channel.endsWith('7') ? refuse(503)() : sign(socketId, channel)));
    await open();
    hub.follow('branch.7', 'optional');
    await pass(50);
    hub.follow('branch.7', 'optional');
    signWith();
    await pass(2850);
    expect(channels()).toContain('private-branch.7');
  });
});

describe('a presence channel', () => {
  const present = 'presence-orders.7';
  const names = (hub: ReturnType<typeof realHub>['hub']) => hub.presence.members('orders.7').map(({ name }) => name);

  it('joins a presence channel soon after a failure', async () => {
    const { hub, server, pass, open, sign, signWith } = realHub();
    const signPresent = (answer: (socketId: string) => Promise<unknown>) =>
      signWith((socketId, channel) => (channel === present ? answer(socketId) : sign(socketId, channel)));
    signPresent(refuse(503));
    await open();
    hub.presence.watch('orders.7', () => undefined);
    await pass(50);
    const channel_data = JSON.stringify({ user_id: '2', user_info: { name: 'Priya' } });
    signPresent((socketId) =>
      Promise.resolve({
        auth: server.signChannel({ socketId, channel: present, channelData: channel_data }),
        channel_data,
      }),
    );
    expect(names(hub)).toEqual([]);
    await pass(2850);
    expect(names(hub)).toEqual(['Priya']);
    // Laravel's ids are numbers.
    server.broadcast(present, 'pusher_internal:member_added', { user_id: 3, user_info: { name: 'Luis' } });
    await pass(50);
    expect(names(hub)).toEqual(['Priya', 'Luis']);
    server.broadcast(present, 'pusher_internal:member_removed', { user_id: 3 });
    await pass(50);
    expect(names(hub)).toEqual(['Priya']);
  });

  it.each([
    ['is refused', 403],
    ['was left while it waits', 503],
  ])('does not request a presence channel again that %s', async (_, status) => {
    const { hub, asked, pass, open, sign, signWith } = realHub();
    signWith((socketId, channel) => (channel === present ? refuse(status)() : sign(socketId, channel)));
    await open();
    const leave = hub.presence.watch('orders.7', () => undefined);
    await pass(50);
    if (status === 503) leave();
    await pass(60_000);
    expect(asked.filter((channel) => channel === present)).toHaveLength(1);
  });
});
