import { useEffect, useState } from 'react';
import { useSettings, useSlots } from '#platform/config/SettingsContext';
import { createFieldNames } from '#platform/forms/fieldNames';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import { RetryLine } from '#platform/forms/layout/RetryLine';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { getRetryAt } from '#platform/forms/validation/serverErrors';
import { email } from '#platform/forms/validation/validators';
import { ApiError } from '#platform/http/ApiError';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { useSignIn, type Provider, useConsentAddress } from '../api';
import { getConsentState, isWebAddress } from '../social/consent';
import { loginTexts } from './texts';
import styles from './LoginPage.module.css';

type Credentials = { email: string; password: string };

const field = createFieldNames<Credentials>();

/** Signs in with email and password, or with Google or Apple (spec section 2). */
export default function LoginPage() {
  const { aboveLoginForm: AboveLoginForm } = useSlots();
  const social = useSettings().signIn;
  const dispatch = useSessionDispatch();
  const { mutateAsync } = useSignIn();
  const signIn = async (data: Credentials) => {
    const { access_token, user } = await mutateAsync({ data });
    dispatch(sessionActions.signedIn(access_token, { ...user, email: user.email || data.email }, true));
  };
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>{loginTexts.title}</h1>
      <Muted size={16} className={styles.subtitle}>
        {loginTexts.subtitle}
      </Muted>
      {AboveLoginForm && <AboveLoginForm />}
      <Form<Credentials> onSubmit={signIn} aria-label={loginTexts.submit} layout="fields">
        <TextField
          name={field('email')}
          type="email"
          label={loginTexts.email}
          autoComplete="username"
          required
          validate={email}
        />
        <PasswordField name={field('password')} label={loginTexts.password} autoComplete="current-password" required />
        <Link to={href('reset-password')} className={styles.forgot}>
          {loginTexts.forgot}
        </Link>
        <SubmitButton size="large" fill>
          {loginTexts.submit}
        </SubmitButton>
      </Form>
      {(social.google || social.apple) && (
        <>
          <Row tone="faint" size={13} as="p" gap={3} className={styles.or}>
            {loginTexts.or}
          </Row>
          <SocialButtons {...social} />
        </>
      )}
      <Muted above={6} className={styles.register}>
        {loginTexts.notAMember} <Link to={href('sign-up-company')}>{loginTexts.register}</Link>
      </Muted>
    </div>
  );
}

type Problem = { text: string; retryAt: number | undefined };

type SocialButtonsProps = { google: boolean; apple: boolean };

/** The social sign-ins that the provider offers. Each fetches a consent address and redirects the browser to it. */
function SocialButtons({ google, apple }: SocialButtonsProps) {
  const { leaving, problem, redirectTo } = useRedirect();
  return (
    <Stack gap={3}>
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
    </Stack>
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

/** The providers' logos, in the colors they require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.7-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.2z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.9 0 5.4-1 7.3-2.6l-3.6-2.8c-1 .7-2.3 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.9A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7H2.1a11 11 0 0 0 0 10z" />
      <path fill="#EA4335" d="M12 5.3c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.1 7l3.7 2.9C6.7 7.2 9.1 5.3 12 5.3z" />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#101828"
        d="M16.9 12.7c0-2.4 2-3.6 2.1-3.7a4.6 4.6 0 0 0-3.6-1.9c-1.5-.2-3 .9-3.7.9-.8 0-2-.9-3.2-.9a4.8 4.8 0 0 0-4 2.5c-1.8 3-.5 7.500 1.200 9.900.8 1.200 1.800 2.500 3.100 2.500s1.700-.8 3.200-.8 1.900.8 3.200.8 2.200-1.200 3-2.400c.6-.9 1.100-1.900 1.400-2.900a4.300 4.300 0 0 1-2.700-4zM14.500 5.600c.7-.8 1.100-2 1-3.100-1 0-2.200.7-2.900 1.500-.6.7-1.200 1.900-1 3 1.100.1 2.200-.6 2.900-1.400z"
      />
    </svg>
  );
}
