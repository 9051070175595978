import { expect, it } from 'vitest';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { testClient } from '../../../tests/kit/http/testClient';
import { persistMissing, type ProviderAction, providerActions, providerReducer, type ProviderState } from './slice';

const unknownRoute = { message: 'The route api/earnings could not be found.' };
const unknownRow = { message: 'No query results for model [App\\Models\\Invitation] 7' };
const refusal = { data: null, message: 'Not found', errors: {}, success: false };

it.each([
  ['an unknown route', 404, unknownRoute, true],
  ['a method that is not allowed', 405, refusal, true],
  ['a call that is not implemented', 501, { message: 'Not implemented' }, true],
  ['a page of a proxy for 404', 404, '<html>Not Found</html>', false],
  ['a page of a proxy for 405', 405, '<html>Not Allowed</html>', false],
  ['an empty answer for 501', 501, null, false],
  ['a row that does not exist', 404, unknownRow, false],
  ['a refusal in the envelope', 404, refusal, false],
  ['a missing right', 403, unknownRoute, false],
])('%s says whether the provider has the call', async (_, status, body, isMissing) => {
  answerCalls(() => Response.json(body, { status }));
  const missed: string[] = [];
  const client = testClient({ onMissingCall: async (operation) => missed.push(operation) > 0 });
  const error: unknown = await client.request({ url: '/helper/earnings' }).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status, code: isMissing ? 'missing_call' : undefined });
  expect(missed).toEqual(isMissing ? ['getEarnings'] : []);
});

it('a call that every provider has is refused like any other', async () => {
  answerCalls(() => Response.json(unknownRoute, { status: 404 }));
  const client = testClient({ onMissingCall: async () => false });
  await expect(client.request({ url: '/helper/earnings' })).rejects.toMatchObject({ message: unknownRoute.message });
});

function open(apiUrl: string) {
  let provider: ProviderState = { missing: [], leaving: [] };
  const listeners: (() => void)[] = [];
  const store = {
    getState: () => ({ provider }),
    dispatch: (action: ProviderAction) => {
      provider = providerReducer(provider, action);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  persistMissing(store, localStorage, 'missingFeatures', apiUrl);
  return store;
}

it('an action that the provider lacks stays until its page is left', () => {
  const { getState, dispatch } = open('/api');
  dispatch(providerActions.actionsMissed(['onMyWay']));
  expect(getState().provider.missing).toEqual([]);
  dispatch(providerActions.pageLeft());
  expect(getState().provider.missing).toEqual(['onMyWay']);
});

it('at a sign-in a missing feature is tried again', () => {
  const { getState, dispatch } = open('/api');
  dispatch(providerActions.featuresMissed(['earnings']));
  dispatch(providerActions.forgotten());
  expect(getState().provider.missing).toEqual([]);
  expect(open('/api').getState().provider.missing).toEqual([]);
});

it('a missing call is remembered for this provider for a day', () => {
  const [here, elsewhere] = ['https://api.example/api', 'https://other.example/api'] as const;
  open(here).dispatch(providerActions.featuresMissed(['earnings']));
  expect(open(here).getState().provider.missing).toEqual(['earnings']);
  expect(open(elsewhere).getState().provider.missing).toEqual([]);
});

it('a stored list that cannot be read is ignored', () => {
  localStorage.setItem('missingFeatures', '{"features":7');
  expect(open('/api').getState().provider.missing).toEqual([]);
});
