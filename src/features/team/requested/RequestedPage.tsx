import { lazy } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { useQueryParam } from '#platform/routing/useQuery';
import { FindHead } from '../find/FindHead';
import { FindSkeleton } from '../find/FoundSkeleton';
import { TeamLayout } from '../list/TeamLayout';
import { Requests } from './Requests';

const FindHelpers = lazy(async () => ({ default: (await import('../find/FindHelpers')).FindHelpers }));

/** Requests to join the branch, or the helper search when it is open (spec section 2). */
export default function RequestedPage() {
  const [find] = useQueryParam('find');
  if (find !== null) {
    return (
      <>
        <FindHead />
        <LazyBoundary loading={<FindSkeleton />}>
          <FindHelpers />
        </LazyBoundary>
      </>
    );
  }
  return <TeamLayout tab="requested">{(branchId) => <Requests branchId={branchId} />}</TeamLayout>;
}
