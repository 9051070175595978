import { type ReactNode, useState, useRef } from 'react';
import type {
  OfferApplication,
  AcceptApplicationRequest,
  AnswerApplicationsRequest,
  CancelApplicationRequest,
  RejectApplicationRequest,
  RefusedApplication,
} from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { isRefused, isNotFound, isPlanLimit, isUnanswered } from '#platform/http/failures';
import { showToast } from '#platform/ui/messages/toasts';
import {
  type OfferOfOrder,
  useAcceptApplicant,
  useAnswerSeveral,
  useCancelApplicant,
  useDeclineApplicant,
} from '../../offersApi';
import { nameApplicant } from '../describeApplication';
import { applicationTexts as texts } from '../texts';
import { AnswerDialog, type Question } from './AnswerDialog';

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

type Applications = readonly OfferApplication[];
/** Stores the entries, because the answer may be sent again. */
type OnFailed = () => void;

/** The calls that answer applications. Each reports what it did, or why it was refused. */
function useAnswerCalls(offer: OfferOfOrder & { id: number }) {
  const { run, ...running } = useRuns();
  const sendAccept = useAcceptApplicant(offer).mutateAsync;
  const sendDecline = useDeclineApplicant(offer).mutateAsync;
  const sendCancel = useCancelApplicant(offer).mutateAsync;
  const sendAll = useAnswerSeveral(offer).mutateAsync;

  const runOne = (application: OfferApplication, call: () => Promise<unknown>, words: Words, onFailed?: OnFailed) => {
    const name = nameApplicant(application);
    const send = async () => {
      await call();
      return { done: words.done(name), refused: [] };
    };
    void run([application], { send, explain: (reason) => words.refused(name, reason), onFailed });
  };

  const answerSeveral = (applications: Applications, data: AnswerApplicationsRequest, onFailed?: OnFailed) => {
    const send = async () => {
      const { answered, refused } = await sendAll({ offerId: offer.id, data });
      const accepted = answered.filter(({ id }) => data.accept?.includes(id)).length;
      const explainOne = (each: (typeof refused)[number]) =>
        texts.personReason(nameById(applications, each.application_id), explainRefused(each));
      return { done: texts.answered(accepted, answered.length - accepted), refused: refused.map(explainOne) };
    };
    void run(applications, { send, explain: (reason) => reason, onFailed });
  };

  return {
    ...running,
    accept: (application: OfferApplication, data: AcceptApplicationRequest = {}, onFailed?: OnFailed) =>
      runOne(application, () => sendAccept({ applicationId: application.id, data }), accepting(), onFailed),
    acceptSeveral: (applications: Applications) => answerSeveral(applications, { accept: toIds(applications) }),
    decline: (applications: Applications, data: RejectApplicationRequest, onFailed?: OnFailed) => {
      const [only, ...others] = applications;
      if (only !== undefined && others.length === 0) {
        runOne(only, () => sendDecline({ applicationId: only.id, data }), declining(), onFailed);
        return;
      }
      const { reason } = data;
      answerSeveral(applications, { reject: toIds(applications), ...(reason !== undefined && { reason }) }, onFailed);
    },
    cancel: (application: OfferApplication, data: CancelApplicationRequest, onFailed?: OnFailed) =>
      runOne(application, () => sendCancel({ applicationId: application.id, data }), canceling(), onFailed),
  };
}

type Words = { done: (name: string) => string; refused: (name: string, reason: string) => string };

const accepting = (): Words => ({ done: texts.accepted, refused: texts.refused });
const declining = (): Words => ({ done: texts.declined, refused: texts.refusedDecline });
const canceling = (): Words => ({ done: texts.cancelled, refused: texts.refusedCancel });

const toIds = (applications: Applications) => applications.map(({ id }) => id);

function nameById(applications: Applications, applicationId: number): string {
  const application = applications.find(({ id }) => id === applicationId);
  return application === undefined ? '' : nameApplicant(application);
}

type Outcome = { done: string; refused: readonly string[] };
type Sending = { send: () => Promise<Outcome>; explain: (reason: string) => string; onFailed: OnFailed | undefined };

/** Runs one answer per application at a time: a second tap does nothing. */
function useRuns() {
  const running = useRef(new Set<number>());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const show = () => setBusy(new Set(running.current));

  const run = async (applications: Applications, { send, explain, onFailed }: Sending) => {
    const ids = toIds(applications);
    if (ids.some((id) => running.current.has(id))) return;
    for (const id of ids) running.current.add(id);
    show();
    setProblems([]);
    try {
      const { done, refused } = await send();
      if (done !== '') showToast({ message: done, intent: 'success' });
      report(refused);
    } catch (error) {
      const reason = explainFailure(error);
      // Without an answer that can be read it may have been done.
      report([isRefused(error) ? explain(reason) : reason]);
      if (canBeSentAgain(error)) onFailed?.();
    } finally {
      for (const id of ids) running.current.delete(id);
      show();
    }
  };

  /** Also as toasts, because the list may be scrolled. */
  const report = (refused: readonly string[]) => {
    setProblems(refused);
    for (const message of refused) showToast({ message, intent: 'danger' });
  };

  return { busy, problems, dismiss: () => setProblems([]), run };
}

const explained = [
  'position_filled',
  'hard_conflict',
  'weekly_limit',
  'too_late',
  'wrong_state',
  'offer_closed',
  'plan_limit',
] as const satisfies readonly RefusedApplication['code'][];

/** Reason an application could not be answered, in words. */
function explainFailure(error: unknown): string {
  if (isUnanswered(error)) return texts.noAnswer;
  if (!(error instanceof ApiError)) return texts.noAnswer;
  const words = explainCode(isPlanLimit(error) ? 'plan_limit' : error.code) ?? error.message;
  const jobs = error.conflicts.flatMap(({ text }) => text ?? []);
  return [words, ...jobs].join(' ');
}

/** Checks whether the same answer may be sent again later. It cannot to an application that was answered or deleted. */
function canBeSentAgain(error: unknown): boolean {
  return !isNotFound(error) && !(error instanceof ApiError && error.code === 'wrong_state');
}

/** Reason one of several could not be answered. */
function explainRefused({ code, text }: RefusedApplication): string {
  return [explainCode(code), text].find((words) => words !== undefined && words !== '') ?? texts.refusal.wrong_state;
}

function explainCode(code: string | undefined): string | undefined {
  const known = explained.find((each) => each === code);
  return known && texts.refusal[known];
}
