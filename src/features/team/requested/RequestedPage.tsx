import { withTexts } from '../../../platform/language/withTexts';
import { limitCatalog } from '../../billing/limit/catalog';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { useQueryParam } from '../../../platform/routing/useQuery';
import { FindHead } from '../find/FindHead';
import { FindSkeleton } from '../find/FoundSkeleton';
import { TeamLayout } from '../list/TeamLayout';
import { Requests } from './Requests';

const FindHelpers = lazyPart(
  withTexts(async () => (await import('../find/FindHelpers')).FindHelpers, limitCatalog),
  {
    loading: <FindSkeleton />,
  },
);

/** Requests to join the branch, or the helper search when it is open (spec section 2). */
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
  return <TeamLayout tab="requested">{(branchId) => <Requests branchId={branchId} />}</TeamLayout>;
}
