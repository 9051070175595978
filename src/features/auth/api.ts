import {
  useGetAppleRedirectUrl,
  useGetGoogleRedirectUrl,
  useLogin,
  handleAppleCallback,
  handleGoogleCallback,
} from '#generated/endpoints/auth/auth';

export const useSignIn = useLogin;

export type Provider = 'google' | 'apple';

/** Returns a function that fetches the address of a social provider's consent page. */
export function useConsentAddress(): (provider: Provider) => Promise<string> {
  const google = useGetGoogleRedirectUrl();
  const apple = useGetAppleRedirectUrl();
  return async (provider) => {
    const { url } = await (provider === 'google' ? google : apple).mutateAsync();
    return url;
  };
}

/**
 * Exchanges a provider's code for a session, or for the sign-up of a new person. Plain calls, because their failures
 * have specified messages instead of the usual toast (spec section 8).
 */
export const exchangeGoogleCode = handleGoogleCallback;
export const exchangeAppleCode = handleAppleCallback;
