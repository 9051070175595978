import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { branchActions } from '#platform/branches/slice';
import { address } from '../../../tests/kit/app/startApp';
import { people } from '../../../tests/kit/operations';
import {
  findResults,
  markedTexts,
  openHeader,
  openSearch,
  optionsIn,
  searchField,
  shownOptions,
} from '../../../tests/kit/screens/searchScreen';
import { until } from '../../../tests/kit/until';

describe('recent searches and records', () => {
  const record = { kind: 'order', id: 1, branchId: 2, name: 'Of Tucson' };
  const stored = (userId: number | undefined) =>
    JSON.stringify({
      userId,
      branches: { 1: { texts: ['tempe'], opened: [] }, 2: { texts: ['marana'], opened: [record] } },
    });

  it('are offered before anything is typed, and can be cleared', async () => {
    const app = await openSearch();
    await app.user.keyboard('tyrell{Enter}');
    await until(() => expect(shownOptions()).toEqual([expect.stringContaining('Tyrell')]));
    await app.user.keyboard('{ArrowDown}{Enter}');
    await until(() => expect(address()).toMatch(/team\/edit/));
    await app.user.click(searchField());
    await findResults();
    expect(optionsIn('Recent searches')).toEqual(['tyrell']);
    expect(optionsIn('Recently opened')).toEqual(['Tyrell Banks']);
    await app.user.keyboard('{ArrowDown}{Enter}');
    await until(() => expect(markedTexts()).toEqual(['Tyrell']));
    await app.user.clear(searchField());
    await app.user.click(screen.getByRole('button', { name: 'Clear recent' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  });

  it('belong to the active branch', async () => {
    const app = await openHeader();
    act(() => app.preferences.write('search', stored(app.session().user?.id ?? undefined)));
    await app.user.keyboard('/');
    await findResults();
    expect(optionsIn('Recent searches')).toEqual(['tempe']);
    expect(screen.queryByRole('group', { name: 'Recently opened' })).toBeNull();
    act(() => void app.store.dispatch(branchActions.branchRequested(2)));
    await until(() => expect(app.branches().activeBranchId).toBe(2));
    await app.user.keyboard('{Escape}/');
    await until(() => expect(optionsIn('Recent searches')).toEqual(['marana']));
    expect(optionsIn('Recently opened')).toEqual(['#1 Of Tucson']);
  });

  it('are not shown to another person on this device', async () => {
    const app = await openHeader({ as: people.luis });
    act(() => app.preferences.write('search', stored((app.session().user?.id ?? 0) + 1)));
    await app.user.keyboard('/');
    await findResults();
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  });

  it('end with the session', async () => {
    const app = await openHeader({ scenario: 'empty' });
    act(() => app.preferences.write('search', stored(app.session().user?.id ?? undefined)));
    await app.user.click(screen.getByRole('button', { name: /Dana Whitfield/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await until(() => expect(app.session().phase).toBe('signedOut'));
    expect(app.preferences.read('search')).toBeNull();
  });
});
