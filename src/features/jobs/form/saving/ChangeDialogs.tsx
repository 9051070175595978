import { useId, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { CrewMember, Order } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { StaleDialog, type StaleDialogProps } from '#platform/forms/merge/StaleDialog';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import { ChoiceBox, ChoiceGroup } from '#platform/ui/choices/ChoiceBox';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { Modal } from '#platform/ui/overlays/Modal';
import { jobLabels, ReconfirmChoice, OverrideReasonField, toOrderValues, type OrderValues } from '../../orders';
import {
  type EditImpact,
  type Surplus,
  orderMerge,
  decideConflicts,
  type CrewConflict,
  type ConflictDecision,
} from '../model/editImpact';
import { formatFieldValue, getFieldLabel } from './formatField';
import { changeTexts as texts } from './texts';
import type { ImpactAnswer } from './useOrderEdit';
import styles from './ChangeDialogs.module.css';

type ImpactDialogProps = { impact: EditImpact; onSave: (answer: ImpactAnswer) => void; onClose: () => void };

/** Lists the people a change affects and asks how to proceed, once before saving. */
export function ImpactDialog({ impact, onSave, onClose }: ImpactDialogProps) {
  const { move, paidLess, surplus, accepted, pending } = impact;
  const [asks, setAsks] = useState(impact.asksCrewAgain);
  const [released, setReleased] = useState<readonly number[]>([]);
  const id = useId();
  const canChoose = move !== null && accepted.length > 0 && !impact.forced;
  const isComplete = surplus.every((each) => countMissing(each, released) === 0);
  const toggle = (invitationId: number) =>
    setReleased((all) =>
      all.includes(invitationId) ? all.filter((each) => each !== invitationId) : [...all, invitationId],
    );
  const save = () =>
    onSave({
      ...(move !== null && { ask_to_reconfirm: asks }),
      ...(released.length > 0 && { release_invitation_ids: [...released] }),
    });
  return (
    <Modal
      open
      kind="form"
      size="small"
      role="alertdialog"
      title={texts.impactTitle(accepted.length + pending.length)}
      describedBy={id}
      onClose={onClose}
      cancelLabel={texts.keepEditing}
      actions={
        <Button intent="primary" disabled={!isComplete} onClick={save}>
          {texts.save}
        </Button>
      }
    >
      <div className={styles.body}>
        <div id={id}>
          {move !== null && <p>{texts.moves[move]}</p>}
          {paidLess.length > 0 && <p>{texts.paidLess(paidLess.length)}</p>}
        </div>
        <People title={texts.accepted} members={accepted} />
        <People title={texts.pending} note={move === null ? undefined : texts.pendingNote} members={pending} />
        {canChoose && <ReconfirmChoice asks={asks} onChange={setAsks} />}
        {surplus.map((each) => (
          <Release key={each.position} surplus={each} released={released} onToggle={toggle} />
        ))}
      </div>
    </Modal>
  );
}

type PeopleProps = { title: string; note?: string | undefined; members: readonly CrewMember[] };

function People({ title, note, members }: PeopleProps) {
  if (members.length === 0) return null;
  return (
    <section>
      <Text as="h3" size={14} below={2}>
        {title}
      </Text>
      <Stack as="ul" gap={2}>
        {members.map((member) => (
          <Row as="li" gap={2} key={member.invitation_id ?? member.user_id}>
            <Avatar name={namePerson(member)} photoUrl={member.avatar_url} size={24} />
            <span>{namePerson(member)}</span>
            {member.position !== null && (
              <Muted as="span" size={13}>
                {jobLabels.position[member.position]}
              </Muted>
            )}
          </Row>
        ))}
      </Stack>
      {note !== undefined && <Muted size={13}>{note}</Muted>}
    </section>
  );
}

type ReleaseProps = { surplus: Surplus; released: readonly number[]; onToggle: (invitationId: number) => void };

function Release({ surplus, released, onToggle }: ReleaseProps) {
  const left = countMissing(surplus, released);
  return (
    <ChoiceGroup legend={texts.release(surplus.surplus, jobLabels.positionInText[surplus.position].one)}>
      {surplus.members.map((member) => (
        <ChoiceBox
          key={member.invitation_id}
          type="checkbox"
          title={namePerson(member)}
          checked={released.includes(member.invitation_id)}
          onChange={() => onToggle(member.invitation_id)}
        />
      ))}
      <Muted size={13}>{left === 0 ? texts.releaseNote : texts.releaseMissing(left)}</Muted>
    </ChoiceGroup>
  );
}

function countMissing({ surplus, members }: Surplus, released: readonly number[]): number {
  return surplus - members.filter(({ invitation_id }) => released.includes(invitation_id)).length;
}

type CrewConflictDialogProps = {
  conflicts: readonly CrewConflict[];
  timezone: string;
  /** True if the user may keep people on the crew, with a reason. */
  canOverride: boolean;
  onDecide: (decision: ConflictDecision) => void;
  onClose: () => void;
};

type Values = { reason: string };

const field = createFieldNames<Values>();

/** Lists the people on the crew who work elsewhere at the new time. Each is removed, or kept with a reason. */
export function CrewConflictDialog({ conflicts, timezone, canOverride, onDecide, onClose }: CrewConflictDialogProps) {
  const textId = useId();
  const [keptIds, setKeptIds] = useState<readonly number[]>([]);
  const keepsAnyone = keptIds.length > 0;
  const choose = ({ invitationId }: CrewConflict, isKept: boolean) =>
    setKeptIds((ids) => [...ids.filter((id) => id !== invitationId), ...(isKept ? [invitationId] : [])]);
  return (
    <FormDialog<Values>
      role="alertdialog"
      title={texts.conflictTitle(conflicts.map(({ name }) => name))}
      describedBy={textId}
      onClose={onClose}
      cancelLabel={texts.goBack}
      action={keepsAnyone ? texts.saveAnyway : texts.removeFromCrew}
      intent="danger"
      className={styles.body}
      onSubmit={({ reason }) => onDecide(decideConflicts(conflicts, keptIds, reason))}
    >
      <p id={textId}>{canOverride ? texts.conflictOverride : texts.conflictText}</p>
      {conflicts.map((conflict) => (
        <Person
          key={conflict.invitationId}
          conflict={conflict}
          timezone={timezone}
          isKept={keptIds.includes(conflict.invitationId)}
          onChoose={canOverride && conflict.employeeId !== null ? choose : undefined}
        />
      ))}
      {keepsAnyone && <OverrideReasonField name={field('reason')} />}
    </FormDialog>
  );
}

type PersonProps = {
  conflict: CrewConflict;
  timezone: string;
  isKept: boolean;
  /** Undefined where the person can only be removed. */
  onChoose: ((conflict: CrewConflict, isKept: boolean) => void) | undefined;
};

function Person({ conflict, timezone, isKept, onChoose }: PersonProps) {
  const { name, number, own, other } = conflict;
  const format = (time: CrewConflict['own']) => time && formatInstantRange(time.start, time.end, timezone);
  const group = useId();
  return (
    <ChoiceGroup legend={name}>
      <Columns as="dl" gap={4} rowGap={1} below={1} size={14} className={styles.times}>
        <Muted as="dt">{texts.thisJob}</Muted>
        <dd>{format(own)}</dd>
        <Muted as="dt">{texts.otherJob(number)}</Muted>
        <dd>{format(other)}</dd>
      </Columns>
      {onChoose && (
        <>
          <ChoiceBox
            type="radio"
            group={group}
            title={texts.removeFromCrew}
            checked={!isKept}
            onChange={() => onChoose(conflict, false)}
          />
          <ChoiceBox
            type="radio"
            group={group}
            title={texts.keepOnCrew}
            checked={isKept}
            onChange={() => onChoose(conflict, true)}
          />
        </>
      )}
    </ChoiceGroup>
  );
}

type StaleOrderDialogProps = Pick<StaleDialogProps<OrderValues, never, Order>, 'stale' | 'base' | 'onSave' | 'onClose'>;

/** Another user saved the order first. */
export function StaleOrderDialog(props: StaleOrderDialogProps) {
  return (
    <StaleDialog
      {...props}
      toValues={toOrderValues}
      rules={orderMerge}
      getLabel={getFieldLabel}
      formatValue={formatFieldValue}
    />
  );
}
