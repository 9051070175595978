import { useEffect } from 'react';
import { useQueryParams } from '../../../platform/routing/useQuery';
import { pageCount } from '../../../platform/ui/data/pages';
import { MEMBERS_PER_PAGE } from '../api';
import { type Filters, noFilters, readFilters, type TeamList } from './filters';

const furthest = 100_000;

export type TeamQuery = {
  filters: Filters;
  page: number;
  onPage: (page: number) => void;
  /** Begins at the first page again. */
  onFilter: (changes: Record<string, string | null>) => void;
  onClear: () => void;
};

/** What of a list is looked at stands in the address bar: filters and page. */
export function useTeamQuery(list: TeamList): TeamQuery {
  const [read, change] = useQueryParams();
  return {
    filters: readFilters(list, read),
    page: pageOf(read('page')),
    onPage: (page) => {
      change({ page: page === 1 ? null : String(page) });
      window.scrollTo({ top: 0 });
    },
    onFilter: (changes) => change({ ...changes, page: null }),
    onClear: () => change({ ...noFilters, page: null }),
  };
}

/** A page that has ceased to be, because members have gone, leads to the last one there is. */
export function useLastPage(page: number, total: number | undefined): void {
  const [, change] = useQueryParams();
  const last = total === undefined ? page : pageCount(total, MEMBERS_PER_PAGE);
  useEffect(() => {
    if (page > last) change({ page: last === 1 ? null : String(last) }, { replace: true });
  });
}

/** The page in the address bar, from 1; anything else is the first. */
export function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, furthest) : 1;
}
