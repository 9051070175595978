import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPreferences, PreferencesProvider, usePreference } from './preferences';

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

function View() {
  const [view, choose] = usePreference('jobs-view', ['cards', 'compact']);
  return <button onClick={() => choose('compact')}>{view}</button>;
}

function renderView(stored?: string) {
  const storage = memory();
  if (stored !== undefined) storage.setItem('profile:a:preference:jobs-view', stored);
  const preferences = createPreferences('profile:a:', storage);
  render(
    <PreferencesProvider value={preferences}>
      <View />
    </PreferencesProvider>,
  );
  return { ...storage, view: screen.getByRole('button') };
}

it('is the first choice until another one is chosen, and is stored under the page’s prefix', () => {
  const { view, values } = renderView();
  expect(view).toHaveTextContent('cards');
  act(() => view.click());
  expect(view).toHaveTextContent('compact');
  expect([...values]).toEqual([['profile:a:preference:jobs-view', 'compact']]);
});

it.each([
  ['compact', 'compact'],
  ['', 'cards'],
  ['tiles', 'cards'],
])('a stored "%s" is %s', (stored, expected) => {
  expect(renderView(stored).view).toHaveTextContent(expected);
});
