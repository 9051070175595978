import { expect, it } from 'vitest';
import { productName } from '#platform/config/settings';
import { type Area, getArea, listRouteNames, paths, type RouteName } from '#platform/routing/paths';
import { getTitle } from '#platform/routing/route';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { fewPeople } from '../../../tests/kit/crews';
import { people } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { until } from '../../../tests/kit/until';
import { routes } from './routes';

/** Pages whose heading names the person or the job, or has more than the tab's title. */
const headings: Partial<Record<RouteName, { heading: RegExp; reason: string }>> = {
  login: { heading: /^Welcome back$/, reason: 'the specification asks for a welcome title' },
  'company-job-details': { heading: /^Job #\d+ · /, reason: 'it names the job' },
  'company-job-edit': { heading: /^Edit job #\d+$/, reason: 'it names the job' },
  'company-numbers-jobs': { heading: /^Jobs done$/, reason: 'it names the number' },
};

/** Pages that only show a spinner or an alert before they redirect. */
const withoutHeading = new Set<RouteName>(['auth-google', 'auth-apple', '']);

const visitors: Record<Area, string | null> = { public: null, company: people.dana, helper: people.marcus };

it.each(listRouteNames().filter((name) => !withoutHeading.has(name)))('%s is headed by its title', async (name) => {
  const hosted = fewPeople();
  const id = name.startsWith('company-job') ? await placeOrder(hosted.world) : 1;
  const path = paths[name].replace(':id', String(id));
  renderApp({ as: visitors[getArea(name)], hosted, path, shell: false });
  const heading = headings[name]?.heading ?? getTitle(routes[name]);
  // Not by role: that examines each element of the page.
  const getHeadings = () => document.querySelectorAll<HTMLElement>('h1, [role="heading"][aria-level="1"]');
  await until(() => {
    const [found = document.body, ...more] = getHeadings();
    expect(found).toHaveAccessibleName(heading);
    expect(found).toBeVisible();
    expect(found.closest('[aria-hidden="true"], [inert]')).toBeNull();
    expect(more).toEqual([]);
  });
});

it.each(['reset-password', 'company-team', 'helper-settings-danger-zone'] as const)(
  'the tab of %s has its title, and the shell adds no heading of the first level',
  async (name) => {
    renderApp({ as: visitors[getArea(name)], scenario: 'empty', path: paths[name], pages: false });
    await until(() => expect(document.title).toBe(`${getTitle(routes[name])} · ${productName}`));
    await until(() => expect(document.querySelectorAll('h1')).toHaveLength(1));
  },
);
