import { canDoToJob } from '#domain/actions';
import { isFilled } from '#domain/orders/formation';
import { countOpen } from '#domain/orders/openSlots';
import type { CrewMember, Order, PositionCode } from '#generated/model';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { useNow } from '#platform/ui/clock/useNow';
import { Card } from '#platform/ui/layout/Card';
import { PositionIcon } from '../../people';
import type { PositionLine } from '../model/picks';
import { jobLabels, listLatest } from '../../orders';
import type { CrewAction } from './CrewDialogs';
import { CrewMemberRow } from './CrewMemberRow';
import { SlotRing } from '../parts/SlotRing';
import styles from './TeamEdit.module.css';
import { getInvitePath } from '../parts/invitePath';
import { crewTexts, matchTexts } from '../texts';

type Props = {
  order: Order;
  line: PositionLine;
  members: readonly CrewMember[];
  changedIds: ReadonlySet<number>;
  /** Employee whose new invitation is being sent. */
  invitingId: number | undefined;
  onReinvite: (member: CrewMember) => void;
  onAction: (action: CrewAction) => void;
};

/** One position of the crew with everyone invited to it. */
export function CrewLine({
  order,
  line: { position, slot },
  members,
  changedIds,
  invitingId,
  onReinvite,
  onAction,
}: Props) {
  const people = listLatest(members).filter((each) => each.position === position);
  const canInvite = canDoToJob('invite', order, useNow());
  return (
    <Card as="section" padded={false} className={styles.line}>
      <h2 className={styles.position}>
        {position !== null && <PositionIcon code={position} />}
        {position === null ? crewTexts.crew : jobLabels.position[position]}
        {slot && <span className={styles.count}>{crewTexts.slotsAccepted(slot.accepted, slot.required)}</span>}
      </h2>
      <ul>
        {people.map((member) => (
          <CrewMemberRow
            key={member.invitation_id ?? member.user_id}
            member={member}
            crew={members}
            order={order}
            changed={member.invitation_id !== null && changedIds.has(member.invitation_id)}
            isFilled={slot !== null && isFilled(slot)}
            isInviting={member.employee_id !== null && invitingId === member.employee_id}
            onReinvite={onReinvite}
            onAction={onAction}
          />
        ))}
        {slot &&
          Array.from({ length: countOpen(slot) }, (_, index) => (
            <OpenSlot key={index} orderId={order.order_id} position={slot.position} canInvite={canInvite} />
          ))}
      </ul>
    </Card>
  );
}

type SlotProps = { orderId: number; position: PositionCode; canInvite: boolean };

function OpenSlot({ orderId, position, canInvite }: SlotProps) {
  const link = useLink();
  return (
    <li className={styles.row}>
      <SlotRing edge="open" size={36} />
      <span className={styles.quiet}>{matchTexts.openSlot}</span>
      <div className={styles.slotAction}>
        {canInvite && (
          <Button
            variant="outline"
            aria-label={matchTexts.inviteFor(jobLabels.positionInText[position])}
            {...link(getInvitePath(orderId, position))}
          >
            {matchTexts.invite}
          </Button>
        )}
      </div>
    </li>
  );
}
