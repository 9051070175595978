import { useEffect, useRef } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { Button } from '#platform/ui/inputs/Button';
import { AccountName } from '../password/AccountName';
import { type NewPassword, NewPasswordFields } from '../password/NewPasswordFields';
import { passwordTexts, resetTexts } from '../account/texts';
import styles from './Reset.module.css';

const field = createFieldNames<NewPassword>();

type Props = {
  /** The account name for the password manager. */
  email: string;
  onSave: (values: NewPassword) => Promise<unknown>;
  onBack: () => void;
};

/** The third step of a reset: the new password, twice. */
export function NewPasswordStep({ email, onSave, onBack }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus(), []);
  return (
    <div ref={frame}>
      <Form<NewPassword> onSubmit={onSave} className={styles.form} aria-label={resetTexts.password.title}>
        <AccountName email={email} />
        <NewPasswordFields within={field.root} label={passwordTexts.newPassword} />
        <SubmitButton size="large" fill>
          {resetTexts.save}
        </SubmitButton>
        <Button variant="quiet" size="medium" className={styles.back} onClick={onBack}>
          {resetTexts.startAgain}
        </Button>
      </Form>
    </div>
  );
}
