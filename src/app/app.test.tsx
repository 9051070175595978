import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RouteRow } from '#platform/routing/route';
import { useOnline } from '#platform/ui/useOnline';
import { renderApp, type RenderOptions, shownToasts } from '../../tests/kit/app/renderApp';
import { address, testSettings } from '../../tests/kit/app/startApp';
import { revoke } from '../../tests/kit/happenings';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { password } from '../../tests/kit/people/people';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';
import { routes } from './pages/routes';
import { start } from './start';
import { frameTexts } from './texts';

const dana = 'dana@coppermesa.example';
const refused = 'Error: Unauthorized user';
const atLogin = () => screen.findByRole('heading', { name: 'Welcome back' });

async function atWork(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, scenario: 'empty', path: '/company/activity', ...options });
  await screen.findByText('No activity yet');
  await app.waitForSecondLoad();
  return { ...app, token: app.token ?? '' };
}

describe('a token that is refused while screens are open', () => {
  it('leads once to the login with the way back, and sends no more calls', async () => {
    const app = await atWork({ path: '/company/activity?activity=none' });
    revoke(app.world, app.token);
    const before = app.calls.length;
    await app.queryClient.invalidateQueries();
    await atLogin();
    expect(address()).toBe(`/login?return=${encodeURIComponent('/company/activity?activity=none')}`);
    await until(() => expect(shownToasts()).toEqual([refused]));
    await until(() => expect(app.world.pusher.socketCount()).toBe(0));
    const refusedCalls = app.calls.slice(before);
    expect(refusedCalls.length).toBeGreaterThan(2);
    expect(new Set(refusedCalls.map(({ status }) => status))).toEqual(new Set([401]));
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(app.reloads).toEqual([]);

    await app.user.type(screen.getByRole('textbox', { name: 'Email' }), dana);
    await app.user.type(screen.getByLabelText(/^Password/), `${password}{enter}`);
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(address()).toBe('/company/activity?activity=none');
  });

  it('does not ask about unsaved work', async () => {
    const app = await atWork();
    onTestFinished(app.leaveGuard.register(() => true));
    revoke(app.world, app.token);
    await app.queryClient.invalidateQueries();
    await atLogin();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('a sign-out in another tab leads to the login, and Back shows nothing', async () => {
  await atWork();
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  await atLogin();
  history.pushState(null, '', '/company/team');
  await until(() => expect(location.pathname).toBe('/login'));
  expect(screen.queryByRole('heading', { name: 'Team' })).toBeNull();
});

describe('leaving unsaved work', () => {
  const leaveBy = async (answer: string) => {
    const app = await atWork();
    onTestFinished(app.leaveGuard.register(() => true));
    await app.user.click(screen.getByRole('link', { name: 'Team' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(address()).toBe('/company/activity');
    await app.user.click(within(dialog).getByRole('button', { name: answer }));
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  it('asks before it leaves unsaved work, and leaves once that is confirmed', async () => {
    await leaveBy('Leave page');
    expect(address()).toBe('/company/team');
  });

  it('stays on the page with unsaved work if leaving is canceled', async () => {
    await leaveBy('Cancel');
    expect(address()).toBe('/company/activity');
  });
});

describe('at the start', () => {
  it('shows no screen before it is known who is there', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const release = hosted.holdAnswers('get-me');
    localStorage.setItem('token', await signIn(hosted.world, dana));
    renderApp({ hosted, path: '/company/activity' });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(address()).toBe('/company/activity');
    release();
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });

  it('says so when the token gets no answer, and retries', async () => {
    const hosted = hostWorld({ scenario: 'empty', faults: 'getMe:network' });
    const token = await signIn(hosted.world, dana);
    const app = renderApp({ hosted, path: `/company/activity?token=${token}` });
    expect(await screen.findByText('Can’t reach the server')).toBeVisible();
    expect(address()).toBe('/company/activity');
    hosted.world.faults.set([]);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });

  it('needs an element to render into', async () => {
    await expect(start({ settings: testSettings })).rejects.toThrow('The page has no root element');
  });
});

describe('a screen that breaks', () => {
  /** The app at work, with another page for the team. */
  const atWorkWithTeam = (load: RouteRow['load']) =>
    atWork({ routes: { ...routes, 'company-team': { ...routes['company-team'], load } } });

  it('does not take the rest with it', async () => {
    const Broken = () => {
      throw new TypeError('This screen is broken');
    };
    const app = await atWorkWithTeam(() => Promise.resolve({ default: Broken }));
    app.excuse(/This screen is broken|The above error occurred/);
    await app.user.click(screen.getByRole('link', { name: 'Team' }));
    expect(await screen.findByText('This page couldn’t be shown')).toBeVisible();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    await app.user.click(screen.getByRole('link', { name: 'Calendar' }));
    expect(await screen.findByRole('heading', { name: 'Task calendar' })).toBeVisible();
  });

  it('says offline when it breaks without a network, and is loaded again when the network is back', async () => {
    const BreaksOffline = () => {
      if (!useOnline()) throw new TypeError('This screen is broken');
      return <p>This screen works</p>;
    };
    const app = await atWorkWithTeam(() => Promise.resolve({ default: BreaksOffline }));
    app.excuse(/This screen is broken|The above error occurred/);
    await app.user.click(screen.getByRole('link', { name: 'Team' }));
    await screen.findByText('This screen works');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(frameTexts.offline)).toBeVisible();
    expect(screen.queryByText(frameTexts.brokenTitle)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    network.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says offline instead of loading its code, and opens when the network is back', async () => {
    const { load } = routes['company-team'];
    const app = await atWorkWithTeam(() => load());
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await app.user.click(screen.getByRole('link', { name: 'Team' }));
    expect(await screen.findByText('You’re offline')).toBeVisible();
    network.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    await until(() => expect(screen.getByRole('heading', { name: 'Team' })).toBeVisible());
  });
});
