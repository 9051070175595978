import { useState } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { TextField } from '#platform/forms/fields/text/TextField';
import { email } from '#platform/forms/validation/validators';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import type { ConsentRequest } from './consentRequest';
import styles from './ConsentPage.module.css';
import { consentPeople, consentTexts } from './consentTexts';

type Identity = { email: string; firstName: string; lastName: string };
type Props = {
  request: ConsentRequest;
  onConsent: (identity: Identity) => Promise<string>;
  onLeave: (to: URL) => void;
};

const field = createFieldNames<Identity>();

/** The fake consent page of Google or Apple, with every possible result. */
export function ConsentPage({ request, onConsent, onLeave }: Props) {
  const [busy, setBusy] = useState(false);
  const consent = async (identity: Identity) => {
    setBusy(true);
    onLeave(request.back({ code: await onConsent(identity) }));
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{consentTexts.title(request.provider)}</h1>
      <p className={styles.explanation}>{consentTexts.explanation}</p>
      <ul className={styles.people}>
        {consentPeople.map((person) => (
          <li key={person.email}>
            <button type="button" className={styles.person} disabled={busy} onClick={() => void consent(person)}>
              <Avatar name={`${person.firstName} ${person.lastName}`} />
              {person.email}
            </button>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{consentTexts.someoneNew}</h2>
      <Form<Identity> onSubmit={consent} className={styles.form} aria-label={consentTexts.someoneNew}>
        <TextField name={field('email')} type="email" label={consentTexts.email} required validate={email} />
        <TextField name={field('firstName')} label={consentTexts.firstName} required />
        <TextField name={field('lastName')} label={consentTexts.lastName} required />
        <SubmitButton fill>{consentTexts.allow}</SubmitButton>
      </Form>
      <div className={styles.endings}>
        <Button variant="outline" onClick={() => onLeave(request.back({ error: 'access_denied' }))}>
          {consentTexts.cancel}
        </Button>
        <Button variant="outline" onClick={() => onLeave(request.back({ code: 'spent-code' }))}>
          {consentTexts.fail}
        </Button>
      </div>
    </main>
  );
}
