import { Link } from '#platform/routing/links/Link';
import { href } from '#platform/routing/links/href';
import { useSettings, useSlots } from '#platform/config/SettingsContext';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { TextField } from '#platform/forms/fields/text/TextField';
import { email } from '#platform/forms/validation/validators';
import { useSignIn } from '../api';
import styles from './LoginPage.module.css';
import { SocialButtons } from './SocialButtons';
import { loginTexts } from './texts';

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
      <p className={styles.subtitle}>{loginTexts.subtitle}</p>
      {AboveLoginForm && <AboveLoginForm />}
      <Form<Credentials> onSubmit={signIn} aria-label={loginTexts.submit} className={styles.form}>
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
          <p className={styles.or}>{loginTexts.or}</p>
          <SocialButtons {...social} />
        </>
      )}
      <p className={styles.register}>
        {loginTexts.notAMember} <Link to={href('sign-up-company')}>{loginTexts.register}</Link>
      </p>
    </div>
  );
}
