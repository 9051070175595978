import { type ReactNode, useEffect, useRef } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form, FormSpy } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import type { Person } from '../model/signUpRequests';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { FixedEmail } from './FixedEmail';
import { SignUpSection } from './SignUpSection';
import styles from './SignUp.module.css';
import { TermsField } from './terms/TermsField';
import { signUpTexts as texts } from './texts';
import type { SignUp } from './useSignUp';

type Props<Details extends Person> = {
  signUp: SignUp;
  initialValues: Partial<Details>;
  /** Label of the submit button. */
  action: string;
  onSubmit: (details: Details) => unknown;
  /** True to submit as soon as the form is shown, to show errors of an earlier call. */
  submitsItself?: boolean;
  /** The sections above the sign-in. */
  children: ReactNode;
};

const field = createFieldNames<Person>();

/** The third step of a sign-up: what only this kind of account has, then email, password and terms. */
export function DetailsForm<Details extends Person>(props: Props<Details>) {
  const { signUp, initialValues, action, onSubmit, submitsItself = false, children } = props;
  const { steps, typed, fromProvider } = signUp;
  return (
    <Form<Details>
      initialValues={initialValues}
      onSubmit={onSubmit}
      onUnsavedChange={signUp.onUnsavedChange}
      summary
      className={styles.form}
      aria-label={texts.details[signUp.kind].title}
    >
      <FormSpy subscription={{ values: true }} onChange={({ values }) => typed.report(values)} />
      {children}
      <SignUpSection title={texts.signIn}>
        <FixedEmail
          email={steps.lastSendingEmail ?? ''}
          onChange={fromProvider ? undefined : () => signUp.go('email')}
        />
        <NewPasswordFields within={field.root} />
      </SignUpSection>
      <TermsField name={field('terms_accepted')} />
      <div className={styles.footer}>
        <SubmitButton size="large" fill>
          {action}
        </SubmitButton>
      </div>
      {submitsItself && <SubmitOnMount />}
    </Form>
  );
}

/** Submits the form it is in when it mounts. Render it last, after all fields are registered. */
function SubmitOnMount() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest('form')?.requestSubmit(), []);
  return <span ref={mark} hidden />;
}
