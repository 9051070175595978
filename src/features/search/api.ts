import { useSearchBranch } from '#generated/endpoints/team/team';
import { suppressErrorToast } from '#platform/cache/queryClient';

/** The requested kind of results; both when undefined. */
export type ResultKind = 'order' | 'employee';

export type Wanted = { kind: ResultKind | undefined; text: string; isCompanyWide: boolean };

/** The results for one text. Another text is another query, so a late answer is never shown for a newer text. The list shows a failure. */
export function useResults(branchId: number, { kind, text, isCompanyWide }: Wanted, isWanted: boolean) {
  const params = { type: kind ?? '', search: text, scope: isCompanyWide ? 'company' : 'branch' } as const;
  return useSearchBranch(branchId, params, {
    query: { enabled: isWanted && branchId !== 0, meta: suppressErrorToast },
  });
}
