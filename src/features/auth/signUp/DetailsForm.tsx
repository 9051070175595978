import { type ReactNode, useEffect, useRef, useId, lazy, useState } from 'react';
import { createFieldNames, type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form, FormSpy } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { maxLength, minLength } from '#platform/forms/validation/validators';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { StatusChip } from '#platform/ui/data/Chip';
import { SuccessIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { otpTexts } from '../account/texts';
import { type Person, agreed, type PersonValues } from '../model/signUpRequests';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { signUpTexts as texts } from './texts';
import type { SignUp } from './useSignUp';
import styles from './SignUp.module.css';

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

/** The verified address. It cannot be changed here, and password managers read it as the account name. */
function FixedEmail({ email, onChange }: { email: string; onChange?: () => void }) {
  const id = useId();
  return (
    <Stack gap={1}>
      <label htmlFor={id} className={styles.fixedLabel}>
        {texts.fixedEmail}
      </label>
      <Row gap={3} className={styles.fixedRow}>
        <input id={id} className={styles.fixedValue} type="email" value={email} readOnly autoComplete="username" />
        <StatusChip tone="success" icon={<SuccessIcon size={12} />}>
          {texts.verified}
        </StatusChip>
      </Row>
      {onChange && (
        <Button variant="quiet" size="small" intent="primary" className={styles.fixedChange} onClick={onChange}>
          {otpTexts.changeEmail}
        </Button>
      )}
    </Stack>
  );
}

const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog')).TermsDialog }));

/** Agreement to the terms, with a link to read them. */
function TermsField({ name }: { name: FieldName<boolean> }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <CheckboxField name={name} label={texts.terms} validate={agreed}>
        {texts.agreeToTerms}
      </CheckboxField>
      <button type="button" className={styles.termsLink} onClick={() => setOpen(true)}>
        {texts.readTerms}
      </button>
      {open && (
        <LazyBoundary failure="toast">
          <TermsDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </div>
  );
}

/** Fields that belong together, under a short heading. */
export function SignUpSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={4} className={styles.section} aria-labelledby={id}>
      <Text as="h2" size={16} id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** First and last name side by side, and the phone: what either sign-up asks of a person. */
export function NamePhoneFields({ within }: { within: FieldName<PersonValues> }) {
  const personField = createPartNames(within);
  return (
    <>
      <Columns gap={4} columns={2}>
        <TextField
          name={personField('first_name')}
          label={texts.firstName}
          autoComplete="given-name"
          required
          validate={nameLength}
        />
        <TextField
          name={personField('last_name')}
          label={texts.lastName}
          autoComplete="family-name"
          required
          validate={nameLength}
        />
      </Columns>
      <PhoneField name={personField('phone')} label={texts.phone} hint={texts.phoneHint} required />
    </>
  );
}

const nameLength = maxLength(50);

/** Five digits. */
export function ZipField({ name }: { name: FieldName<string> }) {
  return (
    <MaskedField
      name={name}
      label={texts.zip}
      mask={zipMask}
      width="short"
      autoComplete="postal-code"
      required
      validate={zipLength}
    />
  );
}

const zipLength = minLength(5);
