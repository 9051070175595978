import { describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { address, startApp, type StartOptions } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { until } from '../../../tests/kit/until';
import { signIn } from '../../../tests/kit/world';
import { sessionActions } from './slice';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';
const marcus = 'marcus@helpers.example';

const start = (options: StartOptions) => startApp({ scenario: 'empty', ...options });

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
  ])('another person’s token replaces the signed-in person only if they agree: %s', async (_, agrees, who) => {
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
  });

  it('another token of the same person changes nothing', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const carried = await signIn(hosted.world, marcus);
    const app = start({ as: marcus, hosted, path: `/helper/job?token=${carried}` });
    await until(() => expect(app.callsTo('get-me')).toHaveLength(2));
    expect([app.storage.token(), app.leaveQuestion.subject(), app.toasts]).toEqual([app.token, undefined, []]);
  });

  it('another person’s token signs in without a question if the last visit’s token is refused', async () => {
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
    const message = 'This link no longer works. You’re still logged in.';
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
  ])('a manager who comes back to %s is in the helper view: %s', (path, helperView) => {
    start({ as: luis, path });
    expect(sessionStorage.getItem('isManagerChangeDashboard')).toBe(String(helperView));
    expect(address()).toBe(path);
  });

  it.each([
    ['true', '/helper/job'],
    ['false', '/'],
    [null, '/'],
  ])('a manager who comes back to / gets the side of the flag %s', (flag, path) => {
    if (flag !== null) sessionStorage.setItem('isManagerChangeDashboard', flag);
    start({ as: luis, path: '/' });
    expect(address()).toBe(path);
    expect(sessionStorage.getItem('isManagerChangeDashboard')).toBe(flag);
  });
});
