import { useState } from 'react';
import { formatCountdown } from '#platform/lib/time/countdown';
import { Button } from '#platform/ui/inputs/Button';
import { useSecondsUntil } from '#platform/ui/clock/useSecondsUntil';
import styles from './Otp.module.css';
import { otpTexts } from '../account/texts';

type Props = {
  resendAt: number | null;
  /** The wait is shown elsewhere. */
  isWaitShown: boolean;
  /** The sent code can no longer be used, so resending is the only way to continue. */
  urgent: boolean;
  onResend: () => Promise<unknown>;
};

/** "Resend in 0:42", then the button. */
export function ResendLine({ resendAt, isWaitShown, urgent, onResend }: Props) {
  const seconds = useSecondsUntil(resendAt);
  const [sending, setSending] = useState(false);
  if (seconds > 0) {
    return isWaitShown ? null : <p className={styles.resendIn}>{otpTexts.resendIn(formatCountdown(seconds))}</p>;
  }
  const resend = () => {
    setSending(true);
    void onResend().finally(() => setSending(false));
  };
  return (
    <Button
      size={urgent ? 'large' : 'medium'}
      variant={urgent ? 'fill' : 'outline'}
      intent="primary"
      fill={urgent}
      loading={sending}
      className={urgent ? undefined : styles.resend}
      onClick={resend}
    >
      {otpTexts.resend}
    </Button>
  );
}
