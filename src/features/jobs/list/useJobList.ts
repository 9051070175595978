import { usePreference } from '#platform/preferences/preferences';
import { useListPage } from '#platform/routing/useQuery';
import { CARDS_PER_PAGE, ROWS_PER_PAGE } from '../listsApi';
import { readJobFilters, type JobFilters } from '../model/listFilters';

export const jobViews = ['cards', 'compact'] as const;
export type JobView = (typeof jobViews)[number];

export type JobList = {
  filters: JobFilters;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  /** Changes filters and goes to the first page. Null removes one. */
  onFilter: (changes: Record<string, string | null>, options?: { replace?: boolean }) => void;
  /** Any other value of the address bar. */
  read: (name: string) => string | null;
  view: JobView;
  onView: (view: JobView) => void;
};

/** Filters and page of a list, kept in the address bar, and its view, kept on the device. */
export function useJobList(): JobList {
  const { read, page, onPage, onFilter } = useListPage();
  const [view, setView] = usePreference('jobs-view', jobViews);
  return {
    filters: readJobFilters(read),
    page,
    perPage: view === 'compact' ? ROWS_PER_PAGE : CARDS_PER_PAGE,
    onPage,
    onFilter,
    read,
    view,
    onView: (next) => {
      setView(next);
      onFilter({}, { replace: true });
    },
  };
}
