import { type ComponentProps, lazy } from 'react';
import { can } from '#domain/people/rights';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { loadSetupChecklist } from '../../setup';
import { FeedSkeleton } from './FeedSkeleton';

const SetupChecklist = lazy(async () => ({ default: (await loadSetupChecklist()).SetupChecklist }));

/** The checklist of a new company, above the activities. Its code is loaded for the owner only. */
export function SetupAbove() {
  if (!can(useUserType(), 'setUpCompany')) return null;
  return (
    <LazyBoundary>
      <SetupChecklist />
    </LazyBoundary>
  );
}

/** A new company's checklist, shown instead of activities. */
export function SetupInstead(props: ComponentProps<typeof SetupChecklist>) {
  return (
    <LazyBoundary loading={<FeedSkeleton />}>
      <SetupChecklist {...props} />
    </LazyBoundary>
  );
}
