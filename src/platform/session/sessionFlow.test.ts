import { describe, expect, it } from 'vitest';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { hasSubscribers } from '../../../tests/kit/happenings';
import { address, startApp, type StartOptions } from '../../../tests/kit/app/startApp';
import { until } from '../../../tests/kit/until';
import { call, signIn } from '../../../tests/kit/world';
import { login } from '#generated/endpoints/auth/auth';
import { sessionActions } from './slice';
import { UserType } from '#generated/model/codes';

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

describe('at the start', () => {
  it('no one is signed in without a token in the address or the browser, and no call is sent', () => {
    const app = start({ path: '/login' });
    expect(app.session()).toMatchObject({ phase: 'signedOut', token: null, user: null });
    expect(app.calls).toEqual([]);
  });

  it('the person of the last visit is signed in immediately and checked in the background', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    hosted.world.tables.user.update(1, { first_name: 'Diana' });
    const app = start({ as: dana, hosted });
    localStorage.setItem('userData', JSON.stringify({ ...app.storage.user(), first_name: 'Dana' }));
    expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token });
    await until(() => expect(app.storage.user()?.first_name).toBe('Diana'));
    expect(app.session().user).toMatchObject({ first_name: 'Diana', manager: false, helper: false });
    expect(app.callsTo('POST /auth/get-me')).toHaveLength(1);
    expect(app.toasts).toEqual([]);
  });

  it('a token without a stored person is verified first', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    localStorage.setItem('token', await signIn(hosted.world, dana));
    const app = start({ hosted });
    expect(app.session()).toMatchObject({ phase: 'starting', user: null });
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', user: { id: 1 } }));
    expect(app.storage.user()).toMatchObject({ id: 1, type: UserType.owner });
    expect(app.toasts).toEqual([]);
  });

  it('the token in the address signs in a person without a session, and leaves the address immediately', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const carried = await signIn(hosted.world, dana);
    const app = start({ hosted, path: `/company/team?page=2&token=${carried}&x=1` });
    expect(address()).toBe('/company/team?page=2&x=1');
    expect(app.session()).toMatchObject({ phase: 'starting', token: carried });
    await until(() => expect(app.session().phase).toBe('signedIn'));
    expect(app.session().user?.email).toBe(dana);
    expect([app.storage.token(), app.storage.user()?.email]).toEqual([carried, dana]);
    expect(address()).toBe('/company/team?page=2&x=1');
  });

  it.each([
    ['agrees', true, dana],
    ['does not', false, marcus],
  ])(
    'the token of another person takes the place of the person who is in only when they agree: %s',
    async (_, agrees, who) => {
      const hosted = hostWorld({ scenario: 'empty' });
      const carried = await signIn(hosted.world, dana);
      const app = start({ as: marcus, hosted, path: `/helper/job?token=${carried}` });
      expect(address()).toBe('/helper/job');
      await until(() => expect(app.leaveQuestion.subject()).toBe('swap'));
      expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email: marcus } });
      expect(app.storage.token()).toBe(app.token);
      app.leaveQuestion.answer(agrees);
      await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email: who } }));
      expect(app.storage.token()).toBe(agrees ? carried : app.token);
      expect(app.storage.user()?.email).toBe(who);
    },
  );

  it('another token of the same person changes nothing', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const carried = await signIn(hosted.world, marcus);
    const app = start({ as: marcus, hosted, path: `/helper/job?token=${carried}` });
    await until(() => expect(app.callsTo('get-me')).toHaveLength(2));
    expect([app.storage.token(), app.leaveQuestion.subject(), app.toasts]).toEqual([app.token, undefined, []]);
  });

  it("the token of another person signs in without a question when the last visit's token is refused", async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const carried = await signIn(hosted.world, dana);
    localStorage.setItem('token', 'old');
    const app = start({ hosted, path: `/company/team?token=${carried}` });
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email: dana } }));
  });

  it('an empty token in the address is ignored', () => {
    const app = start({ as: dana, path: '/company/team?token=' });
    expect(address()).toBe('/company/team');
    expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token });
  });

  it('a refused token in the address leaves the person signed in, with one toast', async () => {
    const app = start({ as: marcus, path: '/helper/job?token=wrong' });
    const message = 'This link no longer signs anyone in. You’re still logged in.';
    await until(() => expect(app.toasts).toEqual([{ message, intent: 'danger' }]));
    expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token, user: { email: marcus } });
    expect(app.storage.token()).toBe(app.token);
  });

  it('a refused token in the address shows one toast if no one was signed in', async () => {
    const app = start({ path: '/company/team?token=wrong' });
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedOut', token: null }));
    expect(app.toasts).toEqual([{ message: 'Error: Unauthorized user', intent: 'danger' }]);
    expect(app.storage.token()).toBeNull();
  });

  it.each(['network', '500'])('asks again for the person of a token after no answer (%s)', async (fault) => {
    const hosted = hostWorld({ scenario: 'empty', faults: `getMe:${fault}` });
    const carried = await signIn(hosted.world, dana);
    const app = start({ hosted, path: `/?token=${carried}` });
    await until(() => expect(app.session().phase).toBe('unreachable'));
    hosted.world.faults.set([]);
    app.store.dispatch(sessionActions.started());
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email: dana } }));
  });

  it('the person of the last visit stays signed in without an answer, and learns this once', async () => {
    const app = start({ as: dana, faults: 'getMe:network' });
    await until(() => expect(app.callsTo('get-me')).toHaveLength(1));
    await until(() => expect(app.branches().settled).toBe(true));
    expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token });
    expect(app.toasts).toEqual([{ message: 'An unexpected error occurred:', intent: 'danger' }]);
  });

  it('/oauth-login is left to its page: neither its token nor a stored one is used, and no call is sent', () => {
    const app = start({ as: dana, path: '/oauth-login?token=of-another&type=4' });
    expect(app.session()).toMatchObject({ phase: 'signedOut', token: null });
    expect(address()).toBe('/oauth-login?token=of-another&type=4');
    expect(app.calls).toEqual([]);
    expect(app.storage.token()).toBe(app.token);
  });

  it.each([
    ['/helper/calendar', true],
    ['/company/team', false],
    ['/', false],
  ])('a manager who comes back to %s is in the helper view: %s', (path, helperView) => {
    const app = start({ as: luis, path });
    const stored = sessionStorage.getItem('isManagerChangeDashboard');
    expect([app.session().helperView, stored]).toEqual([helperView, String(helperView)]);
    expect(address()).toBe(path);
  });
});

