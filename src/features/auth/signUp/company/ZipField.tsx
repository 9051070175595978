import type { FieldName } from '#platform/forms/fieldNames';
import { zipMask } from '#platform/forms/fields/text/masks';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { minLength } from '#platform/forms/validation/validators';
import { signUpTexts as texts } from '../texts';

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
