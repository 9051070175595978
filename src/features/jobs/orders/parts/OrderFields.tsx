import { toArrivalWindow } from '#domain/time/arrivalWindow';
import type { Branch, CrewRequirement } from '#generated/model';
import type { FieldName } from '#platform/forms/fieldNames';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { useFormField } from '#platform/forms/useFormField';
import { minLength } from '#platform/forms/validation/validators';
import { formatTimeWindow, windowMinutes } from '#platform/lib/time/clockTimes';
import { ChoiceBox, ChoiceGroup } from '#platform/ui/choices/ChoiceBox';
import { Chip } from '#platform/ui/data/Chip';
import { CountInput } from '#platform/ui/inputs/CountInput';
import { Columns, Row } from '#platform/ui/layout/Layout';
import { countNeeded, crewOrder, withPositionCount } from '../model/crew';
import { windowRule, crewRule, limits } from '../model/orderRules';
import { needFieldTexts as texts, decisionTexts } from '../texts';
import { listCrewNeeds } from './describeJob';
import { labels } from './labels';
import styles from './OrderFields.module.css';

type ArrivalWindowFieldProps<Values extends object> = {
  name: FieldName<string, Values>;
  label: string;
  branch: Branch;
};

/** The arrival window: one of the branch's usual windows or a custom one. */
export function ArrivalWindowField<Values extends object>({ name, label, branch }: ArrivalWindowFieldProps<Values>) {
  const change = useChangeValue();
  const window = useFormValue(name) ?? '';
  return (
    <Row gap={4} rowGap={2} align="stretch" isWrapping className={styles.window}>
      <WindowField
        name={name}
        label={label}
        hint={windowMinutes(window) ? formatTimeWindow(window) : texts.windowHint}
        required
        validate={windowRule}
        complete={(start) => toArrivalWindow(start, branch.default_arrival_windows)}
      />
      <Row gap={2} align="start" isWrapping className={styles.chips} role="group" aria-label={texts.usualWindows}>
        {branch.default_arrival_windows.map((usual) => (
          <Chip
            key={usual}
            label={formatTimeWindow(usual)}
            selected={usual === window}
            onClick={() => change(name, usual)}
          />
        ))}
      </Row>
    </Row>
  );
}

type CrewSizeFieldProps<Values extends object> = {
  name: FieldName<readonly CrewRequirement[], Values>;
  label: string;
  /** The open slots of a job, if no others can be chosen. */
  open?: readonly CrewRequirement[];
};

/** The number of people in each position, the crew lead first. */
export function CrewSizeField<Values extends object>({ name, label, open }: CrewSizeFieldProps<Values>) {
  const hint = open && { hint: texts.onlyOpen(listCrewNeeds(open).join(', ')) };
  const field = useFormField({ name, label, validate: crewRule, ...hint }, none);
  const { id, ...control } = field.control;
  return (
    <FieldFrame {...field.frame} group required>
      <Columns
        rowGap={2}
        gap={6}
        columns={2}
        id={id}
        role="group"
        tabIndex={-1}
        className={styles.crew}
        aria-labelledby={getLabelId(id)}
        aria-describedby={control['aria-describedby']}
      >
        {(open?.map(({ position }) => position) ?? crewOrder).map((position) => (
          <Row isTarget gap={3} justify="between" key={position}>
            <span aria-hidden="true">{labels.position[position]}</span>
            <CountInput
              aria-label={labels.position[position]}
              aria-invalid={control['aria-invalid']}
              value={countNeeded(field.value, position)}
              max={open ? countNeeded(open, position) : limits.crew}
              lessLabel={texts.less(labels.positionInText[position].one)}
              moreLabel={texts.more(labels.positionInText[position].one)}
              onChange={(count) => field.change(withPositionCount(field.value, position, count))}
            />
          </Row>
        ))}
      </Columns>
    </FieldFrame>
  );
}

const none: readonly CrewRequirement[] = [];

type OverrideReasonFieldProps<Values extends object> = { name: FieldName<string | undefined, Values> };

/** Reason to put someone on a job despite a hard conflict (docs/product.md, "Conflicts"). */
export function OverrideReasonField<Values extends object>({ name }: OverrideReasonFieldProps<Values>) {
  return (
    <TextAreaField
      name={name}
      label={decisionTexts.reason}
      hint={decisionTexts.reasonHint}
      rows={2}
      limit={300}
      required
      validate={longEnough}
    />
  );
}

const longEnough = minLength(3);

type ReconfirmChoiceProps = { asks: boolean; onChange: (asks: boolean) => void };

/** Choice between notifying the crew of a change and asking it to accept again. */
export function ReconfirmChoice({ asks, onChange }: ReconfirmChoiceProps) {
  return (
    <ChoiceGroup legend={decisionTexts.how}>
      <ChoiceBox
        type="radio"
        title={decisionTexts.notify}
        note={decisionTexts.notifyNote}
        checked={!asks}
        onChange={() => onChange(false)}
      />
      <ChoiceBox
        type="radio"
        title={decisionTexts.reconfirm}
        note={decisionTexts.reconfirmNote}
        checked={asks}
        onChange={() => onChange(true)}
      />
    </ChoiceGroup>
  );
}
