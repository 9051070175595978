import { formatCountdown } from '../../../platform/lib/countdown';
import { Callout } from '../../../platform/ui/Callout';
import { useSecondsUntil } from '../../../platform/ui/useSecondsUntil';
import type { CodeTrouble } from './codeTrouble';
import { otpTexts } from './texts';

/** What is in the way, and when it will not be any more. */
export function TroubleNote({ trouble }: { trouble: CodeTrouble }) {
  switch (trouble.kind) {
    case 'expired':
      return (
        <Callout intent="warning" title={otpTexts.expired}>
          {otpTexts.askForNew}
        </Callout>
      );
    case 'locked':
      return <WaitNote title={otpTexts.locked} until={trouble.until} />;
    case 'tooMany':
      return <WaitNote title={otpTexts.tooMany} until={trouble.until} />;
    case 'failed':
      return <Callout intent="danger" title={trouble.message ?? otpTexts.failed} />;
  }
}

function WaitNote({ title, until }: { title: string; until: number }) {
  const seconds = useSecondsUntil(until);
  return (
    <Callout intent="warning" title={title}>
      {seconds > 0 ? otpTexts.tryAgainIn(formatCountdown(seconds)) : otpTexts.tryAgainNow}
    </Callout>
  );
}
