import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../tests/kit/app/renderApp';
import { fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { until } from '../../tests/kit/until';

/** Marcus opens a page at a provider that lacks a call. */
function open(path: string, operation: string) {
  const hosted = fewPeople();
  hosted.world.faults.set([{ operation, kind: 'missing' }]);
  const app = renderApp({ as: people.marcus, hosted, path });
  app.excuse(/404/);
  const provider = () => app.store.getState().provider;
  const leaveAndReturn = async (away: string) => {
    history.pushState(null, '', away);
    await until(() => expect(provider().leaving).toEqual([]));
    history.pushState(null, '', path);
  };
  return { ...app, provider, leaveAndReturn };
}

it('a download that the provider turns out to lack stays until the page is left', async () => {
  const { user, provider, leaveAndReturn } = open('/helper/settings/danger-zone', 'getOwnData');
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await until(() => expect(provider()).toMatchObject({ leaving: ['ownData'], missing: [] }));
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await leaveAndReturn('/helper/settings/role');
  expect(await screen.findByRole('heading', { name: /Delete/, level: 2 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('a dialog that the provider turns out to lack says so, and its button stays until the page is left', async () => {
  const { user, provider, leaveAndReturn } = open('/helper/calendar', 'getCalendarFeed');
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('This isn’t available here.')).toBeVisible();
  expect(provider().missing).toEqual([]);
  await user.click(dialog.getByText('Close'));
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await leaveAndReturn('/helper/settings/role');
  expect(await screen.findByRole('heading', { level: 1, name: 'Task calendar' })).toBeVisible();
  await until(() => expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull());
});
