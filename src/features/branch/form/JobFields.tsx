import { FieldRow } from '#platform/forms/layout/FieldRow';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { branchField } from '../model/branchValues';
import { branchRules as rules } from '../model/rules';
import { formTexts as texts } from '../texts';
import { WindowsField } from './WindowsField';

/** Defaults for new jobs of the branch. */
export function JobFields() {
  return (
    <>
      <WindowsField />
      <FieldRow columns="two">
        <NumberField
          name={branchField('default_min_hours')}
          label={texts.hours}
          unit={texts.hoursUnit}
          decimals
          required
          validate={rules.hours}
        />
        <NumberField
          name={branchField('travel_buffer_minutes')}
          label={texts.buffer}
          unit={texts.bufferUnit}
          required
          validate={rules.buffer}
        />
      </FieldRow>
    </>
  );
}
