import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { providerActions } from '#platform/provider/slice';
import { renderApp } from '../../tests/kit/app/renderApp';
import { crewIds, fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
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

it('an action stays until its page is left when a read finds the rest of its feature missing', async () => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world, { date: '2026-11-22' });
  await invite(hosted.world, orderId, [crewIds.marcus, 3]);
  const { store } = renderApp({ as: people.priya, hosted, path: '/company/job/formed' });
  const chip = { name: `Needs crew: find people for job #${orderId}` };
  expect(await screen.findByRole('link', chip)).toBeVisible();
  act(() => void store.dispatch(providerActions.featuresMissed(['findHelpers'])));
  expect(screen.getByRole('link', chip)).toBeVisible();
  history.pushState(null, '', '/company/team');
  expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  history.pushState(null, '', '/company/job/formed');
  expect(await screen.findByText('Needs crew')).toBeVisible();
  expect(screen.queryByRole('link', chip)).toBeNull();
});
