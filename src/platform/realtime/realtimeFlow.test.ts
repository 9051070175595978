import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listJoinedChannels, inPhoenix } from '../../../tests/kit/app/inPhoenix';
import { startApp, type StartedApp } from '../../../tests/kit/app/startApp';
import { happen, happenWithoutPush } from '../../../tests/kit/happenings';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { until } from '../../../tests/kit/until';
import { sessionActions } from '../session/slice';

const dana = 'dana@coppermesa.example';
const own = 'private-App.Models.User.1';

afterEach(() => vi.useRealTimers());

/** Something on screen that counts how often it is requested. */
function watchRefetches({ queryClient }: StartedApp) {
  let count = 0;
  const observer = new QueryObserver(queryClient, { queryKey: ['on screen'], queryFn: () => Promise.resolve(++count) });
  onTestFinished(observer.subscribe(() => undefined));
  return () => count;
}

/** Dana in Phoenix after the first fetches, on a clock that the test moves. */
async function calmInPhoenix() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const app = await inPhoenix();
  const refetches = watchRefetches(app);
  await vi.advanceTimersByTimeAsync(60_000);
  return { ...app, refetches };
}

const settle = () => vi.advanceTimersByTimeAsync(60_000);

describe('the connection', () => {
  it('opens one connection with the sign-in, and none before', async () => {
    const app = startApp({ scenario: 'empty', path: '/login' });
    expect([app.connection(), app.world.pusher.socketCount()]).toEqual(['idle', 0]);
    const { world } = app;
    const user = world.tables.user.require(1);
    const { token } = world.change(() =>
      world.tables.token.insert({ token: 'later', user_id: 1, created_at: world.now(), revoked_at: null }),
    );
    app.store.dispatch(sessionActions.signedIn(token, { id: user.id, type: user.type }, true));
    await until(() => expect(app.connection()).toBe('connected'));
    await until(() => expect(listJoinedChannels(app)).toEqual(['App.Models.User.1', 'company-branches.1']));
    expect(world.pusher.socketCount()).toBe(1);
  });

  it('refetches everything on screen once when the channels are joined for the first time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const app = startApp({ as: dana, scenario: 'empty' });
    const release = app.holdAnswers('POST /broadcasting/auth');
    await until(() => expect(app.callsTo('POST /broadcasting/auth')).toHaveLength(2));
    const refetches = watchRefetches(app);
    await settle();
    expect(refetches()).toBe(1);
    release();
    await until(() => expect(listJoinedChannels(app)).toEqual(['App.Models.User.1', 'company-branches.1']));
    await settle();
    expect(refetches()).toBe(2);
  });

  it('follows the branch at a provider that does not give the id of the person', async () => {
    const app = startApp({ as: dana, scenario: 'empty' });
    giveOnlySpecified(app);
    await until(() => expect(listJoinedChannels(app)).toEqual(['company-branches.1']));
    expect(app.session().user).not.toHaveProperty('id');
  });

  it.each([
    ['in good order (4200)', 4200],
    ['after a short wait (4100)', 4100],
    ['after a cut', 1006],
    ['over TLS when the provider wants that (4000)', 4000],
  ])('reconnects %s, rejoins its channels and refetches everything on screen once', async (_, code) => {
    const app = await calmInPhoenix();
    const before = app.refetches();
    app.world.pusher.dropAll(code);
    await settle();
    await until(() => expect(listJoinedChannels(app)).toEqual(['App.Models.User.1', 'company-branches.1']));
    await settle();
    expect(app.refetches()).toBe(before + 1);
    expect(app.connection()).toBe('connected');
  });

  it('refetches activities that it missed while disconnected', async () => {
    const app = await calmInPhoenix();
    const before = app.refetches();
    app.world.pusher.dropAll(1006);
    happenWithoutPush(app.world, 1, 'No push for this');
    await settle();
    expect(app.refetches()).toBe(before + 1);
    expect(app.callsTo('POST /broadcasting/auth')).toHaveLength(4);
  });

  it.each([4001, 4003, 4008, 4099])(
    'does not reconnect after close code %i, and shows that it is refused',
    async (code) => {
      const app = await calmInPhoenix();
      app.world.pusher.dropAll(code);
      await until(() => expect(app.connection()).toBe('refused'));
      await settle();
      expect([app.connection(), app.world.pusher.socketCount()]).toEqual(['refused', 0]);
      expect(app.session().phase).toBe('signedIn');
    },
  );
});

