import { useId, useState } from 'react';
import { callPerson, namePerson } from '#domain/people/personName';
import type { Crew, CrewMember, Order, PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { createFieldNames } from '#platform/forms/fieldNames';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { FormDialog } from '#platform/forms/FormDialog';
import type { MergeRules } from '#platform/forms/merge/mergeValues';
import { StaleDialog } from '#platform/forms/merge/StaleDialog';
import { useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { formatRate } from '#platform/lib/money';
import { showToast } from '#platform/ui/messages/toasts';
import { type InvitedMember, jobLabels, useFreshCrew } from '../../orders';
import { useCandidates, useEditCrew } from '../api';
import { listCandidates } from '../model/candidates';
import { listOpenPositions, toSinglePersonErrors } from '../model/picks';
import { RateField } from '../parts/crewParts';
import { crewTexts, editTexts } from '../texts';

type Props = { member: InvitedMember; order: Order; crew: Crew; onClose: () => void };
type Values = { position: PositionCode; hourly_rate: number };

const field = createFieldNames<Values>();

const toValues = ({ position, hourly_rate }: CrewMember): Partial<Values> => ({
  position: position ?? undefined,
  hourly_rate: hourly_rate ?? undefined,
});

/** Rules for merging two people's changes of one invitation. */
const merge: MergeRules<Partial<Values>, keyof Values> = {
  listNames: () => ['position', 'hourly_rate'],
  getContent: (values, name) => String(values[name]),
};

/** Changes the rate or position of a member who is invited or has accepted. */
export function ChangeDialog({ member, order, crew, onClose }: Props) {
  const [textId, formId] = [useId(), useId()];
  const positions = usePositionChoices(member, order.order_id, crew);
  const name = namePerson(member);
  const { initialValues, edit, save, isSaving } = useSaveTerms(member, order, formId);
  const saved = () => {
    showToast({ message: editTexts.changed(name), intent: 'success' });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={editTexts.changeTitle(name)}
      describedBy={textId}
      busy={isSaving}
      onClose={onClose}
      action={editTexts.save}
      id={formId}
      initialValues={initialValues}
      onSubmit={save}
      onSubmitted={saved}
      layout="fields"
    >
      <p id={textId}>
        {(member.status === InvitationStatus.new ? editTexts.changeWaiting : editTexts.changeAccepted)(
          callPerson(member),
        )}
      </p>
      <SelectField name={field('position')} label={crewTexts.position} items={positions} required />
      <RateField name={field('hourly_rate')} />
      {edit.stale && (
        <StaleDialog
          stale={edit.stale}
          base={edit.base}
          toValues={toValues}
          rules={merge}
          getLabel={(part) => crewTexts[part === 'position' ? 'position' : 'rate']}
          formatValue={formatValue}
          onSave={edit.takeOver}
          onClose={edit.close}
        />
      )}
    </FormDialog>
  );
}

/** Sends what differs from the terms that were read; those that someone else changed are merged in a dialog. */
function useSaveTerms(member: InvitedMember, order: Order, formId: string) {
  const { order_id: orderId } = order;
  const { invitation_id } = member;
  const { mutateAsync, isPending } = useEditCrew(useOrderBranchId(order));
  const [initialValues] = useState(() => toValues(member));
  const loadCrew = useFreshCrew(orderId);
  const edit = useVersionedSave<Partial<Values>, CrewMember>({
    entity: member,
    idField: 'invitation_id',
    getEditor: () => '',
    initialValues,
    formId,
    loadFresh: async () => (await loadCrew()).find((each) => each.invitation_id === invitation_id) ?? member,
    texts: { gone: editTexts.changeGone },
  });
  const send = async ({ position, hourly_rate }: Values, before: CrewMember) => {
    const change = {
      invitation_id,
      ...(before.version !== null && { version: before.version }),
      ...(position !== before.position && { position }),
      ...(hourly_rate !== before.hourly_rate && { hourly_rate }),
    };
    try {
      await mutateAsync({ orderId, data: { update: [change] } });
    } catch (error) {
      throw toSinglePersonErrors(error);
    }
  };
  const save = (values: Values) => edit.save(values, (before) => send(values, before));
  return { initialValues, edit, save, isSaving: isPending };
}

function formatValue(name: keyof Values, { position, hourly_rate }: Partial<Values>): string {
  if (name === 'hourly_rate') return hourly_rate === undefined ? '' : formatRate(hourly_rate);
  return position === undefined ? '' : jobLabels.position[position];
}

/** A member's position and the open positions they could take instead. */
function usePositionChoices({ employee_id, position }: CrewMember, orderId: number, crew: Crew) {
  const people = useCandidates(orderId).data;
  const person = people && listCandidates(people).find((each) => each.employee_id === employee_id);
  const open = person ? listOpenPositions(person.positions, crew.slots) : [];
  const all = position === null ? listOpenPositions(person?.positions ?? [], crew.slots) : [position, ...open];
  return [...new Set(all)].map((id) => ({ id, name: jobLabels.position[id] }));
}
