import type { OAuthResult } from '../../../generated/model';
import { sessionActions } from '../../../platform/session/slice';
import { noSteps } from '../../../platform/session/steps';

export type Exchanged = OAuthResult;

export type CallbackFields = Record<string, string>;

/**
 * The fields a social provider sent back, taken out of the address bar and its history entry at once. For an effect: a
 * rendering may be thrown away, and the fields with it.
 */
export function takeCallbackFields(): CallbackFields {
  const fields = Object.fromEntries(new URLSearchParams(location.search));
  history.replaceState(history.state, '', location.pathname);
  return fields;
}

/** What an exchanged code means for the session: signed in, or a new person to go on signing up. */
export function sessionActionOf(exchanged: Exchanged) {
  if (!('is_new' in exchanged)) return sessionActions.signedIn(exchanged.access_token, exchanged.user, true);
  const { temporary_token: temporaryToken, email: lastSendingEmail } = exchanged;
  return sessionActions.stepsChanged({ ...noSteps, temporaryToken, lastSendingEmail, personalInfoSection: true });
}
