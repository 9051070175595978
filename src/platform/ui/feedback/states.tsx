import type { ReactElement, ReactNode } from 'react';
import { isMissingCall } from '../../http/ApiError';
import { isForbidden } from '../../http/failures';
import { texts } from '../texts';
import { ErrorState, Notice } from './ErrorState';

type EmptyStateProps = {
  /** One sentence. */
  text: string;
  title?: string;
  /** At most 96 px; one of our drawings by default. */
  drawing?: ReactElement;
  action?: ReactNode;
};

export function EmptyState({ drawing = <NothingDrawing />, ...words }: EmptyStateProps) {
  return <Notice drawing={drawing} {...words} />;
}

type NoPermissionProps = { text: string; title?: string; action?: ReactNode };

/** Names what this person has no access to, and who can grant it. */
export function NoPermission({ title = texts.noPermissionTitle, ...words }: NoPermissionProps) {
  return <Notice drawing={<ClosedDrawing />} title={title} {...words} />;
}

/** The parts of a query that matter after a failure. */
export type Attempt = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadFailedProps = {
  query: Attempt;
  title?: string;
  text: string;
  /** Help for a user without the right. */
  action?: ReactNode;
};

/** Shown if loading failed: not allowed, not there at this provider, or to be tried again. */
export function LoadFailed({ query: { error, isFetching, refetch }, action, ...words }: LoadFailedProps) {
  if (isForbidden(error)) return <NoPermission text={error.message} action={action} />;
  if (isMissingCall(error)) return <EmptyState text={error.message} />;
  return <ErrorState {...words} retrying={isFetching} onRetry={() => void refetch()} />;
}

/** Our own small drawings for states without content; 96 x 72, two tones. */
function NothingDrawing() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
      <rect x="14" y="30" width="40" height="32" rx="4" fill="#EBEEFC" stroke="#B6C1F4" strokeWidth="2" />
      <path d="M14 40h40M34 30v10" stroke="#B6C1F4" strokeWidth="2" />
      <rect x="58" y="44" width="24" height="18" rx="3" fill="#F3F4F6" stroke="#D0D5DD" strokeWidth="2" />
      <path d="M70 44v6" stroke="#D0D5DD" strokeWidth="2" />
      <rect x="26" y="12" width="22" height="16" rx="3" fill="#F3F4F6" stroke="#D0D5DD" strokeWidth="2" />
      <path d="M37 12v5" stroke="#D0D5DD" strokeWidth="2" />
      <path d="M4 65h88" stroke="#E4E7EC" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function ClosedDrawing() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
      <path d="M36 32v-8a12 12 0 0 1 24 0v8" stroke="#D0D5DD" strokeWidth="3" />
      <rect x="28" y="32" width="40" height="30" rx="5" fill="#F3F4F6" stroke="#D0D5DD" strokeWidth="2" />
      <circle cx="48" cy="45" r="4" fill="#98A2B3" />
      <path d="M48 48v6" stroke="#98A2B3" strokeWidth="3" strokeLinecap="round" />
      <path d="M4 65h88" stroke="#E4E7EC" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
