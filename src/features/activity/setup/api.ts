import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getGetCompanySetupQueryKey,
  useDismissCompanySetup,
  useGetCompanySetup,
} from '#generated/endpoints/company/company';
import type { CompanySetup } from '#generated/model';

/** Setup state of the company. Refetched at each visit, because most pages change it. For the owner only. */
export const useCompanySetup = (enabled: boolean) => useGetCompanySetup({ query: { enabled, staleTime: 0 } });

/** Hides the checklist, on all of the owner's devices. */
export function useHideChecklist() {
  const queryClient = useQueryClient();
  return useDismissCompanySetup({
    mutation: {
      onSuccess: (setup) => queryClient.setQueryData<CompanySetup>(getGetCompanySetupQueryKey(), setup),
    },
  });
}

/** Marks what is known about the setup as out of date. */
export function invalidateSetup(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getGetCompanySetupQueryKey() });
}
