import { Link } from '#platform/routing/links/Link';
import { href } from '#platform/routing/links/href';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

/** "Already have an account? Log in" */
export function LogInLine() {
  return (
    <p className={styles.logIn}>
      {texts.hasAccount} <Link to={href('login')}>{texts.logIn}</Link>
    </p>
  );
}
