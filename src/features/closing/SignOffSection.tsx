import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { maxLength, requiredIf } from '#platform/forms/validation/validators';
import { isNoteWanted, type Terms } from './completion';
import { FieldGroup } from './FieldGroup';
import { closingTexts } from './texts';
import { completionField, useCompletion } from './useCompletion';

/** The customer's sign-off and the notes. Long hours need a reason. */
export function SignOffSection({ terms }: { terms: Terms }) {
  const isWanted = useCompletion((values) => isNoteWanted(values, terms));
  return (
    <FieldGroup title={closingTexts.end}>
      <TextField
        name={completionField('customer_signature_name')}
        label={closingTexts.signature}
        hint={closingTexts.signatureHint}
        validate={nameLength}
      />
      <TextAreaField
        name={completionField('notes')}
        label={closingTexts.notes}
        hint={isWanted ? closingTexts.notesWanted : closingTexts.notesHint}
        limit={2000}
        validate={requiredIf(() => isWanted)}
      />
    </FieldGroup>
  );
}

const nameLength = maxLength(100);
