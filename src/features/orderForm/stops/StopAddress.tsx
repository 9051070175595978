import { cardTexts, jobLabels, orderRules as rules, type StopValues } from '../../orders';
import { isUnitMissing, needsUnit } from '#domain/places/stopGaps';
import { usStates } from '#domain/places/usStates';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useFormValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { StatusChip } from '#platform/ui/data/Chip';
import { WarningIcon } from '#platform/ui/icons';
import { customerTexts } from '../texts';
import { stopTexts as texts } from './texts';
import { toCodeChoices } from '../sections/codeChoices';
import { AddressField } from './AddressField';
import { EarlierAddresses } from './EarlierAddresses';
import styles from './Stops.module.css';
import { StopZipField } from './StopZipField';

/** Property type and address. The type comes first because it decides whether a unit is needed. */
export function StopAddress({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  return (
    <>
      <EarlierAddresses stop={stop} />
      <div className={styles.address}>
        <SelectField name={field('place_type')} label={texts.placeType} items={placeTypes()} required />
        <AddressField stop={stop} />
        <TextField name={field('unit')} label={texts.unit} width="short" autoComplete="off" validate={rules.unit} />
      </div>
      <MissingUnit stop={stop} />
      <FieldRow columns="zip">
        <StopZipField stop={stop} />
        <TextField name={field('city')} label={texts.city} autoComplete="off" required validate={rules.city} />
        <SelectField name={field('state')} label={texts.state} items={usStates} autoComplete="off" required />
      </FieldRow>
    </>
  );
}

/** A crew that does not know the unit has to call the customer; the job can be saved all the same. */
function MissingUnit({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const place_type = useFormValue(field('place_type')) ?? null;
  const unit = useFormValue(field('unit')) ?? null;
  const no_unit = useFormValue(field('no_unit')) ?? false;
  if (!needsUnit(place_type) || (unit ?? '').trim() !== '') return null;
  return (
    <div className={styles.missing}>
      <div role="status">
        {isUnitMissing({ place_type, unit, no_unit }) && (
          <StatusChip tone="warning" icon={<WarningIcon />}>
            {cardTexts.unitMissing}
          </StatusChip>
        )}
      </div>
      <CheckboxField name={field('no_unit')} label={customerTexts.noUnit} />
    </div>
  );
}

const placeTypes = () => toCodeChoices(jobLabels.placeType);
