import { handleAppleCallback, handleGoogleCallback } from '#generated/endpoints/auth/auth';

/**
 * Exchanges a provider's code for a session, or for the sign-up of a new person. Plain calls, because their failures
 * have specified messages instead of the usual toast (spec section 8).
 */
export const exchangeGoogleCode = handleGoogleCallback;
export const exchangeAppleCode = handleAppleCallback;
