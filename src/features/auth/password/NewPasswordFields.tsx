import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { sameAs } from '#platform/forms/validation/validators';
import { newPassword } from './passwordRules';
import { PasswordStrength } from './PasswordStrength';
import { passwordTexts } from '../account/texts';

/** Values of these fields. */
export type NewPassword = { password: string; password_confirmation: string };

type NewPasswordFieldsProps = {
  /** The part of the form's values that holds them: `field.root`. */
  within: FieldName<NewPassword>;
  label?: string;
};

/** A new password (`password`) and its repetition (`password_confirmation`), named as in the contract. */
export function NewPasswordFields({ within, label = passwordTexts.password }: NewPasswordFieldsProps) {
  const field = createPartNames(within);
  return (
    <>
      <div>
        <PasswordField
          name={field('password')}
          label={label}
          autoComplete="new-password"
          required
          validate={newPassword}
        />
        <PasswordStrength name={field('password')} />
      </div>
      <PasswordField
        name={field('password_confirmation')}
        label={passwordTexts.confirmation}
        autoComplete="new-password"
        required
        validate={sameAs(field('password'), () => passwordTexts.sameAs)}
      />
    </>
  );
}
