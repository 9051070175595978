import { useListPage } from '#platform/routing/useListPage';
import { type Filters, noFilters, readFilters, type TeamList } from './filters';

export type TeamQuery = {
  filters: Filters;
  page: number;
  onPage: (page: number) => void;
  /** Goes back to the first page. */
  onFilter: (changes: Record<string, string | null>, options?: { replace?: boolean }) => void;
  onClear: () => void;
};

/** Filters and page of a team list, kept in the address bar. */
export function useTeamQuery(list: TeamList): TeamQuery {
  const { read, page, onPage, onFilter } = useListPage();
  return { filters: readFilters(list, read), page, onPage, onFilter, onClear: () => onFilter(noFilters) };
}
