import type { Action } from 'redux';
import type { Feature } from '#domain/providerFeatures';
import { actionCreator } from '../sagas/actionCreator';

/** `missing`: features beyond the specification that this provider was found to lack. */
export type ProviderState = { missing: readonly Feature[] };

export const providerActions = {
  featuresMissed: actionCreator('provider/featuresMissed', (features: readonly Feature[]) => ({ features })),
};

export type ProviderAction = ReturnType<(typeof providerActions)[keyof typeof providerActions]>;

export function providerReducer(state: ProviderState = { missing: [] }, action: Action): ProviderState {
  if (!isProviderAction(action)) return state;
  const added = action.features.filter((feature) => !state.missing.includes(feature));
  return added.length === 0 ? state : { missing: [...state.missing, ...added] };
}

function isProviderAction(action: Action): action is ProviderAction {
  return action.type === 'provider/featuresMissed';
}
