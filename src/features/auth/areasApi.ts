import { keepPreviousData } from '@tanstack/react-query';
import { useGetServingAreas } from '../../generated/endpoints/lookups/lookups';

/** Areas whose name contains the text; while another text is being asked for, the last answer stays. */
export function useServingAreas(search: string) {
  return useGetServingAreas(search === '' ? {} : { search }, { query: { placeholderData: keepPreviousData } });
}
