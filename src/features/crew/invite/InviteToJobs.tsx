import { useId, useState } from 'react';
import type { OrderCard } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { inviteTexts as texts } from '../texts';
import { useSendInvitations } from '../parts/useSendInvitations';
import { findLowestOffer, listPeopleForJobs, planInvitations } from './bulkInvite';
import { InviteResults } from './InviteResults';
import { PeopleForJobs } from './PeopleForJobs';
import { useJobsToFill } from './useJobsToFill';

type Props = {
  branchId: number;
  jobs: readonly OrderCard[];
  /** Called with a job when everyone is invited to it. */
  onInvited: (jobs: readonly OrderCard[]) => void;
  onClose: () => void;
};

/** Invites the same people to several jobs, and shows the result for each job. */
export function InviteToJobs({ branchId, jobs: selected, onInvited, onClose }: Props) {
  // The selection shrinks as invitations are sent; the dialog is about what was selected when it opened.
  const [cards] = useState(selected);
  const [employeeIds, setEmployeeIds] = useState<readonly number[]>([]);
  const [atUsualRate, setAtUsualRate] = useState<readonly number[]>([]);
  const [message, setMessage] = useState('');
  const { jobs, isPending, failed, retry } = useJobsToFill(cards);
  const { results, isSending, send } = useSendInvitations(branchId, ({ orderId, problems }) => {
    if (problems.length === 0) onInvited(cards.filter(({ order_id }) => order_id === orderId));
  });
  const messageId = useId();
  const isSent = isSending || results.length > 0;
  // After the first attempt only what failed is sent again, with what is known of its people by then.
  const unsent = results.filter(({ problems }) => problems.length > 0).map(({ orderId }) => orderId);
  const open = results.length === 0 ? jobs : jobs.filter(({ card }) => unsent.includes(card.order_id));
  const plan = planInvitations(open, { employeeIds, atUsualRate, message });
  const count = plan.reduce((sum, { people }) => sum + people.length, 0);
  const action = results.length > 0 ? texts.tryAgain(plan.length) : texts.sendAll(count, plan.length);
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
        (isSending || plan.length > 0) && (
          <Button intent="primary" loading={isSending} onClick={() => void send(plan)}>
            {isSending ? texts.sending : action}
          </Button>
        )
      }
    >
      {isSent ? (
        <InviteResults cards={cards} results={results} isSending={isSending} />
      ) : (
        <PeopleForJobs
          people={listPeopleForJobs(jobs)}
          jobCount={cards.length}
          isPending={isPending}
          failed={failed}
          onRetry={retry}
          selected={employeeIds}
          onSelect={setEmployeeIds}
          findOffer={(employeeId) => findLowestOffer(plan, employeeId)}
          onOfferUsualRate={(employeeId) => setAtUsualRate([...atUsualRate, employeeId])}
          message={{ id: messageId, text: message, onChange: setMessage }}
        />
      )}
    </Modal>
  );
}
