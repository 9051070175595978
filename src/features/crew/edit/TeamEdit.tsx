import {
  CrewRing,
  FormationChip,
  cardTexts,
  countCrew,
  describeRing,
  getPhase,
  withdrawInvitationCall,
  useCrewChanges,
  withoutMembers,
} from '../../orders';
import { useState } from 'react';
import { fullName } from '#platform/lib/text';
import { countOpenSlots } from '#domain/orders/openSlots';
import type { CancelInvitationRequest, Crew, CrewMember, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { isRefused } from '#platform/http/failures';
import { formatMoneyRange } from '#platform/lib/money';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { PlusIcon } from '#platform/ui/icons';
import { showToast } from '#platform/ui/messages/toasts';
import { useMobile } from '#platform/ui/layout/useMobile';
import { useUndoable } from '#platform/offline/useUndoable';
import { useNow } from '#platform/ui/clock/useNow';
import { canDoToJob } from '#domain/actions';
import { useEditCrew } from '../api';
import { CrewHeader } from '../parts/CrewHeader';
import { type CrewAction, CrewDialogs } from './CrewDialogs';
import { CrewLine } from './CrewLine';
import crewStyles from '../parts/Crew.module.css';
import styles from './TeamEdit.module.css';
import { crewTexts, editTexts } from '../texts';
import { getOfferedRate } from '../model/pay';
import { toRefusalLine } from '../model/refusals';
import { getOrderStatus } from '#domain/orders/formation';

type Props = { order: Order; crew: Crew };

/** The crew by position with live answers and the actions for each member. */
export function TeamEdit({ order, crew: current }: Props) {
  const { order_id: orderId, branch_id: branchId } = order;
  const isMobile = useMobile();
  const canInvite = canDoToJob('invite', order, useNow());
  const [action, setAction] = useState<CrewAction>();
  const undoable = useUndoable(`invitations of order ${orderId}`);
  const again = useReinvite(order);
  const changedIds = useCrewChanges(current);
  const crew = withoutMembers(current, undoable.hidden);
  const withdrawLater = (member: CrewMember, data: CancelInvitationRequest) =>
    undoable.start({
      key: member.invitation_id,
      message: (member.status === InvitationStatus.accepted ? editTexts.removed : editTexts.withdrawn)(
        fullName(member),
      ),
      ...withdrawInvitationCall({ branchId, orderId }, member.invitation_id, data),
    });
  return (
    <div className={styles.page}>
      <CrewHeader
        title={crewTexts.editTitle}
        order={order}
        actions={!isMobile && canInvite && <AddPeople order={order} crew={crew} />}
      />
      {again.refusal && (
        <Callout intent="danger" title={again.refusal.message} alert className={styles.refusal}>
          {again.refusal.conflicts.map((conflict) => (
            <p key={conflict.id}>{toRefusalLine(conflict)}</p>
          ))}
        </Callout>
      )}
      <CrewStatus crew={crew} />
      {crew.slots.map((slot) => (
        <CrewLine
          key={slot.position}
          order={order}
          slot={slot}
          members={crew.members}
          changedIds={changedIds}
          invitingId={again.invitingId}
          onReinvite={again.reinvite}
          onAction={setAction}
        />
      ))}
      <CrewDialogs
        action={action}
        order={order}
        crew={crew}
        onWithdraw={withdrawLater}
        onClose={() => setAction(undefined)}
      />
      {isMobile && canInvite && (
        <div className={crewStyles.bar}>
          <AddPeople order={order} crew={crew} />
        </div>
      )}
    </div>
  );
}

type AddPeopleProps = { order: Order; crew: Crew };

/** The company’s team first; while slots are open and the job is ahead, also people outside of it. */
function AddPeople({ order, crew }: AddPeopleProps) {
  const link = useLink();
  const now = useNow();
  const canOutsource =
    countOpenSlots(crew.slots) > 0 && order.closed_state === null && getPhase(order, now) === 'ahead';
  return (
    <>
      {canOutsource && (
        <IfFeature name="findHelpers">
          <Button variant="outline" {...link(getFindPeoplePath(order.order_id))}>
            {cardTexts.findPeople}
          </Button>
        </IfFeature>
      )}
      <Button intent="primary" icon={<PlusIcon />} {...link(href('company-job-team-add', { id: order.order_id }))}>
        {editTexts.add}
      </Button>
    </>
  );
}

function CrewStatus({ crew }: { crew: Crew }) {
  const [accepted, required] = countCrew(crew);
  const pending = crew.slots.reduce((sum, slot) => sum + slot.pending, 0);
  const summary = { required, accepted, pending };
  return (
    <div className={styles.status}>
      <CrewRing crew={summary} size={48} />
      <div className={styles.words}>
        <FormationChip status={getOrderStatus(crew.slots)} />
        <span>{describeRing(summary)}</span>
      </div>
      <span className={styles.labor}>{editTexts.labor(formatMoneyRange(crew.labor_min, crew.labor_max))}</span>
    </div>
  );
}

/** Invites someone again on the same terms after they declined or the invitation ended. */
function useReinvite({ order_id: orderId, branch_id: branchId, offered_rates }: Order) {
  const { mutate, isPending, variables, error } = useEditCrew(branchId);
  const reinvite = ({ employee_id, position, hourly_rate, ...member }: CrewMember) => {
    if (employee_id === null || isPending) return;
    mutate(
      {
        orderId,
        data: { add: [{ employee_id, position, hourly_rate: hourly_rate ?? getOfferedRate(offered_rates, position) }] },
      },
      { onSuccess: () => showToast({ message: editTexts.invitedAgain(fullName(member)), intent: 'success' }) },
    );
  };
  return {
    reinvite,
    invitingId: isPending ? variables.data.add?.[0]?.employee_id : undefined,
    refusal: isRefused(error) ? error : undefined,
  };
}
