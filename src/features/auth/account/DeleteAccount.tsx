import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../platform/ui/inputs/Button';
import styles from './Account.module.css';
import { DeleteAccountForm } from './DeleteAccountForm';
import { accountTexts } from './texts';

/** The end of an account in two steps: what it means, then the consent with password and typed word. */
export function DeleteAccount() {
  const [asked, setAsked] = useState<boolean>();
  const begin = useRef<HTMLButtonElement>(null);
  // Back from the second step the focus returns to where it came from.
  useEffect(() => {
    if (asked === false) begin.current?.focus();
  }, [asked]);
  return (
    <>
      <ul className={styles.consequences}>
        {accountTexts.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {asked ? (
        <DeleteAccountForm onKeep={() => setAsked(false)} />
      ) : (
        <Button ref={begin} size="large" variant="outline" intent="danger" onClick={() => setAsked(true)}>
          {accountTexts.begin}
        </Button>
      )}
    </>
  );
}
