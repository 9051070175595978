import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { pageCount } from '../ui/lists/pages';
import { useShownAddress } from './currentRoute';

type Changes = Readonly<Record<string, string | null>>;

/** One query parameter of the address bar: its value and its setter, which adds a history entry. */
export function useQueryParam(name: string): [value: string | null, change: (value: string | null) => void] {
  const [read, change] = useQueryParams();
  return [read(name), (value) => change({ [name]: value })];
}

/**
 * Several query parameters of the address bar, read by name and changed together. Null removes one. A change adds a
 * history entry unless it replaces the current one.
 */
export function useQueryParams(): [
  read: (name: string) => string | null,
  change: (changes: Changes, options?: { replace?: boolean }) => void,
] {
  const { path } = useShownAddress();
  const [params, setParams] = useSearchParams();
  const change = (changes: Changes, options?: { replace?: boolean }) => {
    // The person has already left for another page.
    if (location.pathname !== path) return;
    setParams(() => applyChanges(new URLSearchParams(location.search), changes), options);
  };
  return [(name) => params.get(name), change];
}

function applyChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

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