describe('signing in', () => {
  it.each([
    [dana, '/company/activity', true],
    [luis, '/company/activity', false],
    [marcus, '/helper/job', true],
  ])('%s is welcomed and lands on %s', async (email, landing, helperView) => {
    const app = start({ path: '/login' });
    const token = await enter(app, email);
    expect(app.session()).toMatchObject({ phase: 'signedIn', token, helperView, user: { email } });
    expect([app.storage.token(), app.storage.user()?.email]).toEqual([token, email]);
    expect(app.toasts).toEqual([welcome]);
    expect(address()).toBe(landing);
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

  it('takes the place of the login in the history', async () => {
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
    expect([app.session().helperView, sessionStorage.getItem('isManagerChangeDashboard'), address()]).toEqual([
      true,
      'true',
      '/helper/job',
    ]);
    app.store.dispatch(sessionActions.helperViewChosen(false));
    expect([app.session().helperView, sessionStorage.getItem('isManagerChangeDashboard'), address()]).toEqual([
      false,
      'false',
      '/company/activity',
    ]);
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

  it.each([['token'], [null]])('that signs out (key %s) signs out this one, without a message', async (key) => {
    const app = start({ as: dana });
    await until(() => expect(app.world.pusher.socketCount()).toBe(1));
    localStorage.removeItem('token');
    otherTab(key);
    expect(app.session().phase).toBe('signedOut');
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    await until(() => expect(app.world.pusher.socketCount()).toBe(0));
    expect([app.toasts, app.reloads]).toEqual([[], []]);
  });

  it('matters only in its own profile, and only when the token is gone', () => {
    const app = start({ as: dana, storagePrefix: 'profile:a:' });
    otherTab('token');
    otherTab('profile:b:token');
    otherTab('profile:a:userData');
    otherTab('profile:a:token', 'renewed');
    expect(app.session().phase).toBe('signedIn');
  });
});
