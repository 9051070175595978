import { withTexts } from '../../../platform/language/withTexts';
import { limitCatalog } from '../../billing/limit/catalog';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { useQueryParam } from '../../../platform/routing/useQuery';
import { FindHead } from '../find/FindHead';
import { FindSkeleton } from '../find/FoundSkeleton';
import { OfBranch } from '../list/OfBranch';
import { Requests } from './Requests';

const FindHelpers = lazyPart(
  withTexts(async () => (await import('../find/FindHelpers')).FindHelpers, limitCatalog),
  {
    loading: <FindSkeleton />,
  },
);

/** Helpers asked to join the branch; the search for more of them stands in its place when asked for (spec section 2). */
export default function RequestedPage() {
  const [find] = useQueryParam('find');
  if (find !== null) {
    return (
      <>
        <FindHead />
        <FindHelpers />
      </>
    );
  }
  return <OfBranch tab="requested">{(branchId) => <Requests branchId={branchId} />}</OfBranch>;
}
