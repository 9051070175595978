import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { consentCode } from '../../../../tests/kit/screens/consent';
import { until } from '../../../../tests/kit/until';
import { signIn } from '../../../../tests/kit/world';

const dana = 'dana@coppermesa.example';
const googleFailed =
  'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable';
const failed = `${googleFailed}. For further help, reach out to our support team.`;

/** This tab redirected the browser to a provider, with this state in the address. */
const startConsent = (provider: 'google' | 'apple', state = 's1') =>
  sessionStorage.setItem('signUpSteps', JSON.stringify({ consentState: `${provider}:${state}` }));

/** The browser returns from a provider with these fields. */
function comeBack(provider: 'google' | 'apple', fields: Record<string, string>, options = {}) {
  return renderApp({
    scenario: 'empty',
    path: `/authorization-${provider}?${new URLSearchParams(fields).toString()}`,
    ...options,
  });
}

describe.each(['google', 'apple'] as const)('coming back from %s', (provider) => {
  it('shows a spinner while the code is exchanged once, then welcomes the user and opens their page', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const code = consentCode(hosted.world, provider, dana);
    startConsent(provider);
    const release = hosted.holdAnswers('/handle');
    const app = comeBack(provider, { code, state: 's1', prompt: 'none' }, { hosted });
    expect(await screen.findByText('Logging you in…')).toBeVisible();
    expect(address()).toBe(`/authorization-${provider}`);
    release();
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(address()).toBe('/company/activity');
    const method = provider === 'google' ? 'GET' : 'POST';
    const path = expect.stringContaining(`/auth-v2/oauth/${provider}/handle?code=${code}`) as string;
    expect(app.callsTo('/handle')).toEqual([{ method, path, status: 200 }]);
    await until(() => expect(shownToasts()).toEqual(["You're in. Welcome back to your account 🎉"]));
  });

  it('a new person continues to the sign-up without being signed in', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const code = consentCode(hosted.world, provider, 'nora@drycreek.example');
    startConsent(provider);
    const app = comeBack(provider, { code, state: 's1' }, { hosted });
    await until(() => expect(address()).toBe('/sign-up'));
    expect(app.session()).toMatchObject({
      phase: 'signedOut',
      token: null,
      lastSendingEmail: 'nora@drycreek.example',
      personalInfoSection: true,
    });
    expect(app.session().temporaryToken).toEqual(expect.any(String));
  });
});

describe('Google refuses', () => {
  it.each([
    ['the person declined', { error: 'access_denied', state: 's1' }],
    ['the code is unknown', { code: 'unknown', state: 's1' }],
    ['there is no code', { state: 's1' }],
    ['another tab had asked', { code: 'unknown', state: 'other' }],
  ])('shows one toast and the login when %s', async (_, fields) => {
    startConsent('google');
    comeBack('google', fields);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(address()).toBe('/login');
    await until(() => expect(shownToasts()).toEqual([googleFailed]));
  });

  it('does the same when there is no answer', async () => {
    startConsent('google');
    comeBack('google', { code: 'x', state: 's1' }, { faults: 'handleGoogleCallback:network' });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await until(() => expect(shownToasts()).toEqual([googleFailed]));
  });
});

describe('Apple refuses', () => {
  it.each([
    ['the person declined', { error: 'user_cancelled_authorize', state: 's1' }, 0],
    ['the code is unknown', { code: 'unknown', state: 's1' }, 1],
  ])('shows a warning and a link to the login when %s', async (_, fields, calls) => {
    startConsent('apple');
    const app = comeBack('apple', fields);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Login Failed')).toBeVisible();
    expect(within(alert).getByText(failed)).toBeVisible();
    expect(address()).toBe('/authorization-apple');
    expect(app.callsTo('/handle')).toHaveLength(calls);
    expect(shownToasts()).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

describe('/oauth-login', () => {
  it('signs in with the token in the query, sends nothing before the page opens, and loads the user afterwards', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const token = await signIn(hosted.world, 'marcus@helpers.example');
    const release = hosted.holdAnswers('');
    const app = renderApp({ hosted, path: `/oauth-login?token=${token}&type=4` });
    await until(() => expect(address()).toBe('/helper/job'));
    expect(app.session()).toMatchObject({ phase: 'signedIn', token, user: { type: UserType.helper, helper: true } });
    release();
    expect(await screen.findByText('Marcus Reed')).toBeVisible();
    expect(app.callsTo('/auth/')).toMatchObject([{ method: 'POST', path: '/auth/get-me' }]);
    expect(app.storage.token()).toBe(token);
  });

  it.each([
    [2, '/company/activity'],
    [5, '/company/activity'],
    [4, '/helper/job'],
  ])('takes user type %i to %s', async (type, landing) => {
    const hosted = hostWorld({ scenario: 'empty' });
    const email = { 2: dana, 5: 'luis@coppermesa.example', 4: 'marcus@helpers.example' }[type] ?? dana;
    const token = await signIn(hosted.world, email);
    renderApp({ hosted, path: `/oauth-login?token=${token}&type=${type}` });
    await until(() => expect(address()).toBe(landing));
  });

  it.each(['', '?token=&type=4', '?type=4', '?token=x', '?token=x&type=', '?token=x&type=helper'])(
    'with "%s" says that it failed and sends nothing',
    async (query) => {
      const app = renderApp({ scenario: 'empty', path: `/oauth-login${query}` });
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText('Login Failed')).toBeVisible();
      expect(within(alert).getByText(failed)).toBeVisible();
      expect(address()).toBe('/oauth-login');
      expect([app.calls, app.session().phase]).toEqual([[], 'signedOut']);
    },
  );

  it.each([
    ['Log in as someone else', 'marcus@helpers.example', '/helper/job'],
    ['Cancel', dana, '/company/activity'],
  ])('asks the signed-in person before someone else takes their place: %s', async (answer, email, landing) => {
    const hosted = hostWorld({ scenario: 'empty' });
    const token = await signIn(hosted.world, 'marcus@helpers.example');
    const app = renderApp({ as: dana, hosted, path: `/oauth-login?token=${token}&type=4` });
    await app.user.click(await screen.findByRole('button', { name: answer }));
    await until(() => expect(address()).toBe(landing));
    await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email } }));
    expect(app.storage.user()?.email).toBe(email);
  });

  it('leaves the signed-in person with a refused token', async () => {
    const app = renderApp({ as: dana, scenario: 'empty', path: '/oauth-login?token=wrong&type=4' });
    await until(() => expect(address()).toBe('/company/activity'));
    expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email: dana } });
    await until(() => expect(shownToasts()).toContain('This link no longer works. You’re still logged in.'));
  });

  it('shows the login and one toast for a refused token', async () => {
    renderApp({ scenario: 'empty', path: '/oauth-login?token=wrong&type=2' });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await until(() => expect(shownToasts()).toContain('Error: Unauthorized user'));
    expect(shownToasts().filter((text) => text.startsWith('Error'))).toHaveLength(1);
  });
});

describe.each(['google', 'apple'] as const)('a person whose access has ended', (provider) => {
  it(`learns this when they come back from ${provider}`, async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { tables } = hosted.world;
    for (const { id } of tables.employee.by('user', 2)) tables.employee.update(id, { status: ActiveStatus.inactive });
    const code = consentCode(hosted.world, provider, 'priya@coppermesa.example');
    startConsent(provider);
    comeBack(provider, { code, state: 's1' }, { hosted });
    expect(await screen.findByText('Your access has ended. Contact the company owner.')).toBeVisible();
  });
});
