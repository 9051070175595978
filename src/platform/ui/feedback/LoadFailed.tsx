import type { ReactNode } from 'react';
import { isMissingCall } from '../../http/ApiError';
import { isForbidden } from '../../http/failures';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { NoPermission } from './NoPermission';

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
