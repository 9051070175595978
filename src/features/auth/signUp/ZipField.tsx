import { createMask } from '../../../platform/forms/fields/text/masks';
import { MaskedField } from '../../../platform/forms/fields/text/MaskedField';
import { minLength } from '../../../platform/forms/validation/validators';
import { signUpTexts as texts } from './texts';

/** Five digits. */
export function ZipField() {
  return (
    <MaskedField
      name="zip"
      label={texts.zip}
      mask={zipMask}
      width="short"
      autoComplete="postal-code"
      required
      validate={zipLength}
    />
  );
}

const zipMask = createMask('#####');
const zipLength = minLength(5);
