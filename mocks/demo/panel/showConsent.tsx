import '#platform/ui/theme/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createFieldNames } from '#platform/forms/fieldNames';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { email } from '#platform/forms/validation/validators';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { UiProvider } from '#platform/ui/UiProvider';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import { consentTexts, type Provider } from '../../hosts/consentTexts';
import styles from './showConsent.module.css';

/** Shows the consent page instead of the app. */
export function showConsent(link: Promise<WorldLink>, appAddress: string): void {
  const container = document.getElementById('root');
  if (!container) return;
  const request = readConsentRequest(new URLSearchParams(location.search), appAddress);
  createRoot(container).render(
    <UiProvider>
      <ConsentPage
        request={request}
        onConsent={async (identity) => {
          const world = await link;
          const { code } = await world.control('giveConsent', { provider: request.provider, ...identity });
          return code;
        }}
        onLeave={(to) => location.assign(to)}
      />
    </UiProvider>,
  );
}

const consentPeople = [
  { email: 'dana@coppermesa.example', firstName: 'Dana', lastName: 'Whitfield' },
  { email: 'marcus@helpers.example', firstName: 'Marcus', lastName: 'Reed' },
] as const;

type Identity = { email: string; firstName: string; lastName: string };
type Props = {
  request: ConsentRequest;
  onConsent: (identity: Identity) => Promise<string>;
  onLeave: (to: URL) => void;
};

const field = createFieldNames<Identity>();

/** The fake consent page of Google or Apple, with every possible result. */
function ConsentPage({ request, onConsent, onLeave }: Props) {
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

/** Request of the app to a consent page, read from the query. */
type ConsentRequest = {
  provider: Provider;
  /** Builds the redirect URL with the result, including the caller's `state`. */
  back: (ending: { code: string } | { error: string }) => URL;
};

/** Reads the query of the consent page. A redirect address outside the app is replaced with the app's start page. */
function readConsentRequest(query: URLSearchParams, appAddress: string): ConsentRequest {
  const wanted = query.get('redirect') ?? '';
  const redirect = wanted.startsWith(appAddress) && URL.canParse(wanted) ? wanted : appAddress;
  const state = query.get('state');
  return {
    provider: query.get('provider') === 'apple' ? 'apple' : 'google',
    back: (ending) => {
      const url = new URL(redirect);
      for (const [name, value] of Object.entries(ending)) url.searchParams.set(name, value);
      if (state !== null) url.searchParams.set('state', state);
      return url;
    },
  };
}
