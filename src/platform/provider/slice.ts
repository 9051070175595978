import type { Action } from 'redux';
import type { Feature } from '#domain/providerFeatures';
import { actionCreator } from '../sagas/actionCreator';

/**
 * `missing`: features beyond the specification that this provider was found to lack. `leaving`: those whose action was
 * tried on the page that is shown; the action stays until the page is left.
 */
export type ProviderState = { missing: readonly Feature[]; leaving: readonly Feature[] };

export const providerActions = {
  featuresMissed: actionCreator('provider/featuresMissed', (features: readonly Feature[]) => ({ features })),
  actionsMissed: actionCreator('provider/actionsMissed', (features: readonly Feature[]) => ({ features })),
  pageLeft: actionCreator('provider/pageLeft'),
  /** At a sign-in every feature is tried again. */
  forgotten: actionCreator('provider/forgotten'),
};

export type ProviderAction = ReturnType<(typeof providerActions)[keyof typeof providerActions]>;

const initial: ProviderState = { missing: [], leaving: [] };

export function providerReducer(state: ProviderState = initial, action: Action): ProviderState {
  return isProviderAction(action) ? reduce(state, action) : state;
}

function reduce(state: ProviderState, action: ProviderAction): ProviderState {
  switch (action.type) {
    case 'provider/featuresMissed':
      return { ...state, missing: addNew(state.missing, action.features) };
    case 'provider/actionsMissed':
      return { ...state, leaving: addNew(state.leaving, action.features) };
    case 'provider/pageLeft':
      return state.leaving.length === 0 ? state : { missing: addNew(state.missing, state.leaving), leaving: [] };
    default:
      return initial;
  }
}

/** The same list if there is nothing to add, so that nothing renders again. */
function addNew(known: readonly Feature[], features: readonly Feature[]): readonly Feature[] {
  const added = features.filter((feature) => !known.includes(feature));
  return added.length === 0 ? known : [...known, ...added];
}

function isProviderAction(action: Action): action is ProviderAction {
  return action.type.startsWith('provider/');
}
