import { useEffect, useRef } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form, FormSpy } from '#platform/forms/Form';
import { BirthDateField } from '#platform/forms/fields/text/BirthDateField';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import type { HelperDetails } from '../../model/signUpRequests';
import { NewPasswordFields } from '../../password/NewPasswordFields';
import { FixedEmail } from '../FixedEmail';
import { SignUpSection } from '../SignUpSection';
import { NamePhoneFields } from '../NamePhoneFields';
import styles from '../SignUp.module.css';
import { adult } from '../rules';
import { TermsField } from '../terms/TermsField';
import { signUpTexts as texts } from '../texts';
import type { SignUp } from '../useSignUp';
import { ZipField } from '../company/ZipField';

type Props = {
  signUp: SignUp;
  /** Errors of the final call about these fields, shown as if the form had just been submitted. */
  refusal: unknown;
  onSubmit: (details: HelperDetails) => void;
};

const field = createFieldNames<HelperDetails>();

/** The third step for a helper. Nothing is sent yet, because the final call also needs the values of the next step. */
export function HelperDetailsForm({ signUp, refusal, onSubmit }: Props) {
  const { steps, typed, fromProvider } = signUp;
  const shownRefusal = useRef<unknown>(undefined);
  const submit = (details: HelperDetails) => {
    if (refusal === undefined || shownRefusal.current === refusal) return onSubmit(details);
    shownRefusal.current = refusal;
    throw refusal;
  };
  return (
    <Form<HelperDetails>
      initialValues={typed.values()}
      onSubmit={submit}
      onUnsavedChange={signUp.onUnsavedChange}
      summary
      className={styles.form}
      aria-label={texts.details.helper.title}
    >
      <FormSpy subscription={{ values: true }} onChange={({ values }) => typed.report(values)} />
      <SignUpSection title={texts.you}>
        <NamePhoneFields within={field.root} />
        <div className={styles.two}>
          <BirthDateField
            name={field('birth_date')}
            label={texts.birthDate}
            hint={texts.birthDateHint}
            required
            validate={adult}
          />
          <ZipField name={field('zip')} />
        </div>
      </SignUpSection>
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
          {texts.toSetUp}
        </SubmitButton>
      </div>
      {refusal !== undefined && <SubmitOnMount />}
    </Form>
  );
}

/** Submits the form it is in when it mounts. Render it last, after all fields are registered. */
function SubmitOnMount() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest('form')?.requestSubmit(), []);
  return <span ref={mark} hidden />;
}
