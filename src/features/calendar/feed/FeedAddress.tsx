import { formatZonedDay, type Instant } from '#platform/lib/time/zonedTimes';
import { useUserZone } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { CopyField } from '#platform/ui/inputs/CopyField';
import { useNow } from '#platform/ui/clock/useNow';
import { feedTexts as texts } from './texts';
import styles from './feed.module.css';

type Props = { url: string; createdAt: Instant | null; onChange: () => void; onEnd: () => void };

/** The address of the feed, how to subscribe to it, and how to stop it. */
export function FeedAddress({ url, createdAt, onChange, onEnd }: Props) {
  const now = useNow();
  const zone = useUserZone();
  return (
    <>
      <CopyField label={texts.address} value={url} hint={texts.secret} />
      <FeedSteps url={url} />
      <div className={styles.foot}>
        {createdAt !== null && <p className={styles.quiet}>{texts.created(formatZonedDay(createdAt, zone, now))}</p>}
        <Button size="small" variant="outline" onClick={onChange}>
          {texts.change}
        </Button>
        <Button size="small" variant="outline" intent="danger" onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
    </>
  );
}

const apps = ['apple', 'google', 'outlook'] as const;

/** The steps to subscribe in the calendar apps that most people use. */
function FeedSteps({ url }: { url: string }) {
  return (
    <ul className={styles.apps}>
      {apps.map((app) => (
        <li key={app}>
          <h3 className={styles.app}>{texts.apps[app].name}</h3>
          <ol className={styles.steps}>
            {texts.apps[app].steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {app === 'apple' && (
            <Button size="small" variant="outline" href={url.replace(/^https?:/, 'webcal:')}>
              {texts.openApple}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
