import { ApiError } from '../../http/ApiError';
import { ErrorState } from './ErrorState';
import { NoPermission } from './NoPermission';

/** The parts of a query that matter after a failure. */
export type Attempt = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadFailedProps = { query: Attempt; title?: string; text: string };

/** Shown instead of what could not be loaded: no permission, or a retry button. */
export function LoadFailed({ query: { error, isFetching, refetch }, ...words }: LoadFailedProps) {
  if (error instanceof ApiError && error.status === 403) return <NoPermission text={error.message} />;
  return <ErrorState {...words} retrying={isFetching} onRetry={() => void refetch()} />;
}
