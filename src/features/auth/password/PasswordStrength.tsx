import type { FieldName } from '#platform/forms/fieldNames';
import { useFormValue } from '#platform/forms/formValues';
import { classes } from '#platform/ui/classes';
import { TickIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Password.module.css';
import { type PasswordRule, checkPassword, ratePassword } from './passwordRules';
import { passwordTexts } from '../account/texts';

/** Strength of the password in a field: a bar, a word, and a checklist of the requirements. */
export function PasswordStrength({ name }: { name: FieldName<string> }) {
  const password = useFormValue(name) ?? '';
  const strength = ratePassword(password);
  return (
    <div className={styles.strength}>
      {password !== '' && (
        <div className={styles.meter} data-strength={strength}>
          <span className={styles.bar} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={classes(styles.part, step <= strength && styles.filled)} />
            ))}
          </span>
          <span className={styles.word} role="status">
            <VisuallyHidden>{passwordTexts.strength}</VisuallyHidden> {passwordTexts.strengths[strength]}
          </span>
        </div>
      )}
      <ul className={styles.rules}>
        {checkPassword(password).map((rule) => (
          <RuleLine key={rule.name} {...rule} />
        ))}
      </ul>
    </div>
  );
}

function RuleLine({ name, isMet }: PasswordRule) {
  return (
    <li className={classes(styles.rule, isMet && styles.met)}>
      <span className={styles.mark} aria-hidden="true">
        {isMet && <TickIcon size={12} />}
      </span>
      {passwordTexts.rules[name]}
      <VisuallyHidden>{isMet ? passwordTexts.met : passwordTexts.notMet}</VisuallyHidden>
    </li>
  );
}
