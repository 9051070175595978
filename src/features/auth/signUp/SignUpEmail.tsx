import { useState } from 'react';
import { Link } from '#platform/routing/links/Link';
import { href } from '#platform/routing/links/href';
import { isInvalid } from '#platform/http/failures';
import { Callout } from '#platform/ui/feedback/Callout';
import { EmailStep } from '../otp/EmailStep';
import { LogInLine } from './LogInLine';
import { signUpTexts as texts } from './texts';
import type { SignUp } from './useSignUp';

/** The first step. A person who already has an account sees how to log in. */
export function SignUpEmail({ signUp }: { signUp: SignUp }) {
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
