import { useSearchBranch } from '#generated/endpoints/team/team';

/** The requested kind of results; both when undefined. */
export type ResultKind = 'order' | 'employee';

export type Wanted = { kind: ResultKind | undefined; text: string; isCompanyWide: boolean };

/** The results for one text. Another text is another query, so a late answer is never shown for a newer text. */
export function useResults(branchId: number, { kind, text, isCompanyWide }: Wanted) {
  const scope = isCompanyWide ? ({ scope: 'company' } as const) : {};
  const params = { type: kind ?? '', search: text, ...scope } as const;
  return useSearchBranch(branchId, params, {
    query: { enabled: branchId !== 0 },
  });
}
