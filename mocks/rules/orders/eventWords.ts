/** Words for the columns of an order that a form changes. */
const fieldWords: Readonly<Record<string, string>> = {
  customer_name: 'customer',
  customer_last_name: 'customer',
  customer_primary_phone: 'phone',
  customer_secondary_phone: 'phone',
  customer_email: 'email',
  company_name: 'customer',
  help_type: 'service',
  job_type: 'job type',
  move_size: 'move size',
  packing: 'packing',
  date: 'date',
  end_date: 'last day',
  flexible_days: 'date',
  arrival_window: 'arrival window',
  firm_time: 'arrival window',
  estimated_hours: 'hours',
  pick_up_addresses: 'stops',
  destination_addresses: 'stops',
  items: 'items',
  items_complete: 'items',
  special_items: 'items',
  volume_cuft: 'items',
  weight_lb: 'items',
  crew_requirements: 'crew needed',
  tool_ids: 'tools',
  languages: 'languages',
  favorites_first: 'favorites',
  vehicle_requirements: 'vehicles',
  pay_type: 'pay',
  offered_rates: 'pay',
  min_paid_hours: 'pay',
  travel_pay: 'pay',
  customer_quote: 'quote',
  crew_notes: 'crew notes',
  office_notes: 'office notes',
  attachments: 'files',
};

/** Longer lists end with "and 2 more". */
const namedFields = 3;

/** The changed fields in words, each once: ["arrival window", "items"]. */
export function listFieldWords(fields: readonly string[]): string[] {
  return [...new Set(fields.flatMap((field) => fieldWords[field] ?? []))];
}

/** A line of an order's history: "Dana changed arrival window, items". */
export function describeChange(who: string, fields: readonly string[]): string {
  const words = listFieldWords(fields);
  if (words.length === 0) return `${who} saved the job`;
  const more = words.length - namedFields;
  return `${who} changed ${words.slice(0, namedFields).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A line of an order's history: "Dana invited 4 people". */
export function describeInvited(who: string, count: number): string {
  return `${who} invited ${count === 1 ? '1 person' : `${count} people`}`;
}
