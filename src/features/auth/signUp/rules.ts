import type { Validator } from '#platform/forms/validation/validators';
import { signUpTexts as texts } from './texts';

/** A checked box. */
export const agreed: Validator = (value) => (value === true ? undefined : texts.termsRequired);
