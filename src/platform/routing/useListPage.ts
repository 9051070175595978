import { useEffect } from 'react';
import { pageCount } from '../ui/lists/pages';
import { useQueryParams } from './useQuery';

const furthest = 100_000;

/** The page in the address bar (`?page=2`), from 1; anything else is the first. */
export function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, furthest) : 1;
}

/** The page of a list and its filters, kept in the address bar. A change of a filter leads to the first page. */
export function useListPage() {
  const [read, change] = useQueryParams();
  return {
    read,
    page: parsePage(read('page')),
    onPage: (page: number) => {
      change({ page: formatPage(page) });
      window.scrollTo({ top: 0 });
    },
    onFilter: (changes: Record<string, string | null>, options?: { replace?: boolean }) =>
      change({ ...changes, page: null }, options),
  };
}

/** A page that no longer exists, because rows have gone, leads to the last one there is. */
export function useLastPage(page: number, total: number | null | undefined, size: number): void {
  const [, change] = useQueryParams();
  const last = total === undefined || total === null ? page : pageCount(total, size);
  useEffect(() => {
    if (page > last) change({ page: formatPage(last) }, { replace: true });
  });
}

const formatPage = (page: number): string | null => (page === 1 ? null : String(page));
