import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { useFormValue } from '#platform/forms/formValues';
import { sameAs } from '#platform/forms/validation/validators';
import { classes } from '#platform/ui/classes';
import { TickIcon } from '#platform/ui/icons';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { passwordTexts } from '../account/texts';
import { newPassword, type PasswordRule, checkPassword, ratePassword } from './passwordRules';
import styles from './Password.module.css';

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

/** Strength of the password in a field: a bar, a word, and a checklist of the requirements. */
function PasswordStrength({ name }: { name: FieldName<string> }) {
  const password = useFormValue(name) ?? '';
  const strength = ratePassword(password);
  return (
    <Stack gap={1} above={2}>
      {password !== '' && (
        <Row gap={3} className={styles.meter} data-strength={strength}>
          <Columns as="span" isFilling gap={1} className={styles.bar} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={classes(styles.part, step <= strength && styles.filled)} />
            ))}
          </Columns>
          <Text as="span" tone="ink" size={13} weight="medium" className={styles.word} role="status">
            <VisuallyHidden>{passwordTexts.strength}</VisuallyHidden> {passwordTexts.strengths[strength]}
          </Text>
        </Row>
      )}
      <Row as="ul" gap={4} rowGap={1} align="stretch" isWrapping>
        {checkPassword(password).map((rule) => (
          <RuleLine key={rule.name} {...rule} />
        ))}
      </Row>
    </Stack>
  );
}

function RuleLine({ name, isMet }: PasswordRule) {
  return (
    <Row as="li" tone="secondary" size={13} className={classes(styles.rule, isMet && styles.met)}>
      <Row as="span" justify="center" className={styles.mark} aria-hidden="true">
        {isMet && <TickIcon size={12} />}
      </Row>
      {passwordTexts.rules[name]}
      <VisuallyHidden>{isMet ? passwordTexts.met : passwordTexts.notMet}</VisuallyHidden>
    </Row>
  );
}

/** Gives password managers the account name. Not visible. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
