import { can } from '#domain/people/rights';
import { useBranches } from '#platform/branches/useActiveBranch';
import { useFeature } from '#platform/provider/useFeature';
import { useQueryParam } from '#platform/routing/useQuery';
import { useUserType } from '#platform/session/useSession';
import { type OverviewScope, useOverview } from '../overviewApi';

/** Query parameter for the summary of all branches. */
const wholeCompany = 'all';

/**
 * The summary of the active branch, or of all branches if an owner with several chose so in the address bar. Not read at
 * a provider without it.
 */
export function useSummary(branchId: number) {
  const [chosen, choose] = useQueryParam('summary');
  const userType = useUserType();
  const branchCount = useBranches().data?.length ?? 0;
  const canChoose = can(userType, 'viewBranchesTogether') && branchCount > 1;
  const scope: OverviewScope = canChoose && chosen === wholeCompany ? 'company' : 'branch';
  return {
    query: useOverview(branchId, scope, useFeature('overview')),
    scope,
    canChoose,
    choose: (next: OverviewScope) => choose(next === 'company' ? wholeCompany : null),
  };
}
