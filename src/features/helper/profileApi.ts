import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getGetHelperProfileQueryKey, getOwnData, updatePause } from '#generated/endpoints/helper/helper';
import { storeAnswer } from '#platform/cache/storeAnswer';

/** Pauses the profile or ends the pause. The screens show it as soon as the provider answers. */
export function useSavePause() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paused: boolean) => updatePause({ paused }),
    onSuccess: (profile) => storeAnswer(queryClient, getGetHelperProfileQueryKey(), profile),
  });
}

/** Everything about the helper. It is not kept on the device. */
export function useLoadOwnData() {
  return useMutation({ mutationFn: () => getOwnData() });
}
