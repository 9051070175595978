import type { PositionCode } from '#generated/model';
import { useListPage } from '#platform/routing/useListPage';
import { positionCodes } from '../model/positions';

/** Minimum characters of a search (docs/product.md, "Limits"). */
export const shortestSearch = 2;
/** Longest text that the provider searches for. */
const longestSearch = 100;

/** The search, kept in the address bar: `?find=1&search=sofia&position=3`. */
export function useSearch() {
  const { read, page, onPage, onFilter } = useListPage();
  const position = positionCodes.find((code) => String(code) === read('position'));
  /** Filter changes add no history entries. */
  const narrow = (changes: Record<string, string | null>) => onFilter(changes, { replace: true });
  return {
    search: read('search')?.trim().slice(0, longestSearch) ?? '',
    position,
    page,
    onSearch: (text: string) => narrow({ search: text.trim() === '' ? null : text.trim() }),
    onPosition: (code: PositionCode) => narrow({ position: code === position ? null : String(code) }),
    onShowAll: () => narrow({ search: null, position: null }),
    onPage,
  };
}

export type Search = ReturnType<typeof useSearch>;
