import { Button } from '../../ui/inputs/Button';
import { texts } from '../texts';
import styles from './FormLayout.module.css';

export type LookupFailedProps = {
  /** Names the missing data, if that is not obvious. */
  text?: string;
  retrying?: boolean;
  onRetry: () => void;
};

/** Choices could not be loaded. They can be loaded again, and typed values stay. */
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
