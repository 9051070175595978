import { withTexts } from '../../../platform/language/withTexts';
import { limitCatalog } from '../../billing/limit/catalog';
import { lazy, Suspense } from 'react';
import { useQueryParam } from '../../../platform/routing/useQuery';
import { FindHead } from '../find/FindHead';
import { FindSkeleton } from '../find/FoundSkeleton';
import { OfBranch } from '../list/OfBranch';
import { Requests } from './Requests';

const FindHelpers = lazy(
  withTexts(() => import('../find/FindHelpers').then((module) => ({ default: module.FindHelpers })), limitCatalog),
);

/** Helpers asked to join the branch; the search for more of them stands in its place when asked for (spec section 2). */
export default function RequestedPage() {
  const [find] = useQueryParam('find');
  if (find !== null) {
    return (
      <>
        <FindHead />
        <Suspense fallback={<FindSkeleton />}>
          <FindHelpers />
        </Suspense>
      </>
    );
  }
  return <OfBranch tab="requested">{(branchId) => <Requests branchId={branchId} />}</OfBranch>;
}
