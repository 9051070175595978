import { type ReactNode, useState } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { compose, email as emailRule, maxLength } from '#platform/forms/validation/validators';
import { Stack } from '#platform/ui/layout/Layout';
import { otpTexts } from '../account/texts';
import { type CodeProblem, toCodeProblem } from './codeProblem';
import { useFocusOn, CodeProblemNote } from './CodeProblemNote';
import styles from './Otp.module.css';

export type EmailStepProps = {
  /** The initial address: typed earlier, or known. */
  email?: string | null;
  /** Button label; "Send code" by default. */
  submit?: string;
  /**
   * Requests a code from the provider. Errors it throws are shown on the page: field errors at the field, waits with a
   * countdown.
   */
  onSend: (email: string) => Promise<unknown>;
  /** Shown below the button, such as a link. */
  children?: ReactNode;
};

type Values = { email: string };

const field = createFieldNames<Values>();

/** The first step of sign-up and password reset: where to send the code. Independent of the flow around it. */
export function EmailStep({ email, submit = otpTexts.sendCode, onSend, children }: EmailStepProps) {
  const [problem, setProblem] = useState<CodeProblem>();
  const noteRef = useFocusOn(problem);
  const send = async (values: Values) => {
    setProblem(undefined);
    try {
      await onSend(values.email.trim());
    } catch (error) {
      const found = toCodeProblem(error, Date.now());
      if (!found) throw error;
      setProblem(found);
    }
  };
  return (
    <Stack gap={4}>
      <Form<Values> initialValues={{ email: email ?? '' }} onSubmit={send} layout="fields" aria-label={submit}>
        {problem && (
          <div ref={noteRef} tabIndex={-1} className={styles.note}>
            <CodeProblemNote problem={problem} />
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
    </Stack>
  );
}

/** The contract's limit for an address. */
const emailRules = compose(emailRule, maxLength(254));
