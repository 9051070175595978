import type { OrderValues, Side, StopValues } from '../orders';
import { createFieldNames } from '#platform/forms/fieldNames';
import { useDerivedValue, useReadValue } from '#platform/forms/formValues';
import { countDays } from '#domain/time/workDays';

export const orderField = createFieldNames<OrderValues>();

/** One value of the order form; renders again only when that value changes. */
export function useOrderValue<Name extends keyof OrderValues>(name: Name): OrderValues[Name] {
  return useDerivedValue(orderField.root, (values) => requireOrder(values)[name]);
}

/** A result computed from all values of the order; renders again only when the result changes. */
export function useDerivedOrder<Result>(derive: (values: OrderValues) => Result): Result {
  return useDerivedValue(orderField.root, (values) => derive(requireOrder(values)));
}

/** Number of days of the job, from the dates entered so far. */
export function useOrderDays(): number {
  return countDays({ date: useOrderValue('date') ?? '', end_date: useOrderValue('end_date') });
}

/** Returns a getter for the stops of a side, for event handlers. */
export function useReadStops(): (side: Side) => readonly StopValues[] {
  const read = useReadValue();
  return (side) => read(orderField(side)) ?? [];
}

/** The order form starts with all values, and no field removes one. */
function requireOrder(values: Partial<OrderValues>): OrderValues {
  if (!isOrder(values)) throw new Error('This is not the order form');
  return values;
}

function isOrder(values: Partial<OrderValues>): values is OrderValues {
  return values.pick_up_addresses !== undefined;
}
