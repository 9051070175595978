import type { FieldName } from '#platform/forms/fieldNames';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { minLength } from '#platform/forms/validation/validators';
import { decisionTexts as texts } from '../../texts';

type OverrideReasonFieldProps<Values extends object> = { name: FieldName<string | undefined, Values> };

/** Reason to put someone on a job despite a hard conflict (docs/product.md, "Conflicts"). */
export function OverrideReasonField<Values extends object>({ name }: OverrideReasonFieldProps<Values>) {
  return (
    <TextAreaField
      name={name}
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      limit={300}
      required
      validate={longEnough}
    />
  );
}

const longEnough = minLength(3);
