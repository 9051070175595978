import { OverrideReasonField } from '../../orders';
import { useId, useState } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import { ChoiceBox, ChoiceGroup } from '#platform/ui/choices/ChoiceBox';
import { decideConflicts, type CrewConflict, type ConflictDecision } from '../model/crewConflicts';
import { changeTexts as texts } from './texts';
import styles from './ChangeDialogs.module.css';

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
      <dl className={styles.times}>
        <dt>{texts.thisJob}</dt>
        <dd>{format(own)}</dd>
        <dt>{texts.otherJob(number)}</dt>
        <dd>{format(other)}</dd>
      </dl>
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
