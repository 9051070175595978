import type { PositionCode } from '../../../generated/model';
import { useQueryParams } from '../../../platform/routing/useQuery';
import { positionCodes } from '../model/positions';

/** Letters a search begins with (docs/product.md, "Limits"). */
export const shortestSearch = 2;

/** What is looked for, in the address bar: `?find=1&search=sofia&position=3`. */
export function useSearch() {
  const [read, change] = useQueryParams();
  const search = read('search') ?? '';
  const page = Number(read('page') ?? 1);
  const position = positionCodes.find((code) => String(code) === read('position'));
  /** Whoever narrows a search down does not want to come back to each step of it. */
  const narrow = (changes: Record<string, string | null>) => change({ ...changes, page: null }, { replace: true });
  return {
    search,
    position,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    onSearch: (text: string) => narrow({ search: text.trim() === '' ? null : text.trim() }),
    onPosition: (code: PositionCode) => narrow({ position: code === position ? null : String(code) }),
    onShowAll: () => narrow({ search: null, position: null }),
    onPage: (next: number) => {
      change({ page: next === 1 ? null : String(next) });
      window.scrollTo({ top: 0 });
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
