import { useLanguage } from '#platform/language/useLanguage';
import { useConnectionStatus } from '#platform/realtime/useConnection';
import { Callout } from '#platform/ui/feedback/Callout';
import { OfflineBanner } from '#platform/ui/feedback/OfflineBanner';
import { useReachable } from '#platform/ui/useOnline';
import { NewVersionBanner } from './NewVersionBanner';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';
import { OfflineMutationsBanner } from './OfflineMutationsBanner';

/** Banners about the connection and the app version; hidden while connecting for the first time. */
export function Banners() {
  useLanguage();
  return (
    <>
      <OfflineBanner />
      <LiveUpdatesBanner />
      <OfflineMutationsBanner />
      <NewVersionBanner />
    </>
  );
}

function LiveUpdatesBanner() {
  const status = useConnectionStatus();
  const isReachable = useReachable();
  if (!isReachable || (status !== 'unavailable' && status !== 'refused')) return null;
  return (
    <Callout intent="warning" className={styles.banner}>
      {status === 'refused' ? shellTexts.refused : shellTexts.reconnecting}
    </Callout>
  );
}
