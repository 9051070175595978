import { formatMoney, formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatNumber } from '#platform/lib/text';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatDay } from '#platform/lib/time/dates';
import {
  describeHelp,
  formatHours,
  jobLabels,
  listCrewNeeds,
  positions,
  type OrderValues,
  type StopValues,
} from '../../orders';
import { itemTexts } from '../items/texts';
import type { OrderKey } from '../model/editImpact';
import { bookingTexts, formTexts as texts } from '../texts';
import { changeTexts } from './texts';

/** Label of an order's field where two versions are compared. */
export function getFieldLabel(field: OrderKey): string {
  return getFieldLabels()[field];
}

/** The field's value as text. */
export function formatFieldValue(field: OrderKey, values: OrderValues): string {
  const show = shows[field];
  return (show ? show(values) : plain(values[field])) || changeTexts.nothing;
}

const getFieldLabels = (): Record<OrderKey, string> => ({
  line: bookingTexts.line,
  customer_name: texts.firstName,
  customer_last_name: texts.lastName,
  customer_primary_phone: texts.phone,
  customer_secondary_phone: texts.secondPhone,
  customer_email: texts.email,
  company_name: texts.company,
  help_type: texts.helpType,
  job_type: texts.jobType,
  move_size: texts.moveSize,
  packing: texts.packing,
  date: texts.date,
  arrival_window: texts.window,
  firm_time: texts.firmTime,
  estimated_hours: texts.hours,
  flexible_days: texts.flexibleDays,
  end_date: texts.endDate,
  pick_up_addresses: texts.sections.pickUp.title,
  destination_addresses: texts.sections.destination.title,
  items: texts.sections.items.title,
  items_complete: itemTexts.complete,
  special_items: itemTexts.special,
  volume_cuft: itemTexts.totalVolume,
  weight_lb: itemTexts.totalWeight,
  crew_requirements: texts.crew,
  tool_ids: texts.tools,
  languages: texts.languages,
  favorites_first: texts.favoritesFirst,
  vehicle_requirements: texts.sections.vehicles.title,
  pay_type: texts.payType,
  offered_rates: texts.sections.pay.title,
  min_paid_hours: texts.minPaidHours,
  travel_pay: texts.travelPay,
  customer_quote: texts.quote,
  crew_notes: texts.crewNotes,
  office_notes: texts.officeNotes,
  attachment_ids: texts.sections.files.title,
});

const shows: Partial<Record<OrderKey, (values: OrderValues) => string>> = {
  customer_primary_phone: (values) => formatPhone(values.customer_primary_phone, 'list'),
  customer_secondary_phone: (values) => formatPhone(values.customer_secondary_phone, 'list'),
  help_type: (values) => describeHelp(values.help_type),
  job_type: ({ job_type }) => (job_type ? jobLabels.jobType[job_type] : ''),
  move_size: ({ move_size }) => (move_size ? jobLabels.moveSize[move_size] : ''),
  packing: ({ packing }) => (packing ? jobLabels.packing[packing] : ''),
  date: ({ date }) => (date ? formatDay(date) : ''),
  end_date: ({ end_date }) => (end_date ? formatDay(end_date) : ''),
  arrival_window: ({ arrival_window }) => formatTimeWindow(arrival_window),
  estimated_hours: ({ estimated_hours }) => (estimated_hours ? formatHours(estimated_hours) : ''),
  min_paid_hours: ({ min_paid_hours }) => (min_paid_hours ? formatHours(min_paid_hours) : ''),
  pick_up_addresses: (values) => formatStops(values.pick_up_addresses),
  destination_addresses: (values) => formatStops(values.destination_addresses),
  items: ({ items }) => items.map(({ qty, name }) => `${qty ?? 1} × ${name}`).join(', '),
  special_items: ({ special_items }) => special_items.map((item) => jobLabels.specialItem[item]).join(', '),
  volume_cuft: ({ volume_cuft }) => (volume_cuft ? itemTexts.cuftOf(formatNumber(volume_cuft)) : ''),
  weight_lb: ({ weight_lb }) => (weight_lb ? itemTexts.poundsOf(formatNumber(weight_lb)) : ''),
  crew_requirements: ({ crew_requirements }) => listCrewNeeds(crew_requirements).join(', '),
  tool_ids: ({ tool_ids }) => (tool_ids.length > 0 ? changeTexts.items(tool_ids.length) : ''),
  languages: ({ languages }) => languages.map((language) => jobLabels.language[language]).join(', '),
  vehicle_requirements: ({ vehicle_requirements: { length } }) => (length > 0 ? changeTexts.items(length) : ''),
  pay_type: ({ pay_type }) => (pay_type ? texts.payTypes[pay_type] : ''),
  offered_rates: ({ offered_rates }) =>
    positions
      .flatMap((position) => {
        const rate = offered_rates[position];
        return rate ? [`${jobLabels.position[position]} ${formatRate(rate)}`] : [];
      })
      .join(', '),
  travel_pay: ({ travel_pay }) => (travel_pay ? formatMoney(travel_pay) : ''),
  customer_quote: ({ customer_quote }) => (customer_quote ? formatMoney(customer_quote) : ''),
  attachment_ids: ({ attachment_ids }) => attachment_ids.map(({ name }) => name).join(', '),
};

function formatStops(stops: readonly StopValues[]): string {
  return stops.map(({ address_line, city }) => [address_line, city].filter(Boolean).join(', ')).join(' · ');
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? changeTexts.yes : changeTexts.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
