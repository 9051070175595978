import { useMutation } from '@tanstack/react-query';
import { forgotPassword, requestResetOtp, useResetPassword, useVerifyResetOtp } from '#generated/endpoints/auth/auth';
import type { EmailRequest, OtpResent } from '#generated/model';
import { isUnknownCall } from '#platform/http/failures';

/* The three calls of a password reset: send a code, check it, set a new password. */

/** A provider without the newer call has the older one (spec section 7). */
export const useSendResetCode = () =>
  useMutation({
    mutationFn: ({ data }: { data: EmailRequest }): Promise<Pick<OtpResent, 'otp_id'> & Partial<OtpResent>> =>
      requestResetOtp(data).catch((error: unknown) => {
        if (!isUnknownCall(error)) throw error;
        return forgotPassword(data);
      }),
  });
export const useCheckResetCode = useVerifyResetOtp;
export const useChangeLostPassword = useResetPassword;
