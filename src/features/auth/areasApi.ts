import { keepPreviousData } from '@tanstack/react-query';
import { useGetServingAreas } from '#generated/endpoints/lookups/lookups';

/** Areas whose name contains the text; the last answer stays while the next one loads. */
export function useAreaSearch(search: string) {
  return useGetServingAreas(search === '' ? {} : { search }, { query: { placeholderData: keepPreviousData } });
}
