import { describe, expect, it, vi } from 'vitest';
import { realHub } from '../../../../tests/kit/sockets/realHub';
import { realtimeDefaults } from '../../config/settings';
import { toApiError } from '../../http/ApiError';

const refuse = (status: number) => () => Promise.reject(toApiError(status, { message: 'No' }));

describe('a failed channel', () => {
  const page = '<html><h1>It works</h1></html>';
  it.each([
    ['503', refuse(503)],
    ['no answer', refuse(0)],
    ['419', refuse(419)],
    ['429', refuse(429)],
    ['a page of HTML', () => Promise.resolve(page)],
    ['an empty answer', () => Promise.resolve(undefined)],
    ['null', () => Promise.resolve(null)],
    ['another object', () => Promise.resolve({ signature: 'x' })],
  ])('joins a channel soon after its signature failed with %s, and shows no trouble', async (_, answer) => {
    const { server, log, asked, pass, open, signWith, channels } = realHub();
    signWith(answer);
    await open();
    expect(channels()).toEqual([]);
    signWith();
    await pass(2850);
    expect(channels()).toEqual(['private-person.1']);
    expect(log).toEqual(['connecting', 'connected', 'joined']);
    expect(asked).toHaveLength(2);
    server.broadcast('private-person.1', 'order-updated', {});
    await pass(50);
    expect(log.filter((each) => each === 'person.1 order-updated')).toHaveLength(1);
  });

  it.each([
    ['a wrong signature', `${realtimeDefaults.appKey}:${'0'.repeat(64)}`],
    ['a text for a signature', 'sesame'],
  ])('joins a channel over the next connection after %s, which ends the connection', async (_, auth) => {
    const { log, asked, pass, open, signWith, channels } = realHub();
    signWith(() => Promise.resolve({ auth }));
    await open();
    signWith();
    await pass(3050);
    expect(channels()).toEqual(['private-person.1']);
    expect(log).toEqual(['connecting', 'connected', 'connecting', 'terminated', 'connected', 'joined']);
    expect(asked).toHaveLength(2);
  });

  it('shows that the live connection is unavailable until the channel is joined', async () => {
    const { log, asked, pass, open, signWith } = realHub();
    signWith(refuse(503));
    await open();
    await pass(120_000);
    expect(log).toEqual(['connecting', 'connected', 'unavailable']);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.length).toBeLessThan(20);
    signWith();
    await pass(28_000);
    expect(log).toEqual(['connecting', 'connected', 'unavailable', 'connected', 'joined']);
  });

  it('requests a failed channel immediately when the provider is back', async () => {
    const { hub, pass, open, signWith, channels } = realHub();
    // The last attempt is not of this very second.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    signWith(refuse(503));
    await open();
    await pass(60_000);
    signWith();
    hub.wake();
    await pass(50);
    expect(channels()).toEqual(['private-person.1']);
  });

  it('requests a new signature when the connection was lost during the first request', async () => {
    const { wires, log, pass, open, signWith, channels } = realHub();
    signWith(() => new Promise(() => undefined));
    await open();
    signWith();
    wires.at(-1)?.cut();
    await pass(3000);
    expect(channels()).toEqual(['private-person.1']);
    expect(log.filter((each) => each === 'joined')).toHaveLength(1);
  });

  it('ignores a signature for an earlier connection', async () => {
    const { wires, log, pass, open, sign, signWith } = realHub();
    let answer = () => undefined as void;
    signWith((socketId, channel) => new Promise((resolve) => (answer = () => resolve(sign(socketId, channel)))));
    await open();
    signWith();
    wires.at(-1)?.cut();
    await pass(3000);
    answer();
    await pass(50);
    const subscribed = wires.at(-1)?.sent.filter((text) => text.includes('pusher:subscribe'));
    expect(subscribed?.filter((text) => text.includes('private-person.1'))).toHaveLength(1);
    expect(log.filter((each) => each === 'joined')).toHaveLength(1);
  });

  it('reconnects when the server does not confirm a channel', async () => {
    const { server, wires, log, pass, open } = realHub();
    const connect = server.connect.bind(server);
    server.connect = (transport, url) =>
      connect({ ...transport, send: (text) => text.includes('subscription_succeeded') || transport.send(text) }, url);
    await open();
    server.connect = connect;
    await pass(34_000);
    expect(log.at(-1)).toBe('joined');
    expect(wires.length).toBe(2);
  });

  it.each([401, 403])('leaves a channel refused with %i, and shows that only while it is followed', async (status) => {
    const { hub, log, asked, pass, open, sign, signWith } = realHub();
    const leave = hub.follow('branch.7');
    signWith((socketId, channel) => (channel.endsWith('7') ? refuse(status)() : sign(socketId, channel)));
    await open();
    expect(log).toEqual(['connecting', 'connected', 'a right ended', 'joined']);
    leave();
    await pass(60_000);
    expect(log.at(-1)).toBe('joined');
    hub.follow('branch.7');
    await pass(60_000);
    expect(log.slice(4)).toEqual(['a right ended', 'refused']);
    expect(asked.filter((channel) => channel.endsWith('7'))).toHaveLength(2);
  });

  it('does not join a channel that was left during its request', async () => {
    const { hub, wires, pass, open, sign, signWith, channels } = realHub();
    let fail = () => undefined as void;
    signWith((socketId, channel) =>
      channel.endsWith('7')
        ? new Promise((_resolve, reject) => (fail = () => reject(new Error('broken'))))
        : sign(socketId, channel),
    );
    const leave = hub.follow('branch.7');
    await open();
    leave();
    fail();
    await pass(50);
    signWith();
    wires.at(-1)?.cut();
    await pass(5000);
    expect(channels()).toEqual(['private-person.1']);
  });
});

describe('the sign-in of a connection', () => {
  it('signs each connection in as the person', async () => {
    const { wires, pass, open, isSignedIn } = realHub();
    await open();
    expect(isSignedIn()).toBe(true);
    wires.at(-1)?.cut();
    await pass(50);
    expect(isSignedIn()).toBe(false);
    await pass(3000);
    expect(isSignedIn()).toBe(true);
  });

  it('signs a connection in soon after a failure', async () => {
    const { log, pass, open, signIn, signInWith, isSignedIn, channels } = realHub();
    signInWith(refuse(503));
    await open();
    expect([isSignedIn(), channels()]).toEqual([false, ['private-person.1']]);
    signInWith(signIn);
    await pass(2850);
    expect(isSignedIn()).toBe(true);
    expect(log).toEqual(['connecting', 'connected', 'joined']);
  });

  it.each([403, 404])('works without a sign-in when the provider answers %i', async (status) => {
    const { log, pass, open, signInWith, channels } = realHub();
    let times = 0;
    signInWith(() => {
      times += 1;
      return refuse(status)();
    });
    await open();
    await pass(60_000);
    expect([times, channels(), log]).toEqual([1, ['private-person.1'], ['connecting', 'connected', 'joined']]);
  });
});
