import { useEffect, useRef } from 'react';
import { namesOf } from '../../../platform/forms/fieldNames';
import { Form } from '../../../platform/forms/Form';
import { ReportValues } from '../../../platform/forms/ReportValues';
import { SubmitButton } from '../../../platform/forms/layout/SubmitButton';
import type { HelperDetails } from '../model/signUpRequests';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { BirthDateField } from './BirthDateField';
import { FixedEmail } from './FixedEmail';
import { FormSection } from './FormSection';
import { PersonFields } from './PersonFields';
import styles from './SignUp.module.css';
import { TermsField } from './TermsField';
import { signUpTexts as texts } from './texts';
import type { SignUp } from './useSignUp';
import { ZipField } from './ZipField';

type Props = {
  signUp: SignUp;
  /** What the last call said about these fields: shown at them, as if they had just been sent. */
  refusal: unknown;
  onSubmit: (details: HelperDetails) => void;
};

const field = namesOf<HelperDetails>();

/** The third step of a helper. Nothing is sent yet: the last call also wants what the next step asks. */
export function HelperDetailsForm({ signUp, refusal, onSubmit }: Props) {
  const { steps, typed, fromProvider } = signUp;
  const told = useRef<unknown>(undefined);
  const submit = (details: HelperDetails) => {
    if (refusal === undefined || told.current === refusal) return onSubmit(details);
    told.current = refusal;
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
      <ReportValues onChange={typed.report} />
      <FormSection title={texts.you}>
        <PersonFields within={field.root} />
        <div className={styles.two}>
          <BirthDateField name={field('birth_date')} />
          <ZipField name={field('zip')} />
        </div>
      </FormSection>
      <FormSection title={texts.signIn}>
        <FixedEmail
          email={steps.lastSendingEmail ?? ''}
          onChange={fromProvider ? undefined : () => signUp.go('email')}
        />
        <NewPasswordFields within={field.root} />
      </FormSection>
      <TermsField name={field('terms_accepted')} />
      <div className={styles.footer}>
        <SubmitButton size="large" fill>
          {texts.toSetUp}
        </SubmitButton>
      </div>
      {refusal !== undefined && <SubmitOnArrival />}
    </Form>
  );
}

/** Sends the form it stands in as it appears; stands last, when all fields are known. */
function SubmitOnArrival() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest('form')?.requestSubmit(), []);
  return <span ref={mark} hidden />;
}
