import { Button } from '../../ui/inputs/Button';
import styles from './FormLayout.module.css';
import { texts } from '../texts';

export type LookupFailedProps = {
  /** What did not come, where it is not plain. */
  text?: string;
  retrying?: boolean;
  onRetry: () => void;
};

/** Choices that did not come: what is typed stays, and they can be asked for again. */
export function LookupFailed({ text = texts.lookupFailed, retrying = false, onRetry }: LookupFailedProps) {
  return (
    <p className={styles.failed} role="alert">
      {text}
      <Button size="small" variant="outline" loading={retrying} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
