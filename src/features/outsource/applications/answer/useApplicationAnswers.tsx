import { type ReactNode, useState } from 'react';
import type { OfferApplication } from '#generated/model';
import type { OfferOfOrder } from '../../offersApi';
import { AnswerDialog, type Question } from './AnswerDialog';
import { useAnswerCalls } from './useAnswerCalls';

/** Answers to applications: what can be started, what is running, and what was refused. */
export type Answers = {
  /** Applications whose answer is being sent. */
  busy: ReadonlySet<number>;
  accept: (application: OfferApplication) => void;
  acceptSeveral: (applications: readonly OfferApplication[]) => void;
  /** Opens a dialog first. */
  ask: (question: Question) => void;
  /** Refused answers, one sentence per person. They stay until dismissed, because the rows may be gone. */
  problems: readonly string[];
  dismiss: () => void;
  dialog: ReactNode;
};

export function useApplicationAnswers(offer: OfferOfOrder & { id: number }): Answers {
  const [question, setQuestion] = useState<Question>();
  const { busy, problems, dismiss, accept, acceptSeveral, decline, cancel } = useAnswerCalls(offer);
  return {
    busy,
    problems,
    dismiss,
    accept: (application) => accept(application),
    acceptSeveral,
    ask: setQuestion,
    dialog: question && (
      <AnswerDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onOverride={(application, override_reason, keep) => accept(application, { override_reason }, keep)}
        onDecline={decline}
        onCancel={cancel}
      />
    ),
  };
}
