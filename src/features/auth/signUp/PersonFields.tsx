import { PhoneField } from '../../../platform/forms/fields/text/PhoneField';
import { TextField } from '../../../platform/forms/fields/text/TextField';
import { maxLength } from '../../../platform/forms/validation/validators';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

/** First and last name side by side, and the phone: the personal fields of both sign-ups. */
export function PersonFields() {
  return (
    <>
      <div className={styles.two}>
        <TextField name="first_name" label={texts.firstName} autoComplete="given-name" required validate={nameLength} />
        <TextField name="last_name" label={texts.lastName} autoComplete="family-name" required validate={nameLength} />
      </div>
      <PhoneField name="phone" label={texts.phone} hint={texts.phoneHint} required />
    </>
  );
}

const nameLength = maxLength(50);
