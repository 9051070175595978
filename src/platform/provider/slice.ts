import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Action } from 'redux';
import type { Feature } from '#domain/providerFeatures';
import type { KeyValueStorage } from '../lib/device/deviceStorage';
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

type Store = {
  getState: () => { provider: ProviderState };
  dispatch: (action: ProviderAction) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A provider that grows is asked again after a day. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Keeps on this device what a provider, named by its address, was found to lack. */
export function persistMissing(store: Store, storage: KeyValueStorage, key: string, apiUrl: string): void {
  const known = parseStored(storage.getItem(key));
  const isCurrent = known.apiUrl === apiUrl && Date.now() - known.since < lifetimeMs;
  if (isCurrent) store.dispatch(providerActions.featuresMissed(known.features));
  const since = isCurrent ? known.since : Date.now();
  let saved = store.getState().provider;
  store.subscribe(() => {
    const { provider } = store.getState();
    if (provider === saved) return;
    saved = provider;
    storage.setItem(key, JSON.stringify({ apiUrl, since, features: provider.missing } satisfies Stored));
  });
}

type Stored = { apiUrl: string; since: number; features: readonly Feature[] };

function parseStored(text: string | null): Stored {
  const none = { apiUrl: '', since: 0, features: [] };
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStored(value) ? value : none;
  } catch {
    return none;
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { apiUrl, since, features } = value as Partial<Record<keyof Stored, unknown>>;
  const areTexts = Array.isArray(features) && features.every((name) => typeof name === 'string');
  return typeof apiUrl === 'string' && typeof since === 'number' && areTexts;
}

type WithProvider = { provider: ProviderState };

/** Checks whether the provider has a feature: true until one of its calls was found to be missing. */
export function useFeature(feature: Feature): boolean {
  return useHasFeature()(feature);
}

/** The same for a button: one that was on screen stays until its page is left, also when a read finds its feature missing. */
export function useAction(feature: Feature): boolean {
  const has = useFeature(feature);
  const [hadAtFirst] = useState(has);
  return hadAtFirst;
}

/** Returns the check itself, for several features; `undefined` is a page of the specification. */
export function useHasFeature(): (feature: Feature | undefined) => boolean {
  const missing = useSelector(({ provider }: WithProvider) => provider.missing);
  return (feature) => feature === undefined || !missing.includes(feature);
}
