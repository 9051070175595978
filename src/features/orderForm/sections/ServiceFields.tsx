import { jobLabels } from '../../orders';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { toCodeChoices } from './codeChoices';
import { HelpTypeField } from './HelpTypeField';
import { orderField, useOrderValue } from '../orderValue';
import { formTexts as texts } from '../texts';

export function ServiceFields() {
  const packing = useOrderValue('packing');
  const isUncounted = packing === 'full' || packing === 'unpack';
  return (
    <>
      <HelpTypeField />
      <FieldRow columns="three">
        <SelectField name={orderField('job_type')} label={texts.jobType} items={jobTypes()} required />
        <SelectField name={orderField('move_size')} label={texts.moveSize} items={moveSizes()} required />
        <SelectField
          name={orderField('packing')}
          label={texts.packing}
          items={packings()}
          {...(isUncounted && { hint: texts.fullPackingHint })}
        />
      </FieldRow>
    </>
  );
}

const jobTypes = () => toCodeChoices(jobLabels.jobType);
const moveSizes = () => toCodeChoices(jobLabels.moveSize);
const packings = () => toCodeChoices(jobLabels.packing);
