import { useMutation, keepPreviousData } from '@tanstack/react-query';
import { register, signUpHelper, useRequestRegisterOtp, useVerifyRegisterOtp } from '#generated/endpoints/auth/auth';
import { useGetServingAreas } from '#generated/endpoints/lookups/lookups';
import type { HelperSignUpRequest, RegisterRequest } from '#generated/model';

/** The first two calls of either sign-up: send a code, check it. */
export const useSendSignUpCode = useRequestRegisterOtp;
export const useCheckSignUpCode = useVerifyRegisterOtp;

/** The last call of a company's sign-up. */
export function useRegisterCompany() {
  return useMutation({ mutationFn: (data: RegisterRequest) => register(data) });
}

/** The last call of a helper's sign-up. */
export function useRegisterHelper() {
  return useMutation({ mutationFn: (data: HelperSignUpRequest) => signUpHelper(data) });
}

/** Areas whose name contains the text; the last answer stays while the next one loads. */
export function useAreaSearch(search: string) {
  return useGetServingAreas(search === '' ? {} : { search }, { query: { placeholderData: keepPreviousData } });
}
