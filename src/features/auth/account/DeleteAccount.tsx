import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/inputs/Button';
import styles from './Account.module.css';
import { DeleteAccountForm } from './DeleteAccountForm';
import { accountTexts } from './texts';

/** Deletes an account in two steps: what it means, then password and confirmation word. */
export function DeleteAccount() {
  const [asked, setAsked] = useState<boolean>();
  const begin = useRef<HTMLButtonElement>(null);
  // Going back from the second step returns the focus to the button that opened it.
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
