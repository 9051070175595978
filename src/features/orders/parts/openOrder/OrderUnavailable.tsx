import { isNotFound } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { Button } from '#platform/ui/inputs/Button';
import { openOrderTexts as texts } from '../../texts';

type Props = { error: unknown; retrying: boolean; onRetry: () => void; title?: string };

/** Reason an order or its data cannot be shown, with a way to recover. */
export function OrderUnavailable({ error, retrying, onRetry, ...words }: Props) {
  const link = useLink();
  const toJobs = <Button {...link(href('company-job'))}>{texts.toJobs}</Button>;
  if (isNotFound(error)) {
    return <EmptyState title={texts.missingTitle} text={texts.missing} action={toJobs} />;
  }
  const query = { error, isFetching: retrying, refetch: onRetry };
  return <LoadFailed query={query} {...words} text={texts.errorText} action={toJobs} />;
}
