import type { Uploads } from '../orders';
import type { Branch } from '#generated/model';
import { createRequiredContext } from '#platform/lib/requiredContext';
import type { CalendarDate } from '#platform/lib/time/dates';

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

export const [OrderFormContext, useOrderFormFacts] = createRequiredContext<OrderFormFacts>(
  'A section is used outside an order form',
);
