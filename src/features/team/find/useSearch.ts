import type { PositionCode } from '../../../generated/model';
import { useListPage } from '../../../platform/routing/useListPage';
import { positionCodes } from '../model/positions';

/** Letters a search begins with (docs/product.md, "Limits"). */
export const shortestSearch = 2;

/** What is looked for, in the address bar: `?find=1&search=sofia&position=3`. */
export function useSearch() {
  const { read, page, onPage, onFilter } = useListPage();
  const position = positionCodes.find((code) => String(code) === read('position'));
  /** The steps of narrowing a search down are no entries of the history. */
  const narrow = (changes: Record<string, string | null>) => onFilter(changes, { replace: true });
  return {
    search: read('search') ?? '',
    position,
    page,
    onSearch: (text: string) => narrow({ search: text.trim() === '' ? null : text.trim() }),
    onPosition: (code: PositionCode) => narrow({ position: code === position ? null : String(code) }),
    onShowAll: () => narrow({ search: null, position: null }),
    onPage,
  };
}

export type Search = ReturnType<typeof useSearch>;
