import { AppLink } from '../../../platform/routing/links/AppLink';
import { href } from '../../../platform/routing/links/href';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

/** "Already have an account? Log in" */
export function LogInLine() {
  return (
    <p className={styles.logIn}>
      {texts.hasAccount} <AppLink to={href('login')}>{texts.logIn}</AppLink>
    </p>
  );
}
