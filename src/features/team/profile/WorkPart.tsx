import type { ReactNode } from 'react';
import type { MemberProfile } from '#generated/model';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Card } from '#platform/ui/layout/Card';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { useMemberProfile } from '../api';
import { profileTexts as texts } from './texts';

type Props = {
  query: ReturnType<typeof useMemberProfile>;
  /** Of the skeleton, in pixels. */
  height: number;
  children: (work: MemberProfile) => ReactNode;
};

/** The parts of a profile about the member's work, in every state of their query. */
export function WorkPart({ query, height, children }: Props) {
  if (query.data) {
    return (
      <>
        {query.isRefetchError && <RetryNote query={query} text={texts.workFailed} />}
        {children(query.data)}
      </>
    );
  }
  if (query.error) {
    return (
      <Card>
        <LoadFailed query={query} text={texts.workFailed} />
      </Card>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{texts.workLoading}</VisuallyHidden>
      <SkeletonCard height={height} />
    </div>
  );
}
