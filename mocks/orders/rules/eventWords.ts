import { inLanguage } from '#platform/language/current';
import { fieldTexts as texts } from '../../notifications/texts/activities';

/** The text for each column of an order that a form changes. */
const fieldKeys: Readonly<Record<string, keyof typeof texts>> = {
  customer_name: 'customer',
  customer_last_name: 'customer',
  customer_primary_phone: 'phone',
  customer_secondary_phone: 'phone',
  customer_email: 'email',
  company_name: 'customer',
  help_type: 'service',
  job_type: 'jobType',
  move_size: 'moveSize',
  packing: 'packing',
  date: 'date',
  end_date: 'lastDay',
  flexible_days: 'date',
  arrival_window: 'arrivalWindow',
  firm_time: 'arrivalWindow',
  estimated_hours: 'hours',
  pick_up_addresses: 'stops',
  destination_addresses: 'stops',
  items: 'items',
  items_complete: 'items',
  special_items: 'items',
  volume_cuft: 'items',
  weight_lb: 'items',
  crew_requirements: 'crewNeeded',
  tool_ids: 'tools',
  languages: 'languages',
  favorites_first: 'favorites',
  vehicle_requirements: 'vehicles',
  pay_type: 'pay',
  offered_rates: 'pay',
  min_paid_hours: 'pay',
  travel_pay: 'pay',
  customer_quote: 'quote',
  crew_notes: 'crewNotes',
  office_notes: 'officeNotes',
  attachments: 'files',
};

/** Longer lists end with "and 2 more". */
const namedFields = 3;

/** The changed fields in words, without repeats: ["arrival window", "items"]. */
export function listFieldWords(fields: readonly string[]): string[] {
  const keys = fields.flatMap((field) => fieldKeys[field] ?? []);
  return [...new Set(keys.map((key) => texts[key]))];
}

/** A line of an order's history, which the office reads in English: "Dana changed arrival window, items". */
export function describeChange(who: string, fields: readonly string[]): string {
  const words = inLanguage('en', () => listFieldWords(fields));
  if (words.length === 0) return `${who} saved the job`;
  const more = words.length - namedFields;
  return `${who} changed ${words.slice(0, namedFields).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A line of an order's history: "Dana invited 4 people". */
export function describeInvited(who: string, count: number): string {
  return `${who} invited ${count === 1 ? '1 person' : `${count} people`}`;
}
