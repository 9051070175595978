import { callPerson, namePerson } from '#domain/people/personName';
import { OrderUnavailable, type InvitedMember } from '../../orders';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { useId } from 'react';
import { slotFit } from '#domain/orders/formation';
import type { Candidate, Order, PositionCode } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { useCandidates, useEditCrew } from '../api';
import { isInvited } from '../model/candidateProblem';
import { fillsSlot } from '../model/picks';
import { ReplaceForm, type Replacement } from './ReplaceForm';
import { editTexts } from '../texts';
import { toSinglePersonErrors } from '../model/refusals';

type Props = { member: InvitedMember & { position: PositionCode }; order: Order; onClose: () => void };

/** Ends one invitation and invites someone else in one step. */
export function ReplaceDialog({ member, order, onClose }: Props) {
  const formId = useId();
  const people = useCandidates(order.order_id);
  const { mutateAsync, isPending } = useEditCrew(useOrderBranchId(order));
  const candidates = people.data?.branch_employees.filter((each) => canReplace(each, member)) ?? [];
  const replace = async ({ employee_id, hourly_rate, reason }: Replacement) => {
    const { position, invitation_id } = member;
    const data = { cancel: [{ invitation_id, reason }], add: [{ employee_id, position, hourly_rate }] };
    try {
      await mutateAsync({ orderId: order.order_id, data });
    } catch (error) {
      throw toSinglePersonErrors(error);
    }
  };
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={editTexts.replaceTitle(namePerson(member))}
      busy={isPending}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} intent="primary" loading={isPending} disabled={candidates.length === 0}>
          {editTexts.replaceName(callPerson(member))}
        </Button>
      }
    >
      {people.isPending && <SkeletonCard height={240} />}
      {people.isError && !people.data && (
        <OrderUnavailable error={people.error} retrying={people.isFetching} onRetry={() => void people.refetch()} />
      )}
      {people.data && candidates.length === 0 && <p>{editTexts.noOneElse}</p>}
      {candidates.length > 0 && (
        <ReplaceForm
          id={formId}
          member={member}
          candidates={candidates}
          offeredRates={order.offered_rates}
          onReplace={replace}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

function canReplace(candidate: Candidate, { position }: Props['member']): boolean {
  const { positions } = candidate;
  return (fillsSlot(positions, position) || slotFit(positions, position) === 'helper') && !isInvited(candidate);
}
