import type { Provider } from '../api';

/**
 * What is remembered of a consent address before the browser goes there: its provider and its `state`, or null when it
 * carries none.
 */
export function consentStateOf(provider: Provider, address: string): string | null {
  const state = URL.canParse(address) ? new URL(address).searchParams.get('state') : null;
  return state ? `${provider}:${state}` : null;
}

/**
 * Whether a callback may be believed: it brings back exactly the `state` that was sent along, from the same provider.
 * Where none was sent none may come: a code somebody else slipped in would sign the person in as that somebody.
 */
export function isAwaited(provider: Provider, remembered: string | null, state: string | undefined): boolean {
  return remembered === (state ? `${provider}:${state}` : null);
}

/** True for an address a browser may be sent to. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
