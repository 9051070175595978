import { Button } from '../inputs/Button';
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

/** Drawing for content that could not be shown; separate from the other drawings, because every page may need it. */
function BrokenDrawing() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
      <rect x="28" y="24" width="40" height="36" rx="4" fill="#FBE6E8" stroke="#E9818A" strokeWidth="2" />
      <path d="M48 24l-5 12 9 6-6 18" stroke="#E9818A" strokeWidth="2" strokeLinejoin="round" />
      <path d="M4 63h88" stroke="#E4E7EC" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
