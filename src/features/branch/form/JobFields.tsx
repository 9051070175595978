import { FieldRow } from '#platform/forms/layout/FieldRow';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { branchField, type IsRequired } from '../model/branchValues';
import { branchRules as rules } from '../model/rules';
import { formTexts as texts } from '../texts';
import { WindowsField } from './WindowsField';

/** Defaults for new jobs of the branch. */
export function JobFields({ isRequired }: { isRequired: IsRequired }) {
  return (
    <>
      <WindowsField />
      <FieldRow columns="two">
        <NumberField
          name={branchField('default_min_hours')}
          label={texts.hours}
          unit={texts.hoursUnit}
          decimals
          required={isRequired('default_min_hours')}
          validate={rules.hours}
        />
        <NumberField
          name={branchField('travel_buffer_minutes')}
          label={texts.buffer}
          unit={texts.bufferUnit}
          required={isRequired('travel_buffer_minutes')}
          validate={rules.buffer}
        />
      </FieldRow>
    </>
  );
}
