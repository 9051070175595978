import { useState, lazy, Suspense, useSyncExternalStore } from 'react';
import type { Slots } from '#platform/config/SettingsContext';
import { useLanguage } from '#platform/language/useLanguage';
import { openStorage } from '#platform/lib/device/deviceStorage';
import { Avatar } from '#platform/ui/data/Avatar';
import { Callout } from '#platform/ui/feedback/Callout';
import { MailIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getCastPortrait } from '../../account/seed/cast';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import type { ScenarioName } from '../../provider/scenarios/names';
import { createInbox, type Inbox } from './inbox';
import { inboxTexts } from './inboxTexts';
import { ScenarioNotice } from './ScenarioNotice';
import { demoPeople, panelTexts } from './texts';
import styles from './demoSlots.module.css';

type Demo = {
  link: Promise<WorldLink>;
  base: string;
  scenario: Promise<ScenarioOutcome>;
  /** Person that the address bar requests to sign in. */
  person: string | null;
  /** Address of the page that the link opens. */
  page: string;
};

/** Fills the product's general places for the demo: the demo people above the login form, its tools beside the app. */
export function demoSlots({ link, base, scenario, person, page }: Demo): Slots {
  let isStarting = false;
  const signIn = async (email: string, to = `${base}/`) => {
    const world = await link;
    const { token } = await world.control('signInAs', { email });
    const address = new URL(to, location.origin);
    address.searchParams.set('token', token);
    location.assign(address);
  };
  const start = async (name: ScenarioName) => {
    const world = await link;
    isStarting = true;
    await world.control('restart', { scenario: name });
  };
  const restart = async () => {
    await start('standard');
    location.reload();
  };
  const startRequested = async (name: ScenarioName) => {
    await start(name);
    if (person === null) location.assign(page);
    else await signIn(person, page);
  };
  const watchRestarts = (listener: (scenario: ScenarioName) => void) => {
    let stop: (() => void) | undefined;
    void link.then((world) => {
      stop = world.onRestarted((name) => isStarting || listener(name));
    });
    return () => stop?.();
  };
  const inbox = createInbox(
    link,
    openStorage('localStorage', () => undefined),
  );
  return {
    aboveLoginForm: () => <DemoPeople onSignIn={signIn} onRestart={restart} stage={`${base}/demo`} />,
    aboveApp: () => (
      <>
        <InboxDock inbox={inbox} />
        <ScenarioNotice outcome={scenario} onStart={startRequested} watchRestarts={watchRestarts} />
      </>
    ),
  };
}

type Props = {
  onSignIn: (email: string) => Promise<void>;
  onRestart: () => Promise<void>;
  /** Address of the page that shows both sides of the market. */
  stage: string;
};

/** Signs in as a demo person with one tap, or leads to the page with both sides. */
function DemoPeople({ onSignIn, onRestart, stage }: Props) {
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

const InboxDrawer = lazy(() => import('./InboxDrawer').then((module) => ({ default: module.InboxDrawer })));

/**
 * Opens the demo inbox from every page. On a desktop it floats in the free corner below the sidebar, on a phone it is a
 * strip above the page.
 */
export function InboxDock({ inbox }: { inbox: Inbox }) {
  useLanguage();
  const { fresh } = useSyncExternalStore(inbox.subscribe, inbox.state);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <aside className={styles.place} aria-label={inboxTexts.demo}>
      <button type="button" className={styles.dock} aria-expanded={open} onClick={show}>
        <MailIcon size={16} />
        <span className={styles.short}>{inboxTexts.short}</span>
        <span className={styles.long}>{inboxTexts.title}</span>
        {fresh > 0 && (
          <span key={fresh} className={styles.count}>
            {fresh}
            <VisuallyHidden>{inboxTexts.new}</VisuallyHidden>
          </span>
        )}
      </button>
      <Suspense fallback={null}>
        {wanted && <InboxDrawer inbox={inbox} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </aside>
  );
}
