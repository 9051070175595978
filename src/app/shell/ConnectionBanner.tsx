import { useConnectionStatus } from '../../platform/realtime/useConnection';
import { Callout } from '../../platform/ui/feedback/Callout';
import { OfflineBanner } from '../../platform/ui/feedback/OfflineBanner';
import { useOnline } from '../../platform/ui/useOnline';
import styles from './shell.module.css';
import { shellTexts } from './texts';

/** Says when the device is offline or live updates do not arrive; silent while connecting for the first time. */
export function ConnectionBanner() {
  return (
    <>
      <OfflineBanner />
      <LiveUpdatesBanner />
    </>
  );
}

function LiveUpdatesBanner() {
  const status = useConnectionStatus();
  const isOnline = useOnline();
  if (!isOnline || (status !== 'unavailable' && status !== 'refused')) return null;
  return (
    <Callout intent="warning" className={styles.banner}>
      {status === 'refused' ? shellTexts.refused : shellTexts.reconnecting}
    </Callout>
  );
}
