import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { desktop, phone, renderApp, type RenderOptions, shownToasts } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { getField } from '../../../tests/kit/world';
import { until } from '../../../tests/kit/until';
import { branchActions } from '#platform/branches/slice';
import { readAnnouncement } from '#platform/ui/feedback/announcements';

const [dana, luis] = ['dana@coppermesa.example', 'luis@coppermesa.example'];

async function open(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, path: '/company/calendar', pages: false, ...options });
  await screen.findByRole('main');
  await until(() => expect(app.branches().settled).toBe(true));
  await app.waitForSecondLoad();
  return app;
}

/** Opens the search by `/`, with its first results. */
async function openSearch(options: RenderOptions = {}) {
  const app = await open(options);
  await app.user.keyboard('/');
  await list();
  return app;
}

const field = () => screen.getByRole('combobox', { name: 'Search jobs and people' });
const list = () => screen.findByRole('listbox', { name: 'Search results' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const marked = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
const tag = (name: string) => screen.getByRole('button', { name });

describe('the search in the header', () => {
  it('opens with `/` and searches unfiltered: five of each kind', async () => {
    const app = await openSearch();
    expect(field()).toHaveFocus();
    expect([optionsIn('Orders').length, optionsIn('Employees').length]).toEqual([5, 5]);
    expect(field()).toHaveValue('');
    expect(readAnnouncement().text).toBe('10 results');
    // Channels that join late make the app read again.
    expect(new Set(app.callsTo('/search?').map(({ path }) => path)).size).toBe(1);
  });

  it('leads to the person that is chosen with arrows and Enter', async () => {
    const app = await openSearch();
    await app.user.keyboard('reed marcus{Enter}');
    await until(() => expect(options()).toEqual([expect.stringContaining('Marcus Reed')]));
    expect(marked()).toEqual(['Marcus', 'Reed']);
    expect(activeOption()).toBeUndefined();
    await app.user.keyboard('{ArrowDown}');
    expect(activeOption()).toContain('Marcus Reed');
    await app.user.keyboard('{Enter}');
    expect(address()).toMatch(/^\/company\/team\/edit\/\d+$/);
    expect(screen.queryByRole('listbox', { name: 'Search results' })).toBeNull();
    expect(field()).toHaveValue('');
  });

  it('leads to the details of an order that is clicked', async () => {
    const app = await openSearch();
    const [first] = screen.getAllByRole('option');
    const number = /#(\d+)/.exec(first?.textContent ?? '')?.[1];
    await app.user.click(first ?? field());
    expect(address()).toBe(`/company/job/details/${number}`);
  });

  it('moves around with arrows, from the last to the first', async () => {
    const app = await openSearch();
    const all = options();
    await app.user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(all.at(-1));
    await app.user.keyboard('{ArrowDown}');
    expect(activeOption()).toBe(all[0]);
    await app.user.keyboard('{ArrowDown}{ArrowUp}');
    expect(activeOption()).toBe(all[0]);
  });

  it('returns the focus where it was on Escape', async () => {
    const app = await open();
    const back = screen.getByRole('button', { name: 'Back' });
    back.focus();
    await app.user.keyboard('/');
    await list();
    await app.user.keyboard('a{Escape}');
    expect(back).toHaveFocus();
    expect(screen.queryByRole('listbox', { name: 'Search results' })).toBeNull();
  });

  it('takes `/` and text while the branches load', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const release = hosted.holdAnswers('GET /company-branches');
    const app = renderApp({ as: dana, path: '/company/calendar', pages: false, hosted });
    await screen.findByRole('main');
    await until(() => expect(app.callsTo('GET /company-branches')).toHaveLength(1));
    await app.user.keyboard('/tyrell{Enter}');
    release();
    await until(() => expect(options()).toEqual([expect.stringContaining('Tyrell')]));
    expect(field()).toHaveFocus();
  });

  it('types `/` where a field has the focus', async () => {
    const app = await openSearch();
    await app.user.keyboard('/');
    expect(field()).toHaveValue('/');
  });

  it('filters by the chosen tag, and no more when it is chosen again', async () => {
    const app = await openSearch();
    await app.user.click(tag('Orders'));
    await until(() => expect(optionsIn('Orders')).toHaveLength(20));
    expect(screen.queryByRole('group', { name: 'Employees' })).toBeNull();
    expect(tag('Orders')).toHaveAttribute('aria-pressed', 'true');
    expect(field()).toHaveFocus();
    await app.user.click(tag('Orders'));
    await until(() => expect(optionsIn('Employees')).toHaveLength(5));
  });

  it('needs two characters, and says so', async () => {
    const app = await openSearch();
    await app.user.keyboard('m{Enter}');
    expect(screen.getByText('Type at least 2 characters, or an order number.')).toBeVisible();
    expect(options()).toEqual([]);
    expect(app.callsTo('/search?')).toHaveLength(1);
  });

  it('says that nothing matches', async () => {
    const app = await openSearch();
    await app.user.keyboard('<b>zz</b>{Enter}');
    expect(await screen.findByText('No matches for “<b>zz</b>”')).toBeVisible();
    await until(() => expect(readAnnouncement().text).toBe('0 results'));
  });

  it('offers to try again after a failure', async () => {
    const app = await open();
    app.world.faults.set([{ operation: 'searchBranch', kind: 'status', status: 500 }]);
    app.excuse(/./);
    await app.user.keyboard('/');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(shownToasts()).toEqual([]);
    app.world.faults.set([]);
    await app.user.click(again);
    expect(await list()).toBeVisible();
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
    fireEvent.change(field(), { target: { value: 'te' } });
    act(() => void vi.advanceTimersByTime(900));
    fireEvent.change(field(), { target: { value: 'tempe' } });
    act(() => void vi.advanceTimersByTime(999));
    expect(texts()).toEqual(['']);
    act(() => void vi.advanceTimersByTime(1));
    expect(texts()).toEqual(['', 'tempe']);
    fireEvent.change(field(), { target: { value: 'mesa' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(texts()).toEqual(['', 'tempe', 'mesa']);
  });

  it('never shows a late answer to an earlier text, nor earlier results below a new text', async () => {
    const app = await openSearch();
    const release = app.holdAnswers(search('marcus'));
    await app.user.keyboard('marcus{Enter}');
    await until(() => expect(app.callsTo(search('marcus'))).toHaveLength(1));
    await app.user.clear(field());
    await app.user.keyboard('tyrell');
    expect(options()).toEqual([]);
    await app.user.keyboard('{Enter}');
    await until(() => expect(options()).toEqual([expect.stringContaining('Tyrell')]));
    release();
    await until(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(options()).toEqual([expect.stringContaining('Tyrell')]);
  });
});

describe('what was searched and opened before', () => {
  it('is offered before anything is typed, and can be cleared', async () => {
    const app = await openSearch();
    await app.user.keyboard('tyrell{Enter}');
    await until(() => expect(options()).toEqual([expect.stringContaining('Tyrell')]));
    await app.user.keyboard('{ArrowDown}{Enter}');
    await until(() => expect(address()).toMatch(/team\/edit/));
    await app.user.click(field());
    await list();
    expect(optionsIn('Recent searches')).toEqual(['tyrell']);
    expect(optionsIn('Recently opened')).toEqual(['Tyrell Banks']);
    await app.user.keyboard('{ArrowDown}{Enter}');
    await until(() => expect(marked()).toEqual(['Tyrell']));
    await app.user.clear(field());
    await app.user.click(screen.getByRole('button', { name: 'Clear recent' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  });
});

describe('recent searches and records', () => {
  const record = { kind: 'order', id: 1, branchId: 2, name: 'Of Tucson' };
  const stored = (userId: number | undefined) =>
    JSON.stringify({
      userId,
      branches: { 1: { texts: ['tempe'], opened: [] }, 2: { texts: ['marana'], opened: [record] } },
    });

  it('belong to the active branch', async () => {
    const app = await open();
    act(() => app.preferences.write('search', stored(app.session().user?.id)));
    await app.user.keyboard('/');
    await list();
    expect(optionsIn('Recent searches')).toEqual(['tempe']);
    expect(screen.queryByRole('group', { name: 'Recently opened' })).toBeNull();
    act(() => void app.store.dispatch(branchActions.branchRequested(2)));
    await until(() => expect(app.branches().activeBranchId).toBe(2));
    await app.user.keyboard('{Escape}/');
    await until(() => expect(optionsIn('Recent searches')).toEqual(['marana']));
    expect(optionsIn('Recently opened')).toEqual(['#1 Of Tucson']);
  });

  it('are not shown to another person on this device', async () => {
    const app = await open({ as: luis });
    act(() => app.preferences.write('search', stored((app.session().user?.id ?? 0) + 1)));
    await app.user.keyboard('/');
    await list();
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  });

  it('end with the session', async () => {
    const app = await open({ scenario: 'empty' });
    act(() => app.preferences.write('search', stored(app.session().user?.id)));
    await app.user.click(screen.getByRole('button', { name: /Dana Whitfield/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await until(() => expect(app.session().phase).toBe('signedOut'));
    expect(app.preferences.read('search')).toBeNull();
  });
});

describe('the search of all branches', () => {
  it('is offered to the owner; a result of another branch changes to it', async () => {
    const app = await openSearch({ pages: true, path: '/company/team' });
    await app.user.click(tag('All branches'));
    await until(() => expect(app.callsTo('scope=company')).toHaveLength(1));
    await app.user.keyboard('las vegas{Enter}');
    const [first] = await screen.findAllByRole('option', { name: /Las Vegas/ });
    await app.user.click(first ?? field());
    await until(() => expect(app.branches().activeBranchId).toBe(3));
    expect(address()).toMatch(/^\/company\/job\/details\/\d+$/);
  });

  it('is not offered to a manager', async () => {
    await openSearch({ as: luis });
    expect(screen.queryByRole('button', { name: 'All branches' })).toBeNull();
  });
});

it.each([desktop, phone])('is not there for a manager without a branch, at %i px', async (width) => {
  const app = renderApp({
    as: 'hank@coppermesa.example',
    scenario: 'empty',
    path: '/company/calendar',
    pages: false,
    width,
  });
  await screen.findByRole('main');
  await until(() => expect(app.branches().settled).toBe(true));
  await app.user.keyboard('/');
  expect(screen.queryByRole('combobox', { name: 'Search jobs and people' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search jobs and people' })).toBeNull();
});

it('fills the screen of a phone, and closes when a result opens', async () => {
  const app = await open({ width: phone });
  await app.user.click(screen.getByRole('button', { name: 'Search jobs and people' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
  await until(() => expect(sheet.getByRole('combobox')).toHaveFocus());
  await app.user.click((await sheet.findAllByRole('option'))[0] ?? document.body);
  expect(address()).toMatch(/^\/company\/job\/details\/\d+$/);
  await until(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
});
