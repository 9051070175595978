import { useState } from 'react';
import { canDoToJob } from '#domain/actions';
import { getOrderStatus, isFilled } from '#domain/orders/formation';
import { countOpenSlots, countOpen } from '#domain/orders/openSlots';
import { isOnCrew } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { Order, CancelInvitationRequest, Crew, CrewMember, PositionCode } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { isRefused } from '#platform/http/failures';
import { formatMoneyRange } from '#platform/lib/money';
import { useUndoable } from '#platform/offline/undoables';
import { IfFeature } from '#platform/provider/IfFeature';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { EmptyState } from '#platform/ui/feedback/states';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { showToast } from '#platform/ui/messages/toasts';
import { PositionIcon } from '../../../team/people';
import {
  OpenOrder,
  OrderUnavailable,
  useCrew,
  CrewRing,
  FormationChip,
  cardTexts,
  countCrew,
  describeRing,
  getPhase,
  listLatest,
  withdrawInvitationCall,
  useCrewChanges,
  withdrawnInvitations,
  type InvitedMember,
  jobLabels,
} from '../../orders';
import { useEditCrew } from '../api';
import { getOfferedRate } from '../model/pay';
import { toRefusalLine, listPositions, type PositionLine } from '../model/picks';
import { CrewHeader, CrewSkeleton, getInvitePath } from '../parts/CrewHeader';
import { SlotRing } from '../parts/crewParts';
import { crewTexts, editTexts, matchTexts } from '../texts';
import { type CrewAction, CrewDialogs } from './CrewDialogs';
import { CrewMemberRow } from './CrewMemberRow';
import crewStyles from '../parts/Crew.module.css';
import styles from './TeamEdit.module.css';

/** Invited people and their answers, live (spec section 2, /company/job/team-edit). */
export default function TeamEditPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<CrewSkeleton />}>
      {(order) => <Editing order={order} />}
    </OpenOrder>
  );
}

function Editing({ order }: { order: Order }) {
  const crew = useCrew(order.order_id);
  if (crew.data) return <TeamEdit order={order} crew={crew.data} />;
  return (
    <>
      <CrewHeader title={crewTexts.editTitle} order={order} />
      {crew.isPending ? (
        <CrewSkeleton />
      ) : (
        <OrderUnavailable error={crew.error} retrying={crew.isFetching} onRetry={() => void crew.refetch()} />
      )}
    </>
  );
}

type Props = { order: Order; crew: Crew };

/** The crew by position with live answers and the actions for each member. */
function TeamEdit({ order, crew }: Props) {
  const orderId = order.order_id;
  const branchId = useOrderBranchId(order);
  const isMobile = useMobile();
  const canInvite = canDoToJob('invite', order, useNow());
  const [action, setAction] = useState<CrewAction>();
  const undoable = useUndoable(withdrawnInvitations);
  const again = useReinvite(order, branchId);
  const changedIds = useCrewChanges(crew);
  const lines = listPositions({ slots: crew.slots, members: listLatest(crew.members) }, {});
  const withdrawLater = (member: InvitedMember, data: CancelInvitationRequest) =>
    undoable.start({
      key: member.invitation_id,
      message: (isOnCrew(member) ? editTexts.removed : editTexts.withdrawn)(namePerson(member)),
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
      {crew.slots.length > 0 && <CrewStatus crew={crew} />}
      {lines.length === 0 && <EmptyState text={editTexts.noCrew} />}
      {lines.map((line) => (
        <CrewLine
          key={line.position}
          order={order}
          line={line}
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
        <Row isWrapping gap={6} rowGap={3} justify="between" className={crewStyles.bar}>
          <AddPeople order={order} crew={crew} />
        </Row>
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
    <Row gap={4} rowGap={2} isWrapping below={5}>
      <CrewRing crew={summary} size={48} />
      <Row isFilling gap={3} rowGap={1} isWrapping tone="secondary">
        <FormationChip status={getOrderStatus(crew.slots)} />
        <span>{describeRing(summary)}</span>
      </Row>
      {crew.labor_min !== null && crew.labor_max !== null && (
        <Muted as="span" isNumeric className={styles.labor}>
          {editTexts.labor(formatMoneyRange(crew.labor_min, crew.labor_max))}
        </Muted>
      )}
    </Row>
  );
}

/** Invites someone again on the same terms after they declined or the invitation ended. */
function useReinvite({ order_id: orderId, offered_rates }: Order, branchId: number) {
  const { mutate, isPending, variables, error } = useEditCrew(branchId);
  const reinvite = ({ employee_id, position, hourly_rate, ...member }: CrewMember) => {
    if (employee_id === null || position === null || isPending) return;
    mutate(
      {
        orderId,
        data: { add: [{ employee_id, position, hourly_rate: hourly_rate ?? getOfferedRate(offered_rates, position) }] },
      },
      {
        onSuccess: () =>
          showToast({ message: editTexts.invitedAgain(namePerson({ ...member, position })), intent: 'success' }),
      },
    );
  };
  return {
    reinvite,
    invitingId: isPending ? variables.data.add?.[0]?.employee_id : undefined,
    refusal: isRefused(error) ? error : undefined,
  };
}

type CrewLineProps = {
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
function CrewLine({
  order,
  line: { position, slot },
  members,
  changedIds,
  invitingId,
  onReinvite,
  onAction,
}: CrewLineProps) {
  const people = listLatest(members).filter((each) => each.position === position);
  const canInvite = canDoToJob('invite', order, useNow());
  return (
    <Card as="section" padded={false} className={styles.line}>
      <Row size={16} as="h2" gap={2} className={styles.position}>
        {position !== null && <PositionIcon code={position} />}
        {position === null ? crewTexts.crew : jobLabels.position[position]}
        {slot && (
          <Muted isAtEnd as="span" size={13} weight="regular" isNumeric>
            {crewTexts.slotsAccepted(slot.accepted, slot.required)}
          </Muted>
        )}
      </Row>
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
    <Columns isDivided as="li" gap={4} rowGap={2} align="center" className={styles.row}>
      <SlotRing edge="open" size={36} />
      <Row as="span" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13} isNumeric>
        {matchTexts.openSlot}
      </Row>
      <Row justify="end" align="stretch" className={styles.slotAction}>
        {canInvite && (
          <Button
            variant="outline"
            aria-label={matchTexts.inviteFor(jobLabels.positionInText[position].one)}
            {...link(getInvitePath(orderId, position))}
          >
            {matchTexts.invite}
          </Button>
        )}
      </Row>
    </Columns>
  );
}
