import { useCallback } from 'react';
import { createFieldNames } from '../../../platform/forms/fieldNames';
import { useDerivedValue, useFormReading, useReadValue } from '../../../platform/forms/formValues';
import { countDays } from '../../../domain/workDays';
import type { OrderValues, Side } from '../model/orderValues';
import type { StopValues } from '../model/stopValues';

export const orderField = createFieldNames<OrderValues>();

/** One value of the order form; renders again only when that value changes. */
export function useOrderValue<Name extends keyof OrderValues>(name: Name): OrderValues[Name] {
  return useFormReading(orderField.root, (values) => wholeOrder(values)[name]);
}

/** What is made of all values of the order; renders again only when that comes out different. */
export function useDerivedOrder<Result>(derive: (values: OrderValues) => Result): Result {
  const deriveWhole = useCallback((values: Partial<OrderValues>) => derive(wholeOrder(values)), [derive]);
  return useDerivedValue(orderField.root, deriveWhole);
}

/** How many days the job lasts, as far as they are typed. */
export function useOrderDays(): number {
  return countDays({ date: useOrderValue('date') ?? '', end_date: useOrderValue('end_date') });
}

/** Reads the stops of a side when something happens. */
export function useReadStops(): (side: Side) => readonly StopValues[] {
  const read = useReadValue();
  return (side) => read(orderField(side)) ?? [];
}

/** The order form begins with all its values, and none of its fields takes one away. */
function wholeOrder(values: Partial<OrderValues>): OrderValues {
  if (!isOrder(values)) throw new Error('This is not the order form');
  return values;
}

function isOrder(values: Partial<OrderValues>): values is OrderValues {
  return values.pick_up_addresses !== undefined;
}
