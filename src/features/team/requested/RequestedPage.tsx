import { lazy, Suspense } from 'react';
import { useQueryParam } from '../../../platform/routing/useQuery';
import { OfBranch } from '../list/OfBranch';
import { Requests } from './Requests';

const FindHelpers = lazy(async () => ({ default: (await import('../find/FindHelpers')).FindHelpers }));

/** Helpers asked to join the branch; the search for more of them stands in its place when asked for (spec section 2). */
export default function RequestedPage() {
  const [find] = useQueryParam('find');
  if (find !== null) {
    return (
      <Suspense fallback={null}>
        <FindHelpers />
      </Suspense>
    );
  }
  return <OfBranch tab="requested">{(branchId) => <Requests branchId={branchId} />}</OfBranch>;
}
