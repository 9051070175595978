import type { Action } from 'redux';
import { actionCreator } from '../sagas/actionCreator';

/** `missingCalls`: operations beyond the specification that this provider was found to lack. */
export type ProviderState = { missingCalls: readonly string[] };

export const providerActions = {
  callsMissed: actionCreator('provider/callsMissed', (operations: readonly string[]) => ({ operations })),
};

export type ProviderAction = ReturnType<(typeof providerActions)[keyof typeof providerActions]>;

export function providerReducer(state: ProviderState = { missingCalls: [] }, action: Action): ProviderState {
  if (!isProviderAction(action)) return state;
  const added = action.operations.filter((operation) => !state.missingCalls.includes(operation));
  return added.length === 0 ? state : { missingCalls: [...state.missingCalls, ...added] };
}

function isProviderAction(action: Action): action is ProviderAction {
  return action.type === 'provider/callsMissed';
}
