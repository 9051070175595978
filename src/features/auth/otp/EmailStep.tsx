import { type ReactNode, useState } from 'react';
import { namesOf } from '../../../platform/forms/fieldNames';
import { Form } from '../../../platform/forms/Form';
import { SubmitButton } from '../../../platform/forms/layout/SubmitButton';
import { TextField } from '../../../platform/forms/fields/text/TextField';
import { compose, email as emailRule, maxLength } from '../../../platform/forms/validation/validators';
import { useFocusOn } from './useFocusOn';
import styles from './Otp.module.css';
import { type CodeTrouble, troubleOf } from './codeTrouble';
import { otpTexts } from './texts';
import { TroubleNote } from './TroubleNote';

export type EmailStepProps = {
  /** The address to begin with: typed before, or known. */
  email?: string | null;
  /** Words of the button; "Send code" by default. */
  submit?: string;
  /** Asks the provider for a code. What it throws stands on the page: field errors at the field, waits with a countdown. */
  onSend: (email: string) => Promise<unknown>;
  /** Below the button: another way, a link. */
  children?: ReactNode;
};

type Values = { email: string };

const field = namesOf<Values>();

/** The first step of sign-up and password reset: where shall the code go? Knows nothing of the flow around it. */
export function EmailStep({ email, submit = otpTexts.sendCode, onSend, children }: EmailStepProps) {
  const [trouble, setTrouble] = useState<CodeTrouble>();
  const note = useFocusOn(trouble);
  const send = async (values: Values) => {
    setTrouble(undefined);
    try {
      await onSend(values.email.trim());
    } catch (error) {
      const found = troubleOf(error, Date.now());
      if (!found) throw error;
      setTrouble(found);
    }
  };
  return (
    <div className={styles.step}>
      <Form<Values> initialValues={{ email: email ?? '' }} onSubmit={send} className={styles.form} aria-label={submit}>
        {trouble && (
          <div ref={note} tabIndex={-1} className={styles.note}>
            <TroubleNote trouble={trouble} />
          </div>
        )}
        <TextField
          name={field('email')}
          type="email"
          label={otpTexts.email}
          autoComplete="email"
          required
          validate={emailRules}
          spellCheck={false}
        />
        <SubmitButton size="large" fill>
          {submit}
        </SubmitButton>
      </Form>
      {children}
    </div>
  );
}

/** As long as the contract lets an address be. */
const emailRules = compose(emailRule, maxLength(254));
