import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { people } from '../operations';
import { until } from '../until';

/** Opens the header, by default Dana’s, above an empty page. */
export async function openHeader(options: RenderOptions = {}) {
  const app = renderApp({ as: people.dana, path: '/company/calendar', pages: false, ...options });
  await screen.findByRole('main');
  await until(() => expect(app.branches().settled).toBe(true));
  await app.waitForSecondLoad();
  return app;
}

/** Opens the search by `/`, with its first results. */
export async function openSearch(options: RenderOptions = {}) {
  const app = await openHeader(options);
  await app.user.keyboard('/');
  await findResults();
  return app;
}

export const searchField = () => screen.getByRole('combobox', { name: 'Search jobs and people' });
export const findResults = () => screen.findByRole('listbox', { name: 'Search results' });
export const shownOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
export const activeOption = () =>
  document.getElementById(searchField().getAttribute('aria-activedescendant') ?? '')?.textContent;
export const markedTexts = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
export const filterTag = (name: string) => screen.getByRole('button', { name });
