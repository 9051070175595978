import type { Provider } from './consentTexts';

/** What the app asks of a consent page, read from its query. */
export type ConsentRequest = {
  provider: Provider;
  /** Where to send the browser back, with how it ended; the caller's `state` goes along. */
  back: (ending: { code: string } | { error: string }) => URL;
};

/** Reads the query of the consent page; a way back that is not below the app leads to the app's own start. */
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
