import { useState } from 'react';
import { Avatar } from '#platform/ui/data/Avatar';
import { getCastPortrait } from '../../account/seed/cast';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import styles from './DemoPeople.module.css';
import { demoPeople, panelTexts } from './texts';

type Props = {
  onSignIn: (email: string) => Promise<void>;
  onRestart: () => Promise<void>;
  /** Address of the page that shows both sides of the market. */
  stage: string;
};

/** Signs in as a demo person with one tap, or leads to the page with both sides. */
export function DemoPeople({ onSignIn, onRestart, stage }: Props) {
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);
  const run = (name: string, work: () => Promise<void>) => {
    setBusy(name);
    setFailed(false);
    work().catch(() => {
      setBusy(undefined);
      setFailed(true);
    });
  };
  return (
    <section className={styles.people} aria-label={panelTexts.title}>
      <h2 className={styles.title}>{panelTexts.title}</h2>
      {failed && <Callout intent="danger" alert title={panelTexts.failed} />}
      <ul className={styles.list}>
        {demoPeople.map(({ email, name, role }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.person}
              disabled={busy !== undefined}
              aria-busy={busy === email}
              onClick={() => run(email, () => onSignIn(email))}
            >
              <Avatar name={name} photoUrl={getCastPortrait(email)} size={28} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.role}>{role}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <a className={styles.stage} href={stage}>
          {panelTexts.stage}
        </a>
        <Button variant="quiet" size="small" loading={busy === 'restart'} onClick={() => run('restart', onRestart)}>
          {panelTexts.restart}
        </Button>
      </div>
      <p className={styles.explanation}>{panelTexts.explanation}</p>
    </section>
  );
}
