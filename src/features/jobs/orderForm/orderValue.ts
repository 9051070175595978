import { useDerivedValue, useFormValue, useReadValue } from '../../../platform/forms/formValues';
import { countDays } from '../../../domain/workDays';
import type { OrderValues, Side } from '../model/orderValues';
import type { StopValues } from '../model/stopValues';

type UseValue = <Name extends keyof OrderValues>(name: Name) => OrderValues[Name];
type UseDerived = <Result>(derive: (values: OrderValues) => Result) => Result;

/** One value of the order form around; renders again when that value changes and at nothing else. */
export const useOrderValue: UseValue = useFormValue as UseValue;

/** What is made of all values of the order; renders again only when that comes out different. */
export const useDerivedOrder: UseDerived = useDerivedValue as UseDerived;

/** How many days the job lasts, as far as they are typed. */
export function useOrderDays(): number {
  return countDays({ date: useOrderValue('date') ?? '', end_date: useOrderValue('end_date') });
}

/** Reads the stops of a side when something happens. */
export const useReadStops: () => (side: Side) => readonly StopValues[] = useReadValue as () => (
  side: Side,
) => readonly StopValues[];
