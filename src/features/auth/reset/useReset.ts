import { useState } from 'react';
import { hasExpired } from '#platform/http/failures';
import { sessionActions } from '#platform/session/slice';
import { noSteps } from '#platform/session/steps';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { useChangeLostPassword, useCheckResetCode, useSendResetCode } from '../resetApi';
import { getResendAt } from '../otp/getResendAt';
import type { NewPassword } from '../password/NewPasswordFields';

/**
 * The current step of the reset, and the actions to continue. The steps are stored in the session, so they survive a
 * reload. Steps of a sign-up in this tab are ignored and end when a code is sent.
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
    const { otp_id, resend_in = null } = await sending.mutateAsync({ data: { email } });
    setEnding(undefined);
    const resendAt = getResendAt(resend_in);
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
      if (!hasExpired(error)) throw error;
      setEnding('expired');
      dispatch(sessionActions.stepsChanged({ otpId: null, temporaryToken: null }));
      return;
    }
    setEnding('changed');
    dispatch(sessionActions.stepsChanged(noSteps));
  };
  /** Goes back to the first step. The address stays, and so does the wait for another code. */
  const back = () => dispatch(sessionActions.stepsChanged({ otpId: null, temporaryToken: null }));

  const step = getStep(isOwn, otpId, temporaryToken);
  return { step, isOwn, ending, sendCode, verify, save, back };
}

export type ResetStep = 'email' | 'code' | 'password';

function getStep(isOwn: boolean, otpId: string | null, temporaryToken: string | null): ResetStep {
  if (isOwn && temporaryToken !== null) return 'password';
  return isOwn && otpId !== null ? 'code' : 'email';
}
