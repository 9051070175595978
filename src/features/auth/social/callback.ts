import type { OAuthResult } from '#generated/model';
import { sessionActions } from '#platform/session/slice';
import { noSteps } from '#platform/session/steps';

export type Exchanged = OAuthResult;

export type CallbackFields = Record<string, string>;

/**
 * Reads the fields a social provider sent back and removes them from the address bar and its history entry. Call it in
 * an effect: a render may be discarded, and the fields with it.
 */
export function readCallbackFields(): CallbackFields {
  const fields = Object.fromEntries(new URLSearchParams(location.search));
  history.replaceState(history.state, '', location.pathname);
  return fields;
}

/** The session action for an exchanged code: signed in, or a new person who continues with sign-up. */
export function toSessionAction(exchanged: Exchanged) {
  if (!('is_new' in exchanged)) return sessionActions.signedIn(exchanged.access_token, exchanged.user, true);
  const { temporary_token: temporaryToken, email: lastSendingEmail } = exchanged;
  return sessionActions.stepsChanged({ ...noSteps, temporaryToken, lastSendingEmail, personalInfoSection: true });
}
