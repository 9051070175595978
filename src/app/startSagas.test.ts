import { describe, expect, it, vi } from 'vitest';
import { address, startApp, type StartOptions } from '../../tests/kit/app/startApp';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';
import { isInUse, watchFirstUse } from '../platform/lib/firstUse';
import { sessionActions } from '../platform/session/slice';
import * as sagas from './sagas';
import { startSagas } from './startSagas';

const dana = 'dana@coppermesa.example';

/** An app whose sagas wait for `load`. */
function start(options: StartOptions, load = vi.fn(async () => sagas)) {
  const app = startApp({ scenario: 'empty', withSagas: false, ...options });
  watchFirstUse();
  void startSagas(app, load);
  return { ...app, load };
}

/** Signs in as the login page does. */
async function enter({ store, world }: ReturnType<typeof start>) {
  const token = await signIn(world, dana);
  const { id, type } = world.tables.user.require(1);
  store.dispatch(sessionActions.signInAccepted(token, { id, type }));
  return token;
}

const touch = () => dispatchEvent(new Event('touchstart'));

describe('a page on which no one is signed in', () => {
  it('is ready without the sagas, which are loaded once, when it is used', async () => {
    const app = start({ path: '/login' });
    expect(app.session().phase).toBe('signedOut');
    await Promise.resolve();
    expect(app.load).not.toHaveBeenCalled();
    touch();
    touch();
    await until(() => expect(app.load).toHaveBeenCalledTimes(1));
  });

  it('stays until the sagas are there, and then shows the page that was asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof sagas>();
    const app = start(
      { path: '/login?return=%2Fcompany%2Fteam' },
      vi.fn(() => promise),
    );
    const token = await enter(app);
    expect([app.session().phase, address()]).toEqual(['signedOut', '/login?return=%2Fcompany%2Fteam']);
    resolve(sagas);
    await until(() => expect(address()).toBe('/company/team'));
    expect(app.session()).toMatchObject({ phase: 'signedIn', token });
    expect(app.storage.token()).toBe(token);
  });

  it('says when a sign-in has to wait, and goes on when the sagas are there', async () => {
    const load = vi.fn(async () => sagas);
    const app = start({ path: '/login' }, load);
    app.excuse(/could not be loaded|Failed to fetch/);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await enter(app);
    await until(() => expect(app.toasts.map(({ message }) => message)).toContain('Can’t reach the server'));
    app.store.dispatch(sessionActions.stepsChanged({}));
    await until(() => expect(app.session().phase).toBe('signedIn'));
  });

  it('keeps the steps of a sign-up at once: the page may leave for Google or Apple', () => {
    const app = start({ path: '/login' });
    app.store.dispatch(sessionActions.stepsChanged({ consentState: 'from-here' }));
    expect(app.storage.steps().consentState).toBe('from-here');
  });

  it('loads nothing without a network, and the sagas when it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = start({ path: '/login' });
    touch();
    await vi.waitFor(() => expect(isInUse()).toBe(true));
    expect(app.load).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
    await until(() => expect(app.load).toHaveBeenCalledTimes(1));
  });
});

describe('a session of an earlier visit', () => {
  it('starts at once', async () => {
    const app = start({ as: dana, path: '/company/team' });
    expect(app.session().phase).toBe('starting');
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token }));
  });

  it('is kept when the sagas cannot be loaded, and starts when the person tries again', async () => {
    const load = vi.fn(async () => sagas);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const app = start({ as: dana, hosted: hostWorld({ scenario: 'empty' }), path: '/company/team' }, load);
    app.excuse(/could not be loaded|Failed to fetch/);
    await until(() => expect(app.session().phase).toBe('unreachable'));
    app.store.dispatch(sessionActions.started());
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token }));
    expect(app.toasts).toEqual([]);
  });
});
