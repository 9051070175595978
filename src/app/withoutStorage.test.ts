import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionActions } from '#platform/session/slice';
import { startApp } from '../../tests/kit/app/startApp';
import { refusingStorage } from '../../tests/kit/storage/refusingStorage';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';
import { appTexts } from './texts';

const warning = { message: appTexts.nothingKept, intent: 'warning' };

/** Signs in, looks around and signs out in a browser that stores nothing. */
async function visit() {
  const app = startApp({ scenario: 'empty', path: '/login' });
  await until(() => expect(app.session().phase).toBe('signedOut'));
  const token = await signIn(app.world, 'dana@coppermesa.example');
  const { id, type } = app.world.tables.user.require(1);
  app.store.dispatch(sessionActions.signedIn(token, { id, type }, true));
  await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 1, settled: true }));
  await app.drafts.save({ owner: 'user:1', form: 'profile' }, { about: 'me' });
  app.store.dispatch(sessionActions.helperViewChosen(false));
  return app;
}

const refuses = () => {
  throw new DOMException('Not here', 'SecurityError');
};

describe.each([
  ['storage is full', refusingStorage('setItem'), refuses],
  ['storage is denied', refusingStorage('getItem', 'setItem', 'removeItem', 'key'), refuses],
  ['a database never opens', new Storage(), () => ({})],
])('a browser where %s', (_, storage, open) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('indexedDB', { open });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a user can sign in, work and sign out, and sees one notice that nothing is stored', async () => {
    const app = await visit();
    expect([app.session().phase, app.connection()].includes('refused')).toBe(false);
    expect(app.toasts.filter(({ message }) => message === warning.message)).toEqual([warning]);
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.session().phase).toBe('signedOut'));
    await until(() => expect(app.reloads).toEqual(['/login']));
  });
});
