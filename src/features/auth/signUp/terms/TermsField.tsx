import type { FieldName } from '#platform/forms/fieldNames';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { agreed } from '../rules';
import styles from '../SignUp.module.css';
import { signUpTexts as texts } from '../texts';

const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog')).TermsDialog }));

/** Agreement to the terms, with a link to read them. */
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
        <LazyBoundary failure="toast">
          <TermsDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </div>
  );
}
