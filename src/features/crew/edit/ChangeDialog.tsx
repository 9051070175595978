import { jobLabels } from '../../orders';
import { useId, useState } from 'react';
import { fullName } from '#platform/lib/text';
import type { Crew, CrewMember, Order, PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { showToast } from '#platform/ui/messages/toasts';
import { useCandidates, useEditCrew } from '../api';
import styles from './TeamEdit.module.css';
import { listCandidates } from '../model/candidates';
import { RateField } from '../parts/RateField';
import { crewTexts, editTexts } from '../texts';
import { listOpenPositions } from '../model/picks';
import { toSinglePersonErrors } from '../model/refusals';

type Props = { member: CrewMember; order: Order; crew: Crew; onClose: () => void };
type Values = { position: PositionCode; hourly_rate: number };

const field = createFieldNames<Values>();

/** Changes the rate or position of a member who is invited or has accepted. */
export function ChangeDialog({ member, order, crew, onClose }: Props) {
  const textId = useId();
  const { mutateAsync, isPending } = useEditCrew(order.branch_id);
  const positions = usePositionChoices(member, order.order_id, crew);
  const { first_name, invitation_id } = member;
  const [before] = useState(member);
  const save = async ({ position, hourly_rate }: Values) => {
    // Someone else may have changed the other one.
    const change = {
      invitation_id,
      ...(position !== before.position && { position }),
      ...(hourly_rate !== before.hourly_rate && { hourly_rate }),
    };
    try {
      await mutateAsync({ orderId: order.order_id, data: { update: [change] } });
    } catch (error) {
      throw toSinglePersonErrors(error);
    }
  };
  const saved = () => {
    showToast({ message: editTexts.changed(fullName(member)), intent: 'success' });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={editTexts.changeTitle(fullName(member))}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      action={editTexts.save}
      initialValues={{ position: before.position, hourly_rate: before.hourly_rate ?? undefined }}
      onSubmit={save}
      onSubmitted={saved}
      className={styles.fields}
    >
      <p id={textId}>
        {member.status === InvitationStatus.accepted
          ? editTexts.changeAccepted(first_name)
          : editTexts.changeWaiting(first_name)}
      </p>
      <SelectField name={field('position')} label={crewTexts.position} items={positions} required />
      <RateField name={field('hourly_rate')} />
    </FormDialog>
  );
}

/** A member's position and the open positions they could take instead. */
function usePositionChoices({ employee_id, position }: CrewMember, orderId: number, crew: Crew) {
  const people = useCandidates(orderId).data;
  const person = people && listCandidates(people).find((each) => each.employee_id === employee_id);
  const others = person ? listOpenPositions(person.positions, crew.slots).filter((each) => each !== position) : [];
  return [position, ...others].map((id) => ({ id, name: jobLabels.position[id] }));
}
