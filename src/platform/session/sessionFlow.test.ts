import { describe, expect, it } from 'vitest';
import { login } from '#generated/endpoints/auth/auth';
import { UserType } from '#generated/model/codes';
import { address, startApp, type StartOptions } from '../../../tests/kit/app/startApp';
import { hasSubscribers } from '../../../tests/kit/happenings';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { until } from '../../../tests/kit/until';
import { call, signIn } from '../../../tests/kit/world';
import { sessionActions } from './slice';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';
const marcus = 'marcus@helpers.example';
const welcome = { message: "You're in. Welcome back to your account 🎉", intent: 'success' };

const start = (options: StartOptions) => startApp({ scenario: 'empty', ...options });

/** Signs in as the login page does. */
async function enter(app: ReturnType<typeof startApp>, email: string) {
  const { access_token, user } = await login({ email, password: 'Moving-2026' });
  app.store.dispatch(sessionActions.signedIn(access_token, user, true));
  return access_token;
}

describe('signing in', () => {
  it.each([
    [dana, '/company/activity', null],
    [luis, '/company/activity', 'false'],
    [marcus, '/helper/job', null],
  ])('%s is welcomed and lands on %s', async (email, landing, view) => {
    const app = start({ path: '/login' });
    const token = await enter(app, email);
    expect(app.session()).toMatchObject({ phase: 'signedIn', token, user: { email } });
    expect([app.storage.token(), app.storage.user()?.email]).toEqual([token, email]);
    expect(app.toasts).toEqual([welcome]);
    expect([address(), sessionStorage.getItem('isManagerChangeDashboard')]).toEqual([landing, view]);
    expect(app.session().user).toMatchObject({ manager: email === luis, helper: email === marcus });
  });

  it.each([
    ['a page of theirs', '/company/job/edit/7?tab=crew', '/company/job/edit/7?tab=crew'],
    ['a page of the other side', '/helper/job', '/company/activity'],
    ['another site', '//evil.example', '/company/activity'],
  ])('with a way back to %s leads to %s', async (_, wanted, expected) => {
    const app = start({ path: `/login?return=${encodeURIComponent(wanted)}` });
    await enter(app, dana);
    expect(address()).toBe(expected);
  });

  it('replaces the login in the history', async () => {
    const app = start({ path: '/login' });
    const before = history.length;
    await enter(app, dana);
    expect(history.length).toBe(before);
  });

  it('with only a user type is completed in the background', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const token = await signIn(hosted.world, marcus);
    const app = start({ hosted, path: '/oauth-login' });
    const before = app.calls.length;
    app.store.dispatch(sessionActions.signedIn(token, { type: UserType.helper }, true));
    expect(address()).toBe('/helper/job');
    expect(app.calls).toHaveLength(before);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
      type: UserType.helper,
      manager: false,
      helper: true,
    });
    await until(() => expect(app.session().user).toMatchObject({ id: 5, first_name: 'Marcus' }));
    await until(() => expect(app.connection()).toBe('connected'));
    expect(app.storage.user()).toMatchObject({ id: 5 });
  });

  it('in place of someone else removes all their data', async () => {
    const hosted = hostWorld({ scenario: 'standard' });
    const grace = hosted.world.tables.user.require(9);
    const app = start({ as: dana, hosted });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true, switching: false }));
    app.queryClient.setQueryData(['notifications', 'branch', 1], 'of Dana');
    await enter(app, grace.email);
    expect(app.queryClient.getQueryData(['notifications', 'branch', 1])).toBeUndefined();
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 4, settled: true }));
    await until(() => expect(hasSubscribers(hosted.world, 'private-App.Models.User.9')).toBe(true));
    expect(hosted.world.pusher.channels().map(({ name }) => name)).not.toContain('private-App.Models.User.1');
  });
});

describe("a manager's two sides", () => {
  it('are chosen, stored in the session flag, and opened', () => {
    const app = start({ as: luis, path: '/company/team' });
    app.store.dispatch(sessionActions.helperViewChosen(true));
    expect([sessionStorage.getItem('isManagerChangeDashboard'), address()]).toEqual(['true', '/helper/job']);
    app.store.dispatch(sessionActions.helperViewChosen(false));
    expect([sessionStorage.getItem('isManagerChangeDashboard'), address()]).toEqual(['false', '/company/activity']);
  });
});

describe('logging out', () => {
  it('wipes what the profile stored, empties the cache, closes the socket and reloads the app at the login', async () => {
    const app = start({ as: dana, path: '/company/team' });
    await until(() => expect(app.world.pusher.socketCount()).toBe(1));
    await until(() => expect(app.branches().settled).toBe(true));
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.reloads).toEqual(['/login']));
    expect(app.session()).toMatchObject({ phase: 'signedOut', token: null, user: null });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect((await call(app.world, 'POST', '/auth/get-me', { token: app.token })).status).toBe(401);
    expect(app.branches()).toMatchObject({ activeBranchId: 0, settled: false });
    await until(() => expect(app.world.pusher.socketCount()).toBe(0));
    expect(app.connection()).toBe('idle');
    expect(app.toasts).toEqual([]);
  });

  it('works where the provider has no call for it', async () => {
    const app = start({ as: dana, faults: 'logout:404' });
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.reloads).toEqual(['/login']));
    expect([app.session().phase, app.toasts]).toEqual(['signedOut', []]);
  });

  it('leaves the other profiles of the browser signed in', async () => {
    localStorage.setItem('profile:b:token', 'of b');
    const app = start({ as: dana, storagePrefix: 'profile:a:' });
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.reloads).toEqual(['/login']));
    expect([localStorage.getItem('profile:a:token'), localStorage.getItem('profile:b:token')]).toEqual([null, 'of b']);
  });
});

describe('another tab of the profile', () => {
  const otherTab = (key: string | null, newValue: string | null = null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it.each([['token'], [null]])(
    'another tab that signs out (key %s) signs out this one, without a message',
    async (key) => {
      const app = start({ as: dana });
      await until(() => expect(app.world.pusher.socketCount()).toBe(1));
      localStorage.removeItem('token');
      otherTab(key);
      expect(app.session().phase).toBe('signedOut');
      expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
      await until(() => expect(app.world.pusher.socketCount()).toBe(0));
      expect([app.toasts, app.reloads]).toEqual([[], []]);
    },
  );

  it('matters only in its own profile, and only when the token is gone', () => {
    const app = start({ as: dana, storagePrefix: 'profile:a:' });
    otherTab('token');
    otherTab('profile:b:token');
    otherTab('profile:a:userData');
    otherTab('profile:a:token', 'renewed');
    expect(app.session().phase).toBe('signedIn');
  });
});
