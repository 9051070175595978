import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, type RenderOptions, phone } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { people } from '../../../../../tests/kit/operations';
import { placeOrder, stop } from '../../../../../tests/kit/orders';
import { typeDate } from '../../../../../tests/kit/screens/dateField';
import { until } from '../../../../../tests/kit/until';

const ana = {
  customer_name: 'Ana',
  customer_last_name: 'Ruiz',
  customer_primary_phone: '4805550199',
  date: '2026-11-29',
  pick_up_addresses: [stop('Mesa', '85201')],
  crew_requirements: [{ position: PositionCode.driver, count: 1 }],
};

/** Dana opens a job of Rebecca Hollis and one of Ana Ruiz, a day later. */
async function openList(query = '', options: RenderOptions = {}) {
  const hosted = hostWorld({ scenario: 'empty' });
  const hollis = await placeOrder(hosted.world);
  const ruiz = await placeOrder(hosted.world, ana);
  const path = `/company/job/not-formed${query}`;
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  const search = await screen.findByLabelText('Search jobs');
  await app.waitForSecondLoad();
  const type = (text: string) => fireEvent.change(search, { target: { value: text } });
  return { ...app, hollis, ruiz, search, type };
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const chips = () => within(screen.getByText(/found$/, { selector: 'p' }).parentElement ?? document.body);

describe('the search', () => {
  it('is in the address, shows and announces the count, and keeps the focus', async () => {
    const { user, search, type } = await openList();
    await user.click(search);
    type('ruiz ana');
    await until(() => expect(names()).toEqual(['Ana Ruiz']));
    expect(address()).toBe('/company/job/not-formed?search=ruiz+ana');
    expect(screen.getAllByText('1 job found')).toHaveLength(2);
    expect(search).toHaveFocus();
    type('ruiz an');
    await until(() => expect(address()).toBe('/company/job/not-formed?search=ruiz+an'));
    history.back();
    await until(() => expect(names()).toHaveLength(2));
    expect(address()).toBe('/company/job/not-formed');
    expect(search).toHaveValue('');
    expect(screen.getByText('2 jobs')).toBeInTheDocument();
  });

  it('goes on in the other lists', async () => {
    const { hollis } = await openList('?search=mesa&missing=1');
    await until(() => expect(names()).toEqual(['Ana Ruiz']));
    expect(screen.queryByText(`#${hollis}`)).toBeNull();
    const tabs = within(screen.getByLabelText('Jobs', { selector: 'nav' }));
    expect(tabs.getByText('History').closest('a')).toHaveAttribute('href', '/company/job/history?search=mesa');
  });

  it('never shows a late answer to an older text', async () => {
    const { type, world, callsTo } = await openList();
    world.faults.set([{ operation: 'getOrders', kind: 'slow', ms: 400 }]);
    type('ruiz');
    await until(() => expect(address()).toContain('search=ruiz'));
    world.faults.set([]);
    type('hollis');
    await until(() => expect(names()).toEqual(['Rebecca Hollis']));
    await until(() => expect(callsTo('search%5D=ruiz').map(({ status }) => status)).toEqual([200]));
    expect(names()).toEqual(['Rebecca Hollis']);
  });

  it('says that nothing matches, and offers all jobs again', async () => {
    const { user, type, search } = await openList();
    type('nobody');
    expect(await screen.findByText('No matching jobs')).toBeVisible();
    expect(screen.getAllByText('0 jobs found')).not.toHaveLength(0);
    await user.click(screen.getAllByText('Clear filters').at(-1) ?? document.body);
    await until(() => expect(names()).toHaveLength(2));
    expect(search).toHaveValue('');
    expect(address()).toBe('/company/job/not-formed');
  });
});

describe('filters', () => {
  it('by date: a range by name, one of your own, and a chip to remove it', async () => {
    const { user } = await openList();
    await user.click(screen.getByText('Dates'));
    await user.click(await screen.findByText('Tomorrow'));
    expect(await screen.findByText('No matching jobs')).toBeVisible();
    expect(address()).toBe('/company/job/not-formed?from=2026-11-22&to=2026-11-22');
    await user.click(screen.getByText('Dates'));
    await user.click(await screen.findByText('Choose dates…'));
    const dialog = within(await screen.findByRole('dialog'));
    const [from, to] = [dialog.getByLabelText('From'), dialog.getByLabelText('To')];
    await typeDate(user, from, '11/29/2026');
    await user.click(dialog.getByRole('button', { name: 'Show jobs' }));
    expect(await dialog.findByText('Choose a date on or after the start date')).toBeVisible();
    await typeDate(user, to, '');
    await user.click(dialog.getByRole('button', { name: 'Show jobs' }));
    await until(() => expect(names()).toEqual(['Ana Ruiz']));
    expect(address()).toBe('/company/job/not-formed?from=2026-11-29');
    await user.click(chips().getByLabelText('Remove From Sun, Nov 29'));
    await until(() => expect(names()).toHaveLength(2));
  });

  it('by missing position and by customer', async () => {
    const { user, ruiz } = await openList();
    await user.click(screen.getByText('Open position'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Driver' }));
    await until(() => expect(names()).toEqual(['Ana Ruiz']));
    expect(chips().getByText('Missing: Driver')).toBeVisible();
    await user.click(screen.getByLabelText(`More for job #${ruiz}`));
    await user.click(await screen.findByText('This customer’s jobs'));
    await until(() => expect(address()).toBe('/company/job/not-formed?customer=4805550199'));
    expect(await screen.findByText('Customer: Ana Ruiz')).toBeVisible();
    expect(names()).toEqual(['Ana Ruiz']);
  });

  it('ignores filters that mean nothing', async () => {
    await openList('?from=soon&missing=9&customer=12&status=7');
    await until(() => expect(names()).toHaveLength(2));
    expect(screen.queryByText('Clear filters')).toBeNull();
  });
});

it('shows rows, twenty on a page, and remembers that', async () => {
  const { user, callsTo, hollis } = await openList('?page=1');
  const toggle = screen.getByLabelText('Compact view');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  await until(() => expect(callsTo('per_page=20')).not.toHaveLength(0));
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const row = within(await screen.findByLabelText(`#${hollis} Rebecca Hollis`));
  expect(row.queryByText('Not formed')).toBeNull();
  await user.click(row.getByLabelText(`More for job #${hollis}`));
  expect(await screen.findByText('Add crew')).toBeVisible();
  expect(localStorage.getItem('preference:jobs-view')).toBe('compact');
});

it('opens a job by a click on its card, but not from its menu or its box', async () => {
  const { user, hollis } = await openList();
  const card = within(screen.getByLabelText(`#${hollis} Rebecca Hollis`));
  await user.click(card.getByLabelText(`Select job #${hollis}`));
  await user.click(card.getByLabelText(`More for job #${hollis}`));
  await user.click((await screen.findByRole('menu')).querySelector('[role="separator"]') ?? document.body);
  expect(address()).toBe('/company/job/not-formed');
  await user.click(card.getByText(/2 bedrooms, large/));
  await until(() => expect(address()).toBe(`/company/job/details/${hollis}`));
});

describe('keys', () => {
  it('move between jobs, select, open, search and add', async () => {
    const { user, hollis, ruiz } = await openList('', { shell: true });
    await user.keyboard('j');
    expect(screen.getByText(`#${ruiz}`, { selector: 'a' })).toHaveFocus();
    await user.keyboard('jj');
    expect(screen.getByText(`#${hollis}`, { selector: 'a' })).toHaveFocus();
    await user.keyboard('kx');
    expect(screen.getByLabelText(`Select job #${ruiz}`)).toBeChecked();
    await user.keyboard('f');
    expect(screen.getByLabelText('Search jobs')).toHaveFocus();
    await user.keyboard('n');
    expect(screen.getByLabelText('Search jobs')).toHaveValue('n');
    await user.click(document.body);
    await user.keyboard('n');
    await until(() => expect(address()).toBe('/company/job/create'));
  });

  it('Enter opens the job', async () => {
    const { user, ruiz } = await openList('', { shell: true });
    await user.keyboard('j{Enter}');
    await until(() => expect(address()).toBe(`/company/job/details/${ruiz}`));
  });
});

it('on a phone, one button shows the number of filters and opens all of them', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  await placeOrder(hosted.world);
  const app = renderApp({
    as: people.dana,
    width: phone,
    shell: false,
    hosted,
    path: '/company/job/not-formed?missing=3',
  });
  const { user } = app;
  await app.waitForSecondLoad();
  expect(screen.queryByText('Sort by')).toBeNull();
  await user.click(await screen.findByLabelText('Filters, 1 on'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const group = (name: string) => within(dialog.getByRole('group', { name }));

  expect(group('Open position').getByRole('button', { name: 'Helper' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(group('Dates').getByText('Tomorrow'));
  await user.click(group('Sort by').getByText('Starts soonest'));
  await until(() =>
    expect(address()).toBe('/company/job/not-formed?missing=3&from=2026-11-22&to=2026-11-22&sort=soonest'),
  );
  await user.click(group('Dates').getByText('Choose dates…'));
  await user.click(within(await screen.findByRole('dialog', { name: 'Choose dates' })).getByText('Cancel'));

  await user.click(dialog.getByText('Clear filters'));
  await until(() => expect(address()).toBe('/company/job/not-formed?sort=soonest'));
  await user.click(group('View').getByText('Compact'));
  expect(group('View').getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByText('Show jobs'));
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Filters')).toHaveFocus();
});
