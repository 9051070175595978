import type { ReactElement, ReactNode } from 'react';
import { RefreshIcon } from '../icons';
import { Button } from '../inputs/Button';
import { Muted, Stack, Text } from '../layout/Layout';
import { texts } from '../texts';
import styles from './Notice.module.css';

type NoticeProps = {
  /** At most 96 px wide and high. */
  drawing: ReactElement;
  title?: string | undefined;
  text: string;
  action?: ReactNode;
  /** Read aloud as soon as it appears. */
  alert?: boolean;
};

/** A drawing and a sentence instead of content. */
export function Notice({ drawing, title, text, action, alert = false }: NoticeProps) {
  return (
    <Stack gap={3} align="center" className={styles.notice} role={alert ? 'alert' : undefined}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      {title !== undefined && (
        <Text tone="ink" size={16} weight="strong">
          {title}
        </Text>
      )}
      <Muted>{text}</Muted>
      {action !== undefined && (
        <Text as="div" above={2}>
          {action}
        </Text>
      )}
    </Stack>
  );
}

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

/** Drawing for content that could not be shown. Every page may need this file, so the other drawings are in `states.tsx`. */
function BrokenDrawing() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
      <rect x="28" y="24" width="40" height="36" rx="4" fill="#FBE6E8" stroke="#E9818A" strokeWidth="2" />
      <path d="M48 24l-5 12 9 6-6 18" stroke="#E9818A" strokeWidth="2" strokeLinejoin="round" />
      <path d="M4 63h88" stroke="#E4E7EC" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
