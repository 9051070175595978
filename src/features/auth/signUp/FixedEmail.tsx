import { useId } from 'react';
import { Button } from '#platform/ui/inputs/Button';
import { StatusChip } from '#platform/ui/data/Chip';
import { SuccessIcon } from '#platform/ui/icons';
import { otpTexts } from '../account/texts';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';

/** The verified address. It cannot be changed here, and password managers read it as the account name. */
export function FixedEmail({ email, onChange }: { email: string; onChange?: () => void }) {
  const id = useId();
  return (
    <div className={styles.fixed}>
      <label htmlFor={id} className={styles.fixedLabel}>
        {texts.fixedEmail}
      </label>
      <div className={styles.fixedRow}>
        <input id={id} className={styles.fixedValue} type="email" value={email} readOnly autoComplete="username" />
        <StatusChip tone="success" icon={<SuccessIcon size={12} />}>
          {texts.verified}
        </StatusChip>
      </div>
      {onChange && (
        <Button variant="quiet" size="small" intent="primary" className={styles.fixedChange} onClick={onChange}>
          {otpTexts.changeEmail}
        </Button>
      )}
    </div>
  );
}
