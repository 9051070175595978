import type { FieldName } from '../../../platform/forms/fieldNames';
import { lazy, Suspense, useState } from 'react';
import { CheckboxField } from '../../../platform/forms/fields/choices/CheckboxField';
import { agreed } from './rules';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

const TermsDialog = lazy(() => import('./TermsDialog').then((module) => ({ default: module.TermsDialog })));

/** Consent to the terms, which can be read on the spot. */
export function TermsField({ name }: { name: FieldName<boolean> }) {
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
        <Suspense fallback={null}>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
