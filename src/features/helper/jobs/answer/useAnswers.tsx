import { lazy, useState } from 'react';
import type { HelperInvitation, RejectInvitationRequest, WithdrawInvitationRequest } from '#generated/model';
import { type UndoableActions, useUndoable } from '#platform/offline/undoables';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { Button } from '#platform/ui/inputs/Button';
import { Columns } from '#platform/ui/layout/Layout';
import { withdrawErrors } from '#platform/ui/messages/messageStore';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { declineCall, withdrawCall } from '../../answersApi';
import { useAccept } from '../../api';
import { answerTexts as texts, jobListTexts } from '../texts';
import { declinedJobs, formatJob, withdrawnJobs, explainRefusal } from './answerable';
import styles from './answer.module.css';

// Forms, which the lists themselves do not need.
const DeclineDialog = lazy(async () => ({ default: (await import('./AnswerDialogs')).DeclineDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./AnswerDialogs')).WithdrawDialog }));

type Call = ReturnType<typeof declineCall>;

type Asked =
  | { what: 'decline'; invitation: HelperInvitation }
  | { what: 'withdraw'; invitation: HelperInvitation }
  | { what: 'refused'; invitation: HelperInvitation; why: string };

/**
 * The answers to an invitation. Accepting is sent immediately, because the first one gets the slot. Declining and
 * withdrawing ask for a reason and can be undone until they are sent.
 */
export function useAnswers(onUnavailable?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync: send, isPending, variables } = useAccept();
  const declined = useUndoable(declinedJobs);
  const withdrawn = useUndoable(withdrawnJobs);
  const { accepted, setAccepted } = useAccepted();
  const close = () => setAsked(undefined);

  async function accept(invitation: HelperInvitation): Promise<void> {
    setAccepted(invitation.id, true);
    try {
      await send(invitation.id);
      // Without a link: it could appear where the button was, and a second tap would leave the page.
      const message = texts.accepted(jobListTexts.jobStart(invitation.number));
      showToast({ message, intent: 'success', about: aboutInvitation(invitation.id) });
    } catch (error) {
      setAccepted(invitation.id, false);
      const why = explainRefusal(error);
      if (why === undefined) return;
      // The refusal of a plan limit has no code, so a toast reports it too.
      if (error instanceof Error) withdrawErrors([error.message]);
      setAsked({ what: 'refused', invitation, why });
    }
  }

  function start(undoable: UndoableActions, { id }: HelperInvitation, message: string, call: Call): void {
    close();
    setAccepted(id, false);
    undoable.start({ key: id, message, about: aboutInvitation(id), ...call });
    onUnavailable?.();
  }

  const decline = (invitation: HelperInvitation, data: RejectInvitationRequest) =>
    start(
      declined,
      invitation,
      texts.declined(jobListTexts.jobStart(invitation.number)),
      declineCall(invitation.id, data),
    );
  const withdraw = (invitation: HelperInvitation, data: WithdrawInvitationRequest) =>
    start(withdrawn, invitation, texts.withdrawn(formatJob(invitation)), withdrawCall(invitation.id, data));

  const dialog = asked && (
    <LazyBoundary key={`${asked.what} ${asked.invitation.id}`} failure="toast">
      <Dialog asked={asked} onDecline={decline} onWithdraw={withdraw} onClose={close} />
    </LazyBoundary>
  );

  return {
    accept: (invitation: HelperInvitation) => void accept(invitation),
    askToDecline: (invitation: HelperInvitation) => setAsked({ what: 'decline', invitation }),
    askToWithdraw: (invitation: HelperInvitation) => setAsked({ what: 'withdraw', invitation }),
    acceptingId: isPending ? variables : undefined,
    isAccepted: ({ id }: HelperInvitation) => accepted.has(id),
    /** Answered on screen but not sent yet. */
    isAnswered: ({ id }: HelperInvitation) => declined.hidden.has(id) || withdrawn.hidden.has(id),
    dialog,
  };
}

/** The ids accepted since this screen was opened. */
function useAccepted() {
  const [accepted, setIds] = useState<ReadonlySet<number>>(new Set());
  const setAccepted = (id: number, isAccepted: boolean) =>
    setIds((before) => new Set(isAccepted ? [...before, id] : [...before].filter((each) => each !== id)));
  return { accepted, setAccepted };
}

type DialogProps = {
  asked: Asked;
  onDecline: (invitation: HelperInvitation, data: RejectInvitationRequest) => void;
  onWithdraw: (invitation: HelperInvitation, data: WithdrawInvitationRequest) => void;
  onClose: () => void;
};

function Dialog({ asked, onDecline, onWithdraw, onClose }: DialogProps) {
  const { invitation } = asked;
  if (asked.what === 'decline') {
    return <DeclineDialog onConfirm={(data) => onDecline(invitation, data)} onClose={onClose} />;
  }
  if (asked.what === 'withdraw') {
    return (
      <WithdrawDialog invitation={invitation} onConfirm={(data) => onWithdraw(invitation, data)} onClose={onClose} />
    );
  }
  return <RefusedDialog title={texts.refusedTitle(invitation.number)} why={asked.why} onClose={onClose} />;
}

export type Answers = ReturnType<typeof useAnswers>;

const aboutInvitation = (id: number): string => `invitation-${id}`;

type Props = { invitation: HelperInvitation; answers: Answers };

/** Decline and accept with a gap between them, or accepting after all; what the provider allows now. */
export function AnswerButtons({ invitation, answers }: Props) {
  const { actions, bucket } = invitation;
  const job = formatJob(invitation);
  if (!actions.includes('accept') && !actions.includes('reject')) return null;
  return (
    <Columns columns={2} gap={4} className={styles.actions}>
      {actions.includes('reject') && (
        <Button
          size="large"
          variant="outline"
          fill
          aria-label={texts.declineName(job)}
          onClick={() => answers.askToDecline(invitation)}
        >
          {texts.decline}
        </Button>
      )}
      {actions.includes('accept') && (
        <Button
          size="large"
          intent="primary"
          fill
          aria-label={(bucket === 'waiting' ? texts.acceptAfterAllName : texts.acceptName)(job)}
          loading={answers.acceptingId === invitation.id}
          onClick={() => answers.accept(invitation)}
        >
          {bucket === 'waiting' ? texts.acceptAfterAll : texts.accept}
        </Button>
      )}
    </Columns>
  );
}

/** Says why the provider refused an answer. */
export function RefusedDialog({ title, why, onClose }: { title: string; why: string; onClose: () => void }) {
  return (
    <Modal open kind="reading" size="x-small" title={title} cancelLabel={texts.close} onClose={onClose}>
      <p>{why}</p>
    </Modal>
  );
}
