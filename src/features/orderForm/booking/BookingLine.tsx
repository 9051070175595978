import type { NeedField } from '#domain/orders/typedLine/needPhrases';
import type { Need } from '#domain/orders/typedLine/parseNeed';
import { FormSection } from '#platform/forms/layout/FormSection';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { createOrderValues, TypedLine } from '../../orders';
import { useOrderFormFacts } from '../orderFormContext';
import { orderField } from '../orderValue';
import { bookingTexts as texts } from '../texts';
import { applyBooking } from './applyBooking';

/** One line that fills in a new order while the dispatcher is on the phone. */
export function BookingLine() {
  const { branch } = useOrderFormFacts();
  const read = useReadValue();
  const change = useChangeValue();
  const fill = (before: Need, after: Need) => {
    const empty = createOrderValues(branch);
    const values = { ...empty, ...read(orderField.root) };
    const filled = applyBooking(before, after, values, empty);
    for (const name of filledNames) if (filled[name] !== values[name]) change(orderField(name), filled[name]);
  };
  return (
    <FormSection title={texts.title} why={texts.why}>
      <TypedLine
        name={orderField('line')}
        label={texts.line}
        hint={texts.hint}
        branch={branch}
        isBooking
        fields={fields}
        onNeed={fill}
      />
    </FormSection>
  );
}

/** The fields that a line can fill in. */
const filledNames = [
  'customer_name',
  'customer_last_name',
  'customer_primary_phone',
  'move_size',
  'help_type',
  'date',
  'arrival_window',
  'estimated_hours',
  'pick_up_addresses',
  'destination_addresses',
  'crew_requirements',
  'offered_rates',
  'tool_ids',
  'languages',
  'vehicle_requirements',
] as const;

const fields = new Set<NeedField>([
  'customer',
  'phone',
  'moveSize',
  'service',
  'date',
  'window',
  'hours',
  'place',
  'destination',
  'floor',
  'flights',
  'elevator',
  'position',
  'rate',
  'tool',
  'language',
  'vehicle',
]);
