import { useRef } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { BirthDateField } from '#platform/forms/fields/text/BirthDateField';
import type { HelperDetails } from '../../model/signUpRequests';
import { DetailsForm } from '../DetailsForm';
import { SignUpSection } from '../SignUpSection';
import { NamePhoneFields } from '../NamePhoneFields';
import styles from '../SignUp.module.css';
import { adultRule } from '../../../people';
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
  const shownRefusal = useRef<unknown>(undefined);
  const submit = (details: HelperDetails) => {
    if (refusal === undefined || shownRefusal.current === refusal) return onSubmit(details);
    shownRefusal.current = refusal;
    throw refusal;
  };
  return (
    <DetailsForm<HelperDetails>
      signUp={signUp}
      initialValues={signUp.typed.values()}
      action={texts.toSetUp}
      onSubmit={submit}
      submitsItself={refusal !== undefined}
    >
      <SignUpSection title={texts.you}>
        <NamePhoneFields within={field.root} />
        <div className={styles.two}>
          <BirthDateField
            name={field('birth_date')}
            label={texts.birthDate}
            hint={texts.birthDateHint}
            required
            validate={adultRule}
          />
          <ZipField name={field('zip')} />
        </div>
      </SignUpSection>
    </DetailsForm>
  );
}
