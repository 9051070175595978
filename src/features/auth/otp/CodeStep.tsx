import { useEffect, useRef, useState } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { OtpField } from '#platform/forms/fields/text/OtpField';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { isAnswered, isInvalid } from '#platform/http/failures';
import { formatCountdown } from '#platform/lib/time/countdown';
import { useSecondsUntil } from '#platform/ui/clock/useSecondsUntil';
import { announce } from '#platform/ui/feedback/announcements';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { otpTexts } from '../account/texts';
import { type CodeProblem, toCodeProblem } from './codeProblem';
import { CodeProblemNote, useFocusOn } from './CodeProblemNote';
import styles from './Otp.module.css';

export type CodeStepProps = {
  /** Recipient of the code, in full: a typo must be visible. */
  email: string;
  /** Identifies the sent code. A new one clears the boxes. */
  otpId: string;
  /** Characters of the code; 6 by default. */
  length?: number;
  /** When another code may be requested (epoch milliseconds). Keep the moment, not the seconds. */
  resendAt: number | null;
  /** Checks the code and continues. Errors it throws are shown on the page. */
  onVerify: (code: string) => Promise<unknown>;
  /** Requests another code. `otpId` and `resendAt` change afterwards. */
  onResend: () => Promise<unknown>;
  onBack: () => void;
};

type Values = { code: string };

const field = createFieldNames<Values>();

/** The second step of sign-up and password reset: six boxes (spec section 5). Independent of the flow around it. */
export function CodeStep({ email, otpId, length, resendAt, onVerify, onResend, onBack }: CodeStepProps) {
  const { problem, sentAgain, attempt, resend } = useAttempts({ email, onResend });
  const check = useKnownRefusal(onVerify);
  const noteRef = useFocusOn(problem);
  const isOver = problem?.kind === 'expired' || problem?.kind === 'locked';
  return (
    <Stack gap={4}>
      <Muted size={16} isBreaking>
        <span>{sentAgain ? otpTexts.sentAgainTo : otpTexts.sentTo}</span>
        <Text as="strong" tone="ink" weight="medium">
          {email}
        </Text>
      </Muted>
      {problem && (
        <div ref={noteRef} tabIndex={-1} className={styles.note}>
          <CodeProblemNote problem={problem} />
        </div>
      )}
      {!isOver && (
        <Form<Values>
          key={otpId}
          onSubmit={({ code }) => attempt('check', () => check(code))}
          layout="fields"
          aria-label={otpTexts.code}
        >
          <CodeBoxes length={length} />
          <SubmitButton size="large" fill>
            {otpTexts.verify}
          </SubmitButton>
        </Form>
      )}
      <ResendLine
        resendAt={getResendTime(resendAt, problem)}
        isWaitShown={isAboutCodes(problem)}
        urgent={isOver}
        onResend={resend}
      />
      <Button variant="quiet" size="medium" className={styles.back} onClick={onBack}>
        {otpTexts.changeEmail}
      </Button>
    </Stack>
  );
}

/** The boxes take the focus when they appear and submit the form when they are full. */
function CodeBoxes({ length }: { length: number | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={frame}>
      <OtpField
        name={field('code')}
        label={otpTexts.code}
        hint={otpTexts.validity}
        length={length}
        required
        onComplete={() => frame.current?.closest('form')?.requestSubmit()}
      />
    </div>
  );
}

/** Calls whose failures are shown as notes. A wrong code is rethrown to its field. */
function useAttempts({ email, onResend }: Pick<CodeStepProps, 'email' | 'onResend'>) {
  const [problem, setProblem] = useState<CodeProblem>();
  const [sentAgain, setSentAgain] = useState(false);
  useEffect(() => announce(otpTexts.announceSent(email)), [email]);

  const attempt = async (kind: 'send' | 'check', call: () => Promise<unknown>) => {
    setProblem((was) => (was?.kind === 'failed' ? undefined : was));
    try {
      await call();
    } catch (error) {
      const found = toCodeProblem(error, Date.now(), kind);
      if (!found) throw error;
      setProblem(found);
      return false;
    }
    setProblem(undefined);
    return true;
  };
  const resend = async () => {
    try {
      if (!(await attempt('send', onResend))) return;
      setSentAgain(true);
      announce(otpTexts.announceSentAgain(email));
    } catch (error) {
      setProblem({ kind: 'failed', message: error instanceof Error ? error.message : undefined });
    }
  };
  return { problem, sentAgain, attempt, resend };
}

/** A code that was refused as wrong is not sent again: each try counts, and the answer would be the same. */
function useKnownRefusal(onVerify: CodeStepProps['onVerify']): CodeStepProps['onVerify'] {
  const refused = useRef<{ code: string; error: unknown }>(undefined);
  return async (code) => {
    if (refused.current?.code === code) throw refused.current.error;
    try {
      await onVerify(code);
    } catch (error) {
      refused.current = isAnswered(error) && isInvalid(error) ? { code, error } : undefined;
      throw error;
    }
  };
}

/** Another code may be requested when both the usual wait and the wait of a refusal are over. */
function getResendTime(resendAt: number | null, problem: CodeProblem | undefined): number | null {
  return problem && isAboutCodes(problem) ? Math.max(problem.until, resendAt ?? 0) : resendAt;
}

/** True if the problem already includes when another code may be requested. */
function isAboutCodes(
  problem: CodeProblem | undefined,
): problem is Extract<CodeProblem, { kind: 'locked' | 'tooMany' }> {
  return problem?.kind === 'locked' || problem?.kind === 'tooMany';
}

type Props = {
  resendAt: number | null;
  /** The wait is shown elsewhere. */
  isWaitShown: boolean;
  /** The sent code can no longer be used, so resending is the only way to continue. */
  urgent: boolean;
  onResend: () => Promise<unknown>;
};

/** "Resend in 0:42", then the button. */
function ResendLine({ resendAt, isWaitShown, urgent, onResend }: Props) {
  const seconds = useSecondsUntil(resendAt);
  const [sending, setSending] = useState(false);
  if (seconds > 0) {
    return isWaitShown ? null : (
      <Row tone="secondary" isNumeric as="p" justify="center" className={styles.resendIn}>
        {otpTexts.resendIn(formatCountdown(seconds))}
      </Row>
    );
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
