import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { password } from '../../../../tests/kit/people';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/renderApp';
import { address } from '../../../../tests/kit/startApp';
import { until } from '../../../../tests/kit/until';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const secret = () => screen.getByLabelText(/^Password/);
const button = (name: string) => screen.getByRole('button', { name });
const form = () => within(screen.getByRole('form', { name: 'Login' }));

async function atLogin(options: RenderOptions = {}) {
  const app = renderApp({ scenario: 'empty', path: '/login', ...options });
  expect(await screen.findByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
  const logIn = async (address_: string, word: string) => {
    await app.user.type(email(), address_);
    await app.user.type(secret(), word);
    if (!word.endsWith('{enter}')) await app.user.click(button('Login'));
  };
  return { ...app, logIn };
}

describe('the login', () => {
  it('has everything the specification names', async () => {
    await atLogin();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(secret()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByText(/Not a member\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/sign-up/company');
    expect(screen.getByRole('link', { name: 'Join as a helper' })).toHaveAttribute('href', '/sign-up/helper');
    expect(button('Log In with Google')).toBeEnabled();
    expect(button('Log In with Apple')).toBeEnabled();
    const logo = screen.getByRole('link', { name: 'Crewboard website (opens in a new tab)' });
    expect(logo).toHaveAttribute('href', 'https://www.crewboard.example/');
    expect(logo).toHaveAttribute('target', '_blank');
    expect(document.title).toBe('Log in · Crewboard');
  });

  it.each([
    ['Forgot Password?', '/forgot-password'],
    ['Register now', '/sign-up/company'],
    ['Join as a helper', '/sign-up/helper'],
  ])('leads by "%s" to %s', async (name, path) => {
    const { user } = await atLogin({ width: phone });
    await user.click(screen.getByRole('link', { name }));
    expect(address()).toBe(path);
  });

  it('shows and hides the password by the eye', async () => {
    const { user } = await atLogin();
    await user.type(secret(), 'Moving-2026');
    expect(secret()).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(secret()).toHaveAttribute('type', 'text');
    expect(secret()).toHaveValue('Moving-2026');
    await user.click(button('Hide password'));
    expect(secret()).toHaveAttribute('type', 'password');
  });

  it('asks for both values on submit, not before, and sends nothing', async () => {
    const { user, calls } = await atLogin();
    await user.click(email());
    await user.tab();
    await user.tab();
    expect(form().queryByText('Value is required')).toBeNull();
    await user.click(button('Login'));
    expect(await form().findAllByText('Value is required')).toHaveLength(2);
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription('Value is required');
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('refuses what is no address', async () => {
    const { logIn, calls } = await atLogin();
    await logIn('dana@', 'x');
    expect(await form().findByText('Value is not a valid email address')).toBeVisible();
    expect(secret()).not.toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });

  it('places of the entry stand below it', async () => {
    await atLogin({ slots: { belowLogin: () => <p>{'From the entry'}</p> } });
    expect(screen.getByText('From the entry')).toBeVisible();
  });
});

describe('logging in', () => {
  it('shows that it waits, sends once, welcomes and lands', async () => {
    const app = await atLogin();
    const letGo = app.holdAnswers('POST /auth/login');
    await app.logIn('dana@coppermesa.example', password);
    await until(() => expect(button('Login')).toHaveAttribute('aria-busy', 'true'));
    await app.user.click(button('Login'));
    await app.user.type(secret(), '{enter}');
    letGo();
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
    expect(app.callsTo('POST /auth/login')).toHaveLength(1);
    expect(address()).toBe('/company/activity');
    await until(() => expect(shownToasts()).toEqual(["You're in. Welcome back to your account 🎉"]));
  });

  it('by the enter key works as well, and a helper lands on their jobs', async () => {
    const { logIn } = await atLogin();
    await logIn('marcus@helpers.example', `${password}{enter}`);
    expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
    expect(address()).toBe('/helper/job');
  });

  it('with a wrong password says so on the page and in one toast, keeps what was typed, and can be repeated', async () => {
    const app = await atLogin();
    await app.logIn('dana@coppermesa.example', 'wrong');
    expect(await form().findByText('These credentials do not match our records.')).toBeVisible();
    await until(() => expect(shownToasts()).toHaveLength(1));
    expect([address(), app.session().phase]).toEqual(['/login', 'signedOut']);
    expect(email()).toHaveValue('dana@coppermesa.example');
    expect(secret()).toHaveValue('wrong');
    await app.user.clear(secret());
    await app.user.type(secret(), password);
    await app.user.click(button('Login'));
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
  });

  it.each([
    ['500', 'The server is having trouble. Please try again.', /having trouble/],
    ['network', 'An unexpected error occurred:', /What you entered is kept/],
  ])('without a proper answer (%s) says so on the page and in one toast', async (fault, text, onPage) => {
    const app = await atLogin({ faults: `login:${fault}` });
    await app.logIn('dana@coppermesa.example', password);
    expect(await form().findByText(onPage)).toBeVisible();
    await until(() => expect(shownToasts()).toEqual([text]));
    expect(button('Login')).toBeEnabled();
    expect(app.callsTo('POST /auth/login')).toHaveLength(1);
  });
});

describe('the doors of others', () => {
  it.each([
    ['Log In with Google', 'google'],
    ['Log In with Apple', 'apple'],
  ])("%s sends the browser to the provider's consent page", async (name, provider) => {
    const leave = vi.spyOn(location, 'assign').mockReturnValue();
    const app = await atLogin();
    await app.user.click(button(name));
    await until(() => expect(leave).toHaveBeenCalledOnce());
    const target = new URL(String(leave.mock.calls[0]?.[0]));
    expect([target.pathname, target.searchParams.get('provider')]).toEqual(['/consent', provider]);
    expect(app.callsTo(`GET /auth-v2/oauth/${provider}/get-redirect-url`)).toHaveLength(1);
    expect(button(name)).toHaveAttribute('aria-busy', 'true');
  });

  it('that do not answer say so, and stay open', async () => {
    const leave = vi.spyOn(location, 'assign').mockReturnValue();
    const app = await atLogin({ faults: 'getGoogleRedirectUrl:network' });
    await app.user.click(button('Log In with Google'));
    await until(() => expect(shownToasts()).toEqual(['An unexpected error occurred:']));
    expect(leave).not.toHaveBeenCalled();
    expect(button('Log In with Google')).not.toHaveAttribute('aria-busy');
  });
});

describe('who is at the login', () => {
  it('is not somebody who is signed in', async () => {
    renderApp({ as: 'marcus@helpers.example', scenario: 'empty', path: '/login' });
    await until(() => expect(address()).toBe('/helper/job'));
  });

  it('came from a page they will be led back to', async () => {
    const app = renderApp({ scenario: 'empty', path: '/company/team?page=2' });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(address()).toBe('/login?return=%2Fcompany%2Fteam%3Fpage%3D2');
    await app.user.type(email(), 'dana@coppermesa.example');
    await app.user.type(secret(), `${password}{enter}`);
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible();
    expect(address()).toBe('/company/team?page=2');
  });
});
