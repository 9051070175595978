import {
  useDeleteAccount,
  useRequestEmailChange,
  useUpdatePassword,
  useVerifyEmailChange,
} from '#generated/endpoints/auth/auth';

/** Changing the signed-in person's email: send a code to it, check the code. */
export const useSendNewEmailCode = useRequestEmailChange;
export const useVerifyNewEmail = useVerifyEmailChange;

/** Settings: change the password (which ends all other sessions), and delete a helper's account. */
export const useChangePassword = useUpdatePassword;
export const useDeleteOwnAccount = useDeleteAccount;
