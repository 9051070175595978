import { CheckboxField } from '../../../../platform/forms/fields/choices/CheckboxField';
import { FieldRow } from '../../../../platform/forms/layout/FieldRow';
import { useFormValue } from '../../../../platform/forms/formValues';
import { MaskedField } from '../../../../platform/forms/fields/text/MaskedField';
import { masks } from '../../../../platform/forms/fields/text/masks';
import { NumberField } from '../../../../platform/forms/fields/text/NumberField';
import { PhoneField } from '../../../../platform/forms/fields/text/PhoneField';
import { TextAreaField } from '../../../../platform/forms/fields/text/TextAreaField';
import { TextField } from '../../../../platform/forms/fields/text/TextField';
import { limits, orderRules as rules } from '../../model/orderRules';
import styles from './Stops.module.css';
import { stopTexts as texts } from './stopTexts';

/** What few stops need, folded away; an error in it opens it. */
export function StopMore({ path }: { path: string }) {
  return (
    <details className={styles.more}>
      <summary>{texts.more}</summary>
      <div className={styles.moreFields}>
        <FieldRow columns="two">
          <TextField
            name={`${path}.contact_name`}
            label={texts.contactName}
            autoComplete="off"
            validate={rules.contact}
          />
          <PhoneField name={`${path}.contact_phone`} label={texts.contactPhone} autoComplete="off" />
        </FieldRow>
        <FieldRow columns="two">
          <ElevatorWindow path={path} />
          <NumberField
            name={`${path}.truck_max_ft`}
            label={texts.truckLength}
            unit={texts.feet}
            validate={rules.truckLength}
          />
        </FieldRow>
        <TextAreaField
          name={`${path}.access_notes`}
          label={texts.accessNotes}
          hint={texts.accessNotesHint}
          limit={limits.accessNotes}
          rows={2}
        />
        <CheckboxField name={`${path}.coi_required`} label={texts.coi} />
      </div>
    </details>
  );
}

function ElevatorWindow({ path }: { path: string }) {
  const elevator = useFormValue(`${path}.elevator`);
  if (elevator === 'none' || elevator === null) return null;
  return (
    <MaskedField
      name={`${path}.elevator_window`}
      label={texts.elevatorWindow}
      hint={texts.elevatorWindowHint}
      mask={masks.time}
      validate={rules.elevatorWindow}
    />
  );
}
