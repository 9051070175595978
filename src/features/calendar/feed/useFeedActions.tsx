import { type ReactNode, useState } from 'react';
import { announce } from '#platform/ui/feedback/announcements';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { useCreateFeed, useEndFeed } from '../feedApi';
import { feedTexts as texts } from './texts';

export type FeedQuestion = 'change' | 'end';
type Outcome = 'changed' | 'ended';

/** Creates, changes and turns off the feed. What stops the address is confirmed first. */
export function useFeedActions(): {
  create: () => void;
  isCreating: boolean;
  ask: (question: FeedQuestion) => void;
  questions: ReactNode;
  /** Outcome of the last change. */
  outcome: Outcome | undefined;
  error: unknown;
} {
  const creating = useCreateFeed();
  const ending = useEndFeed();
  const [question, setQuestion] = useState<FeedQuestion>();
  const [outcome, setOutcome] = useState<Outcome>();
  const close = () => setQuestion(undefined);
  const finish = (next: Outcome) => {
    setOutcome(next);
    announce(texts[next]);
  };
  const change = () => creating.mutate(undefined, { onSuccess: () => finish('changed'), onSettled: close });
  const end = () => ending.mutate(undefined, { onSuccess: () => finish('ended'), onSettled: close });
  return {
    create: () => creating.mutate(undefined, { onSuccess: () => setOutcome(undefined) }),
    isCreating: creating.isPending,
    ask: (next) => {
      creating.reset();
      ending.reset();
      setQuestion(next);
    },
    questions: (
      <>
        <ConfirmDialog
          open={question === 'change'}
          title={texts.changeTitle}
          text={texts.changeText}
          action={texts.change}
          busy={creating.isPending}
          onConfirm={change}
          onCancel={close}
        />
        <ConfirmDialog
          open={question === 'end'}
          title={texts.endTitle}
          text={texts.endText}
          action={texts.end}
          danger
          busy={ending.isPending}
          onConfirm={end}
          onCancel={close}
        />
      </>
    ),
    outcome,
    error: creating.error ?? ending.error,
  };
}
