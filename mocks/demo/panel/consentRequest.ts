import type { Provider } from './consentTexts';

/** Request of the app to a consent page, read from the query. */
export type ConsentRequest = {
  provider: Provider;
  /** Builds the redirect URL with the result, including the caller's `state`. */
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
