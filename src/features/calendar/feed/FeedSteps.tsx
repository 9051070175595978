import { Button } from '../../../platform/ui/inputs/Button';
import { subscribeApps, toSubscribeLink } from './subscribing';
import { feedTexts as texts } from './texts';
import styles from './feed.module.css';

/** How to subscribe in the calendar apps that most people use. */
export function FeedSteps({ url }: { url: string }) {
  return (
    <ul className={styles.apps}>
      {subscribeApps.map((app) => (
        <li key={app}>
          <h3 className={styles.app}>{texts.apps[app].name}</h3>
          <ol className={styles.steps}>
            {texts.apps[app].steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {app === 'apple' && (
            <Button size="small" variant="outline" href={toSubscribeLink(url)}>
              {texts.openApple}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
