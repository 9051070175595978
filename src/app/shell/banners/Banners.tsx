import { useSettings } from '#platform/config/SettingsContext';
import { useLanguage } from '#platform/language/useLanguage';
import { type ListedChange, useOfflineMutations } from '#platform/offline/useOfflineMutation';
import { startNewVersion, useHasNewVersion } from '#platform/offline/versions';
import { useConnectionStatus } from '#platform/realtime/slice';
import { Callout } from '#platform/ui/feedback/Callout';
import { OfflineBanner } from '#platform/ui/feedback/OfflineBanner';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { useReachable } from '#platform/ui/useOnline';
import { shellTexts } from '../texts';
import styles from '../shell.module.css';

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

/** Offers a new version of the app. It is not forced on a page that someone is using. */
function NewVersionBanner() {
  const { productName } = useSettings();
  if (!useHasNewVersion()) return null;
  return (
    <Callout intent="info" className={styles.banner}>
      <p>{shellTexts.newVersion(productName)}</p>
      <Button size="small" variant="outline" onClick={startNewVersion}>
        {shellTexts.reload}
      </Button>
    </Callout>
  );
}

/** Shows how many changes wait for the network, and which ones the provider refused afterwards. */
function OfflineMutationsBanner() {
  const changes = useOfflineMutations();
  const isReachable = useReachable();
  // An action that can be undone has its own message until the provider cannot be reached.
  const waiting = changes.filter(({ refusal, isQuiet }) => refusal === undefined && !(isQuiet && isReachable));
  const refused = changes.filter(({ refusal }) => refusal !== undefined);
  return (
    <>
      {waiting.length > 0 && (
        <Callout intent="info" className={styles.banner}>
          {isReachable ? shellTexts.sending(waiting.length) : shellTexts.waitingOffline(waiting.length)}
        </Callout>
      )}
      {isReachable &&
        waiting
          .filter(({ isFailing }) => isFailing)
          .map((change) => <FailingChange key={change.key} change={change} />)}
      {refused.map((change) => (
        <RefusedChange key={change.key} change={change} />
      ))}
    </>
  );
}

/** The server fails on it again and again, and the changes after it wait. */
function FailingChange({ change: { text, dismiss } }: { change: ListedChange }) {
  const discard = () => {
    dismiss();
    showToast({ message: shellTexts.discarded(text), intent: 'warning' });
  };
  return (
    <Callout intent="warning" className={styles.banner} title={shellTexts.failingChange(text)}>
      <p>{shellTexts.failingText}</p>
      <Button size="small" variant="outline" onClick={discard}>
        {shellTexts.discard}
      </Button>
    </Callout>
  );
}

function RefusedChange({ change }: { change: ListedChange }) {
  return (
    <Callout intent="danger" className={styles.banner} title={shellTexts.refusedChange(change.text)} alert>
      <p>{change.refusal}</p>
      <Button size="small" variant="outline" onClick={change.dismiss}>
        {shellTexts.dismiss}
      </Button>
    </Callout>
  );
}
