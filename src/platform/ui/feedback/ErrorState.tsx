import { Button } from '../inputs/Button';
import { BrokenDrawing } from './BrokenDrawing';
import { RefreshIcon } from '../icons';
import { Notice } from './Notice';
import { texts } from '../texts';

type ErrorStateProps = {
  /** Message: what happened, and what was kept. */
  text: string;
  title?: string;
  onRetry?: () => void;
  /** Label of the button; "Try again" if not given. */
  retryText?: string;
  retrying?: boolean;
};

export function ErrorState({ text, title = texts.errorTitle, onRetry, retrying = false, ...rest }: ErrorStateProps) {
  const { retryText = texts.tryAgain } = rest;
  const retry = onRetry && (
    <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
      {retryText}
    </Button>
  );
  return <Notice alert drawing={<BrokenDrawing />} title={title} text={text} action={retry} />;
}
