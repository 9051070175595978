import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionActions } from '#platform/session/slice';
import { toSessionUser } from '#platform/session/user';
import { renderApp } from '../../tests/kit/app/renderApp';
import { crewIds, fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';

/** Sofia's session, while Marcus reads an invitation to a job. */
async function openAsMarcus() {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world);
  await invite(world, orderId, [crewIds.marcus, 3]);
  const app = renderApp({ as: people.marcus, hosted, path: '/helper/job/company/new' });
  expect((await screen.findAllByText(`#${orderId}`)).length).toBeGreaterThan(0);
  const { id, email, type, locale } = world.tables.user.require(crewIds.sofia);
  return { ...app, orderId, sofia: { id, email, type, locale }, token: await signIn(world, email) };
}

async function expectNotShown(orderId: number): Promise<void> {
  await until(() => expect(screen.queryAllByText(`#${orderId}`)).toEqual([]));
  // In Sofia's language.
  expect(await screen.findByText('No hay invitaciones nuevas')).toBeVisible();
}

it('someone who takes over a session reads nothing of the person before', async () => {
  const { store, orderId, sofia, token } = await openAsMarcus();
  act(() => void store.dispatch(sessionActions.signedIn(token, sofia, false)));
  await expectNotShown(orderId);
});

it('someone who signs in in another tab reads nothing of the person before', async () => {
  const { storage, orderId, sofia, token } = await openAsMarcus();
  storage.saveUser(toSessionUser(sofia));
  storage.saveToken(token);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storage.tokenKey })));
  await expectNotShown(orderId);
});
