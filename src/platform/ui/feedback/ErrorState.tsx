import { Button } from '../inputs/Button';
import { BrokenDrawing } from './BrokenDrawing';
import { RefreshIcon } from '../icons';
import styles from './Notice.module.css';
import { texts } from '../texts';

export type ErrorStateProps = {
  /** What happened, and what was kept. */
  text: string;
  title?: string;
  onRetry?: () => void;
  /** What the button says; "Try again" if not given. */
  retryText?: string;
  retrying?: boolean;
};

export function ErrorState({ text, title = texts.errorTitle, onRetry, retrying = false, ...rest }: ErrorStateProps) {
  const { retryText = texts.tryAgain } = rest;
  return (
    <div className={styles.notice} role="alert">
      <div className={styles.drawing} aria-hidden="true">
        <BrokenDrawing />
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
            {retryText}
          </Button>
        </div>
      )}
    </div>
  );
}
