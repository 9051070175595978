import { lazy, Suspense, useState } from 'react';
import { CheckboxField } from '../../../platform/forms/CheckboxField';
import type { Validator } from '../../../platform/forms/validators';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

const TermsDialog = lazy(() => import('./TermsDialog').then((module) => ({ default: module.TermsDialog })));

/** Consent to the terms, which can be read on the spot. */
export function TermsField() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CheckboxField name="terms_accepted" label={texts.termsLabel} validate={agreed}>
        {texts.termsAgree}
        <button
          type="button"
          className={styles.termsLink}
          onClick={(event) => {
            // The words around it tick the box; this one word does not.
            event.preventDefault();
            setOpen(true);
          }}
        >
          {texts.termsLink}
        </button>
      </CheckboxField>
      {open && (
        <Suspense fallback={null}>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const agreed: Validator = (value) => (value === true ? undefined : texts.termsRequired);
