import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { maxLength } from '#platform/forms/validation/validators';
import type { PersonValues } from '../model/signUpRequests';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

/** First and last name side by side, and the phone: what either sign-up asks of a person. */
export function NamePhoneFields({ within }: { within: FieldName<PersonValues> }) {
  const field = createPartNames(within);
  return (
    <>
      <div className={styles.two}>
        <TextField
          name={field('first_name')}
          label={texts.firstName}
          autoComplete="given-name"
          required
          validate={nameLength}
        />
        <TextField
          name={field('last_name')}
          label={texts.lastName}
          autoComplete="family-name"
          required
          validate={nameLength}
        />
      </div>
      <PhoneField name={field('phone')} label={texts.phone} hint={texts.phoneHint} required />
    </>
  );
}

const nameLength = maxLength(50);
