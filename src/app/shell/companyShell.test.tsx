import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { branchActions } from '#platform/branches/slice';
import { setLanguage } from '#platform/language/current';
import { desktop, phone, renderApp, type RenderOptions } from '../../../tests/kit/app/renderApp';
import { currentEntry, entries, entryTargets, menuItems, topBar } from '../../../tests/kit/app/shells';
import { address } from '../../../tests/kit/app/startApp';
import { setWidth } from '../../../tests/kit/screens/width';
import { until } from '../../../tests/kit/until';
import { companyNav, drawerNav } from './navigation/navItems';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';
const hank = 'hank@coppermesa.example';
const noBranches =
  'You do not have any branches to manage! To get started as a Manager, Company owner should give you access.';
const withBranches = companyNav(true).map(({ label }) => label);

async function open(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, scenario: 'empty', path: '/company/calendar', pages: false, ...options });
  await screen.findByRole('main');
  await until(() => expect(app.branches().settled).toBe(true));
  return app;
}
const menuButton = () =>
  within(screen.getAllByRole('banner')[0] ?? document.body).getByRole('button', { expanded: false });

it('keeps the page mounted, with what was typed, when the width crosses the breakpoint', async () => {
  await open({ path: '/company/team/create', pages: true });
  const field = await screen.findByLabelText(/^First name/);
  const giveBack = setWidth(phone);
  onTestFinished(giveBack);
  await until(() => expect(topBar()).not.toBeNull());
  expect(field).toBeInTheDocument();
});

it.each([
  { path: '/company/calendar', page: 'a page without Spanish texts as English', lang: 'en' },
  { path: '/company/activity', page: 'no translated page', lang: null },
])('marks $page after the language changed to Spanish', async ({ path, lang }) => {
  await open({ path });
  expect(screen.getByRole('main').getAttribute('lang')).toBeNull();
  onTestFinished(() => setLanguage('en'));
  act(() => setLanguage('es'));
  expect(screen.getByRole('main').getAttribute('lang')).toBe(lang);
});

