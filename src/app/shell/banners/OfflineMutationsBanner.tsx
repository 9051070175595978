import { type ListedChange, useOfflineMutations } from '#platform/offline/useOfflineMutation';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { useReachable } from '#platform/ui/useOnline';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';

/** Shows how many changes wait for the network, and which ones the provider refused afterwards. */
export function OfflineMutationsBanner() {
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
      {refused.map((change) => (
        <RefusedChange key={change.key} change={change} />
      ))}
    </>
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
