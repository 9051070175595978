import { useGetAppleRedirectUrl, useGetGoogleRedirectUrl, useLogin } from '#generated/endpoints/auth/auth';

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
