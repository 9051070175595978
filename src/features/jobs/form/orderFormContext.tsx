import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { countDays } from '#domain/time/workDays';
import type { Branch, Customer } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { useDerivedValue, useReadValue } from '#platform/forms/formValues';
import { createRequiredContext } from '#platform/lib/requiredContext';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { Uploads, OrderValues, Side, StopValues } from '../orders';

/** Data for the sections of the order form, in addition to its values. */
export type OrderFormFacts = {
  branch: Branch;
  /** Today in the branch's zone. */
  today: CalendarDate;
  /** The order's saved date, which may be in the past. */
  keptDate: CalendarDate | null;
  /** True for a new order, which starts with typing a line or a name. */
  isNew: boolean;
  /** Uploads of the files chosen in this form. */
  uploads: Uploads;
};

export const [OrderFormContext, useOrderFormFacts] = createRequiredContext<OrderFormFacts>('the order form');

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

type ChosenCustomer = {
  /** The earlier customer who was chosen in this form. */
  customer: Customer | null;
  choose: (customer: Customer) => void;
};

const CustomerContext = createContext<ChosenCustomer>({ customer: null, choose: () => undefined });

/** Lets the stops of an order offer the addresses of the customer who was chosen. */
export function CustomerProvider({ children }: { children: ReactNode }) {
  const [customer, choose] = useState<Customer | null>(null);
  const chosen = useMemo(() => ({ customer, choose }), [customer]);
  return <CustomerContext value={chosen}>{children}</CustomerContext>;
}

export function useChosenCustomer(): ChosenCustomer {
  return use(CustomerContext);
}
