import { useEffect } from 'react';
import { useQueryParams } from '../../../../platform/routing/useQuery';
import { pageCount } from '../../../../platform/ui/data/pages';
import { CARDS_PER_PAGE } from '../../api';

/** The page in the address bar (`?page=2`), from 1; anything else is the first. */
export function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
}

/** The page one is on, its change, and the change of a filter, which begins at the first page again. */
export function useListPage() {
  const [read, change] = useQueryParams();
  const toTop = () => window.scrollTo({ top: 0 });
  return {
    read,
    page: pageOf(read('page')),
    onPage: (page: number) => {
      change({ page: page === 1 ? null : String(page) });
      toTop();
    },
    onFilter: (changes: Record<string, string | null>) => change({ ...changes, page: null }),
  };
}

/** A page that has ceased to be, because jobs have gone, leads to the last one there is. */
export function useLastPage(page: number, total: number | undefined): void {
  const [, change] = useQueryParams();
  const last = total === undefined ? page : pageCount(total, CARDS_PER_PAGE);
  useEffect(() => {
    if (page > last) change({ page: last === 1 ? null : String(last) }, { replace: true });
  });
}
