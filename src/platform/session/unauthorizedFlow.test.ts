import { describe, expect, it } from 'vitest';
import { login } from '#generated/endpoints/auth/auth';
import { getManagers } from '#generated/endpoints/lookups/lookups';
import { UserType } from '#generated/model/codes';
import { address, startApp } from '../../../tests/kit/app/startApp';
import { hasSubscribers, revoke } from '../../../tests/kit/happenings';
import { until } from '../../../tests/kit/until';
import { signIn } from '../../../tests/kit/world';
import { http } from '../http/http';
import { sessionActions } from './slice';

const dana = 'dana@coppermesa.example';
const priya = 'priya@coppermesa.example';
const refused = { message: 'Error: Unauthorized user', intent: 'danger' };

/** Dana at work: branches loaded, socket open, something in the cache. */
async function atWork(path = '/company/job/edit/7?tab=crew') {
  const app = startApp({ as: dana, scenario: 'empty', path });
  await until(() => expect(app.branches()).toMatchObject({ settled: true, activeBranchId: 1 }));
  await until(() => expect(hasSubscribers(app.world, 'private-App.Models.User.1')).toBe(true));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  return { ...app, token: app.token ?? '' };
}

async function enter(app: ReturnType<typeof startApp>, email: string) {
  const { access_token, user } = await login({ email, password: 'Moving-2026' });
  app.store.dispatch(sessionActions.signedIn(access_token, user, true));
}

describe('a refused token', () => {
  it('in 20 simultaneous calls makes one sign-out and one toast, and removes only the token', async () => {
    const app = await atWork();
    const signedOut = new Set<object>();
    app.store.subscribe(() => {
      const session = app.session();
      if (session.phase === 'signedOut') signedOut.add(session);
    });
    revoke(app.world, app.token);
    const reads = Array.from({ length: 10 }, (_, index) =>
      app.queryClient.fetchQuery({ queryKey: ['read', index], queryFn: () => getManagers() }),
    );
    const writes = Array.from({ length: 10 }, () =>
      http({ url: '/notifications/branch/1/mark-all-as-read', method: 'POST' }),
    );
    const outcomes = await Promise.allSettled([...reads, ...writes]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(app.callsTo('POST /notifications/branch/1/mark-all-as-read')).toHaveLength(10);
    expect(signedOut.size).toBe(1);
    expect(app.toasts).toEqual([refused]);
    expect(app.session()).toMatchObject({ phase: 'signedOut', token: null, user: null });
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    await until(() => expect(app.world.pusher.socketCount()).toBe(0));
    expect(app.connection()).toBe('idle');
    expect(app.storage.token()).toBeNull();
    expect(app.storage.user()).toMatchObject({ id: 1 });
    expect(app.storage.branchId()).toBe(1);
    expect([app.reloads, address()]).toEqual([[], '/company/job/edit/7?tab=crew']);
  });
});

describe('after a refusal', () => {
  const refuse = async (app: Awaited<ReturnType<typeof atWork>>) => {
    revoke(app.world, app.token);
    await getManagers().catch(() => undefined);
    history.replaceState(null, '', `/login?return=${encodeURIComponent('/company/job/edit/7?tab=crew')}`);
  };

  it('the same person comes back to where they were', async () => {
    const app = await atWork();
    await refuse(app);
    await enter(app, dana);
    expect(address()).toBe('/company/job/edit/7?tab=crew');
    await until(() => expect(app.connection()).toBe('connected'));
    await until(() => expect(app.branches().activeBranchId).toBe(1));
  });

  it('another person begins at their own first page', async () => {
    const app = await atWork();
    await refuse(app);
    await enter(app, priya);
    expect(address()).toBe('/company/activity');
  });
});

describe('a late refusal', () => {
  it('a late refusal of an earlier token changes nothing', async () => {
    const app = await atWork();
    app.world.faults.set([{ operation: 'getManagers', kind: 'status', status: 401 }]);
    const release = app.holdAnswers('GET /managers');
    const late = getManagers().catch((error: unknown) => error);
    await until(() => expect(app.callsTo('GET /managers')).toHaveLength(1));
    const renewed = await signIn(app.world, dana);
    const { user } = app.session();
    app.store.dispatch(sessionActions.signedIn(renewed, user ?? { type: UserType.owner }, false));
    release();
    expect(await late).toMatchObject({ status: 401 });
    expect(app.session()).toMatchObject({ phase: 'signedIn', token: renewed });
    expect([app.toasts, app.storage.token()]).toEqual([[], renewed]);
  });

  it('after a sign-out changes nothing', async () => {
    const app = await atWork();
    app.world.faults.set([{ operation: 'getManagers', kind: 'status', status: 401 }]);
    const release = app.holdAnswers('GET /managers');
    const late = getManagers().catch((error: unknown) => error);
    await until(() => expect(app.callsTo('GET /managers')).toHaveLength(1));
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.session().phase).toBe('signedOut'));
    release();
    expect(await late).toMatchObject({ status: 401 });
    expect(app.toasts).toEqual([]);
  });
});

describe('the provider', () => {
  it('ends a session immediately, as a refusal does', async () => {
    const app = await atWork();
    app.world.change(() => {
      revoke(app.world, app.token);
      app.world.announce({ type: 'sessionRevoked', userId: 1 });
    });
    await until(() => expect(app.session().phase).toBe('signedOut'));
    expect(app.toasts).toEqual([refused]);
    expect(app.storage.user()).toMatchObject({ id: 1 });
    await until(() => expect(app.world.pusher.socketCount()).toBe(0));
  });

  it('ends other sessions of the person: this one is checked and stays', async () => {
    const app = await atWork();
    const asked = app.callsTo('POST /auth/get-me').length;
    app.world.change(() => app.world.announce({ type: 'sessionRevoked', userId: 1 }));
    await until(() => expect(app.callsTo('POST /auth/get-me')[asked]).toMatchObject({ status: 200 }));
    expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token });
    expect(app.toasts).toEqual([]);
  });

  it('sends changes of the person, who stays connected', async () => {
    const app = await atWork();
    app.world.change(() => {
      app.world.tables.user.update(1, { first_name: 'Diana' });
      app.world.announce({ type: 'userUpdated', userId: 1 });
    });
    await until(() => expect(app.session().user).toMatchObject({ first_name: 'Diana', manager: false }));
    expect(app.storage.user()).toMatchObject({ first_name: 'Diana' });
    expect(app.world.pusher.socketCount()).toBe(1);
    expect(app.callsTo('POST /broadcasting/auth')).toHaveLength(2);
  });
});
