import { act, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { until } from '../../../tests/kit/until';
import { untilPainted } from '../lib/pause';
import { AppRouter } from './AppRouter';
import { type Route, useOpeningRoute } from './currentRoute';
import { createLeaveGuard } from './guards/leaveGuard';
import type { RouteMatch, RouteRow, Routes } from './route';
import { Screens } from './Screens';
import { TabBody, useCurrentTab } from './TabBody';
import { useQueryParam } from './useQuery';

afterEach(() => {
  arrival = undefined;
  history.replaceState(null, '', '/');
});

const tabs = { 'company-job-not-formed': 'Not formed', 'company-job-formed': 'Formed' } as const;
const rendered = vi.fn<(name: string) => void>();

function createPage(name: 'Not formed' | 'Formed') {
  return function Page() {
    rendered(name);
    const [search, change] = useQueryParam('search');
    return (
      <>
        <output aria-label="list">{[name, search].join(' ')}</output>
        <button onClick={() => change('Lee')}>{'Search'}</button>
      </>
    );
  };
}

function Tabs({ shown }: { shown: RouteMatch }) {
  const current = useCurrentTab<string>(tabs, 'the shown');
  const isOpening = useOpeningRoute() !== undefined;
  const tab = [shown.name, current, isOpening].join(' ');
  useEffect(() => void seen.push(tab), [tab]);
  return null;
}

const seen: string[] = [];
/** When the code of a page that was not shown before is there. */
let arrival: Promise<void> | undefined;

function createRow(name: 'Not formed' | 'Formed'): RouteRow {
  const load = async () => {
    await arrival;
    return { default: createPage(name) };
  };
  return { title: { en: name, es: name }, tabs: 'jobs', load };
}

async function openLists() {
  history.replaceState(null, '', '/company/job/not-formed');
  const rows = { 'company-job-not-formed': createRow('Not formed'), 'company-job-formed': createRow('Formed') };
  const frame = (shown: Route, _opening: Route | undefined, page: React.ReactNode) => (
    <>
      <Tabs shown={shown} />
      <TabBody>
        <Suspense fallback="No code">{page}</Suspense>
      </TabBody>
    </>
  );
  render(
    <AppRouter
      base=""
      routes={rows as Partial<Routes> as Routes}
      leaveGuard={createLeaveGuard(() => Promise.resolve(true))}
    >
      <Screens visitor="company" frame={frame} />
    </AppRouter>,
  );
  expect(await screen.findByLabelText('list')).toHaveTextContent('Not formed');
  seen.length = 0;
  rendered.mockClear();
}

it('marks the requested page before it is rendered, without rendering the old one again', async () => {
  await openLists();
  await act(async () => history.pushState(null, '', '/company/job/formed'));
  await until(() => expect(seen).toEqual(['company-job-not-formed Formed true', 'company-job-formed the shown false']));
  expect(screen.getByLabelText('list')).toHaveTextContent('Formed');
  expect(rendered).not.toHaveBeenCalledWith('Not formed');
});

it('shows another query of the same page immediately', async () => {
  await openLists();
  act(() => screen.getByRole('button', { name: 'Search' }).click());
  expect(screen.getByLabelText('list')).toHaveTextContent('Not formed Lee');
  expect(seen.some((each) => each.endsWith('true'))).toBe(false);
});

it('does not change the query of the next page from a page that is left', async () => {
  await openLists();
  act(() => {
    history.pushState(null, '', '/company/job/formed');
    screen.getByRole('button', { name: 'Search' }).click();
  });
  expect([location.pathname, location.search]).toEqual(['/company/job/formed', '']);
});

it('keeps the page on screen until the code of the next one is there', async () => {
  await openLists();
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  arrival = code;
  await act(async () => history.pushState(null, '', '/company/job/formed'));
  expect(seen.at(-1)).toBe('company-job-not-formed Formed true');
  await untilPainted();
  expect(screen.queryByText('No code')).toBeNull();
  await act(async () => arrive());
  await until(() => expect(seen.at(-1)).toBe('company-job-formed the shown false'));
  expect(screen.getByLabelText('list')).toHaveTextContent('Formed');
});
