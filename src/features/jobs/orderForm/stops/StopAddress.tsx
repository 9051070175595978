import { isUnitMissing } from '../../../../domain/stopGaps';
import { type FieldName, createPartNames } from '../../../../platform/forms/fieldNames';
import { FieldRow } from '../../../../platform/forms/layout/FieldRow';
import { useFormValue } from '../../../../platform/forms/formValues';
import { MaskedField } from '../../../../platform/forms/fields/text/MaskedField';
import { createMask } from '../../../../platform/forms/fields/text/masks';
import { SelectField } from '../../../../platform/forms/fields/choices/SelectField';
import { TextField } from '../../../../platform/forms/fields/text/TextField';
import { StatusChip } from '../../../../platform/ui/data/Chip';
import { WarningIcon } from '../../../../platform/ui/icons';
import { usStates } from '../../../../domain/usStates';
import { orderRules as rules } from '../../model/orderRules';
import { cardTexts } from '../../parts/texts';
import type { StopValues } from '../../model/stopValues';
import { stopTexts as texts } from './stopTexts';

export function StopAddress({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  return (
    <>
      <FieldRow columns="address">
        <TextField
          name={field('address_line')}
          label={texts.address}
          autoComplete="off"
          required
          validate={rules.address}
        />
        <TextField name={field('unit')} label={texts.unit} autoComplete="off" validate={rules.unit} />
      </FieldRow>
      <MissingUnit stop={stop} />
      <FieldRow columns="city">
        <TextField name={field('city')} label={texts.city} autoComplete="off" required validate={rules.city} />
        <SelectField name={field('state')} label={texts.state} items={usStates} autoComplete="off" required />
        <MaskedField
          name={field('zip')}
          label={texts.zip}
          mask={zipMask}
          width="short"
          autoComplete="off"
          required
          validate={rules.zip}
        />
      </FieldRow>
    </>
  );
}

/** A crew that does not know the unit has to call the customer; the job can be saved all the same. */
function MissingUnit({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const place_type = useFormValue(field('place_type')) ?? null;
  const unit = useFormValue(field('unit')) ?? null;
  if (!isUnitMissing({ place_type, unit })) return null;
  return (
    <div role="status">
      <StatusChip tone="warning" icon={<WarningIcon />}>
        {cardTexts.unitMissing}
      </StatusChip>
    </div>
  );
}

const zipMask = createMask('#####');
