import { useEffect, useState } from 'react';
import { getRetryAt } from '#platform/forms/validation/serverErrors';
import { RetryLine } from '#platform/forms/layout/RetryLine';
import { ApiError } from '#platform/http/ApiError';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { type Provider, useConsentAddress } from '../api';
import { getConsentState, isWebAddress } from '../social/consent';
import { AppleMark, GoogleMark } from './marks';
import styles from './LoginPage.module.css';
import { loginTexts } from './texts';

type Problem = { text: string; retryAt: number | undefined };

type SocialButtonsProps = { google: boolean; apple: boolean };

/** The social sign-ins that the provider offers. Each fetches a consent address and redirects the browser to it. */
export function SocialButtons({ google, apple }: SocialButtonsProps) {
  const { leaving, problem, redirectTo } = useRedirect();
  return (
    <div className={styles.social}>
      {problem && (
        <Callout intent="danger" alert title={problem.text}>
          {problem.retryAt !== undefined && <RetryLine at={problem.retryAt} />}
        </Callout>
      )}
      {google && (
        <Button
          size="large"
          variant="outline"
          fill
          icon={<GoogleMark />}
          loading={leaving === 'google'}
          onClick={() => void redirectTo('google')}
        >
          {loginTexts.google}
        </Button>
      )}
      {apple && (
        <Button
          size="large"
          variant="outline"
          fill
          icon={<AppleMark />}
          loading={leaving === 'apple'}
          onClick={() => void redirectTo('apple')}
        >
          {loginTexts.apple}
        </Button>
      )}
    </div>
  );
}

/**
 * The provider the browser is being redirected to, and the error if that failed. Stores the `state` first, because the
 * callback must return it.
 */
function useRedirect() {
  const [leaving, setLeaving] = useState<Provider>();
  const [problem, setProblem] = useState<Problem>();
  const dispatch = useSessionDispatch();
  const consentAddress = useConsentAddress();

  // The browser may restore this page as it was when the user comes back.
  useEffect(() => {
    const onReturn = () => setLeaving(undefined);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  const redirectTo = async (provider: Provider) => {
    setLeaving(provider);
    setProblem(undefined);
    try {
      const address = await consentAddress(provider);
      if (!isWebAddress(address)) throw new Error(loginTexts.providerAway);
      dispatch(sessionActions.stepsChanged({ consentState: getConsentState(provider, address) }));
      location.assign(address);
    } catch (error) {
      setLeaving(undefined);
      const text = error instanceof ApiError ? error.message : loginTexts.providerAway;
      setProblem({ text, retryAt: getRetryAt(error, Date.now()) });
    }
  };
  return { leaving, problem, redirectTo };
}
