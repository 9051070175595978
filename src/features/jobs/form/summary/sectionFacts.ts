import {
  computeVolume,
  countStopsBetween,
  formatDailyHours,
  formatHours,
  formatRoute,
  jobLabels,
  listCrewNeeds,
  type OrderValues,
  type Side,
} from '../../orders';
import { getHelpSides } from '#domain/orders/helpType';
import { formatJobWhen } from '#domain/time/workDays';
import { formatPhone, readPhone } from '#platform/lib/phone';
import { formatNumber } from '#platform/lib/text';
import { formatTimeWindow, windowMinutes } from '#platform/lib/time/clockTimes';
import { parseDate } from '#platform/lib/time/dates';
import { formatAddress } from '../model/addressFill';
import type { SectionName } from '../model/orderSections';
import { suggestEstimate } from '../model/estimateRequest';
import { formTexts as texts, sectionTexts, suggestionTexts } from '../texts';
import { itemTexts } from '../items/texts';
import { formatLabor } from '../sections/PayFields';

/** Summary of each section, a line per fact; empty for an empty section. */
export const sectionFacts: Record<SectionName, (values: OrderValues) => readonly string[]> = {
  customer: ({ customer_name, customer_last_name, customer_primary_phone }) =>
    present(
      `${customer_name} ${customer_last_name}`.trim(),
      readPhone(customer_primary_phone) !== null ? formatPhone(customer_primary_phone, 'list') : '',
    ),
  service: ({ items, items_complete, move_size, volume_cuft }) => {
    if (move_size === null) return [];
    const volume = volume_cuft || computeVolume({ items, items_complete, move_size }) || 0;
    return [[jobLabels.moveSize[move_size], itemTexts.cuftOf(formatNumber(volume))].join(' · ')];
  },
  when: (values) => present(formatWhen(values), formatHoursPerDay(values)),
  pickUp: (values) => listAddresses(values, 'pick_up_addresses'),
  destination: (values) => listAddresses(values, 'destination_addresses'),
  items: ({ items }) => (items.length > 0 ? [sectionTexts.items(countAll(items.map(({ qty }) => qty)))] : []),
  crew: (values) => present(listCrewNeeds(values.crew_requirements).join(', ') || describeSuggestion(values)),
  vehicles: ({ vehicle_requirements }) =>
    vehicle_requirements.length > 0
      ? [sectionTexts.vehicles(countAll(vehicle_requirements.map(({ count }) => count)))]
      : [],
  pay: (values) => present(formatLabor(values) ?? ''),
  notes: ({ crew_notes, office_notes }) => present(crew_notes.trim(), office_notes.trim()),
  files: ({ attachment_ids }) => (attachment_ids.length > 0 ? [sectionTexts.files(attachment_ids.length)] : []),
};

/** "Tempe → Gilbert"; null until all stops have a city. */
export function describeRoute(values: OrderValues): string | null {
  const cities = getHelpSides(values.help_type).flatMap((side) => values[side].map(({ city }) => city.trim()));
  if (cities.some((city) => city === '')) return null;
  const [city_from = null, city_to = null] = [cities[0], cities.at(-1)];
  const route = formatRoute({ city_from, city_to });
  const between = countStopsBetween(cities.length);
  return between > 0 ? texts.moreStops(route, between) : route;
}

function describeSuggestion(values: OrderValues): string {
  const estimate = suggestEstimate(values);
  return estimate ? sectionTexts.suggested(suggestionTexts.title(estimate.people, formatHours(estimate.hours))) : '';
}

function formatWhen({ date, end_date, arrival_window }: OrderValues): string {
  if (!windowMinutes(arrival_window)) return '';
  return date && parseDate(date)
    ? formatJobWhen({ date, end_date, arrival_window })
    : texts.windowOnly(formatTimeWindow(arrival_window));
}

function formatHoursPerDay({ date, end_date, estimated_hours }: OrderValues): string {
  return estimated_hours ? formatDailyHours({ date: date ?? '', end_date, estimated_hours }) : '';
}

function listAddresses(values: OrderValues, side: Side): string[] {
  return present(...values[side].map(formatAddress));
}

function countAll(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 1), 0);
}

function present(...lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
