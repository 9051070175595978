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
        controls={controls}
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

const controls = {
  customer: 'customer_name',
  phone: 'customer_primary_phone',
  moveSize: 'move_size',
  service: 'help_type',
  date: 'date',
  window: 'arrival_window',
  hours: 'estimated_hours',
  place: 'pick_up_addresses[0].city',
  destination: 'destination_addresses[0].city',
  floor: 'pick_up_addresses[0].floor',
  flights: 'pick_up_addresses[0].flights_of_stairs',
  elevator: 'pick_up_addresses[0].elevator',
  position: 'crew_requirements',
  rate: 'offered_rates',
  tool: 'tool_ids',
  language: 'languages',
  vehicle: 'vehicle_requirements',
};