describe('close code 4009', () => {
  it('reconnects after 4009 and reloads the person and their branches', async () => {
    const app = await calmInPhoenix();
    const before = app.calls.length;
    app.world.pusher.dropAll(4009);
    await settle();
    const calls = app.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toContain('POST /auth/get-me');
    expect(calls.some((call) => call.startsWith('GET /company-branches'))).toBe(true);
    expect([app.connection(), app.session().phase]).toEqual(['connected', 'signedIn']);
    expect(listJoinedChannels(app)).toEqual(['App.Models.User.1', 'company-branches.1']);
  });

  it('signs out after 4009 when the session ended too', async () => {
    const app = await calmInPhoenix();
    const { world, token } = app;
    world.change(() => world.tables.token.update(token ?? '', { revoked_at: world.now() }));
    world.pusher.dropAll(4009);
    await until(() => expect(app.session().phase).toBe('signedOut'));
    await settle();
    expect([app.connection(), world.pusher.socketCount()]).toEqual(['idle', 0]);
    expect(app.toasts).toHaveLength(1);
  });
});

describe('a channel that is refused', () => {
  it('requests a refused channel once, reports it, and keeps the session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const app = startApp({ as: dana, scenario: 'empty', faults: 'authorizeChannel:403' });
    await until(() => expect(app.connection()).toBe('refused'));
    await settle();
    expect(app.callsTo('POST /broadcasting/auth')).toHaveLength(2);
    expect(app.connection()).toBe('refused');
    expect(app.session().phase).toBe('signedIn');
  });

  it('leaves the channel of a lost branch and reloads the branches', async () => {
    const app = await calmInPhoenix();
    const { world } = app;
    world.change(() => world.tables.branch.remove(1));
    world.pusher.dropAll(4009);
    await settle();
    expect(app.branches().activeBranchId).not.toBe(1);
    expect(listJoinedChannels(app)).toEqual(['App.Models.User.1', `company-branches.${app.branches().activeBranchId}`]);
    expect(app.connection()).toBe('connected');
  });
});

describe('received events', () => {
  it.each([
    ['an unknown name', 'order-exploded', { order_id: 1 }, 0],
    ['no payload', 'notification-created', null, 1],
    ['half a payload', 'notification-created', { notification: { id: 'x' } }, 1],
    ['a text', 'user-updated', 'hello', 1],
  ])('logs and drops an event with %s, and refetches for a known name', async (_, event, payload, asked) => {
    const app = await calmInPhoenix();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const before = app.refetches();
    app.world.pusher.broadcast(own, event, payload);
    await until(() => expect(warn).toHaveBeenCalledWith(`[crewboard] dropped event ${event}`, payload));
    await settle();
    expect(app.refetches()).toBe(before + asked);
    expect([app.session().phase, app.toasts]).toEqual(['signedIn', []]);
  });

  it('handles the next event after an invalid one', async () => {
    const app = await calmInPhoenix();
    vi.spyOn(console, 'warn').mockReturnValue();
    app.world.pusher.publish(own, 'notification-created', '{"notification":');
    app.world.pusher.publish(own, 'notification-created', 'no JSON');
    happen(app.world, 1, 'Whole again');
    await until(() =>
      expect(app.queryClient.getQueryData(['company-branches'])).toMatchObject([{ id: 1, unread_count: 1 }, {}, {}]),
    );
  });
});

it('refetches everything on screen once after a long sleep', async () => {
  const app = await calmInPhoenix();
  const before = app.refetches();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  await settle();
  expect(app.refetches()).toBe(before + 1);
});

it('refetches everything on screen for an event whose reactions cannot be loaded', async () => {
  vi.doMock('../../app/reactions', () => {
    throw new Error('No network');
  });
  onTestFinished(() => vi.doUnmock('../../app/reactions'));
  const app = await calmInPhoenix();
  const before = app.refetches();
  happen(app.world, 1, 'Something new');
  await vi.waitUntil(() => settle().then(() => app.refetches() > before));
  expect(app.refetches()).toBe(before + 1);
});
