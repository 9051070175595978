import { useState } from 'react';
import { ApiError } from '../../../platform/http/ApiError';
import { sessionActions } from '../../../platform/session/slice';
import { noSteps } from '../../../platform/session/steps';
import { useSession, useSessionDispatch } from '../../../platform/session/useSession';
import { useChangeLostPassword, useCheckResetCode, useSendResetCode } from '../api';
import type { NewPassword } from '../password/NewPasswordFields';

/**
 * Where the reset stands and what leads on. The steps stand in the session, so that they survive a reload; those of a
 * sign-up under way in this tab are no steps of ours and end when a code is sent.
 */
export function useReset() {
  const { flow, otpId, temporaryToken } = useSession((session) => session);
  const dispatch = useSessionDispatch();
  const [ending, setEnding] = useState<'expired' | 'changed'>();
  const sending = useSendResetCode();
  const checking = useCheckResetCode();
  const changing = useChangeLostPassword();
  const isOwn = flow === 'reset';

  const sendCode = async (email: string) => {
    const { otp_id, resend_in } = await sending.mutateAsync({ data: { email } });
    setEnding(undefined);
    const resendAt = Date.now() + resend_in * 1000;
    dispatch(
      sessionActions.stepsChanged({ ...noSteps, flow: 'reset', otpId: otp_id, lastSendingEmail: email, resendAt }),
    );
  };
  const verify = async (code: string) => {
    const { temporary_token } = await checking.mutateAsync({ data: { otp_id: otpId ?? '', code } });
    dispatch(sessionActions.stepsChanged({ temporaryToken: temporary_token }));
  };
  const save = async (passwords: NewPassword) => {
    try {
      await changing.mutateAsync({ data: { temporary_token: temporaryToken ?? '', ...passwords } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 410) throw error;
      setEnding('expired');
      return dispatch(sessionActions.stepsChanged({ otpId: null, temporaryToken: null }));
    }
    setEnding('changed');
    dispatch(sessionActions.stepsChanged(noSteps));
  };
  /** To the first step; the address stays, and so does the wait for another code. */
  const back = () => dispatch(sessionActions.stepsChanged({ otpId: null, temporaryToken: null }));

  const step = stepOf(isOwn, otpId, temporaryToken);
  return { step, isOwn, ending, sendCode, verify, save, back };
}

export type ResetStep = 'email' | 'code' | 'password';

function stepOf(isOwn: boolean, otpId: string | null, temporaryToken: string | null): ResetStep {
  if (isOwn && temporaryToken !== null) return 'password';
  return isOwn && otpId !== null ? 'code' : 'email';
}