describe('the company on a desktop', () => {
  it('has the sidebar of the specification, each entry with its page, the current one marked', async () => {
    await open();
    await until(() => expect(entries()).toEqual(withBranches));
    expect(entryTargets()).toMatchObject({
      Activity: '/company/activity',
      'Find AI': '/company/outsourcing',
      Job: '/company/job',
      Calendar: '/company/calendar',
      Team: '/company/team',
      Branch: '/company/branch',
    });
    expect(currentEntry()).toBe('Calendar');
  });

  it.each([
    ['/company/job/edit/7', 'Job'],
    ['/company/team/drivers', 'Team'],
    ['/company/outsourcing/offer-applications/7', 'Find AI'],
    ['/company/settings/subscription', ''],
  ])('on %s marks "%s"', async (path, entry) => {
    await open({ path });
    await until(() => expect(entries()).toEqual(withBranches));
    expect(currentEntry()).toBe(entry);
  });

  it.each([
    [dana, 'noBranches'],
    [hank, 'empty'],
  ] as const)('%s without a branch has Activity alone, and no way to Branch', async (as, scenario) => {
    const { user } = await open({ as, scenario });
    expect(entries()).toEqual(['Activity']);
    // No initials of a text that is no name.
    await until(() => expect(menuButton()).toHaveTextContent(/^No branch yet/));
    await user.click(menuButton());
    await screen.findByRole('menu');
    expect(screen.getByText('No branches to show')).toBeVisible();
    expect(menuItems()).not.toContain('Branch');
    expect(menuItems()).toContain('Logout');
  });

  it.each([
    ['standard', '99+'],
    ['empty', undefined],
  ] as const)('in the %s world has the badge %s at Activity', async (scenario, badge) => {
    const app = await open({ scenario });
    await app.waitForSecondLoad();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    if (badge) expect(await navigation.findByText(badge)).toBeVisible();
    else expect(navigation.queryByText(/^\d+\+?$/)).toBeNull();
  });

  it('names the active branch and the person at the menu, and offers the other branches', async () => {
    const app = await open();
    expect(await topBar().findByText('Phoenix')).toBeVisible();
    expect(topBar().getByText('Dana Whitfield')).toBeVisible();
    await app.user.click(menuButton());
    await screen.findByRole('menuitem', { name: 'Set up your company (3/5)' });
    const pages = ['Set up your company (3/5)', 'Branch', 'Numbers', 'Subscription'];
    const own = ['Change email', 'Keyboard shortcuts', 'Logout'];
    expect(menuItems()).toEqual(['Tucson', 'Las Vegas', ...pages, ...own]);
    await app.user.click(screen.getByRole('menuitem', { name: 'Tucson' }));
    expect(await topBar().findByText('Tucson')).toBeVisible();
    expect([app.branches().activeBranchId, address()]).toEqual([2, '/company/calendar']);
  });

  it.each([desktop, phone])('names the branch by the list before its details are there, %d px wide', async (width) => {
    const { world } = await open({ faults: 'getBranch:never', width });
    expect(await topBar().findByText('Phoenix')).toBeVisible();
    const photos = topBar()
      .getAllByRole('presentation')
      .map((photo) => photo.getAttribute('src'));
    expect(photos).toContain(world.tables.branch.require(1).avatar_url);
  });

  it('marks the page as busy while the branch changes', async () => {
    const app = await open();
    await topBar().findByText('Phoenix');
    await until(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
    app.world.faults.set([{ operation: 'getBranch', kind: 'never' }]);
    act(() => void app.store.dispatch(branchActions.branchRequested(2)));
    await until(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    app.world.faults.set([]);
    act(() => void app.store.dispatch(branchActions.branchRequested(3)));
    await until(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  });

  it('says so when there is no other branch', async () => {
    const { user } = await open({ as: luis });
    await topBar().findByText('Phoenix');
    await user.click(menuButton());
    expect(await screen.findByText('No branches to show')).toBeVisible();
    expect(menuItems()).toEqual(['Manager', 'Helper', 'Branch', 'Change email', 'Keyboard shortcuts', 'Logout']);
  });

  it('turns a manager to the helper side, and back', async () => {
    const app = await open({ as: luis });
    await topBar().findByText('Phoenix');
    await app.user.click(menuButton());
    expect(await screen.findByRole('menuitemradio', { name: 'Manager' })).toBeChecked();
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Helper' }));
    expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
    expect(address()).toBe('/helper/job');
    await app.user.click(menuButton());
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Manager' }));
    expect(await screen.findByRole('heading', { name: 'Activity' })).toBeVisible();
    expect(address()).toBe('/company/activity');
  });

  it('marks the side that a manager went back to', async () => {
    const app = await open({ as: luis });
    await topBar().findByText('Phoenix');
    await app.user.click(menuButton());
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Helper' }));
    expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: 'Task calendar' })).toBeVisible();
    await app.user.click(menuButton());
    expect(await screen.findByRole('menuitemradio', { name: 'Manager' })).toBeChecked();
  });

  it('leads to the branch page and logs out from the menu', async () => {
    const app = await open();
    await topBar().findByText('Phoenix');
    await app.user.click(menuButton());
    await app.user.click(await screen.findByRole('menuitem', { name: 'Branch' }));
    expect(address()).toBe('/company/branch');
    await app.user.click(menuButton());
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await until(() => expect([app.reloads, localStorage.length]).toEqual([['/login'], 0]));
  });

  it('goes back and forward, and past the navigation by the first stop of the keyboard', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const forward = vi.spyOn(history, 'forward').mockReturnValue();
    const { user } = await open();
    await user.click(topBar().getByRole('button', { name: 'Back' }));
    await user.click(topBar().getByRole('button', { name: 'Forward' }));
    expect([back.mock.calls.length, forward.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});

describe('the company under 960 px', () => {
  const openDrawer = async (options: RenderOptions = {}) => {
    const app = await open({ width: phone, ...options });
    await app.user.click(topBar().getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    return { ...app, drawer: within(drawer) };
  };

  it.each([959, desktop])('changes with the window: %i', async (width) => {
    await open({ width: 960 });
    await topBar().findByText('Phoenix');
    setWidth(width);
    await until(() => expect(topBar().queryByRole('button', { name: 'Menu' }) !== null).toBe(width < 960));
  });

  it('has title, menu and bell, which is green while something is unread', async () => {
    const { user, waitForSecondLoad: calm } = await open({ width: phone, scenario: 'standard' });
    expect(topBar().getByText('Task calendar')).toBeVisible();
    await calm();
    await user.click(await topBar().findByRole('link', { name: 'Activity, unread' }));
    expect(address()).toBe('/company/activity');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('has a bell without a mark when nothing is', async () => {
    const { waitForSecondLoad: calm } = await open({ width: phone });
    await calm();
    expect(topBar().getByRole('link', { name: 'Activity' })).toBeVisible();
  });

  it('has the drawer of the specification', async () => {
    const { drawer, user } = await openDrawer();
    expect(entries()).toEqual(drawerNav(true, () => true).map(({ label }) => label));
    expect(entryTargets()).toMatchObject({
      Settings: '/company/settings/subscription',
      Subscriptions: '/company/settings/subscription',
    });
    expect(currentEntry()).toBe('Calendar');
    expect(drawer.queryByText('View')).toBeNull();
    await user.click(drawer.getByRole('link', { name: 'Team' }));
    expect(address()).toBe('/company/team');
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('switches branches from the drawer', async () => {
    const { drawer, user, branches } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Las Vegas' }));
    await until(() => expect(branches().activeBranchId).toBe(3));
    expect(await topBar().findByText('Las Vegas')).toBeVisible();
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a manager without branches who can help, and offers the helper side', async () => {
    const { drawer, user } = await openDrawer({ as: hank });
    expect(drawer.getByText(noBranches)).toBeVisible();
    expect(drawer.getByText('No branches to show')).toBeVisible();
    expect(entries()).toEqual(['Activity']);
    expect(drawer.getByRole('button', { name: 'Manager' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(drawer.getByRole('button', { name: 'Helper' }));
    expect(await screen.findByRole('heading', { name: 'Job' })).toBeVisible();
    expect(address()).toBe('/helper/job');
  });

  it('logs out from the drawer', async () => {
    const { drawer, user, reloads } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Logout' }));
    await until(() => expect(reloads).toEqual(['/login']));
  });
});
