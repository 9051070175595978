import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { compose, email as emailRule, maxLength } from '#platform/forms/validation/validators';
import { AccountName } from '../password/AccountName';
import styles from './ChangeEmail.module.css';
import { emailTexts as texts } from '../account/texts';

/** The new email, and the password to confirm whose account it is. */
export type NewEmail = { email: string; current_password: string };

const field = createFieldNames<NewEmail>();

type Props = {
  id: string;
  currentEmail: string;
  typed: Partial<NewEmail>;
  onSend: (typed: NewEmail) => Promise<unknown>;
};

export function NewEmailForm({ id, currentEmail, typed, onSend }: Props) {
  return (
    <Form<NewEmail> id={id} initialValues={typed} onSubmit={onSend} className={styles.form} aria-label={texts.title}>
      {currentEmail !== '' && <p className={styles.note}>{texts.current(currentEmail)}</p>}
      <FormDraft form="change-email" />
      <AccountName email={currentEmail} />
      <TextField
        name={field('email')}
        type="email"
        inputMode="email"
        label={texts.newEmail}
        autoComplete="email"
        spellCheck={false}
        required
        validate={emailRules}
      />
      <PasswordField
        name={field('current_password')}
        label={texts.currentPassword}
        autoComplete="current-password"
        required
      />
      <p className={styles.note}>{texts.otherDevices}</p>
    </Form>
  );
}

/** The contract's limit for an address. */
const emailRules = compose(emailRule, maxLength(254));
