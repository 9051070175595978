import { jobLabels, orderRules as rules, type StopValues } from '../../orders';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { useFormValue } from '#platform/forms/formValues';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { toCodeChoices } from '../sections/codeChoices';
import styles from './Stops.module.css';
import { stopTexts as texts } from './texts';

/** Usual lengths of a carry, in feet. */
const usualCarry = 75;

/** Access facts that slow the crew down: stairs, elevator, distance to the truck. */
export function StopAccess({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  return (
    <div className={styles.access}>
      <NumberField name={field('floor')} label={texts.floor} validate={rules.floor} />
      <NumberField name={field('flights_of_stairs')} label={texts.flights} validate={rules.flights} />
      <SelectField name={field('elevator')} label={texts.elevator} items={elevators()} />
      <CarryField name={field('long_carry_ft')} />
      <SelectField name={field('parking')} label={texts.parking} items={parkings()} />
    </div>
  );
}

function CarryField({ name }: { name: FieldName<number | null> }) {
  const isFar = Number(useFormValue(name)) > usualCarry;
  return (
    <NumberField
      name={name}
      label={texts.longCarry}
      unit={texts.feet}
      validate={rules.longCarry}
      {...(isFar && { hint: texts.longCarryFar })}
    />
  );
}

const elevators = () => toCodeChoices(jobLabels.elevator);
const parkings = () => toCodeChoices(jobLabels.parking);
