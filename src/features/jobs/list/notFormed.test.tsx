import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder, stop } from '../../../../tests/kit/orders';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

/** Dana opens the given number of new jobs of Phoenix; the last one is on top. */
async function openList(count: number, { path = '/company/job/not-formed', ...options }: RenderOptions = {}) {
  const hosted = hostWorld({ scenario: 'empty' });
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await placeOrder(hosted.world));
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  if (count > 0) await screen.findByLabelText('Jobs', { selector: 'section' });
  await app.waitForSecondLoad();
  return { ...app, ids };
}

const list = () => within(screen.getByLabelText('Jobs', { selector: 'section' }));
const numbers = () =>
  list()
    .getAllByText(/^#\d+$/)
    .map(({ textContent }) => textContent);
const formatOrderNumber = (id: number | undefined) => `#${id}`;
const getCard = (id: number | undefined) => within(screen.getByLabelText(`#${id} Rebecca Hollis`));

/** Opens the menu of a card and clicks the item of that name. */
async function choose({ user }: { user: ReturnType<typeof renderApp>['user'] }, id: number | undefined, item: string) {
  await user.click(getCard(id).getByLabelText(`More for job #${id}`));
  await user.click(await screen.findByText(item));
}

describe('jobs that are not formed', () => {
  it('show customer, route, time and needs, with links', async () => {
    const { ids } = await openList(1, { path: '/company/job', shell: true });
    const card = getCard(ids[0]);
    expect(document.title).toBe('Job · Crewboard');
    for (const words of ['Not formed', 'Load + unload', 'Rebecca Hollis', 'Tempe → Gilbert']) {
      expect(card.getByText(words)).toBeVisible();
    }
    const hours = card.getByText(/^8:00–10:00 AM/);
    expect(hours).toHaveClass('layout-lines-one');
    expect(hours.closest('time')).toHaveTextContent(/^Sat, Nov 28 · 8:00–10:00 AM/);
    expect(plainSpaces(card.getByText(/2 bedrooms, large/).textContent)).toBe('2 bedrooms, large · 929 cu ft · 6.5 hr');
    expect(plainSpaces(card.getByText(/Foreman/).textContent)).toBe('1 Foreman/Driver, 2 helpers');
    expect(card.getByLabelText('0 of 3 accepted')).toBeVisible();
    expect(card.getByText('Add crew').closest('a')).toHaveAttribute('href', `/company/job/team-add/${ids[0]}`);
    expect(card.getByText(formatOrderNumber(ids[0]))).toHaveAttribute('href', `/company/job/details/${ids[0]}`);
    expect(screen.getByText('Add new job').closest('a')).toHaveAttribute('href', '/company/job/create');
    const tabs = within(screen.getByLabelText('Jobs', { selector: 'nav' }));
    expect(tabs.getByText('Not formed').closest('a')).toHaveTextContent('Not formed1 / 1');
    expect(tabs.getByText('Formed').closest('a')).toHaveTextContent('Formed0 / 1');
    expect(tabs.getByText('Formed').closest('a')).toHaveAttribute('href', '/company/job/formed');
  });

  it('are counted for all tabs with one call', async () => {
    const { callsTo } = await openList(1);
    expect(screen.getByText('1 / 1')).toBeVisible();
    expect(new Set(callsTo('orders/count').map(({ path }) => path)).size).toBe(1);
  });

  it('are counted once more at a return from the formed jobs', async () => {
    const { user, callsTo } = await openList(1);
    const countCalls = () => callsTo('orders/count').length;
    await user.click(screen.getByRole('link', { name: /^Formed/ }));
    await until(() => expect(address()).toBe('/company/job/formed'));
    expect(await screen.findByText('No crews invited yet')).toBeVisible();
    const before = countCalls();
    await user.click(screen.getByRole('link', { name: /^Not formed/ }));
    expect(await screen.findByText('Rebecca Hollis')).toBeVisible();
    expect(countCalls() - before).toBeLessThanOrEqual(1);
  });

  it('offer to outsource their open slots until they start', async () => {
    const { ids, user } = await openList(1, { path: '/company/job/not-formed' });
    await user.click(getCard(ids[0]).getByLabelText(`More for job #${ids[0]}`));
    const item = await screen.findByRole('menuitem', { name: 'Outsource open slots' });
    expect(item).toHaveAttribute('href', `/company/outsourcing?order=${ids[0]}`);
  });

  it('are listed five per page, with the page in the URL; a missing page redirects to the last', async () => {
    const { user, ids } = await openList(6, { path: '/company/job/not-formed?page=9' });
    await until(() => expect(address()).toBe('/company/job/not-formed?page=2'));
    await until(() => expect(numbers()).toEqual([formatOrderNumber(ids[0])]));
    await user.click(await screen.findByLabelText('Page 1'));
    await until(() => expect(numbers()).toEqual(ids.slice(1).toReversed().map(formatOrderNumber)));
    expect(address()).toBe('/company/job/not-formed');
    await user.click(await screen.findByLabelText('Page 2'));
    await until(() => expect(address()).toBe('/company/job/not-formed?page=2'));
  });

  it('are sorted last changed first, or soonest first on request', async () => {
    const { user, callsTo } = await openList(1);
    expect(callsTo('sort=-updated_at')).not.toHaveLength(0);
    await user.click(screen.getByText('Starts soonest'));
    await until(() =>
      expect(callsTo('sort=starts_at').filter((each) => !JSON.stringify(each).includes('date_from'))).toHaveLength(1),
    );
    expect(address()).toBe('/company/job/not-formed?sort=soonest');
  });

  it('are first and marked if they start within 48 hours', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    const later = await placeOrder(world);
    const tomorrow = { date: '2026-11-22' };
    const pending = await placeOrder(world, tomorrow);
    await invite(world, pending, [5, PositionCode.helper]);
    const empty = await placeOrder(world, tomorrow);
    const { user } = renderApp({ as: people.dana, shell: false, hosted, path: '/company/job/not-formed' });
    const urgent = within(await screen.findByRole('region', { name: 'Starting within 48 hours without a full crew' }));
    // The tab counts no job with invitations, so it lists none.
    expect(urgent.getAllByText(/^#\d+$/).map(({ textContent }) => textContent)).toEqual([formatOrderNumber(empty)]);
    expect(await screen.findByText('2 / 3')).toBeVisible();
    expect(urgent.getByText('Add crew').closest('a')).toHaveAttribute('href', `/company/job/team-add/${empty}`);
    await until(() => expect(numbers()).toEqual([formatOrderNumber(later)]));
    await user.click(screen.getByText('Starts soonest'));
    await until(() => expect(numbers()).toEqual([empty, later].map(formatOrderNumber)));
    expect(screen.queryByRole('region', { name: /^Starting within/ })).toBeNull();
  });

  it('are five a page beside those that are pinned, and none is listed twice', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await placeOrder(hosted.world));
    for (let index = 0; index < 2; index += 1) await placeOrder(hosted.world, { date: '2026-11-22' });
    for (let index = 0; index < 3; index += 1) ids.push(await placeOrder(hosted.world));
    const newest = ids.toReversed().map(formatOrderNumber);
    const { user } = renderApp({ as: people.dana, shell: false, hosted, path: '/company/job/not-formed' });
    expect(await screen.findByRole('region', { name: /^Starting within/ })).toBeVisible();
    await until(() => expect(numbers()).toEqual(newest.slice(0, 5)));
    await user.click(await screen.findByLabelText('Page 2'));
    await until(() => expect(numbers()).toEqual(newest.slice(5)));
    expect(screen.queryByRole('region', { name: /^Starting within/ })).toBeNull();
  });

  it('can all be pinned', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    await placeOrder(hosted.world, { date: '2026-11-22' });
    renderApp({ as: people.dana, shell: false, hosted, path: '/company/job/not-formed' });
    expect(await screen.findByRole('region', { name: /^Starting within/ })).toBeVisible();
    expect(screen.queryByText('No jobs waiting for a crew')).toBeNull();
  });

  it('a pinned job takes one line: the status, one warning, and a missing unit at the route', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const apartment = { ...stop('Tempe', '85281'), place_type: 'apartment' };
    await placeOrder(hosted.world, { date: '2026-11-22', pick_up_addresses: [apartment] });
    hosted.world.clock.advance(3_600_000);
    renderApp({ as: people.dana, shell: false, hosted, path: '/company/job/not-formed' });
    const row = within(await screen.findByRole('article', { name: /^#\d+ Rebecca Hollis$/ }));
    expect(row.getByText('Missing unit #').parentElement?.parentElement).toHaveTextContent(/Tempe → Gilbert$/);
    const state = row.getByText('Not formed').parentElement?.parentElement;
    const words = [...(state?.children ?? [])].map(({ textContent }) => plainSpaces(textContent));
    expect(words).toEqual(['Not formed', 'Starts in 23 hr']);
  });

  it.each([
    ['getOrders:never', 'Loading jobs'],
    ['getOrders:500', 'The jobs couldn’t be loaded'],
    ['getOrders:403', 'You don’t have access to this'],
  ])('%s shows “%s”', async (faults, words) => {
    renderApp({ as: people.dana, path: '/company/job/not-formed', scenario: 'empty', faults, shell: false });
    expect(await screen.findByText('Not formed', { selector: 'nav *' })).toBeVisible();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('show an empty state, also on a phone', async () => {
    await openList(0, { width: phone });
    expect(await screen.findByText('No jobs waiting for a crew')).toBeVisible();
    for (const button of screen.getAllByText('Add new job')) expect(button).toBeVisible();
    expect(screen.getByText('Fill the week').closest('a')).toHaveAttribute('href', '/company/job/fill?days=7');
  });

  it('stay as they were when an update fails', async () => {
    const { world, ids } = await openList(1);
    world.faults.set([{ operation: 'getOrders', kind: 'status', status: 503 }]);
    await placeOrder(world);
    expect(await screen.findByText(/couldn’t be refreshed/)).toBeVisible();
    expect(numbers()).toEqual([formatOrderNumber(ids[0])]);
    world.faults.set([]);
    await until(() => expect(screen.getByText('Try again')).toBeVisible());
  });
});

describe('deleting', () => {
  it('removes the card immediately, and sends nothing if undone', async () => {
    const app = await openList(2);
    const [first, last] = app.ids;
    await choose(app, last, 'Delete');
    await until(() => expect(numbers()).toEqual([formatOrderNumber(first)]));
    expect(screen.getByText('1 / 1')).toBeVisible();
    await app.user.click(screen.getByText('Undo'));
    expect(numbers()).toEqual([formatOrderNumber(last), formatOrderNumber(first)]);
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(app.callsTo('DELETE')).toEqual([]);
  });

  it('can be undone on the next page too, and is sent when the tab is left', async () => {
    const app = await openList(2);
    await choose(app, app.ids[0], 'Delete');
    await app.user.click(screen.getByText('Formed', { selector: 'nav *' }));
    await until(() => expect(address()).toBe('/company/job/formed'));
    expect(screen.getByText('Undo')).toBeVisible();
    expect(app.callsTo('DELETE')).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await until(() => expect(app.callsTo(`DELETE /orders/${app.ids[0]}`).map(({ status }) => status)).toEqual([200]));
    await until(() => expect(screen.getByText('1 / 1')).toBeVisible());
  });

  it('explains why it fails if someone was invited while it could be undone', async () => {
    const app = await openList(1);
    await choose(app, app.ids[0], 'Delete');
    await invite(app.world, app.ids[0] ?? 0, [5, PositionCode.helper]);
    window.dispatchEvent(new Event('pagehide'));
    await until(() => expect(app.callsTo('DELETE').map(({ status }) => status)).toEqual([409]));
    await until(() => expect(shownToasts()).toHaveLength(1));
    expect(await screen.findByText('No jobs waiting for a crew')).toBeVisible();
  });
});

describe('while the list is open', () => {
  it('a new job appears at the top and is announced', async () => {
    const { world, ids } = await openList(1);
    const fresh = await placeOrder(world);
    await until(() => expect(numbers()).toEqual([formatOrderNumber(fresh), formatOrderNumber(ids[0])]));
    expect(screen.getByText(`New job #${fresh}`)).toBeInTheDocument();
    expect(await screen.findByText('2 / 2')).toBeVisible();
  });

  it('a new job waits behind a pill on later pages, which links to the first page', async () => {
    const { world, user, ids } = await openList(6, { path: '/company/job/not-formed?page=2' });
    expect(numbers()).toEqual([formatOrderNumber(ids[0])]);
    await placeOrder(world);
    await user.click(await screen.findByText('1 new'));
    await until(() => expect(address()).toBe('/company/job/not-formed'));
    await until(() => expect(numbers()).toHaveLength(5));
  });
});
