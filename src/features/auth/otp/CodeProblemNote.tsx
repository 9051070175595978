import { type RefObject, useEffect, useRef } from 'react';
import { formatCountdown } from '#platform/lib/time/countdown';
import { useSecondsUntil } from '#platform/ui/clock/useSecondsUntil';
import { Callout } from '#platform/ui/feedback/Callout';
import { otpTexts } from '../account/texts';
import type { CodeProblem } from './codeProblem';

/** Explains what blocks the step, and until when. */
export function CodeProblemNote({ problem }: { problem: CodeProblem }) {
  switch (problem.kind) {
    case 'expired':
      return (
        <Callout intent="warning" title={otpTexts.expired}>
          {otpTexts.requestNew}
        </Callout>
      );
    case 'locked':
      return <WaitNote title={otpTexts.locked} until={problem.until} words={newCode()} />;
    case 'tooMany':
      return <WaitNote title={otpTexts.tooMany} until={problem.until} words={newCode()} />;
    case 'busy':
      return <WaitNote title={otpTexts.busy} until={problem.until} words={tryAgain()} />;
    case 'failed':
      return <Callout intent="danger" title={problem.message ?? otpTexts.failed} />;
  }
}

type WaitTexts = { wait: (time: string) => string; over: string };
const newCode = (): WaitTexts => ({ wait: otpTexts.newCodeIn, over: otpTexts.newCodeNow });
const tryAgain = (): WaitTexts => ({ wait: otpTexts.tryAgainIn, over: otpTexts.tryAgainNow });

function WaitNote({ title, until, words }: { title: string; until: number; words: WaitTexts }) {
  const seconds = useSecondsUntil(until);
  return (
    <Callout intent="warning" title={title}>
      {seconds > 0 ? words.wait(formatCountdown(seconds)) : words.over}
    </Callout>
  );
}

/** Focuses an element whenever its content changes, so that it is read aloud and no one loses their place. */
export function useFocusOn(content: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content !== undefined) element.current?.focus();
  }, [content]);
  return element;
}
