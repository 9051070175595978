import { createMask } from '../../../platform/forms/masks';
import { MaskedField } from '../../../platform/forms/MaskedField';
import { minLength } from '../../../platform/forms/validators';
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
