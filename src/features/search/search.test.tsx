import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAnnouncement } from '#platform/ui/feedback/announcements';
import { desktop, phone, renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { people } from '../../../tests/kit/operations';
import {
  activeOption,
  filterTag,
  findResults,
  markedTexts,
  openHeader,
  openSearch,
  optionsIn,
  searchField,
  shownOptions,
} from '../../../tests/kit/screens/searchScreen';
import { until } from '../../../tests/kit/until';
import { getField } from '../../../tests/kit/world';

describe('the search in the header', () => {
  it('opens with `/` and searches unfiltered: five of each kind', async () => {
    const app = await openSearch();
    expect(searchField()).toHaveFocus();
    expect([optionsIn('Orders').length, optionsIn('Employees').length]).toEqual([5, 5]);
    expect(searchField()).toHaveValue('');
    expect(readAnnouncement().text).toBe('10 results');
    // Channels that join late make the app read again.
    expect(new Set(app.callsTo('/search?').map(({ path }) => path)).size).toBe(1);
  });

  it('leads to the person that is chosen with arrows and Enter', async () => {
    const app = await openSearch();
    await app.user.keyboard('reed marcus{Enter}');
    await until(() => expect(shownOptions()).toEqual([expect.stringContaining('Marcus Reed')]));
    expect(markedTexts()).toEqual(['Marcus', 'Reed']);
    expect(activeOption()).toBeUndefined();
    await app.user.keyboard('{ArrowDown}');
    expect(activeOption()).toContain('Marcus Reed');
    await app.user.keyboard('{Enter}');
    expect(address()).toMatch(/^\/company\/team\/edit\/\d+$/);
    expect(screen.queryByRole('listbox', { name: 'Search results' })).toBeNull();
    expect(searchField()).toHaveValue('');
  });

  it('searches for what is seen of a pasted text', async () => {
    const app = await openSearch();
    await app.user.paste('\u202aReed\u200b Marcus\u202c');
    await app.user.keyboard('{Enter}');
    await until(() => expect(shownOptions()).toEqual([expect.stringContaining('Marcus Reed')]));
  });

  it('leads to the details of an order that is clicked', async () => {
    const app = await openSearch();
    const [first] = screen.getAllByRole('option');
    const number = /#(\d+)/.exec(first?.textContent ?? '')?.[1];
    await app.user.click(first ?? searchField());
    expect(address()).toBe(`/company/job/details/${number}`);
  });

  it('shows the year of a job of another year', async () => {
    const { user, world } = await openSearch();
    const last = world.tables.order.all().find(({ date, branch_id }) => date.startsWith('2025-12') && branch_id === 1);
    await user.keyboard(`#${last?.id}`);
    await until(() => expect(shownOptions()).toEqual([expect.stringMatching(/Dec \d+, 2025/)]));
  });

  it('moves around with arrows, from the last to the first', async () => {
    const app = await openSearch();
    const all = shownOptions();
    await app.user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(all.at(-1));
    await app.user.keyboard('{ArrowDown}');
    expect(activeOption()).toBe(all[0]);
    await app.user.keyboard('{ArrowDown}{ArrowUp}');
    expect(activeOption()).toBe(all[0]);
  });

  it('returns the focus where it was on Escape', async () => {
    const app = await openHeader();
    const back = screen.getByRole('button', { name: 'Back' });
    back.focus();
    await app.user.keyboard('/');
    await findResults();
    await app.user.keyboard('a{Escape}');
    expect(back).toHaveFocus();
    expect(screen.queryByRole('listbox', { name: 'Search results' })).toBeNull();
  });

  it('takes `/` and text while the branches load', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const release = hosted.holdAnswers('GET /company-branches');
    const app = renderApp({ as: people.dana, path: '/company/calendar', pages: false, hosted });
    await screen.findByRole('main');
    await until(() => expect(app.callsTo('GET /company-branches')).toHaveLength(1));
    await app.user.keyboard('/tyrell{Enter}');
    release();
    await until(() => expect(shownOptions()).toEqual([expect.stringContaining('Tyrell')]));
    expect(searchField()).toHaveFocus();
  });

  it('types `/` where a field has the focus', async () => {
    const app = await openSearch();
    await app.user.keyboard('/');
    expect(searchField()).toHaveValue('/');
  });

  it('filters by the chosen tag, and no more when it is chosen again', async () => {
    const app = await openSearch();
    await app.user.click(filterTag('Orders'));
    await until(() => expect(optionsIn('Orders')).toHaveLength(20));
    expect(screen.queryByRole('group', { name: 'Employees' })).toBeNull();
    expect(filterTag('Orders')).toHaveAttribute('aria-pressed', 'true');
    expect(searchField()).toHaveFocus();
    await app.user.click(filterTag('Orders'));
    await until(() => expect(optionsIn('Employees')).toHaveLength(5));
  });

  it('searches for one letter', async () => {
    const app = await openSearch();
    await app.user.keyboard('m{Enter}');
    await until(() => expect(app.callsTo('search=m')).toHaveLength(1));
  });

  it('says that nothing matches', async () => {
    const app = await openSearch();
    await app.user.keyboard('<b>zz</b>{Enter}');
    expect(await screen.findByText('No matches for “<b>zz</b>”')).toBeVisible();
    await until(() => expect(readAnnouncement().text).toBe('0 results'));
  });

  it('offers to try again after a failure', async () => {
    const app = await openHeader();
    app.world.faults.set([{ operation: 'searchBranch', kind: 'status', status: 500 }]);
    app.excuse(/./);
    await app.user.keyboard('/');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(shownToasts()).toEqual(['The server is having trouble. Please try again.']);
    app.world.faults.set([]);
    await app.user.click(again);
    expect(await findResults()).toBeVisible();
  });
});

