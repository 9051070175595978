import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { matchPath } from '#platform/routing/guards/guard';
import { getArea, listRouteNames, paths, type RouteName } from '#platform/routing/paths';
import { isAllowed } from '#platform/routing/route';
import { desktop, phone, renderApp } from '../../../tests/kit/app/renderApp';
import { entryTargets, topBar } from '../../../tests/kit/app/shells';
import { until } from '../../../tests/kit/until';
import { routes } from '../pages/routes';
import { companyNav, drawerNav, helperNav, type NavItem } from './navigation/navItems';

/** Everyone who can sign in, on each side they may enter. */
const people = {
  owner: { as: 'dana@coppermesa.example', start: '/company/calendar' },
  office: { as: 'priya@coppermesa.example', start: '/company/calendar' },
  manager: { as: 'luis@coppermesa.example', start: '/company/calendar' },
  managerAsHelper: { as: 'luis@coppermesa.example', start: '/helper/calendar' },
  helper: { as: 'marcus@helpers.example', start: '/helper/calendar' },
} as const;

type Role = keyof typeof people;

const toNames = (items: readonly NavItem[]) => [...new Set(toRoutes(items.map(({ to }) => to)))];
const companySidebar = toNames(companyNav(true));
const helperEntries = toNames(helperNav());
const drawerWithout = (...names: RouteName[]) => toNames(drawerNav(true, (name) => !names.includes(name)));

describe.each([
  [
    'owner',
    desktop,
    companySidebar,
    ['company-activity', 'company-branch', 'company-numbers', 'company-settings-subscription'],
  ],
  ['office', desktop, companySidebar, ['company-branch']],
  ['manager', desktop, companySidebar, ['company-branch']],
  ['managerAsHelper', desktop, helperEntries, ['helper-settings-personal-info', 'helper-settings-subscription']],
  ['helper', desktop, helperEntries, ['helper-settings-personal-info', 'helper-settings-subscription']],
  ['owner', phone, drawerWithout(), []],
  ['office', phone, drawerWithout('company-numbers'), []],
  ['manager', phone, drawerWithout('company-numbers'), []],
] as const)('%s at %i px', (role, width, navigation, menu) => {
  it(`is led by the navigation to ${navigation.join(', ')}`, async () => {
    const shown = await listLinks(role, width);
    expect(shown.navigation).toEqual(navigation);
    // The checklist of a new company appears in the menu once its progress is known.
    await until(() => expect(shown.readMenu()).toEqual(menu));
    const led = [...shown.navigation, ...shown.readMenu()];
    expect(led.filter((name) => !isAllowed(routes[name], shown.type))).toEqual([]);
  });
});

/** The rights of the rows match the provider: the page appears, or its refusal. */
describe.each(listRouteNames().filter((name) => routes[name].right !== undefined))('%s', (name) => {
  const side = getArea(name);
  const entrants = Object.entries(people).filter(([, { start }]) => start.startsWith(`/${side}`));
  it.each(entrants)('is shown to the %s as the table says', async (_, { as }) => {
    const app = renderApp({ as, scenario: 'empty', path: paths[name], shell: false });
    await screen.findByRole('heading', { level: 1 });
    await until(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const refusal = () => screen.queryByText('You don’t have access to this') !== null;
    await until(() => expect(refusal()).toBe(!isAllowed(routes[name], app.session().user?.type)));
  });
});

async function listLinks(role: Role, width: number) {
  const { as, start } = people[role];
  const app = renderApp({ as, scenario: 'empty', path: start, width, pages: false });
  await screen.findByRole('main');
  const type = app.session().user?.type;
  if (start.startsWith('/company')) await until(() => expect(app.branches().settled).toBe(true));
  if (width === phone) {
    await app.user.click(topBar().getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    return { type, navigation: [...new Set(toRoutes(Object.values(entryTargets())))], readMenu: () => [] };
  }
  const navigation = toRoutes(Object.values(entryTargets()));
  await app.user.click(topBar().getByRole('button', { expanded: false }));
  const menu = within(await screen.findByRole('menu'));
  const readMenu = () => toRoutes(menu.queryAllByRole('menuitem').map((item) => item.getAttribute('href')));
  return { type, navigation, readMenu };
}

function toRoutes(targets: readonly (string | null)[]): RouteName[] {
  return targets
    .filter((target) => target !== null)
    .map((target) => matchPath(target.split('?', 1)[0] ?? '')?.name ?? expect.unreachable(`no route: ${target}`));
}
