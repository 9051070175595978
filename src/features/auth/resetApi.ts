import { useRequestResetOtp, useResetPassword, useVerifyResetOtp } from '#generated/endpoints/auth/auth';

/** The three calls of a password reset: send a code, check it, set a new password. */
export const useSendResetCode = useRequestResetOtp;
export const useCheckResetCode = useVerifyResetOtp;
export const useChangeLostPassword = useResetPassword;
