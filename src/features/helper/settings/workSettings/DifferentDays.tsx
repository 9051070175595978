import { availabilityLimits as limits, hasValidWindows } from '#domain/people/availability';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { createFieldNames, createPartNames } from '#platform/forms/fieldNames';
import { useFormValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { useListField } from '#platform/forms/useListField';
import { maxLength } from '#platform/forms/validation/validators';
import { newKey } from '#platform/lib/newKey';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { type DifferentDay, type HoursValues, isNewDate, newDifferentDay } from './hours';
import styles from './DifferentDays.module.css';
import { workTexts as texts } from './texts';

const field = createFieldNames<HoursValues>();

/** Single days that are off or have other hours. The calendar changes the same ones. */
export function DifferentDays({ zone }: { zone: string }) {
  const list = useListField<DifferentDay>(field('exceptions'), texts.exceptions);
  return (
    <div id={list.id} tabIndex={-1} className={styles.days}>
      <h3 className={styles.title}>{texts.exceptions}</h3>
      {list.keys.length === 0 && <p className={styles.none}>{texts.exceptionsNone}</p>}
      {list.keys.map((key, index) => (
        <DayFields key={key} index={index} zone={zone} onRemove={() => list.remove(index)} />
      ))}
      {list.error !== undefined && <p role="alert">{list.error}</p>}
      {list.keys.length < limits.exceptions && (
        <div>
          <Button
            variant="outline"
            size="large"
            icon={<PlusIcon />}
            onClick={() => list.add(newDifferentDay(newKey()))}
          >
            {texts.addException}
          </Button>
        </div>
      )}
    </div>
  );
}

type DayFieldsProps = { index: number; zone: string; onRemove: () => void };

function DayFields({ index, zone, onRemove }: DayFieldsProps) {
  const name = field(`exceptions[${index}]`);
  const part = createPartNames(name);
  const hasOtherHours = useFormValue(part('kind')) === 'other';
  return (
    <FieldGroupLabel value={texts.exception(index + 1)}>
      <fieldset className={styles.day}>
        <legend className={styles.legend}>{texts.exception(index + 1)}</legend>
        <DateField name={part('date')} label={texts.date} zone={zone} required validate={isNewDate(index)} />
        <RadioField name={part('kind')} label={texts.kind} choices={listKinds()} />
        <FieldRow columns="two">
          {hasOtherHours && (
            <WindowField name={part('window')} label={texts.window} required validate={endsAfterStart} />
          )}
          <TextField name={part('note')} label={texts.note} hint={texts.noteHint} validate={noteRule} />
        </FieldRow>
        <div>
          <Button variant="quiet" intent="danger" touch icon={<TrashIcon />} onClick={onRemove}>
            {texts.removeException(index + 1)}
          </Button>
        </div>
      </fieldset>
    </FieldGroupLabel>
  );
}

const listKinds = () => [
  { value: 'off' as const, title: texts.kinds.off },
  { value: 'other' as const, title: texts.kinds.other },
];
const noteRule = maxLength(limits.noteLength);
const endsAfterStart = (window: string | null | undefined) =>
  hasValidWindows([String(window)]) ? undefined : texts.windowOrder;