describe('the time of a search', () => {
  const search = (text: string) => `search=${encodeURIComponent(text)}`;

  it('is 1000 ms after the last change; Enter is immediate', async () => {
    const app = await openSearch();
    const searches = () =>
      app.queryClient.getQueriesData({ queryKey: ['company-branches', 1, 'search'] }).map(([key]) => key[3]);
    const texts = () => searches().map((params) => getField(params, 'search'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.change(searchField(), { target: { value: 'te' } });
    act(() => void vi.advanceTimersByTime(900));
    fireEvent.change(searchField(), { target: { value: 'tempe' } });
    act(() => void vi.advanceTimersByTime(999));
    expect(texts()).toEqual(['']);
    act(() => void vi.advanceTimersByTime(1));
    expect(texts()).toEqual(['', 'tempe']);
    fireEvent.change(searchField(), { target: { value: 'mesa' } });
    fireEvent.keyDown(searchField(), { key: 'Enter' });
    expect(texts()).toEqual(['', 'tempe', 'mesa']);
  });

  it('never shows a late answer to an earlier text, nor earlier results below a new text', async () => {
    const app = await openSearch();
    const release = app.holdAnswers(search('marcus'));
    await app.user.keyboard('marcus{Enter}');
    await until(() => expect(app.callsTo(search('marcus'))).toHaveLength(1));
    await app.user.clear(searchField());
    await app.user.keyboard('tyrell');
    expect(shownOptions()).toEqual([]);
    await app.user.keyboard('{Enter}');
    await until(() => expect(shownOptions()).toEqual([expect.stringContaining('Tyrell')]));
    release();
    await until(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(shownOptions()).toEqual([expect.stringContaining('Tyrell')]);
  });
});

describe('the search of all branches', () => {
  it('is offered to the owner; a result of another branch changes to it', async () => {
    const app = await openSearch({ pages: true, path: '/company/team' });
    await app.user.click(filterTag('All branches'));
    await until(() => expect(app.callsTo('scope=company')).toHaveLength(1));
    await app.user.keyboard('las vegas{Enter}');
    const [first] = await screen.findAllByRole('option', { name: /Las Vegas/ });
    await app.user.click(first ?? searchField());
    await until(() => expect(app.branches().activeBranchId).toBe(3));
    expect(address()).toMatch(/^\/company\/job\/details\/\d+$/);
  });

  it('is not offered to a manager', async () => {
    await openSearch({ as: people.luis });
    expect(screen.queryByRole('button', { name: 'All branches' })).toBeNull();
  });
});

it.each([desktop, phone])('is there for a manager without a branch too, at %i px, and finds nothing', async (width) => {
  const app = renderApp({
    as: people.hank,
    scenario: 'empty',
    path: '/company/calendar',
    pages: false,
    width,
  });
  await screen.findByRole('main');
  await until(() => expect(app.branches().settled).toBe(true));
  if (width === phone) await app.user.click(screen.getByRole('button', { name: 'Search jobs and people' }));
  else await app.user.keyboard('/');
  await app.user.keyboard('marcus{Enter}');
  expect(await screen.findByText('No matches for “marcus”')).toBeVisible();
  expect(app.callsTo('/search?')).toEqual([]);
});

it('fills the screen of a phone, and closes when a result opens', async () => {
  const app = await openHeader({ width: phone });
  await app.user.click(screen.getByRole('button', { name: 'Search jobs and people' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
  await until(() => expect(sheet.getByRole('combobox')).toHaveFocus());
  await app.user.click((await sheet.findAllByRole('option'))[0] ?? document.body);
  expect(address()).toMatch(/^\/company\/job\/details\/\d+$/);
  await until(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
});
