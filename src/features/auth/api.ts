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

/** The three calls of a password reset: send a code, check it, set a new password. */
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

/** Changing the signed-in person's email: send a code to it, check the code. */
export const useSendNewEmailCode = useRequestEmailChange;
export const useVerifyNewEmail = useVerifyEmailChange;

/** Settings: change the password (which ends all other sessions), and delete a helper's account. */
export const useChangePassword = useUpdatePassword;
export const useDeleteOwnAccount = useDeleteAccount;
