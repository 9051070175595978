import { createContext, use } from 'react';
import type { Branch } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/dates';
import type { Uploads } from '../files/uploads';

/** What the sections of an order form know beside its values. */
export type OrderFormFacts = {
  branch: Branch;
  /** The day it is where the branch is. */
  today: CalendarDate;
  /** The day the order has already; it may lie in the past. */
  keptDate: CalendarDate | null;
  /** The files chosen here, on their way to the provider. */
  uploads: Uploads;
};

export const OrderFormContext = createContext<OrderFormFacts | null>(null);

export function useOrderFormFacts(): OrderFormFacts {
  const facts = use(OrderFormContext);
  if (!facts) throw new Error('A section is used outside an order form');
  return facts;
}
