import { crewSize } from '#domain/orders/formation';
import type { Customer } from '#generated/model';
import { readPhone } from '#platform/lib/phone';
import { foldText } from '#platform/lib/text';
import type { OrderValues, Side } from '../../orders';

/** Fields of an order that an earlier customer fills in. */
const customerFields = [
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
type CustomerPlan = { fills: readonly Fill[]; overwrites: readonly Fill[] };

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

/** The sections of the order form by the values they edit. */
const fieldsOf = {
  customer: customerFields,
  service: ['help_type', 'job_type', 'move_size', 'packing'],
  when: ['date', 'arrival_window', 'firm_time', 'estimated_hours', 'flexible_days', 'end_date'],
  pickUp: ['pick_up_addresses'],
  destination: ['destination_addresses'],
  items: ['items', 'items_complete', 'special_items', 'volume_cuft', 'weight_lb'],
  crew: ['crew_requirements', 'tool_ids', 'languages', 'favorites_first'],
  vehicles: ['vehicle_requirements'],
  pay: ['pay_type', 'offered_rates', 'min_paid_hours', 'travel_pay', 'customer_quote'],
  notes: ['crew_notes', 'office_notes'],
  files: ['attachment_ids'],
} as const satisfies Record<string, readonly (keyof OrderValues)[]>;

export type SectionName = keyof typeof fieldsOf;
export type SectionState = 'errors' | 'done' | 'open';

/** Checks whether a section has its required values; a section without any, whether anything was entered. */
const isFilled: Record<SectionName, (values: OrderValues) => boolean> = {
  customer: ({ customer_name, customer_last_name, customer_primary_phone }) =>
    customer_name.trim() !== '' && customer_last_name.trim() !== '' && readPhone(customer_primary_phone) !== null,
  service: ({ move_size }) => move_size !== null,
  when: ({ date, arrival_window, estimated_hours }) =>
    Boolean(date) && arrival_window !== '' && estimated_hours !== null,
  pickUp: (values) => hasAddresses(values, 'pick_up_addresses'),
  destination: (values) => hasAddresses(values, 'destination_addresses'),
  items: ({ items, special_items }) => items.length + special_items.length > 0,
  crew: ({ crew_requirements }) => crewSize(crew_requirements) > 0,
  vehicles: ({ vehicle_requirements }) => vehicle_requirements.length > 0,
  pay: ({ crew_requirements, offered_rates }) =>
    crewSize(crew_requirements) > 0 &&
    crew_requirements.every(({ position, count }) => count === 0 || (offered_rates[position] ?? null) !== null),
  notes: ({ crew_notes, office_notes }) => `${crew_notes}${office_notes}`.trim() !== '',
  files: ({ attachment_ids }) => attachment_ids.length > 0,
};

function hasAddresses(values: OrderValues, side: Side): boolean {
  return (
    values[side].length > 0 &&
    values[side].every(
      ({ address_line, city, zip }) => address_line.trim() !== '' && city.trim() !== '' && zip.length === 5,
    )
  );
}

/** The sections that have all they need. */
export function listFilled(values: OrderValues): SectionName[] {
  return sectionNames.filter((name) => isFilled[name](values));
}

/** Counts the invalid fields ("pick_up_addresses[0].zip") of a section. */
export function countErrors(wrongFields: readonly string[], section: SectionName): number {
  const fields: readonly string[] = fieldsOf[section];
  return wrongFields.filter((name) => fields.includes(name.split(/[.[]/)[0] ?? '')).length;
}

const sectionNames = Object.keys(fieldsOf).filter((name): name is SectionName => name in fieldsOf);
