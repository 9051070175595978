import { useEffect, useRef } from 'react';
import type { OAuthResult } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { ApiError } from '#platform/http/ApiError';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { paths } from '#platform/routing/paths';
import { sessionActions } from '#platform/session/slice';
import { noSteps } from '#platform/session/steps';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { Spinner } from '#platform/ui/feedback/Spinner';
import { Button } from '#platform/ui/inputs/Button';
import { Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { Provider } from '../api';
import { socialTexts } from '../login/texts';
import { isExpectedCallback } from './consent';
import styles from './Exchange.module.css';

/** Content of the callback pages: a spinner during the exchange, then the failure if there is one. */
export function Exchange({ failure }: { failure?: string | undefined }) {
  const { supportEmail } = useSettings();
  const link = useLink();
  const title = usePageTitle();
  if (failure === undefined) {
    return (
      <Stack gap={4} align="center" tone="secondary" className={styles.waiting} role="status">
        <Spinner size={40} />
        <p>{socialTexts.exchanging}</p>
      </Stack>
    );
  }
  return (
    <Stack gap={4} className={styles.failed}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Callout intent="warning" alert title={socialTexts.failedTitle}>
        <p>{failure}</p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </Callout>
      <Button size="large" fill {...link(paths.login)}>
        {socialTexts.backToLogin}
      </Button>
    </Stack>
  );
}

type CallbackFields = Record<string, string>;

type ExchangeCall = (fields: CallbackFields) => Promise<OAuthResult>;

/**
 * Exchanges what a provider sent back, once: signs the person in, or continues with sign-up. Sends nothing when consent
 * failed, when there is no code (the page was reloaded) or when this tab did not start it.
 */
export function useExchange(provider: Provider, exchange: ExchangeCall, onFailure: (reason?: string) => void): void {
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

/** Runs an effect once per mounted page, even in React's strict mode: a callback's code works for one exchange only. */
export function useOnce(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}

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
function toSessionAction(exchanged: OAuthResult) {
  if (!('is_new' in exchanged)) return sessionActions.signedIn(exchanged.access_token, exchanged.user, true);
  const { temporary_token: temporaryToken, email: lastSendingEmail } = exchanged;
  return sessionActions.stepsChanged({ ...noSteps, temporaryToken, lastSendingEmail, personalInfoSection: true });
}
