import { useState } from 'react';
import { IfFeature } from '#platform/provider/IfFeature';
import { Button } from '#platform/ui/inputs/Button';
import { ChangeEmailDialog } from '../../../auth';
import styles from './PersonalInfo.module.css';
import { personalInfoTexts as texts } from './texts';

/** The email, which is changed with a code. */
export function OwnEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.email}>
      {email !== '' && (
        <span className={styles.address}>
          <span className={styles.label}>{texts.email}</span>
          <span>{email}</span>
        </span>
      )}
      <IfFeature name="emailChange">
        <Button variant="outline" touch onClick={() => setOpen(true)}>
          {texts.changeEmail}
        </Button>
      </IfFeature>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
