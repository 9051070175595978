import { type ReactNode, useState } from 'react';
import type {
  HelperInvitation,
  RejectInvitationRequest,
  WithdrawInvitationRequest,
} from '../../../../generated/model';
import { href } from '../../../../platform/routing/links/href';
import { Modal } from '../../../../platform/ui/overlays/Modal';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { type UndoableActions, useUndoable } from '../../../../platform/ui/messages/useUndoable';
import type { Undoable } from '../../../../platform/ui/messages/undoables';
import { useAccept, useDecline, useWithdraw } from '../../api';
import { jobListTexts } from '../list/texts';
import { declinedJobs, formatJob, withdrawnJobs } from './answerable';
import { DeclineDialog, WithdrawDialog } from './dialogs';
import { explainRefusal } from './refusals';
import { answerTexts as texts } from './texts';

type Asked =
  | { what: 'decline' | 'withdraw'; invitation: HelperInvitation }
  | { what: 'refused'; invitation: HelperInvitation; why: string };

/**
 * The answers to an invitation. Accepting is sent at once, because the first one gets the slot. Declining and
 * withdrawing ask for a reason and can be undone until they are sent.
 */
export function useAnswers(onGone?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync: send, isPending, variables } = useAccept();
  const { mutateAsync: sendDecline } = useDecline();
  const { mutateAsync: sendWithdrawal } = useWithdraw();
  const declined = useUndoable(declinedJobs);
  const withdrawn = useUndoable(withdrawnJobs);
  const close = () => setAsked(undefined);

  async function accept(invitation: HelperInvitation): Promise<void> {
    try {
      await send(invitation.id);
      const action = { text: texts.open, to: href('helper-job-company-details', { id: invitation.id }) };
      const message = texts.accepted(jobListTexts.jobStart(invitation.number));
      showToast({ message, intent: 'success', action, about: aboutInvitation(invitation.id) });
    } catch (error) {
      const why = explainRefusal(error);
      if (why !== undefined) setAsked({ what: 'refused', invitation, why });
    }
  }

  function start(undoable: UndoableActions, { id }: HelperInvitation, message: string, run: Undoable['run']): void {
    close();
    undoable.start({ key: id, message, about: aboutInvitation(id), run });
    onGone?.();
  }

  const decline = (invitation: HelperInvitation, data: RejectInvitationRequest) =>
    start(declined, invitation, texts.declined(jobListTexts.jobStart(invitation.number)), (how) =>
      sendDecline({ id: invitation.id, data, ...how }),
    );
  const withdraw = (invitation: HelperInvitation, data: WithdrawInvitationRequest) =>
    start(withdrawn, invitation, texts.withdrawn(formatJob(invitation)), (how) =>
      sendWithdrawal({ id: invitation.id, data, ...how }),
    );

  const dialog: ReactNode = asked && (
    <>
      {asked.what === 'decline' && (
        <DeclineDialog onConfirm={(data) => decline(asked.invitation, data)} onClose={close} />
      )}
      {asked.what === 'withdraw' && (
        <WithdrawDialog
          invitation={asked.invitation}
          onConfirm={(data) => withdraw(asked.invitation, data)}
          onClose={close}
        />
      )}
      {asked.what === 'refused' && (
        <Modal
          open
          kind="reading"
          size="x-small"
          title={texts.refusedTitle(formatJob(asked.invitation))}
          cancelLabel={texts.close}
          onClose={close}
        >
          <p>{asked.why}</p>
        </Modal>
      )}
    </>
  );

  return {
    accept: (invitation: HelperInvitation) => void accept(invitation),
    askToDecline: (invitation: HelperInvitation) => setAsked({ what: 'decline', invitation }),
    askToWithdraw: (invitation: HelperInvitation) => setAsked({ what: 'withdraw', invitation }),
    /** The invitation that is being accepted. */
    acceptingId: isPending ? variables : undefined,
    /** Answered on screen but not sent yet. */
    isAnswered: ({ id }: HelperInvitation) => declined.hidden.has(id) || withdrawn.hidden.has(id),
    dialog,
  };
}

export type Answers = ReturnType<typeof useAnswers>;

const aboutInvitation = (id: number): string => `invitation-${id}`;
