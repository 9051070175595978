import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crewIds, fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
import { renderApp } from '../../tests/kit/app/renderApp';
import { signIn } from '../../tests/kit/world';
import { until } from '../../tests/kit/until';
import { sessionActions } from '#platform/session/slice';

it('someone who takes over a session reads nothing of the person before', async () => {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world);
  await invite(world, orderId, [crewIds.marcus, 3]);
  const { store } = renderApp({ as: people.marcus, hosted, path: '/helper/job/company/new' });
  expect((await screen.findAllByText(`#${orderId}`)).length).toBeGreaterThan(0);
  const { id, email, type } = world.tables.user.require(crewIds.sofia);
  const token = await signIn(world, email);
  act(() => void store.dispatch(sessionActions.signedIn(token, { id, email, type }, false)));
  await until(() => expect(screen.queryAllByText(`#${orderId}`)).toEqual([]));
  expect(await screen.findByText('No new invitations')).toBeVisible();
});
