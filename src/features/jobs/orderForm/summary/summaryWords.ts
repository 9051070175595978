import { formatNumber } from '../../../../platform/lib/text';
import { formatTimeWindow, windowMinutes } from '../../../../platform/lib/time/clockTimes';
import { parseDate } from '../../../../platform/lib/time/dates';
import { getHelpSides } from '../../../../domain/helpType';
import { formatJobWhen } from '../../../../domain/workDays';
import { listCrewNeeds, formatDailyHours, formatRoute, countStopsBetween } from '../../parts/describeJob';
import { computeVolume } from '../../model/inventory';
import type { OrderValues } from '../../model/orderValues';
import { labels } from '../../parts/labels';
import { itemTexts } from '../items/itemTexts';
import { formatLabor } from '../sections/LaborLine';
import { formTexts as texts } from '../texts';

export type SummaryRow = keyof typeof texts.summaryRows;

/** Texts of the summary rows; null for missing values. */
export const summaryWords: Record<SummaryRow, (values: OrderValues) => string | null> = {
  customer: ({ customer_name, customer_last_name }) => `${customer_name} ${customer_last_name}`.trim(),
  route: describeRoute,
  when: ({ date, end_date, arrival_window }) => {
    if (!windowMinutes(arrival_window)) return null;
    return date && parseDate(date)
      ? formatJobWhen({ date, end_date, arrival_window })
      : texts.windowOnly(formatTimeWindow(arrival_window));
  },
  size: ({ items, items_complete, move_size, volume_cuft }) => {
    if (move_size === null) return null;
    const volume = volume_cuft || computeVolume({ items, items_complete, move_size }) || 0;
    return [labels.moveSize[move_size], itemTexts.cuftOf(formatNumber(volume))].join(' · ');
  },
  crew: ({ crew_requirements }) => listCrewNeeds(crew_requirements).join(', '),
  hours: ({ date, end_date, estimated_hours }) =>
    estimated_hours ? formatDailyHours({ date: date ?? '', end_date, estimated_hours }) : null,
  labor: formatLabor,
};

function describeRoute(values: OrderValues): string | null {
  const cities = getHelpSides(values.help_type).flatMap((side) => values[side].map(({ city }) => city.trim()));
  if (cities.some((city) => city === '')) return null;
  const [city_from = null, city_to = null] = [cities[0], cities.at(-1)];
  const route = formatRoute({ city_from, city_to, stops_count: cities.length });
  const between = countStopsBetween(cities.length);
  return between > 0 ? texts.moreStops(route, between) : route;
}
