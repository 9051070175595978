import { limits, orderRules as rules, type StopValues } from '../../orders';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useDerivedValue, useFormValue } from '#platform/forms/formValues';
import { MoreFields } from '../MoreFields';
import { stopTexts as texts } from './texts';

/** Less common fields of a stop. */
export function StopMore({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const facts = useDerivedValue(stop, ({ contact_name = '', access_notes = '' }) =>
    [contact_name, access_notes].filter((text) => text.trim() !== ''),
  );
  return (
    <MoreFields name="stop" label={texts.more} facts={facts}>
      <FieldRow columns="two">
        <TextField name={field('contact_name')} label={texts.contactName} autoComplete="off" validate={rules.contact} />
        <PhoneField name={field('contact_phone')} label={texts.contactPhone} autoComplete="off" />
      </FieldRow>
      <FieldRow columns="two">
        <ElevatorWindow stop={stop} />
        <NumberField
          name={field('truck_max_ft')}
          label={texts.truckLength}
          unit={texts.feet}
          validate={rules.truckLength}
        />
      </FieldRow>
      <TextAreaField
        name={field('access_notes')}
        label={texts.accessNotes}
        hint={texts.accessNotesHint}
        limit={limits.accessNotes}
        rows={2}
      />
      <CheckboxField name={field('coi_required')} label={texts.coi} />
    </MoreFields>
  );
}

function ElevatorWindow({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const elevator = useFormValue(field('elevator'));
  if (elevator === 'none' || elevator === null) return null;
  return (
    <WindowField
      name={field('elevator_window')}
      label={texts.elevatorWindow}
      hint={texts.elevatorWindowHint}
      validate={rules.elevatorWindow}
    />
  );
}
