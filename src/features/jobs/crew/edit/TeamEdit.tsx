import { useState } from 'react';
import { fullName } from '../../../../platform/lib/text';
import type { Crew, CrewMember, Order } from '../../../../generated/model';
import { InvitationStatus } from '../../../../generated/model/codes';
import { isRefused } from '../../../../platform/http/failures';
import { formatMoneyRange } from '../../../../platform/lib/money';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import { PlusIcon } from '../../../../platform/ui/icons';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { useMobile } from '../../../../platform/ui/layout/useMobile';
import { useUndoable } from '../../../../platform/ui/messages/useUndoable';
import { useEditCrew, useTakeBack } from '../../crewApi';
import { CrewRing, describeRing } from '../../parts/crew/CrewRing';
import { FormationChip } from '../../parts/crew/FormationChip';
import { CrewHeader } from '../CrewHeader';
import { type CrewAction, CrewDialogs } from './CrewDialogs';
import { CrewLine } from './CrewLine';
import crewStyles from '../Crew.module.css';
import styles from './TeamEdit.module.css';
import { editTexts } from './editTexts';
import { listRefusalLines } from '../refusals';
import { getOrderStatus } from '../../../../domain/formation';
import { withoutMembers } from '../../parts/crew/crewMembers';
import { crewTexts } from '../texts';
import { countCrew, useCrewNews } from '../../parts/crew/useCrewNews';

type Props = { order: Order; crew: Crew };

/** The crew by position with live answers and the actions for each member. */
export function TeamEdit({ order, crew: current }: Props) {
  const { order_id: orderId, branch_id: branchId } = order;
  const isMobile = useMobile();
  const [action, setAction] = useState<CrewAction>();
  const undoable = useUndoable(`invitations of order ${orderId}`);
  const takeBack = useTakeBack(branchId, orderId);
  const again = useReinvite(order);
  const changedIds = useCrewNews(current);
  const crew = withoutMembers(current, undoable.hidden);
  const takeBackLater = (member: CrewMember, data: Parameters<typeof takeBack.mutateAsync>[0]['data']) =>
    undoable.start({
      key: member.invitation_id,
      message: (member.status === InvitationStatus.accepted ? editTexts.removed : editTexts.withdrawn)(
        fullName(member),
      ),
      run: (how) => takeBack.mutateAsync({ invitationId: member.invitation_id, data, ...how }),
    });
  return (
    <div className={styles.page}>
      <CrewHeader title={crewTexts.editTitle} order={order} actions={!isMobile && <AddPeople orderId={orderId} />} />
      {again.refusal && (
        <Callout intent="danger" title={again.refusal.message} alert className={styles.refusal}>
          {listRefusalLines(again.refusal).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Callout>
      )}
      <CrewStatus crew={crew} />
      {crew.slots.map((slot) => (
        <CrewLine
          key={slot.position}
          orderId={orderId}
          slot={slot}
          members={crew.members}
          timezone={order.timezone}
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
        onTakeBack={takeBackLater}
        onClose={() => setAction(undefined)}
      />
      {isMobile && (
        <div className={crewStyles.bar}>
          <AddPeople orderId={orderId} />
        </div>
      )}
    </div>
  );
}

function AddPeople({ orderId }: { orderId: number }) {
  const link = useLink();
  return (
    <Button intent="primary" icon={<PlusIcon />} {...link(href('company-job-team-add', { id: orderId }))}>
      {editTexts.add}
    </Button>
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
function useReinvite({ order_id: orderId, branch_id: branchId }: Order) {
  const { mutate, isPending, variables, error } = useEditCrew(branchId);
  const reinvite = ({ employee_id, position, hourly_rate, ...member }: CrewMember) => {
    if (employee_id === null || isPending) return;
    mutate(
      { orderId, data: { add: [{ employee_id, position, hourly_rate: hourly_rate ?? 0 }] } },
      { onSuccess: () => showToast({ message: editTexts.invitedAgain(fullName(member)), intent: 'success' }) },
    );
  };
  return {
    reinvite,
    invitingId: isPending ? variables.data.add?.[0]?.employee_id : undefined,
    refusal: isRefused(error) ? error : undefined,
  };
}
