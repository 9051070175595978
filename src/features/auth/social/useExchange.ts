import { ApiError } from '#platform/http/ApiError';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import type { Provider } from '../api';
import { type CallbackFields, type Exchanged, toSessionAction, readCallbackFields } from './callback';
import { isExpectedCallback } from './consent';
import { useOnce } from './useOnce';

type Exchange = (fields: CallbackFields) => Promise<Exchanged>;

/**
 * Exchanges what a provider sent back, once: signs the person in, or continues with sign-up. Sends nothing when consent
 * failed, when there is no code (the page was reloaded) or when this tab did not start it.
 */
export function useExchange(provider: Provider, exchange: Exchange, onFailure: (reason?: string) => void): void {
  const remembered = useSession((session) => session.consentState);
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  useOnce(() => {
    dispatch(sessionActions.stepsChanged({ consentState: null }));
    const { state, error, ...rest } = readCallbackFields();
    if (error !== undefined || !rest.code || !isExpectedCallback(provider, remembered, state)) return onFailure();
    exchange(rest).then(
      (exchanged) => {
        dispatch(toSessionAction(exchanged));
        if ('is_new' in exchanged) navigate(href('sign-up'), { replace: true });
      },
      (failure: unknown) => onFailure(getRefusalText(failure)),
    );
  });
}

/** Reason a person the provider knows may not sign in; undefined for failures without their own message. */
function getRefusalText(error: unknown): string | undefined {
  return error instanceof ApiError ? error.errors.email?.[0] : undefined;
}
