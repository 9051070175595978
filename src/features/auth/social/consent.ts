import type { Provider } from '../api';

/**
 * Provider and `state` to store before the browser goes to a consent address; null if it has none.
 */
export function getConsentState(provider: Provider, address: string): string | null {
  const state = URL.canParse(address) ? new URL(address).searchParams.get('state') : null;
  return state ? `${provider}:${state}` : null;
}

/**
 * Checks whether to trust a callback: it must return exactly the `state` that was sent, from the same provider. If none was
 * sent, none may come back. Otherwise an attacker's code could sign the user in to the attacker's account.
 */
export function isExpectedCallback(provider: Provider, remembered: string | null, state: string | undefined): boolean {
  return remembered === (state ? `${provider}:${state}` : null);
}

/** Checks whether the browser may be redirected to an address. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
