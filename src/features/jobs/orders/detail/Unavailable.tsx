import { ApiError } from '../../../../platform/http/ApiError';
import { href } from '../../../../platform/routing/href';
import { useLink } from '../../../../platform/routing/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { ErrorState } from '../../../../platform/ui/feedback/ErrorState';
import { NoPermission } from '../../../../platform/ui/feedback/NoPermission';
import { detailTexts } from './texts';

type Props = { error: unknown; retrying: boolean; onRetry: () => void };

/** Why a job cannot be shown, and what helps. */
export function Unavailable({ error, retrying, onRetry }: Props) {
  const link = useLink();
  const toJobs = <Button {...link(href('company-job'))}>{detailTexts.toJobs}</Button>;
  if (error instanceof ApiError && error.status === 403) return <NoPermission text={error.message} action={toJobs} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={detailTexts.missingTitle} text={detailTexts.missing} action={toJobs} />;
  }
  return (
    <ErrorState title={detailTexts.errorTitle} text={detailTexts.errorText} retrying={retrying} onRetry={onRetry} />
  );
}
