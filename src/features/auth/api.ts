import {
  getAppleRedirectUrl,
  getGoogleRedirectUrl,
  handleAppleCallback,
  handleGoogleCallback,
  useLogin,
} from '../../generated/endpoints/auth/auth';

/** Signing in with email and password. */
export const useSignIn = useLogin;

export type Provider = 'google' | 'apple';

/** The address of a social provider's consent page. */
export async function consentAddress(provider: Provider): Promise<string> {
  const { url } = await (provider === 'google' ? getGoogleRedirectUrl() : getAppleRedirectUrl());
  return url;
}

export const exchangeGoogleCode = handleGoogleCallback;
export const exchangeAppleCode = handleAppleCallback;
