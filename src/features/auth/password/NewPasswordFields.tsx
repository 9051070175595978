import { PasswordField } from '../../../platform/forms/fields/text/PasswordField';
import { sameAs } from '../../../platform/forms/validation/validators';
import { newPassword } from './passwordRules';
import { PasswordStrength } from './PasswordStrength';
import { passwordTexts } from './texts';

/** A new password (`password`) and its repetition (`password_confirmation`), named as in the contract. */
export function NewPasswordFields({ label = passwordTexts.password }: { label?: string }) {
  return (
    <>
      <div>
        <PasswordField name="password" label={label} autoComplete="new-password" required validate={newPassword} />
        <PasswordStrength name="password" />
      </div>
      <PasswordField
        name="password_confirmation"
        label={passwordTexts.confirmation}
        autoComplete="new-password"
        required
        validate={confirmation}
      />
    </>
  );
}

const confirmation = sameAs('password', () => passwordTexts.sameAs);
