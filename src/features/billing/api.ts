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
} from '#generated/endpoints/subscription/subscription';
import type { PlanChoice, Subscription } from '#generated/model';
import { invalidatePlanLimits } from './limitsApi';

/** The subscription and its usage. Refetched at each visit, because other pages change the usage. */
export const useSubscription = () => useGetSubscription({ query: { staleTime: 0 } });
/** The subscription as far as it is known, for a part beside other pages. */
export const useKnownSubscription = () => useGetSubscription().data;
export const usePlans = () => useGetPlans();
/** Previews a plan choice. Never cached, because it may change any moment. */
export const useChoicePreview = (choice: PlanChoice) =>
  usePreviewPlan(choice, { query: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } });

/** Chooses a plan. Refused with 409 when usage is over its limits, a payment is missing or the card is declined. */
export const useChangePlan = () => useChoosePlan(useSubscriptionOptions());
export const useEndSubscription = () => useCancelSubscription(useSubscriptionOptions());
export const useKeepSubscription = () => useResumeSubscription(useSubscriptionOptions());
export const useSaveCard = () => useAddPaymentMethod(useSubscriptionOptions());
export const useSaveBillingAddress = () => useUpdateBillingAddress(useSubscriptionOptions());

/**
 * Every change returns the whole subscription. After a refusal it is refetched, because another user may have changed
 * it.
 */
function useSubscriptionOptions() {
  const queryClient = useQueryClient();
  return {
    mutation: {
      onSuccess: (subscription: Subscription) => {
        queryClient.setQueryData<Subscription>(getGetSubscriptionQueryKey(), subscription);
      },
      onError: () => invalidateSubscription(queryClient),
    },
  };
}

/** Marks the cached subscription as out of date. */
export function invalidateSubscription(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getGetSubscriptionQueryKey(), exact: true });
  invalidatePlanLimits(queryClient);
}
