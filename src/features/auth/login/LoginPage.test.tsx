import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { password } from '../../../../tests/kit/people/people';
import { until } from '../../../../tests/kit/until';

const getEmail = () => screen.getByRole('textbox', { name: 'Email' });
const getPassword = () => screen.getByLabelText(/^Password/);
const getButton = (name: string) => screen.getByRole('button', { name });
const getForm = () => within(screen.getByRole('form', { name: 'Log in' }));

async function openLogin(options: RenderOptions = {}) {
  const app = renderApp({ scenario: 'empty', path: '/login', ...options });
  expect(await screen.findByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
  const logIn = async (address_: string, word: string) => {
    await app.user.type(getEmail(), address_);
    await app.user.type(getPassword(), word);
    if (!word.endsWith('{enter}')) await app.user.click(getButton('Log in'));
  };
  return { ...app, logIn };
}

describe('the login', () => {
  it('has everything the specification lists', async () => {
    await openLogin();
    expect(getEmail()).toHaveAttribute('autocomplete', 'username');
    expect(getPassword()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByText(/Not a member\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/sign-up/company');
    expect(screen.getByRole('link', { name: 'Join as a helper' })).toHaveAttribute('href', '/sign-up/helper');
    expect(getButton('Log In with Google')).toBeEnabled();
    expect(getButton('Log In with Apple')).toBeEnabled();
    const logo = screen.getByRole('link', { name: 'Crewboard website (opens in a new tab)' });
    expect(logo).toHaveAttribute('href', 'https://www.crewboard.example/');
    expect(logo).toHaveAttribute('target', '_blank');
    expect(document.title).toBe('Log in · Crewboard');
  });

  it.each([
    ['Forgot Password?', '/forgot-password'],
    ['Register now', '/sign-up/company'],
    ['Join as a helper', '/sign-up/helper'],
  ])('links from "%s" to %s', async (name, path) => {
    const { user } = await openLogin({ width: phone });
    await user.click(screen.getByRole('link', { name }));
    expect(address()).toBe(path);
  });

  it('takes what a password manager filled in without events', async () => {
    const { user } = await openLogin();
    const fillIn = (input: HTMLElement, text: string) => {
      if (input instanceof HTMLInputElement) input.value = text;
    };
    fillIn(getEmail(), 'dana@coppermesa.example');
    fillIn(getPassword(), 'wrong');
    await user.click(getButton('Log in'));
    expect(await getForm().findByText('These credentials do not match our records.')).toBeVisible();
    expect(getEmail()).toHaveValue('dana@coppermesa.example');
    expect(getPassword()).toHaveValue('wrong');
    fillIn(getPassword(), password);
    await user.click(getButton('Log in'));
    await until(() => expect(address()).toBe('/company/activity'));
  });

  it('shows and hides the password', async () => {
    const { user } = await openLogin();
    await user.type(getPassword(), 'Moving-2026');
    expect(getPassword()).toHaveAttribute('type', 'password');
    await user.click(getButton('Show password'));
    expect(getPassword()).toHaveAttribute('type', 'text');
    expect(getPassword()).toHaveValue('Moving-2026');
    await user.click(getButton('Hide password'));
    expect(getPassword()).toHaveAttribute('type', 'password');
  });

  it('requires both values on submit, not before, and sends nothing', async () => {
    const { user, calls } = await openLogin();
    await user.click(getEmail());
    await user.tab();
    await user.tab();
    expect(getForm().queryByText('Value is required')).toBeNull();
    await user.click(getButton('Log in'));
    expect(await getForm().findAllByText('Value is required')).toHaveLength(2);
    expect(getEmail()).toHaveAttribute('aria-invalid', 'true');
    expect(getEmail()).toHaveAccessibleDescription('Value is required');
    expect(getEmail()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('refuses an invalid email', async () => {
    const { logIn, calls } = await openLogin();
    await logIn('dana@', 'x');
    expect(await getForm().findByText('Value is not a valid email address')).toBeVisible();
    expect(getPassword()).not.toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });

  it('shows above its form what the entry adds', async () => {
    await openLogin({ slots: { aboveLoginForm: () => <p>{'From the entry'}</p> } });
    expect(screen.getByText('From the entry')).toBeVisible();
  });
});

describe('logging in', () => {
  it('shows that it is busy, sends once, welcomes the user and opens their page', async () => {
    const app = await openLogin();
    const release = app.holdAnswers('POST /auth/login');
    await app.logIn('dana@coppermesa.example', password);
    await until(() => expect(getButton('Log in')).toHaveAttribute('aria-busy', 'true'));
    await app.user.click(getButton('Log in'));
    await app.user.type(getPassword(), '{enter}');
    release();
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(app.callsTo('POST /auth/login')).toHaveLength(1);
    expect(address()).toBe('/company/activity');
    await until(() => expect(shownToasts()).toEqual(["You're in. Welcome back to your account 🎉"]));
  });

  it('works with the Enter key, and takes a helper to their jobs', async () => {
    const { logIn } = await openLogin();
    await logIn('marcus@helpers.example', `${password}{enter}`);
    expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
    expect(address()).toBe('/helper/job');
  });

  it('with a wrong password says so at the field and not again in a toast, keeps typed values, and can be retried', async () => {
    const app = await openLogin();
    await app.logIn('dana@coppermesa.example', 'wrong');
    expect(await getForm().findByText('These credentials do not match our records.')).toBeVisible();
    expect(shownToasts()).toEqual([]);
    expect([address(), app.session().phase]).toEqual(['/login', 'signedOut']);
    expect(getEmail()).toHaveValue('dana@coppermesa.example');
    expect(getPassword()).toHaveValue('wrong');
    await app.user.clear(getPassword());
    await app.user.type(getPassword(), password);
    await app.user.click(getButton('Log in'));
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });

  it.each([
    ['500', 'The server is having trouble. Please try again.', /having trouble/],
    ['network', 'An unexpected error occurred:', /Your entries are still here/],
  ])('without a valid answer (%s) says so on the page and in one toast', async (fault, text, onPage) => {
    const app = await openLogin({ faults: `login:${fault}` });
    await app.logIn('dana@coppermesa.example', password);
    expect(await getForm().findByText(onPage)).toBeVisible();
    await until(() => expect(shownToasts()).toEqual([text]));
    expect(getButton('Log in')).toBeEnabled();
    expect(app.callsTo('POST /auth/login')).toHaveLength(1);
  });
});

describe('social sign-in', () => {
  it.each([
    ['Log In with Google', 'google'],
    ['Log In with Apple', 'apple'],
  ])("%s sends the browser to the provider's consent page", async (name, provider) => {
    const leave = vi.spyOn(location, 'assign').mockReturnValue();
    const app = await openLogin();
    await app.user.click(getButton(name));
    await until(() => expect(leave).toHaveBeenCalledOnce());
    const target = new URL(String(leave.mock.calls[0]?.[0]));
    expect([target.pathname, target.searchParams.get('provider')]).toEqual(['/consent', provider]);
    expect(app.callsTo(`GET /auth-v2/oauth/${provider}/get-redirect-url`)).toHaveLength(1);
    expect(getButton(name)).toHaveAttribute('aria-busy', 'true');
  });

  it('shows an error when the provider does not answer, and can be retried', async () => {
    const leave = vi.spyOn(location, 'assign').mockReturnValue();
    const app = await openLogin({ faults: 'getGoogleRedirectUrl:network' });
    await app.user.click(getButton('Log In with Google'));
    await until(() => expect(shownToasts()).toEqual(['An unexpected error occurred:']));
    expect(leave).not.toHaveBeenCalled();
    expect(getButton('Log In with Google')).not.toHaveAttribute('aria-busy');
  });
});

describe('visitors of the login', () => {
  it('are redirected if signed in', async () => {
    renderApp({ as: 'marcus@helpers.example', scenario: 'empty', path: '/login' });
    await until(() => expect(address()).toBe('/helper/job'));
  });

  it('return to the page they came from', async () => {
    const app = renderApp({ scenario: 'empty', path: '/company/team?page=2' });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(address()).toBe('/login?return=%2Fcompany%2Fteam%3Fpage%3D2');
    await app.user.type(getEmail(), 'dana@coppermesa.example');
    await app.user.type(getPassword(), `${password}{enter}`);
    // The frame of the page is replaced by the page once the branch is known.
    await until(() => expect(screen.getByRole('heading', { name: 'Team' })).toBeVisible());
    expect(address()).toBe('/company/team?page=2');
  });
});
