import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { issueToken } from '../../mocks/provider/http/authenticate';
import { crewIds, fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
import { renderApp } from '../../tests/kit/app/renderApp';
import { until } from '../../tests/kit/until';
import { PositionCode, UserType } from '#generated/model/codes';
import { sessionActions } from '#platform/session/slice';

it('someone who takes over a session reads nothing of the person before', async () => {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
  await invite(world, orderId, [crewIds.marcus, PositionCode.helper]);
  const { store } = renderApp({ as: people.marcus, hosted, path: '/helper/job/company/new' });
  expect((await screen.findAllByText(`#${orderId}`)).length).toBeGreaterThan(0);
  const { id, first_name, email } = world.tables.user.require(crewIds.sofia);
  const token = world.change(() => issueToken(world, id));
  act(
    () => void store.dispatch(sessionActions.signedIn(token, { id, first_name, email, type: UserType.helper }, false)),
  );
  await until(() => expect(screen.queryAllByText(`#${orderId}`)).toEqual([]));
  expect(await screen.findByText('No new invitations')).toBeVisible();
});
