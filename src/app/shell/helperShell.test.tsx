import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone, renderApp, type RenderOptions } from '../../../tests/kit/app/renderApp';
import { currentEntry, entries, entryTargets, menuItems, topBar } from '../../../tests/kit/app/shells';
import { address } from '../../../tests/kit/app/startApp';
import { until } from '../../../tests/kit/until';

const marcus = 'marcus@helpers.example';
const luis = 'luis@coppermesa.example';

async function open(options: RenderOptions = {}) {
  const app = renderApp({ as: marcus, scenario: 'empty', path: '/helper/job', ...options });
  await screen.findByRole('heading', { level: 1 });
  const openMenu = async () => {
    await app.user.click(topBar().getByRole('button', { expanded: false }));
    return within(await screen.findByRole('menu'));
  };
  return { ...app, openMenu };
}

describe.each([
  ['on a desktop', 1440, 'Job'],
  ['on a phone', phone, 'Job'],
])('the helper %s', (_, width, job) => {
  it('has the three entries of the specification, the current one marked', async () => {
    await open({ width });
    expect(entries()).toEqual([job, 'Calendar', 'Settings']);
    expect(entryTargets()).toEqual({
      [job]: '/helper/job',
      Calendar: '/helper/calendar',
      Settings: '/helper/settings/personal-info',
    });
    expect(currentEntry()).toBe(job);
  });

  it.each([
    ['/helper/job/company/waiting', job],
    ['/helper/settings/your-rating', 'Settings'],
    ['/helper/calendar', 'Calendar'],
  ])('marks the entry of %s', async (path, entry) => {
    await open({ width, path });
    expect(currentEntry()).toBe(entry);
  });

  it('has name and positions at the menu, and the menu of the specification', async () => {
    const { openMenu, user } = await open({ width });
    expect(topBar().getByText('Marcus Reed')).toBeVisible();
    expect(topBar().getByText('Helper')).toBeVisible();
    const menu = await openMenu();
    expect(menuItems()).toEqual(['Settings', 'Subscription', 'Change email', 'Logout']);
    await user.click(menu.getByRole('menuitem', { name: 'Subscription' }));
    expect(address()).toBe('/helper/settings/subscription');
  });

  it('offers the manager side to a manager alone', async () => {
    const { openMenu, user } = await open({ width, as: luis });
    expect(topBar().getByText('Foreman/Driver')).toBeVisible();
    const menu = await openMenu();
    expect(menuItems()).toEqual(['Manager', 'Helper', 'Settings', 'Subscription', 'Change email', 'Logout']);
    expect(menu.getByRole('menuitemradio', { name: 'Helper' })).toBeChecked();
    await user.click(menu.getByRole('menuitemradio', { name: 'Manager' }));
    expect(await screen.findByRole('heading', { name: 'Activity' })).toBeVisible();
    expect(address()).toBe('/company/activity');
  });

  it('logs out', async () => {
    const { openMenu, user, reloads } = await open({ width });
    await user.click((await openMenu()).getByRole('menuitem', { name: 'Logout' }));
    await until(() => expect(reloads).toEqual(['/login']));
  });

  it('asks nothing of the company', async () => {
    const { callsTo } = await open({ width });
    await until(() => expect(callsTo('POST /broadcasting/auth')).toHaveLength(1));
    expect(callsTo('company-branches')).toEqual([]);
  });
});

describe('the bottom bar', () => {
  it.each(['/helper/job/company/details/7', '/helper/job/outsource/details/7'])(
    'is not in the way on %s',
    async (path) => {
      await open({ width: phone, path });
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    },
  );
});

describe('the two sides', () => {
  it.each([
    [marcus, '/company/team', '/helper/job'],
    ['dana@coppermesa.example', '/helper/calendar', '/company/activity'],
    [luis, '/helper/calendar', '/helper/calendar'],
    [luis, '/company/team', '/company/team'],
    [marcus, '/', '/helper/job'],
    [marcus, '/nowhere', '/helper/job'],
    [marcus, '/company', '/helper/job'],
    [luis, '/nowhere', '/company/activity'],
    [marcus, '/helper/settings', '/helper/settings/personal-info'],
    ['dana@coppermesa.example', '/company/settings', '/company/settings/subscription'],
  ])('%s opening %s comes to %s', async (as, path, expected) => {
    renderApp({ as, scenario: 'empty', path });
    await screen.findByRole('main');
    await until(() => expect(address()).toBe(expected));
  });

  it.each(['/company/team', '/helper/job', '/', '/nowhere'])(
    'opening %s signed out leads to the login',
    async (path) => {
      renderApp({ scenario: 'empty', path });
      expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
      expect(location.pathname).toBe('/login');
    },
  );
});
