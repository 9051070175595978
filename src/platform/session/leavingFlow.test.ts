import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UserType } from '#generated/model/codes';
import { address, startApp, type StartOptions } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { until } from '../../../tests/kit/until';
import { signIn } from '../../../tests/kit/world';
import type { DraftKey } from '../drafts/draftKey';
import { sessionActions } from './slice';

const dana = 'dana@coppermesa.example';
const marcus = 'marcus@helpers.example';
const reason: DraftKey = { owner: 'user:5', form: 'delete-account' };
const start = (options: StartOptions) => startApp({ scenario: 'empty', ...options });

describe('logging out with something typed and not sent', () => {
  async function withDraft() {
    const app = start({ as: marcus });
    await app.drafts.save(reason, { reason: 'Moving abroad' });
    await app.drafts.save({ ...reason, owner: 'user:6' }, { reason: 'of another' });
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.leaveQuestion.subject()).toBe('session'));
    return app;
  }

  it('is asked about; when the person agrees, their changes are deleted and other people’s stay', async () => {
    const app = await withDraft();
    expect(app.session().phase).toBe('signedIn');
    app.leaveQuestion.answer(true);
    await until(() => expect(app.reloads).toEqual(['/login']));
    expect(app.session().phase).toBe('signedOut');
    expect([await app.drafts.count('user:5'), await app.drafts.count('user:6')]).toEqual([0, 1]);
  });

  it('does not happen when they stay', async () => {
    const app = await withDraft();
    app.leaveQuestion.answer(false);
    await app.drafts.count('user:5');
    expect(app.session().phase).toBe('signedIn');
    expect([app.storage.token(), app.reloads]).toEqual([app.token, []]);
    expect(await app.drafts.load(reason)).toEqual({ reason: 'Moving abroad' });
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.leaveQuestion.subject()).toBe('session'));
  });

  it('is also asked about while a form without a draft is open', async () => {
    const app = start({ as: dana });
    const close = app.leaveGuard.register(() => true);
    app.store.dispatch(sessionActions.signOutRequested());
    await until(() => expect(app.leaveQuestion.subject()).toBe('session'));
    app.leaveQuestion.answer(true);
    await until(() => expect(app.reloads).toEqual(['/login']));
    close();
  });

  it('does not wait for a device that does not say what it keeps', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = start({ as: marcus });
    vi.spyOn(app.drafts, 'count').mockReturnValue(new Promise(() => undefined));
    vi.spyOn(app.drafts, 'removeAll').mockReturnValue(new Promise(() => undefined));
    app.store.dispatch(sessionActions.signOutRequested());
    await vi.advanceTimersByTimeAsync(600);
    expect([app.session().phase, app.storage.token()]).toEqual(['signedOut', null]);
    await vi.advanceTimersByTimeAsync(600);
    expect(app.reloads).toEqual(['/login']);
  });

  it('a refused token deletes nothing', async () => {
    const app = start({ as: marcus });
    await app.drafts.save(reason, { reason: 'Moving abroad' });
    app.store.dispatch(sessionActions.unauthorized(app.token));
    expect(app.session().phase).toBe('signedOut');
    expect(await app.drafts.load(reason)).toEqual({ reason: 'Moving abroad' });
  });
});

describe('another tab of the profile', () => {
  const storageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  it('a tab that logs out deletes the drafts; one whose token was refused leaves them', async () => {
    const app = start({ as: marcus });
    await app.drafts.save(reason, { reason: 'Moving abroad' });
    localStorage.removeItem('token');
    storageEvent('token');
    expect(app.session().phase).toBe('signedOut');
    expect(await app.drafts.count('user:5')).toBe(1);

    app.store.dispatch(
      sessionActions.signedIn(await signIn(app.world, marcus), { id: 5, type: UserType.helper }, false),
    );
    localStorage.clear();
    storageEvent(null);
    expect(app.session().phase).toBe('signedOut');
    await until(async () => expect(await app.drafts.count('user:5')).toBe(0));
  });

  it.each([
    ['the Back button brings it back', () => dispatchEvent(new Event('pageshow'))],
    ['it is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('notices that another tab signed out while this one slept when %s', (_, wake) => {
    const app = start({ as: dana, path: '/company/team' });
    wake();
    expect(app.session().phase).toBe('signedIn');
    localStorage.clear();
    wake();
    expect(app.session()).toMatchObject({ phase: 'signedOut', token: null });
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(app.toasts).toEqual([]);
  });

  it('follows a sign-in as another person elsewhere in this browser', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const app = start({ as: dana, hosted, path: '/company/team' });
    const token = await signIn(hosted.world, marcus);
    app.queryClient.setQueryData(['notifications', 'branch', 1], 'of Dana');
    app.storage.saveToken(token);
    app.storage.saveUser({ id: 5, type: UserType.helper, helper: true, manager: false });
    storageEvent('token');
    expect(app.session()).toMatchObject({ phase: 'signedIn', token, user: { id: 5 } });
    expect(app.queryClient.getQueryData(['notifications', 'branch', 1])).toBeUndefined();
    await until(() => expect(app.session().user).toMatchObject({ email: marcus }));
    expect(app.toasts).toEqual([]);
    expect(address()).toBe('/company/team');
  });

  it.each(['/login', '/register/helper'])('is followed by a tab that waits signed out at %s', async (path) => {
    const hosted = hostWorld({ scenario: 'empty' });
    const app = start({ hosted, path });
    await until(() => expect(app.session().phase).toBe('signedOut'));
    const token = await signIn(hosted.world, marcus);
    app.storage.saveUser({ id: 5, type: UserType.helper, helper: true, manager: false });
    app.storage.saveToken(token);
    storageEvent('token');
    expect(app.session()).toMatchObject({ phase: 'signedIn', token, user: { id: 5 } });
    await until(() => expect(app.session().user).toMatchObject({ email: marcus }));
    expect(app.toasts).toEqual([]);
  });

  it('is not followed while a token of the address bar is still being asked about', async () => {
    const hosted = hostWorld({ scenario: 'empty', faults: 'getMe:never' });
    const token = await signIn(hosted.world, dana);
    const app = start({ hosted, path: `/?token=${token}` });
    storageEvent('token');
    expect(app.session()).toMatchObject({ phase: 'starting', token });
  });
});
