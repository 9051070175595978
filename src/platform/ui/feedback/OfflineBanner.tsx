import { useEffect, useState } from 'react';
import { SNACKBAR_TIMEOUT } from '../messages/messageRules';
import { texts } from '../texts';
import { useOnline } from '../useOnline';
import { announce } from './announcements';
import { Callout } from './Callout';
import styles from './OfflineBanner.module.css';

/** Says that the device has no network, and for five seconds that it is back. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!wasOffline) return undefined;
    announce(isOnline ? texts.backOnline : texts.offline);
    if (!isOnline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), SNACKBAR_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  if (!wasOffline) return null;
  return (
    <Callout intent={isOnline ? 'success' : 'warning'} className={styles.banner}>
      {isOnline ? texts.backOnline : texts.offline}
    </Callout>
  );
}
