import { useSearchBranch } from '../../generated/endpoints/team/team';
import type { SearchBranchParams } from '../../generated/model';

/** The kind of results the user asked for; both when undefined. */
export type ResultKind = 'order' | 'employee';

/** The results for one text. Another text is another query, so a late answer is never shown for a newer text. */
export function useResults(branchId: number, params: SearchBranchParams, isWanted: boolean) {
  return useSearchBranch(branchId, params, { query: { enabled: isWanted && branchId !== 0 } });
}
