import { useState } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { useSession } from '#platform/session/useSession';
import { Muted } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { useChangePassword } from '../accountApi';
import { AccountName, type NewPassword, NewPasswordFields } from '../password/NewPasswordFields';
import { accountTexts, passwordTexts } from './texts';
import styles from './Account.module.css';

type Values = NewPassword & { current_password: string };

const field = createFieldNames<Values>();

/** Changes the password and ends all other sessions of the person (docs/product.md, "Sign-up and passwords"). */
export function UpdatePasswordForm() {
  const [changes, setChanges] = useState(0);
  const email = useSession(({ user }) => user?.email ?? '');
  const { mutateAsync } = useChangePassword();
  const done = () => {
    showToast({ message: accountTexts.changed, intent: 'success' });
    setChanges((count) => count + 1);
  };
  return (
    <Form<Values>
      key={changes}
      onSubmit={(data) => mutateAsync({ data })}
      onSubmitted={done}
      layout="fields"
      aria-label={accountTexts.changePassword}
    >
      <Muted className={styles.note}>{accountTexts.otherDevices}</Muted>
      <AccountName email={email} />
      <PasswordField
        name={field('current_password')}
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields within={field.root} label={passwordTexts.newPassword} />
      <SubmitButton size="large" className={styles.submit}>
        {accountTexts.changePassword}
      </SubmitButton>
    </Form>
  );
}
