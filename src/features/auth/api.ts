import {
  handleAppleCallback,
  handleGoogleCallback,
  useGetAppleRedirectUrl,
  useGetGoogleRedirectUrl,
  useLogin,
  useRequestResetOtp,
  useResetPassword,
  useVerifyResetOtp,
} from '../../generated/endpoints/auth/auth';

/** Signing in with email and password. */
export const useSignIn = useLogin;

export type Provider = 'google' | 'apple';

/** Asks for the address of a social provider's consent page. */
export function useConsentAddress(): (provider: Provider) => Promise<string> {
  const google = useGetGoogleRedirectUrl();
  const apple = useGetAppleRedirectUrl();
  return async (provider) => {
    const { url } = await (provider === 'google' ? google : apple).mutateAsync();
    return url;
  };
}

/**
 * Exchange what a provider sent back for a session, or for the sign-up of somebody new. Plain calls: their failure has
 * words of its own (spec section 8), which stand in for the usual toast.
 */
export const exchangeGoogleCode = handleGoogleCallback;
export const exchangeAppleCode = handleAppleCallback;

/** The three calls of a lost password: send a code, check it, set another password. */
export const useSendResetCode = useRequestResetOtp;
export const useCheckResetCode = useVerifyResetOtp;
export const useChangeLostPassword = useResetPassword;
