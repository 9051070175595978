import { useRef } from 'react';
import { Link } from '#platform/routing/links/Link';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useSession } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { CodeStep } from '../otp/CodeStep';
import { EmailStep } from '../otp/EmailStep';
import { NewPasswordStep } from './NewPasswordStep';
import styles from './Reset.module.css';
import { resetTexts } from '../account/texts';
import { type ResetStep, useReset } from './useReset';

type Step = ResetStep | 'done';

/** Resets a password: email, code, new password, success (docs/product.md, "Sign-up and passwords"). */
export default function ResetPasswordPage() {
  const reset = useReset();
  const isDone = reset.ending === 'changed';
  const step: Step = isDone ? 'done' : reset.step;
  const { title, intro } = resetTexts[step];
  const heading = useHeadingFocus(step);
  return (
    <div className={styles.column}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.intro}>{intro}</p>
      {reset.ending === 'expired' && <Callout intent="warning" title={resetTexts.expired} className={styles.expired} />}
      <StepBody step={step} reset={reset} />
      {step !== 'done' && (
        <Link to={href('login')} className={styles.login}>
          {resetTexts.backToLogin}
        </Link>
      )}
    </div>
  );
}

function StepBody({ step, reset }: { step: Step; reset: ReturnType<typeof useReset> }) {
  const email = useSession((session) => session.lastSendingEmail);
  const resendAt = useSession((session) => session.resendAt);
  const otpId = useSession((session) => session.otpId);
  const link = useLink();
  switch (step) {
    case 'email':
      return <EmailStep email={reset.isOwn ? email : null} onSend={reset.sendCode} />;
    case 'code':
      return (
        <CodeStep
          email={email ?? ''}
          otpId={otpId ?? ''}
          resendAt={resendAt}
          onVerify={reset.verify}
          onResend={() => reset.sendCode(email ?? '')}
          onBack={reset.back}
        />
      );
    case 'password':
      return <NewPasswordStep email={email ?? ''} onSave={reset.save} onBack={reset.back} />;
    case 'done':
      return (
        <Button intent="primary" size="large" fill {...link(href('login'))}>
          {resetTexts.logIn}
        </Button>
      );
  }
}

/** A new step is announced by focusing its heading, except where a control of the step takes the focus itself. */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAfterChange(step, () => {
    if (step === 'done' || step === 'email') heading.current?.focus();
  });
  return heading;
}
