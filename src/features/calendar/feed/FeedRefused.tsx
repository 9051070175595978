import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/http/ApiError';
import { isRefused } from '../../../platform/http/failures';
import { Callout } from '../../../platform/ui/feedback/Callout';

type Props = {
  error: unknown;
  /** How to get a plan that includes the feed. */
  plans: ReactNode;
};

/** Why the feed was not created, changed or turned off. A refusal is about the plan or the access. */
export function FeedRefused({ error, plans }: Props) {
  if (!(error instanceof ApiError)) return null;
  const isFinal: boolean = isRefused(error);
  return (
    <Callout intent={isFinal ? 'warning' : 'danger'} alert>
      <p>{error.message}</p>
      {isFinal && plans}
    </Callout>
  );
}
