import { useEffect, useState } from 'react';
import { SNACKBAR_TIMEOUT } from '../messages/messageRules';
import { texts } from '../texts';
import { useReachable } from '../useOnline';
import { announce } from './announcements';
import { Callout } from './Callout';
import styles from './OfflineBanner.module.css';

/** Shows that the provider cannot be reached from this device, and for five seconds that it can again. */
export function OfflineBanner() {
  const isReachable = useReachable();
  const [wasOffline, setWasOffline] = useState(!isReachable);
  if (!isReachable && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!wasOffline) return undefined;
    announce(isReachable ? texts.backOnline : texts.offline);
    if (!isReachable) return undefined;
    const timer = setTimeout(() => setWasOffline(false), SNACKBAR_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isReachable, wasOffline]);
  if (!wasOffline) return null;
  return (
    <Callout intent={isReachable ? 'success' : 'warning'} className={styles.banner}>
      {isReachable ? texts.backOnline : texts.offline}
    </Callout>
  );
}
