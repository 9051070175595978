import type { Provider } from './consentTexts';

/** What the app requests of a consent page, read from the query. */
export type ConsentRequest = {
  provider: Provider;
  /** Where to send the browser back, with the result. The caller's `state` is included. */
  back: (ending: { code: string } | { error: string }) => URL;
};

/** Reads the query of the consent page. A redirect address outside the app is replaced with the app's start page. */
export function readConsentRequest(query: URLSearchParams, appAddress: string): ConsentRequest {
  const wanted = query.get('redirect') ?? '';
  const redirect = wanted.startsWith(appAddress) && URL.canParse(wanted) ? wanted : appAddress;
  const state = query.get('state');
  return {
    provider: query.get('provider') === 'apple' ? 'apple' : 'google',
    back: (ending) => {
      const url = new URL(redirect);
      for (const [name, value] of Object.entries(ending)) url.searchParams.set(name, value);
      if (state !== null) url.searchParams.set('state', state);
      return url;
    },
  };
}
