import type { Feature } from '#domain/providerFeatures';
import type { KeyValueStorage } from '../lib/device/deviceStorage';
import { type ProviderAction, providerActions, type ProviderState } from './slice';

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
