import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getGetSubscriptionQueryKey,
  useAddPaymentMethod,
  useCancelSubscription,
  useChoosePlan,
  useGetPlans,
  useGetSubscription,
  usePreviewPlan,
  useResumeSubscription,
  useUpdateBillingAddress,
} from '../../generated/endpoints/subscription/subscription';
import type { PlanChoice, Subscription } from '../../generated/model';

/** What is paid for and what is used of it: asked again at each visit, since any other page may have used more of it. */
export const useSubscription = () => useGetSubscription({ query: { staleTime: 0 } });
/** The plans to choose from. */
export const usePlans = () => useGetPlans();
/** What a choice would mean now; it is a moment's answer and kept for none. */
export const useChoicePreview = (choice: PlanChoice) =>
  usePreviewPlan(choice, { query: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } });

/** Takes a plan; refused with 409 when it has no room, a payment is missing or the card is declined. */
export const useTakePlan = () => useChoosePlan(useKept());
export const useEndSubscription = () => useCancelSubscription(useKept());
export const useKeepSubscription = () => useResumeSubscription(useKept());
export const useSaveCard = () => useAddPaymentMethod(useKept());
export const useSaveBillingAddress = () => useUpdateBillingAddress(useKept());

/** Every change answers with the whole subscription; after a refusal it is asked for, since somebody may have been faster. */
function useKept() {
  const queryClient = useQueryClient();
  return {
    mutation: {
      onSuccess: (subscription: Subscription) => {
        queryClient.setQueryData<Subscription>(getGetSubscriptionQueryKey(), subscription);
      },
      onError: () => forgetSubscription(queryClient),
    },
  };
}

/** What is known of the subscription is no longer sure. */
export function forgetSubscription(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getGetSubscriptionQueryKey(), exact: true });
}
