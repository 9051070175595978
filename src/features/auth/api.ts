import { useMutation } from '@tanstack/react-query';
import {
  handleAppleCallback,
  handleGoogleCallback,
  register,
  signUpHelper,
  useGetAppleRedirectUrl,
  useGetGoogleRedirectUrl,
  useDeleteAccount,
  useLogin,
  useRequestEmailChange,
  useRequestRegisterOtp,
  useRequestResetOtp,
  useResetPassword,
  useUpdatePassword,
  useVerifyEmailChange,
  useVerifyRegisterOtp,
  useVerifyResetOtp,
} from '../../generated/endpoints/auth/auth';
import type { HelperSignUpRequest, RegisterRequest } from '../../generated/model';

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

/** The first two calls of either sign-up: send a code, check it. */
export const useSendSignUpCode = useRequestRegisterOtp;
export const useCheckSignUpCode = useVerifyRegisterOtp;

/** The last call of a company's sign-up. */
export function useRegisterCompany() {
  return useMutation({ mutationFn: (data: RegisterRequest) => register(data) });
}

/** The last call of a helper's sign-up. */
export function useRegisterHelper() {
  return useMutation({ mutationFn: (data: HelperSignUpRequest) => signUpHelper(data) });
}

/** Another email of the signed-in person: send a code there, check it. */
export const useSendNewEmailCode = useRequestEmailChange;
export const useVerifyNewEmail = useVerifyEmailChange;

/** Settings: another password (which ends all other sessions), and the end of a helper's account. */
export const useChangePassword = useUpdatePassword;
export const useDeleteOwnAccount = useDeleteAccount;
