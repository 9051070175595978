import { useId, useState } from 'react';
import type { OrderCard } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { findLowestOffer, listPeopleForJobs, planInvites, type PlannedInvite } from './bulkInvite';
import { InviteOutcomes } from './InviteOutcomes';
import { PeopleForJobs } from './PeopleForJobs';
import { inviteTexts as texts } from '../texts';
import { useInviteEach } from './useInviteEach';
import { useJobsToFill } from './useJobsToFill';

type Props = {
  branchId: number;
  jobs: readonly OrderCard[];
  /** Called with the jobs whose invitations are sent. */
  onInvited: (jobs: readonly OrderCard[]) => void;
  onClose: () => void;
};

/** Invites the same people to several jobs, and shows the result for each job. */
export function InviteToJobs({ branchId, jobs: selected, onInvited, onClose }: Props) {
  // The selection shrinks as invitations are sent; the dialog is about what was selected when it opened.
  const [cards] = useState(selected);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [atOwnRate, setAtOwnRate] = useState<readonly number[]>([]);
  const [message, setMessage] = useState('');
  const [unsent, setUnsent] = useState<readonly PlannedInvite[]>();
  const { jobs, isPending, failed, retry } = useJobsToFill(cards);
  const { outcomes, isSending, send } = useInviteEach(branchId);
  const messageId = useId();
  const plan = unsent ?? planInvites(jobs, { employeeIds: chosen, atOwnRate, message });
  const count = plan.reduce((sum, { request }) => sum + request.employees.length, 0);
  const isSent = unsent !== undefined;

  async function invite(): Promise<void> {
    setUnsent(plan);
    const sent = await send(plan);
    setUnsent(plan.filter(({ card }) => !sent.includes(card)));
    onInvited(sent);
  }

  return (
    <Modal
      open
      kind="form"
      size="average"
      title={texts.toJobs(cards.length)}
      busy={isSending}
      cancelLabel={isSent ? texts.close : undefined}
      onClose={onClose}
      actions={
        plan.length > 0 && (
          <Button intent="primary" loading={isSending} onClick={() => void invite()}>
            {isSent ? texts.tryAgain(plan.length) : texts.sendAll(count, plan.length)}
          </Button>
        )
      }
    >
      {isSent ? (
        <InviteOutcomes outcomes={outcomes} isSending={isSending} />
      ) : (
        <PeopleForJobs
          people={listPeopleForJobs(jobs)}
          jobCount={cards.length}
          isPending={isPending}
          failed={failed}
          onRetry={retry}
          chosen={chosen}
          onChoose={setChosen}
          findOffer={(employeeId) => findLowestOffer(plan, employeeId)}
          onOfferOwnRate={(employeeId) => setAtOwnRate([...atOwnRate, employeeId])}
          message={{ id: messageId, text: message, onChange: setMessage }}
        />
      )}
    </Modal>
  );
}
