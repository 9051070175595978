import { type ReactNode, useState } from 'react';
import { isInvalid } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { BackIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { signUpSteps } from '../model/signUpSteps';
import { CodeStep } from '../otp/CodeStep';
import { EmailStep } from '../otp/EmailStep';
import { StepFrame, LogInLine } from './StepFrame';
import { signUpTexts as texts } from './texts';
import type { SignUp } from './useSignUp';
import styles from './SignUp.module.css';

/** The steps both sign-ups share, around the specific ones (`children`). */
export function SignUpSteps({ signUp, children }: { signUp: SignUp; children: ReactNode }) {
  const { step } = signUp;
  return (
    <StepFrame
      current={signUpSteps.indexOf(step)}
      back={<BackButton signUp={signUp} />}
      focusesItself={step === 'code'}
      {...getHeading(signUp)}
    >
      {step === 'email' && signUp.isExpired && (
        <Callout intent="warning" title={texts.expired} alert className={styles.notice} />
      )}
      {step === 'details' && signUp.typed.isRestored && signUp.typed.values().password === undefined && (
        <Callout intent="info" className={styles.notice}>
          {texts.restored}
        </Callout>
      )}
      <StepBody signUp={signUp}>{children}</StepBody>
    </StepFrame>
  );
}

function StepBody({ signUp, children }: { signUp: SignUp; children: ReactNode }) {
  const { step, steps, typed } = signUp;
  if (step === 'email') return <SignUpEmail signUp={signUp} />;
  if (step === 'code') {
    return (
      <CodeStep
        email={steps.lastSendingEmail ?? ''}
        otpId={steps.otpId ?? ''}
        length={steps.codeLength ?? undefined}
        resendAt={steps.resendAt}
        onVerify={signUp.verify}
        onResend={signUp.resend}
        onBack={() => signUp.go('email')}
      />
    );
  }
  return typed.isReady ? children : <SkeletonCard height={320} />;
}

function BackButton({ signUp }: { signUp: SignUp }) {
  const link = useLink();
  const { step, fromProvider } = signUp;
  const returnsToStart = step === 'email' || (step === 'details' && fromProvider);
  const before = step === 'setUp' ? 'details' : 'email';
  return (
    <Button
      variant="quiet"
      icon={<BackIcon />}
      className={styles.back}
      {...(returnsToStart ? link(href('sign-up')) : { onClick: () => signUp.go(before) })}
    >
      {texts.back}
    </Button>
  );
}

function getHeading({ step, kind }: SignUp): { title: string; intro: string | undefined } {
  if (step === 'email' || step === 'details') return texts[step][kind];
  return texts[step];
}

/** The first step. A person who already has an account sees how to log in. */
function SignUpEmail({ signUp }: { signUp: SignUp }) {
  const [isTaken, setTaken] = useState(false);
  const send = async (email: string) => {
    setTaken(false);
    try {
      await signUp.enterEmail(email);
    } catch (error) {
      setTaken(isInvalid(error) && 'email' in error.errors);
      throw error;
    }
  };
  return (
    <EmailStep email={signUp.steps.lastSendingEmail} submit={texts.continue} onSend={send}>
      {isTaken ? (
        <Callout intent="info" title={texts.taken}>
          <Link to={href('login')}>{texts.takenText}</Link>
        </Callout>
      ) : (
        <LogInLine />
      )}
    </EmailStep>
  );
}
