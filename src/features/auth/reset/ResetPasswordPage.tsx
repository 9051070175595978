import { useRef, useEffect, useState } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { hasExpired } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { noSteps } from '#platform/session/steps';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Stack } from '#platform/ui/layout/Layout';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { resetTexts, passwordTexts } from '../account/texts';
import { getResendAt } from '../otp/codeProblem';
import { CodeStep } from '../otp/CodeStep';
import { EmailStep } from '../otp/EmailStep';
import { AccountName, type NewPassword, NewPasswordFields } from '../password/NewPasswordFields';
import { useChangeLostPassword, useCheckResetCode, useSendResetCode } from '../resetApi';
import styles from './Reset.module.css';

type Step = ResetStep | 'done';

/** Resets a password: email, code, new password, success (docs/product.md, "Sign-up and passwords"). */
export default function ResetPasswordPage() {
  const reset = useReset();
  const isDone = reset.ending === 'changed';
  const step: Step = isDone ? 'done' : reset.step;
  const { title, intro } = resetTexts[step];
  const heading = useHeadingFocus(step);
  return (
    <Stack className={styles.column}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Muted size={16} className={styles.intro}>
        {intro}
      </Muted>
      {reset.ending === 'expired' && <Callout intent="warning" title={resetTexts.expired} className={styles.expired} />}
      <StepBody step={step} reset={reset} />
      {step !== 'done' && (
        <Link to={href('login')} className={styles.login}>
          {resetTexts.backToLogin}
        </Link>
      )}
    </Stack>
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

const field = createFieldNames<NewPassword>();

type Props = {
  /** The account name for the password manager. */
  email: string;
  onSave: (values: NewPassword) => Promise<unknown>;
  onBack: () => void;
};

/** The third step of a reset: the new password, twice. */
function NewPasswordStep({ email, onSave, onBack }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus(), []);
  return (
    <div ref={frame}>
      <Form<NewPassword> onSubmit={onSave} layout="fields" aria-label={resetTexts.password.title}>
        <AccountName email={email} />
        <NewPasswordFields within={field.root} label={passwordTexts.newPassword} />
        <SubmitButton size="large" fill>
          {resetTexts.save}
        </SubmitButton>
        <Button variant="quiet" size="medium" className={styles.back} onClick={onBack}>
          {resetTexts.startAgain}
        </Button>
      </Form>
    </div>
  );
}

/**
 * The current step of the reset, and the actions to continue. The steps are stored in the session, so they survive a
 * reload. Steps of a sign-up in this tab are ignored and end when a code is sent.
 */
function useReset() {
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

type ResetStep = 'email' | 'code' | 'password';

function getStep(isOwn: boolean, otpId: string | null, temporaryToken: string | null): ResetStep {
  if (isOwn && temporaryToken !== null) return 'password';
  return isOwn && otpId !== null ? 'code' : 'email';
}
