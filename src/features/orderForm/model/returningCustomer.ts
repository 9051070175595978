import type { OrderValues } from '../../orders';
import type { Customer } from '#generated/model';
import { foldText } from '#platform/lib/values/foldText';

/** Fields of an order that an earlier customer fills in. */
export const customerFields = [
  'customer_name',
  'customer_last_name',
  'customer_primary_phone',
  'customer_secondary_phone',
  'customer_email',
  'company_name',
] as const satisfies readonly (keyof OrderValues)[];

export type CustomerField = (typeof customerFields)[number];

export type Fill = { field: CustomerField; typed: string; found: string };

/** Fields that choosing a customer fills in immediately, and fields it would overwrite. */
export type CustomerPlan = { fills: readonly Fill[]; overwrites: readonly Fill[] };

/**
 * Fills empty fields, beginnings of what was found, and the fields that were searched. Every other typed text differs
 * from what is known and is overwritten only if the user agrees.
 */
export function planFill(
  values: Partial<Pick<OrderValues, CustomerField>>,
  customer: Pick<Customer, CustomerField>,
  searched: readonly CustomerField[],
): CustomerPlan {
  const all = customerFields.flatMap((field): Fill[] => {
    const [typed, found] = [values[field]?.trim() ?? '', customer[field] ?? ''];
    return found === '' || found === typed ? [] : [{ field, typed, found }];
  });
  const isFree = ({ field, typed, found }: Fill) =>
    searched.includes(field) || foldText(found).startsWith(foldText(typed));
  return { fills: all.filter(isFree), overwrites: all.filter((fill) => !isFree(fill)) };
}
