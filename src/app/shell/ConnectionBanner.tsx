import { useConnectionStatus } from '../../platform/realtime/useConnection';
import { Callout } from '../../platform/ui/feedback/Callout';
import styles from './shell.module.css';
import { shellTexts } from './texts';

/** Says when live updates are off. Hidden while connected or connecting for the first time. */
export function ConnectionBanner() {
  const status = useConnectionStatus();
  if (status === 'unavailable')
    return (
      <Callout intent="warning" className={styles.banner}>
        {shellTexts.reconnecting}
      </Callout>
    );
  if (status === 'refused')
    return (
      <Callout intent="warning" className={styles.banner}>
        {shellTexts.refused}
      </Callout>
    );
  return null;
}
